#include "ir/formats/yaml/markdown_values.h"

#include <algorithm>
#include <vector>

#include "ir/unicode.h"

namespace cvconv::yaml {

namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        line.remove_suffix(line.ends_with('\r') ? 1 : 0);
        lines.push_back(line);
        begin = end + 1;
    }
    return lines;
}

std::size_t indent_of(std::string_view line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// Where the value of a line begins: behind "- - " and "key: ". npos if the line only continues another.
std::size_t value_begin(std::string_view line) {
    std::size_t at = indent_of(line);
    bool item = false;
    while (line.substr(at).starts_with("- ")) {
        item = true;
        at = std::min(line.find_first_not_of(' ', at + 1), line.size());
    }
    std::size_t end = at;
    auto is_key = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
               c == '$';
    };
    while (end < line.size() && is_key(line[end])) {
        ++end;
    }
    if (end > at && line.substr(end).starts_with(": ")) {
        return std::min(line.find_first_not_of(' ', end + 1), line.size());
    }
    const bool mere_key = end > at && line.substr(end) == ":";
    return item || mere_key ? (mere_key ? line.size() : at) : std::string_view::npos;
}

/// "**Led** a team", "`make` runs", "@handle", "[paper](https://…) tail"; not "*anchor" and "&anchor", nor "!!str 1".
bool begins_as_markdown(std::string_view value) {
    if (value.empty()) {
        return false;
    }
    if (value.front() == '[') {
        return value.find("](") != std::string_view::npos;
    }
    if (std::string_view("*`@%").find(value.front()) == std::string_view::npos) {
        return false;
    }
    const bool name_alone =
        (value.front() == '*' || value.front() == '&') && value.find_first_of(" *", 1) == std::string_view::npos;
    return !name_alone;
}

bool is_block_scalar(std::string_view value) {
    return !value.empty() && (value.front() == '|' || value.front() == '>') &&
           value.find_first_not_of("+-0123456789 ", 1) == std::string_view::npos;
}

void append_quoted(std::string& out, std::string_view value) {
    for (char c : value) {
        out += c == '"' || c == '\\' ? "\\" : "";
        out += c;
    }
}

}  // namespace

QuotedValues with_markdown_quoted(std::string_view text) {
    QuotedValues result;
    const std::vector<std::string_view> lines = lines_of(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i];
        const std::size_t begin = value_begin(line);
        const std::string_view value = begin < line.size() ? trim(line.substr(begin)) : std::string_view();
        // Lines that belong to the value: indented further than the line where it begins.
        auto continues = [&](std::size_t next) {
            return next < lines.size() && (trim(lines[next]).empty() || indent_of(lines[next]) > indent_of(line));
        };
        if (is_block_scalar(value)) {
            result.text.append(line).append("\n");
            for (; continues(i + 1); ++i) {
                result.text.append(lines[i + 1]).append("\n");
            }
        } else if (begins_as_markdown(value)) {
            result.first_line = result.first_line == 0 ? static_cast<int>(i) + 1 : result.first_line;
            result.text.append(line.substr(0, begin)).append("\"");
            append_quoted(result.text, value);
            while (continues(i + 1) && !trim(lines[i + 1]).empty() &&
                   value_begin(lines[i + 1]) == std::string_view::npos) {
                result.text += '\n';
                append_quoted(result.text, lines[++i]);
            }
            result.text.append("\"\n");
        } else {
            result.text.append(line).append("\n");
        }
    }
    return result;
}

}  // namespace cvconv::yaml
