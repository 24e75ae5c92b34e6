#pragma once
// The grid of languages that Europass has: understanding, speaking and writing, each with a level of its own.

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The levels of a row, "Inglese  B2  B2  B1  B1  A2": nothing but levels behind the name, and at least three of them;
/// empty if it is no such row.
[[nodiscard]] std::vector<Span> grid_levels(std::string_view text, const Line& line, Span name);

/// Understanding and speaking in five columns. Listening and reading are always the first two; where writing stands
/// depends on the edition, so the others are taken only if all are the same.
void add_grid_row(Reading& reading, Span name, const std::vector<Span>& levels);

}  // namespace cvconv::recognizing
