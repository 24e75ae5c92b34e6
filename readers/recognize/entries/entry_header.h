#pragma once
// Where the header of an entry ends and its text begins.

#include <vector>

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// "**BSc Physics** – Noordzee University | 2014 – 2017 (with honours)"
[[nodiscard]] bool has_bold_title(const Line& line);

/// A line that says in one go what something is called and what it is.
struct NameInLine {
    Span name;
    Span rest;   ///< empty where there is no such name
    Span aside;  ///< in brackets behind the name
};

/// "ledgerkit: double-entry bookkeeping as a library", "brine (brine.example) – salt levels, hour by hour"
[[nodiscard]] NameInLine name_in_line(std::string_view text, Span line);
/// The same of a line whose name may be set bold: then two words say what it is.
[[nodiscard]] NameInLine name_in_line(std::string_view text, const Line& line);

/// Parts a title from the prose that stands beside or behind it in one line, at the beginning of an entry.
void part_titles(const Document& document, std::vector<Line>& lines);

/// How many of an entry's first lines are its header.
[[nodiscard]] std::size_t header_length(const Document& document, const std::vector<Line>& lines);

}  // namespace cvconv::recognizing
