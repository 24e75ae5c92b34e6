#include "tools/command/linkedin_folder.h"

#ifdef CVCONV_HAS_DOCX

#include <algorithm>
#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "readers/linkedin/files.h"
#include "tools/worker/files.h"
#include "writers/docx/package.h"

namespace cvconv::command {

namespace fs = std::filesystem;

bool is_linkedin_folder(const std::string& path) {
    std::error_code none;
    return fs::is_directory(path, none) &&
           (fs::exists(fs::path(path) / "Profile.csv", none) || fs::exists(fs::path(path) / "Positions.csv", none));
}

std::optional<std::string> archive_of_linkedin_folder(const std::string& path, std::size_t max_bytes,
                                                      Diagnostics& diagnostics) {
    docx::Parts parts;
    std::size_t size = 0;
    std::error_code failed;
    for (const fs::directory_entry& entry : fs::directory_iterator(path, failed)) {
        const std::string name = entry.path().filename().string();
        if (!linkedin::file_of(name)) {
            parts.emplace_back(name, "");  // named only, so that the reader says what was not opened
            continue;
        }
        std::error_code none;
        if (!fs::is_regular_file(entry.symlink_status(none))) {  // a link may lead to what is not the export's
            Place place;
            place.file = entry.path().string();
            diagnostics.add(Code::file_unreadable, std::move(place), "a link, a folder or a device");
            return std::nullopt;
        }
        if (entry.file_size(none) == 0) {
            continue;
        }
        Diagnostics said(entry.path().string());
        std::optional<std::string> content = read_file(entry.path().string(), max_bytes, said);
        diagnostics.append(said);
        if (!content) {
            return std::nullopt;
        }
        size += content->size();
        if (size > max_bytes) {
            diagnostics.add(Code::file_too_large, fmt::format("at most {} bytes in all", max_bytes));
            return std::nullopt;
        }
        parts.emplace_back(name, *std::move(content));
    }
    if (failed) {
        diagnostics.add(Code::folder_unreadable, failed.message());
        return std::nullopt;
    }
    if (size == 0) {
        diagnostics.add(Code::file_empty);
        return std::nullopt;
    }
    std::ranges::sort(parts);  // folders have their files in any order
    std::optional<std::string> archive = docx::package(parts);
    if (!archive) {
        diagnostics.add(Code::limit_reached, "memory");
    }
    return archive;
}

}  // namespace cvconv::command

#else

namespace cvconv::command {

bool is_linkedin_folder(const std::string& /*path*/) {
    return false;
}

std::optional<std::string> archive_of_linkedin_folder(const std::string& /*path*/, std::size_t /*max_bytes*/,
                                                      Diagnostics& /*diagnostics*/) {
    return std::nullopt;
}

}  // namespace cvconv::command

#endif
