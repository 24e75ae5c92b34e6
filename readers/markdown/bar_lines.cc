#include "readers/markdown/bar_lines.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/markdown/line_edits.h"
#include "readers/text/tables/tables.h"

namespace cvconv::markdown {

namespace {

/// "| 2010 | Physics |", "| 2010 | Physics": the bar at the end may be left out.
bool is_row(const BodyLines& lines, std::size_t at) {
    if (at >= lines.size() || !trim(lines[at]).starts_with('|') || text::is_table_border(lines[at])) {
        return false;
    }
    const std::string_view line = lines[at];
    const bool text = std::any_of(line.begin(), line.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80U || is_letter(byte) || is_digit(byte);
    });
    return text && std::count(line.begin(), line.end(), '|') >= 2;
}

}  // namespace

std::size_t line_block_end(const BodyLines& lines, std::size_t i) {
    if (i > 0 && trim(lines[i - 1]).starts_with('|')) {
        return 0;
    }
    std::size_t end = i;
    bool text = false;
    while (end < lines.size() && is_line_block_line(lines[end])) {
        text = text || trim(lines[end]).size() > 1;
        ++end;
    }
    bool table = end < lines.size() && trim(lines[end]).starts_with('|');
    return text && !table && end >= i + 2 ? end : 0;
}

bool begins_bare_table(const BodyLines& lines, std::size_t i) {
    bool first = i == 0 || (!is_row(lines, i - 1) && !text::is_table_border(lines[i - 1]));
    return first && is_row(lines, i) && is_row(lines, i + 1);
}

bool begins_below_border(const BodyLines& lines, std::size_t i) {
    auto border = [&](std::size_t at) {
        return at < lines.size() && trim(lines[at]).starts_with('|') && text::is_table_border(lines[at]);
    };
    bool first = i == 0 || !trim(lines[i - 1]).starts_with('|');
    return first && border(i) && is_row(lines, i + 1) && !border(i + 2);
}

}  // namespace cvconv::markdown
