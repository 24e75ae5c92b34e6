// Formats that are known by their first bytes so that people can be told what to do: none of them is read.

#include <algorithm>
#include <string_view>

#include "ir/unicode.h"
#include "readers/registry.h"

namespace cvconv {
namespace {

using namespace std::string_view_literals;

bool has(std::string_view bytes, std::string_view part) {
    return bytes.find(part) != std::string_view::npos;
}

/// Office programs pack their files as ZIP; the names of the parts tell whose it is. They stand in front
/// of each part and once more in the list at the end.
std::string_view archive_of(std::string_view bytes) {
    const std::string_view first = bytes.substr(0, 4096);
    const std::string_view last = bytes.substr(bytes.size() - std::min<std::size_t>(bytes.size(), 1U << 16U));
    auto part = [&](std::string_view name) { return has(first, name) || has(last, name); };
    if (part("word/"sv)) {
        return "Word (DOCX)";
    }
    if (has(first, "mimetypeapplication/vnd.oasis.opendocument.text"sv)) {
        return "OpenDocument text (ODT)";
    }
    if (has(first, "mimetypeapplication/epub+zip"sv)) {
        return "an e-book (EPUB)";
    }
    return part(".iwa"sv) ? "Pages" : "a ZIP archive";
}

/// The command that begins a LaTeX document stands at the beginning of a line, behind comments at most.
bool looks_like_tex(std::string_view bytes) {
    std::string_view text = bytes.substr(0, 1U << 14U);
    while (!text.empty()) {
        std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = trim(text.substr(0, end));
        if (line.starts_with("\\documentclass") || line.starts_with("\\documentstyle")) {
            return true;
        }
        if (!line.empty() && !line.starts_with('%') && !line.starts_with('\\')) {
            return false;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

}  // namespace

std::string_view foreign_format(std::string_view bytes) {
    struct Signature {
        std::string_view bytes;
        std::string_view name;
    };
    static constexpr Signature signatures[] = {
        {"{\\rtf"sv, "RTF"},
        {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "Word (DOC)"},
        {"%!PS"sv, "PostScript"},
        {"\x89PNG"sv, "a picture (PNG), whose text OCR has to find"},
        {"\xFF\xD8\xFF"sv, "a picture (JPEG), whose text OCR has to find"},
        {"GIF8"sv, "a picture (GIF), whose text OCR has to find"},
        {"II*\0"sv, "a picture (TIFF), whose text OCR has to find"},
        {"MM\0*"sv, "a picture (TIFF), whose text OCR has to find"},
    };
    if (bytes.starts_with("PK\x03\x04"sv)) {
        return archive_of(bytes);
    }
    for (const Signature& signature : signatures) {
        if (bytes.starts_with(signature.bytes)) {
            return signature.name;
        }
    }
    return looks_like_tex(bytes) ? "LaTeX" : "";
}

}  // namespace cvconv
