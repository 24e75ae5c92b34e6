#include "readers/office/archive.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>
#include <unzip.h>

namespace cvconv::office {

/// What minizip reads instead of a file.
struct ArchiveBytes {
    std::string_view all;
    std::uint64_t at = 0;
};

namespace {

// A CV's parts have some hundred kilobytes; only its pictures are large, and they are not unpacked.
constexpr std::size_t largest_part = std::size_t{32} << 20U;
constexpr std::size_t most_unpacked = std::size_t{64} << 20U;
constexpr std::uint64_t most_entries = 20'000;
constexpr std::uint16_t flag_encrypted = 1;  // of a record, APPNOTE.TXT 4.4.4

ArchiveBytes& bytes_of(void* opaque) {
    return *static_cast<ArchiveBytes*>(opaque);
}

uLong read(void* opaque, void* /*stream*/, void* buffer, uLong size) {
    ArchiveBytes& bytes = bytes_of(opaque);
    const std::size_t count = std::min<std::size_t>(size, bytes.all.size() - bytes.at);
    std::memcpy(buffer, bytes.all.data() + bytes.at, count);
    bytes.at += count;
    return static_cast<uLong>(count);
}

long seek(void* opaque, void* /*stream*/, ZPOS64_T offset, int origin) {
    ArchiveBytes& bytes = bytes_of(opaque);
    const std::uint64_t from = origin == ZLIB_FILEFUNC_SEEK_CUR   ? bytes.at
                               : origin == ZLIB_FILEFUNC_SEEK_END ? bytes.all.size()
                                                                  : 0;
    const std::uint64_t to = from + offset;  // an offset below zero wraps around, and back
    if (to > bytes.all.size()) {
        return -1;
    }
    bytes.at = to;
    return 0;
}

/// For minizip: a "file" that is the bytes, and cannot be written.
zlib_filefunc64_def functions_for(ArchiveBytes& bytes) {
    zlib_filefunc64_def functions{};
    functions.zopen64_file = [](void* opaque, const void* /*name*/, int /*mode*/) { return opaque; };
    functions.zread_file = read;
    functions.zwrite_file = [](void*, void*, const void*, uLong) { return uLong{0}; };
    functions.ztell64_file = [](void* opaque, void*) { return ZPOS64_T{bytes_of(opaque).at}; };
    functions.zseek64_file = seek;
    functions.zclose_file = [](void*, void*) { return 0; };
    functions.zerror_file = [](void*, void*) { return 0; };
    functions.opaque = &bytes;
    return functions;
}

std::string_view reason_for(int error) {
    switch (error) {
        case UNZ_BADZIPFILE: return "the container is damaged";
        case UNZ_CRCERROR: return "the checksum is another";
        default: return "it cannot be unpacked";
    }
}

}  // namespace

struct Archive::Reading {
    ArchiveBytes bytes;
    unzFile zip = nullptr;

    explicit Reading(std::string_view all) : bytes{all} {}
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;
    ~Reading() {
        if (zip != nullptr) {
            unzClose(zip);
        }
    }
};

Archive::Archive() = default;
Archive::~Archive() = default;

std::unique_ptr<Archive> Archive::open(std::string_view bytes, Diagnostics& diagnostics) {
    std::unique_ptr<Archive> archive(new Archive);
    archive->reading_ = std::make_unique<Reading>(bytes);
    zlib_filefunc64_def functions = functions_for(archive->reading_->bytes);
    const unzFile zip = archive->reading_->zip = unzOpen2_64("", &functions);
    unz_global_info64 whole{};
    if (zip == nullptr || unzGetGlobalInfo64(zip, &whole) != UNZ_OK) {
        diagnostics.add(Code::archive_damaged, "no directory of a ZIP container at its end");
        return nullptr;
    }
    if (whole.number_entry > most_entries) {
        diagnostics.add(Code::limit_reached, fmt::format("{} parts, at most {}", whole.number_entry, most_entries));
        return nullptr;
    }
    int error = unzGoToFirstFile(zip);
    for (std::uint64_t i = 0; i < whole.number_entry && error == UNZ_OK; ++i, error = unzGoToNextFile(zip)) {
        std::string name(1024, '\0');
        unz_file_info64 record{};
        unz64_file_pos place{};
        if (unzGetCurrentFileInfo64(zip, &record, name.data(), name.size(), nullptr, 0, nullptr, 0) == UNZ_OK &&
            unzGetFilePos64(zip, &place) == UNZ_OK) {
            name.resize(std::min<std::size_t>(name.size(), record.size_filename));
            const bool encrypted = (record.flag & flag_encrypted) != 0;
            archive->entries_.try_emplace(name, Entry{place.pos_in_zip_directory, place.num_of_file, encrypted});
        }
    }
    if (error != UNZ_OK && error != UNZ_END_OF_LIST_OF_FILE) {
        diagnostics.add(Code::archive_damaged, std::string(reason_for(error)));
        return nullptr;
    }
    return archive;
}

std::vector<std::string> Archive::names() const {
    std::vector<std::string> names;
    for (const auto& [name, entry] : entries_) {
        names.push_back(name);
    }
    return names;
}

std::optional<std::string> Archive::part(std::string_view name, Diagnostics& diagnostics) {
    auto entry = entries_.find(std::string(name));
    if (entry == entries_.end()) {
        return std::nullopt;
    }
    auto fail = [&](Code code, std::string detail) {
        failed_ = true;
        diagnostics.add(code, std::move(detail));
        return std::nullopt;
    };
    if (entry->second.encrypted) {
        return fail(Code::document_encrypted, std::string(name));
    }
    const unzFile zip = reading_->zip;
    const unz64_file_pos place{entry->second.record, entry->second.number};
    int got = unzGoToFilePos64(zip, &place);
    got = got == UNZ_OK ? unzOpenCurrentFile(zip) : got;
    if (got != UNZ_OK) {
        return fail(Code::archive_damaged, fmt::format("{}: {}", name, reason_for(got)));
    }
    std::string content;
    std::string buffer(std::size_t{64} << 10U, '\0');
    while ((got = unzReadCurrentFile(zip, buffer.data(), static_cast<unsigned>(buffer.size()))) > 0) {
        content.append(buffer, 0, static_cast<std::size_t>(got));
        unpacked_ += static_cast<std::size_t>(got);
        if (content.size() > largest_part || unpacked_ > most_unpacked) {
            unzCloseCurrentFile(zip);
            return fail(Code::limit_reached,
                        fmt::format("{} unpacks to more than {} MB", name,
                                    (content.size() > largest_part ? largest_part : most_unpacked) >> 20U));
        }
    }
    const int closed = unzCloseCurrentFile(zip);
    if (got < 0 || closed != UNZ_OK) {
        return fail(Code::archive_damaged, fmt::format("{}: {}", name, reason_for(got < 0 ? got : closed)));
    }
    return content;
}

}  // namespace cvconv::office
