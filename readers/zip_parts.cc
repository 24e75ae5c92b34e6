#include "readers/zip_parts.h"

#include <algorithm>

namespace cvconv {

using namespace std::string_view_literals;

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
    if (part("word/"sv)) {
        return ZipKind::docx;
    }
    if (part("content.xml"sv) && part("META-INF/manifest.xml"sv)) {
        return ZipKind::odt;
    }
    return part(".iwa"sv) ? ZipKind::pages : ZipKind::other;
}

}  // namespace cvconv
