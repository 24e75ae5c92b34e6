#include "readers/office/archive.h"

#include <algorithm>

#include <fmt/format.h>
#include <zip.h>

namespace cvconv::office {
namespace {

// A CV's parts have some hundred kilobytes; only its pictures are large, and they are not unpacked.
constexpr std::size_t largest_part = std::size_t{32} << 20U;
constexpr std::size_t most_unpacked = std::size_t{64} << 20U;
constexpr zip_int64_t most_entries = 20'000;

zip_t* handle(void* zip) {
    return static_cast<zip_t*>(zip);
}

/// What libzip says of an error.
std::string words_of(zip_error_t& error) {
    std::string words = zip_error_strerror(&error);
    zip_error_fini(&error);
    return words;
}

struct CloseFile {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

}  // namespace

std::unique_ptr<Archive> Archive::open(std::string_view bytes, Diagnostics& diagnostics) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    zip_t* zip = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error);
    if (zip == nullptr) {
        if (source != nullptr) {
            zip_source_free(source);
        }
        diagnostics.add(Code::archive_damaged, words_of(error));
        return nullptr;
    }
    zip_error_fini(&error);
    std::unique_ptr<Archive> archive(new Archive);
    archive->zip_ = zip;
    const zip_int64_t count = zip_get_num_entries(zip, 0);
    if (count > most_entries) {
        diagnostics.add(Code::limit_reached, fmt::format("{} parts, at most {}", count, most_entries));
        return nullptr;
    }
    for (zip_int64_t i = 0; i < count; ++i) {
        if (const char* name = zip_get_name(zip, static_cast<zip_uint64_t>(i), 0)) {
            archive->entries_.try_emplace(name, static_cast<std::uint64_t>(i));
        }
    }
    return archive;
}

Archive::~Archive() {
    if (zip_ != nullptr) {
        zip_discard(handle(zip_));
    }
}

std::vector<std::string> Archive::names() const {
    std::vector<std::string> names;
    for (const auto& [name, index] : entries_) {
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
    const std::unique_ptr<zip_file_t, CloseFile> file(zip_fopen_index(handle(zip_), entry->second, 0));
    if (!file) {
        zip_error_t* error = zip_get_error(handle(zip_));
        const int code = zip_error_code_zip(error);
        return fail(
            code == ZIP_ER_NOPASSWD || code == ZIP_ER_WRONGPASSWD ? Code::document_encrypted : Code::archive_damaged,
            fmt::format("{}: {}", name, zip_strerror(handle(zip_))));
    }
    std::string content;
    std::string buffer(std::size_t{64} << 10U, '\0');
    while (true) {
        const zip_int64_t got = zip_fread(file.get(), buffer.data(), buffer.size());
        if (got < 0) {
            return fail(Code::archive_damaged, fmt::format("{}: {}", name, zip_file_strerror(file.get())));
        }
        if (got == 0) {
            return content;
        }
        content.append(buffer, 0, static_cast<std::size_t>(got));
        unpacked_ += static_cast<std::size_t>(got);
        if (content.size() > largest_part || unpacked_ > most_unpacked) {
            return fail(Code::limit_reached,
                        fmt::format("{} unpacks to more than {} MB", name,
                                    (content.size() > largest_part ? largest_part : most_unpacked) >> 20U));
        }
    }
}

}  // namespace cvconv::office
