#include "tests/support/zip_bomb.h"

#include "tests/support/zip_writer.h"

namespace cvconv::testing {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20U;

}  // namespace

std::string zip_bomb(const Parts& parts, const std::string& name, std::size_t megabytes, std::size_t stated) {
    ZipWriter writer;
    for (const auto& [own_name, content] : parts) {
        writer.add_stored(own_name, content);
    }
    const std::string blanks(megabyte, ' ');
    const std::string one = deflate(blanks, false);
    std::string packed;
    packed.reserve(one.size() * megabytes);
    for (std::size_t i = 1; i < megabytes; ++i) {
        packed += one;
    }
    writer.add(name, packed + deflate(blanks, true), stated * megabyte, 0, true);
    return writer.take();
}

}  // namespace cvconv::testing
