#include "writers/markdown/escape.h"

#include <algorithm>

#include "ir/unicode.h"

namespace cvconv::markdown {

namespace {

bool is_alphanumeric(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// Would "&" begin an entity ("&amp;", "&#39;")?
bool begins_entity(std::string_view behind) {
    const std::size_t end = behind.find(';');
    return end != std::string_view::npos && end > 0 && end < 40 &&
           std::ranges::all_of(behind.substr(0, end), [](char c) { return is_alphanumeric(c) || c == '#'; });
}

/// Readers of text may leave out what has no shape, so what stands behind it begins the line, too.
std::size_t first_visible(std::string_view line) {
    std::size_t at = 0;
    for (std::size_t next = 0; next < line.size(); at = next) {
        if (!is_invisible(next_character(line, next))) {
            break;
        }
    }
    return at;
}

/// Where a line would begin another block, or a file of another format ("{": JSON, "%": PDF), the place of the
/// character to escape; else npos.
std::size_t block_mark(std::string_view line) {
    const std::size_t begin = first_visible(line);
    if (begin >= line.size()) {
        return std::string_view::npos;
    }
    if (std::string_view("#+-=>:{%").find(line[begin]) != std::string_view::npos) {
        return begin;
    }
    const std::size_t end = std::min(line.find_first_not_of("0123456789", begin), line.size());
    const bool number = end > begin && end - begin <= 9 && end < line.size() && (line[end] == '.' || line[end] == ')');
    return number && (end + 1 == line.size() || line[end + 1] == ' ') ? end : std::string_view::npos;
}

}  // namespace

std::string escape(std::string_view text) {
    const bool formula = std::ranges::count(text, '$') > 1;  // Git hosts set what is between them as one
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool within =
            i > 0 && i + 1 < text.size() && is_alphanumeric(text[i - 1]) && is_alphanumeric(text[i + 1]);
        const bool mark = std::string_view("\\`*[]<|~").find(c) != std::string_view::npos || (c == '_' && !within) ||
                          (c == '$' && formula) || (c == '&' && begins_entity(text.substr(i + 1)));
        result += mark ? "\\" : "";
        result += c;
    }
    return result;
}

std::string as_line(std::string_view escaped, std::string_view mark) {
    std::string result;
    while (true) {
        const std::size_t end = std::min(escaped.find('\n'), escaped.size());
        std::string line(escaped.substr(0, end));
        if (mark.starts_with('#')) {
            if (line.ends_with('#')) {
                line.insert(line.size() - 1, "\\");  // would close the heading
            }
        } else if (const std::size_t at = block_mark(line); at != std::string::npos) {
            line.insert(at, "\\");
        }
        result += line;
        if (end == escaped.size()) {
            return result;
        }
        result += mark.starts_with('#') ? " " : mark.empty() ? "\\\n" : "\\\n  ";
        escaped.remove_prefix(end + 1);
    }
}

std::string escape_target(std::string_view url) {
    std::string result;
    for (std::size_t i = 0; i < url.size(); ++i) {
        const char c = url[i];
        const bool mark = std::string_view("\\<>()*[]`").find(c) != std::string_view::npos ||
                          (c == '&' && begins_entity(url.substr(i + 1)));
        result += mark ? "\\" : "";
        result += c;
    }
    return result;
}

}  // namespace cvconv::markdown
