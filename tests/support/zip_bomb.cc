#include "tests/support/zip_bomb.h"

#include <cstdint>
#include <stdexcept>

#include <zlib.h>

namespace cvconv::testing {
namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20U;

void put(std::string& bytes, std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i) {
        bytes += static_cast<char>((value >> (8 * i)) & 0xFFU);
    }
}

/// A megabyte of blanks as deflate packs it, once to go on behind it, and once as the end.
std::string packed_megabyte(bool last) {
    const std::string blanks(megabyte, ' ');
    std::string packed(megabyte, '\0');
    z_stream stream{};
    constexpr int raw = -15;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, raw, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
        throw std::runtime_error("deflateInit2");
    }
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(blanks.data()));
    stream.avail_in = static_cast<uInt>(blanks.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, last ? Z_FINISH : Z_FULL_FLUSH);
    packed.resize(packed.size() - stream.avail_out);
    deflateEnd(&stream);
    return packed;
}

class Writer {
public:
    void add(const std::string& name, const std::string& packed, std::size_t size, std::uint32_t sum, bool deflated) {
        std::string header;
        put(header, 20, 2);                // version
        put(header, 0, 2);                 // flags
        put(header, deflated ? 8 : 0, 2);  // method
        put(header, 0x21U << 16U, 4);      // 1 January 1980
        put(header, sum, 4);
        put(header, static_cast<std::uint32_t>(packed.size()), 4);
        put(header, static_cast<std::uint32_t>(size), 4);
        put(header, static_cast<std::uint32_t>(name.size()), 2);
        put(header, 0, 2);  // more
        const auto at = static_cast<std::uint32_t>(bytes_.size());
        bytes_ += std::string("PK\x03\x04") + header + name + packed;
        directory_ += "PK\x01\x02";
        put(directory_, 20, 2);  // made by
        directory_ += header;
        put(directory_, 0, 2);  // comment
        put(directory_, 0, 2);  // disk
        put(directory_, 0, 2);
        put(directory_, 0, 4);
        put(directory_, at, 4);
        directory_ += name;
        ++count_;
    }

    std::string take() {
        const auto at = static_cast<std::uint32_t>(bytes_.size());
        bytes_ += directory_ + "PK\x05\x06";
        put(bytes_, 0, 4);
        put(bytes_, count_, 2);
        put(bytes_, count_, 2);
        put(bytes_, static_cast<std::uint32_t>(directory_.size()), 4);
        put(bytes_, at, 4);
        put(bytes_, 0, 2);
        return std::move(bytes_);
    }

private:
    std::string bytes_, directory_;
    std::uint32_t count_ = 0;
};

}  // namespace

std::string zip_bomb(const Parts& parts, const std::string& name, std::size_t megabytes) {
    Writer writer;
    for (const auto& [own_name, content] : parts) {
        const auto* bytes = reinterpret_cast<const Bytef*>(content.data());
        const auto sum = static_cast<std::uint32_t>(crc32(0, bytes, static_cast<uInt>(content.size())));
        writer.add(own_name, content, content.size(), sum, false);
    }
    const std::string one = packed_megabyte(false);
    std::string packed;
    packed.reserve(one.size() * megabytes);
    for (std::size_t i = 1; i < megabytes; ++i) {
        packed += one;
    }
    writer.add(name, packed + packed_megabyte(true), megabyte, 0, true);
    return writer.take();
}

}  // namespace cvconv::testing
