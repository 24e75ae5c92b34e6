#include "readers/markdown/source.h"

#include <algorithm>

#include "ir/unicode.h"

namespace cvconv::markdown {

std::string_view line_from(std::string_view text, std::size_t begin) {
    std::size_t end = text.find('\n', begin);
    return text.substr(begin, end == std::string_view::npos ? end : end - begin);
}

void Source::add_line(std::string_view content, int line, int column) {
    lines.push_back({text.size(), line, column});
    text += content;
    text += '\n';
}

std::size_t Source::line_at(std::size_t offset) const {
    auto after = std::upper_bound(lines.begin(), lines.end(), offset,
                                  [](std::size_t at, const Line& line) { return at < line.offset; });
    return after == lines.begin() ? 0 : static_cast<std::size_t>(std::distance(lines.begin(), after)) - 1;
}

std::string_view Source::content(std::size_t index) const {
    if (index >= lines.size()) {
        return {};
    }
    std::size_t begin = lines[index].offset;
    std::size_t end = index + 1 < lines.size() ? lines[index + 1].offset : text.size();
    std::string_view content = std::string_view(text).substr(begin, end - begin);
    while (content.ends_with('\n')) {
        content.remove_suffix(1);
    }
    return content;
}

SourcePlace Source::place_at(std::size_t offset) const {
    if (lines.empty()) {
        return {};
    }
    const Line& line = lines[line_at(offset)];
    std::string_view before = std::string_view(text).substr(line.offset, offset - line.offset);
    // Columns of very long lines are not worth counting each character again for every word.
    auto columns = before.size() > 4000 ? before.size() : count_characters(before);
    return {line.line, line.column + static_cast<int>(columns)};
}

}  // namespace cvconv::markdown
