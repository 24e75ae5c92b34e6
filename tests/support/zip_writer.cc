#include "tests/support/zip_writer.h"

#include <stdexcept>
#include <utility>

#include <zlib.h>

namespace cvconv::testing {
namespace {

void put(std::string& bytes, std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i) {
        bytes += static_cast<char>((value >> (8 * i)) & 0xFFU);
    }
}

std::uint32_t checksum_of(const std::string& content) {
    const auto* bytes = reinterpret_cast<const Bytef*>(content.data());
    return static_cast<std::uint32_t>(crc32(0, bytes, static_cast<uInt>(content.size())));
}

}  // namespace

std::string deflate(const std::string& content, bool last) {
    z_stream stream{};
    constexpr int raw = -15;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, raw, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
        throw std::runtime_error("deflateInit2");
    }
    std::string packed(deflateBound(&stream, static_cast<uLong>(content.size())) + 16, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    ::deflate(&stream, last ? Z_FINISH : Z_FULL_FLUSH);
    packed.resize(packed.size() - stream.avail_out);
    deflateEnd(&stream);
    return packed;
}

void ZipWriter::add(const std::string& name, const std::string& packed, std::size_t size, std::uint32_t checksum,
                    bool deflated) {
    std::string header;
    put(header, 20, 2);                // version
    put(header, 0, 2);                 // flags
    put(header, deflated ? 8 : 0, 2);  // method
    put(header, 0x21U << 16U, 4);      // 1 January 1980
    put(header, checksum, 4);
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

void ZipWriter::add_stored(const std::string& name, const std::string& content) {
    add(name, content, content.size(), checksum_of(content), false);
}

void ZipWriter::add_deflated(const std::string& name, const std::string& content) {
    add(name, deflate(content, true), content.size(), checksum_of(content), true);
}

std::string ZipWriter::take() {
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

}  // namespace cvconv::testing
