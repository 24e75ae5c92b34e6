#pragma once
// Where the header of an entry ends and its text begins.

#include <vector>

#include "readers/recognize/lines.h"

namespace cvconv::recognizing {

/// "**BSc Physics** – Noordzee University | 2014 – 2017 (with honours)"
[[nodiscard]] bool has_bold_title(const Line& line);

/// Parts a title from the prose that stands beside or behind it in one line, at the beginning of an entry.
void part_titles(const Document& document, std::vector<Line>& lines);

/// How many of an entry's first lines are its header.
[[nodiscard]] std::size_t header_length(const Document& document, const std::vector<Line>& lines);

}  // namespace cvconv::recognizing
