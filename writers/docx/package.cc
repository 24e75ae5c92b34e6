#include "writers/docx/package.h"

#include <algorithm>
#include <cstring>

#include <zip.h>

namespace cvconv::docx {

namespace {

/// What minizip writes instead of a file.
struct Bytes {
    std::string all;
    std::size_t at = 0;
};

Bytes& bytes_of(void* opaque) {
    return *static_cast<Bytes*>(opaque);
}

uLong write(void* opaque, void* /*stream*/, const void* buffer, uLong size) {
    Bytes& bytes = bytes_of(opaque);
    bytes.all.resize(std::max(bytes.all.size(), bytes.at + size));
    std::memcpy(bytes.all.data() + bytes.at, buffer, size);
    bytes.at += size;
    return size;
}

uLong read(void* opaque, void* /*stream*/, void* buffer, uLong size) {
    Bytes& bytes = bytes_of(opaque);
    const std::size_t count = std::min<std::size_t>(size, bytes.all.size() - bytes.at);
    std::memcpy(buffer, bytes.all.data() + bytes.at, count);
    bytes.at += count;
    return static_cast<uLong>(count);
}

long seek(void* opaque, void* /*stream*/, ZPOS64_T offset, int origin) {
    Bytes& bytes = bytes_of(opaque);
    const std::size_t from = origin == ZLIB_FILEFUNC_SEEK_CUR   ? bytes.at
                             : origin == ZLIB_FILEFUNC_SEEK_END ? bytes.all.size()
                                                                : 0;
    if (from + offset > bytes.all.size()) {
        return -1;
    }
    bytes.at = from + offset;
    return 0;
}

zlib_filefunc64_def functions_for(Bytes& bytes) {
    zlib_filefunc64_def functions{};
    functions.zopen64_file = [](void* opaque, const void* /*name*/, int /*mode*/) { return opaque; };
    functions.zread_file = read;
    functions.zwrite_file = write;
    functions.ztell64_file = [](void* opaque, void*) { return ZPOS64_T{bytes_of(opaque).at}; };
    functions.zseek64_file = seek;
    functions.zclose_file = [](void*, void*) { return 0; };
    functions.zerror_file = [](void*, void*) { return 0; };
    functions.opaque = &bytes;
    return functions;
}

}  // namespace

std::optional<std::string> package(const Parts& parts) {
    Bytes bytes;
    zlib_filefunc64_def functions = functions_for(bytes);
    zipFile zip = zipOpen2_64(nullptr, APPEND_STATUS_CREATE, nullptr, &functions);
    if (zip == nullptr) {
        return std::nullopt;
    }
    bool good = true;
    for (const auto& [name, content] : parts) {
        zip_fileinfo info{};
        info.dosDate = (1U << 21U) | (1U << 16U);  // 1980-01-01, the earliest there is
        good = good &&
               zipOpenNewFileInZip64(zip, name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED,
                                     Z_DEFAULT_COMPRESSION, 0) == ZIP_OK &&
               zipWriteInFileInZip(zip, content.data(), static_cast<unsigned>(content.size())) == ZIP_OK &&
               zipCloseFileInZip(zip) == ZIP_OK;
    }
    good = zipClose(zip, nullptr) == ZIP_OK && good;
    return good ? std::optional(std::move(bytes.all)) : std::nullopt;
}

}  // namespace cvconv::docx
