#pragma once
// How a section of skills is set: which of its lines have labels, levels, or nothing but blanks between the names.

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "readers/pieces/levels.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// The keywords of a list; prose with commas in it is one.
[[nodiscard]] std::vector<Span> keywords_in(std::string_view text, Span span);

/// "AutoCAD – advanced", "Excel: good" → name and level; the level is empty where there is none.
[[nodiscard]] std::pair<Span, Span> with_level(std::string_view text, Span item);

/// "Excel advanced", "Power BI básico": the level that ends it, with no mark before; where end_with_levels() says that
/// most items do.
[[nodiscard]] std::pair<Span, Span> with_trailing_level(std::string_view text, Span item);
[[nodiscard]] bool end_with_levels(std::string_view text, const std::vector<Line>& lines);

/// Do most items say how well, in brackets?
[[nodiscard]] bool have_levels(std::string_view text, const std::vector<Span>& items);

/// "Node.js jQuery HTML 5 CSS": the words, a number with what stands before it. Empty where one of them is in lower
/// case, as most of prose is.
[[nodiscard]] std::vector<Span> names_between_blanks(std::string_view text, Span span);

/// "Databases – Postgres, MongoDB": a group and its names, where are_labelled_at_dash() says so of all lines: each has
/// a short label, and what stands behind it is a list in some.
[[nodiscard]] bool split_at_dash(std::string_view text, const Line& line, Span& label, Span& rest);
[[nodiscard]] bool are_labelled_at_dash(std::string_view text, const std::vector<Line>& lines);

/// Are the lists of all groups written with nothing but blanks between the names? Then commas are nowhere, and the
/// lists are long.
[[nodiscard]] bool is_parted_by_blanks(const Document& document, const std::vector<Line>& lines);

/// "Tools gdb, LLVM, Pin": the label without a colon. Empty key if there is none.
[[nodiscard]] Labelled bare_label(const Document& document, const Line& line);

/// Do most lines have one? A single one is the beginning of a name: "Software testing, Welding, Pumps".
[[nodiscard]] bool are_labelled_without_colon(const Document& document, const std::vector<Line>& lines);

/// "AutoCAD | expert" over "Excel | good" over "Revit | at home in it": the second column says how well, also where no
/// list has the words.
[[nodiscard]] bool has_column_of_levels(std::string_view text, const std::vector<Line>& lines);

/// "Word, Visio, Docker, …", however long: names between commas and no prose.
[[nodiscard]] bool is_long_list(std::string_view text, Span span);

/// "Familiar with the tables of tides", "Experience using saws, planes and files": bullets that say in words what one
/// can do. Each is one skill, whatever commas it has.
[[nodiscard]] bool are_phrases(const Document& document, const std::vector<Line>& lines);

/// "Pumps (daily use)", "Valves (daily use)", "Tides (from books)": what most lines have in brackets behind them, and
/// several the same, says how well, also where no list has the words. Folded; empty if the lines have no such levels.
[[nodiscard]] std::set<std::string> levels_in_brackets(std::string_view text, const std::vector<Line>& lines);

/// Names between commas or one a line, no labels, levels or sentences?
[[nodiscard]] bool are_plain_lists(const Document& document, const std::vector<Line>& lines);

/// "Programming: C++, Go" over "Tools: gdb": the title of the section is the label of its first line.
[[nodiscard]] bool title_is_label(const Document& document, const Section& section);

}  // namespace cvconv::recognizing
