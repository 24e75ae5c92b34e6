#pragma once
// Lines of Markdown as md4c should see them: what other tools mean by them (TeX, Jekyll, kramdown, pandoc) is put into
// Markdown's own words, or taken out.

#include <string>
#include <string_view>

namespace cvconv::markdown {

/// Columns of blanks and tabs that `line` begins with.
[[nodiscard]] std::size_t indent_of(std::string_view line);

/// Commands of other tools on a line of their own, which say nothing about the person: LaTeX in
/// pandoc's Markdown ("\vspace{1cm}"), fenced divisions, attributes, templates.
[[nodiscard]] bool is_layout_command(std::string_view line);

/// A number that Markdown would take for that of a list item, but is none: "2019. április", the day of
/// "8. 2. 1983" or "15. März". Items count from 1 or go on counting.
/// Returns where the mark behind the number is, to be escaped; npos = an item, or no number.
[[nodiscard]] std::size_t false_item_mark(std::string_view line, int& last_number);

/// `line` as md4c should see it; `last`: nothing follows in its paragraph.
[[nodiscard]] std::string edited_line(std::string line, bool last);

/// "| 61 College Street": a line of pandoc's line blocks, which keep their lines. Not a row of a table.
[[nodiscard]] bool is_line_block_line(std::string_view line);
/// Its text, with a hard break behind it unless it is the last one.
[[nodiscard]] std::string line_block_text(std::string_view line, bool last);

}  // namespace cvconv::markdown
