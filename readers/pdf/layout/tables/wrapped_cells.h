#pragma once
// Lines and cells without drawn borders that wrapping has split.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// A justified line with one wide blank, as TeX sets it where it can break no word, is one piece:
///     Master of Science Food Technology,       Technische
///     Hochschule Ostwestfalen, Lemgo
/// The first piece ends with a comma, the second at the margin, and nothing else begins where that does.
void join_stretched_lines(std::vector<Segment>& segments);

/// Cells that go on in the row below, where only some of its cells are filled, and not the first:
///     Lab     Rheometer, texture,    IT    SAP, Minitab, MS Of-
///             HPLC                         fice
void join_wrapped_cells(std::vector<Row>& rows);

/// Titles that go on below because of a date beside them, where the next word would not have fitted, or the line
/// cannot end:
///     Harbour School of Boats and of   2015 – 2018
///     their Sails
void join_wrapped_titles(std::vector<Row>& rows);

}  // namespace cvconv::pdf
