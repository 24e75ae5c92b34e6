#include "readers/zip_parts.h"

#include <algorithm>

namespace cvconv {

using namespace std::string_view_literals;

namespace {

/// Whether the list at the archive's end has Profile.csv or Positions.csv, at the root or in one folder, as LinkedIn's
/// export does.
bool has_linkedin_tables(std::string_view bytes) {
    constexpr std::size_t fixed = 46;  // bytes of an entry before its name (APPNOTE.TXT 4.3.12)
    constexpr std::size_t longest_list = 1U << 20U;
    const std::string_view list = bytes.substr(bytes.size() - std::min(bytes.size(), longest_list));
    for (std::string_view name : {"Profile.csv"sv, "Positions.csv"sv}) {
        for (std::size_t at = list.find(name); at != std::string_view::npos; at = list.find(name, at + 1)) {
            const std::string_view before =
                list.substr(at - std::min<std::size_t>(at, 300), std::min<std::size_t>(at, 300));
            const std::size_t entry = before.rfind("PK\x01\x02"sv);
            if (entry == std::string_view::npos || entry + fixed > before.size()) {
                continue;
            }
            const std::string_view folder = before.substr(entry + fixed);
            const std::size_t slash = folder.find_first_of("/\\");
            if (folder.empty() || slash == folder.size() - 1) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

ZipKind zip_kind(std::string_view bytes) {
    if (!bytes.starts_with("PK\x03\x04"sv)) {
        return ZipKind::none;
    }
    // The names of the parts stand in front of each part and once more in the list at the end.
    const std::string_view first = bytes.substr(0, 4096);
    const std::string_view last = bytes.substr(bytes.size() - std::min<std::size_t>(bytes.size(), 1U << 16U));
    auto has = [](std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; };
    auto part = [&](std::string_view name) { return has(first, name) || has(last, name); };
    // "mimetype" is the first part, and not compressed.
    auto type = [&](std::string_view name) { return has(first.substr(0, 256), name); };
    if (type("mimetypeapplication/vnd.oasis.opendocument.text"sv)) {
        return ZipKind::odt;
    }
    if (type("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"sv) || part("xl/workbook"sv)) {
        return ZipKind::spreadsheet;
    }
    if (type("mimetypeapplication/vnd.oasis.opendocument.presentation"sv) || part("ppt/presentation"sv)) {
        return ZipKind::presentation;
    }
    if (type("mimetypeapplication/epub+zip"sv)) {
        return ZipKind::epub;
    }
    if (has_linkedin_tables(bytes)) {
        return ZipKind::linkedin;
    }
    if (part("word/"sv)) {
        return ZipKind::docx;
    }
    if (part("content.xml"sv) && part("META-INF/manifest.xml"sv)) {
        return ZipKind::odt;
    }
    return part(".iwa"sv) ? ZipKind::pages : ZipKind::other;
}

}  // namespace cvconv
