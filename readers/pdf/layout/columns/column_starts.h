#pragma once
// Where columns begin and end, if what stands above or below them has a gutter at the same x by chance.

#include <vector>

#include "readers/pdf/layout/columns/column_cuts.h"
#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// The row where the columns on both sides of the cut begin: below names, details of contact (both if the cut is one
/// `of_page`) and tables.
[[nodiscard]] std::size_t start_of_columns(const std::vector<Row>& rows, Cut cut, bool of_page, KnownTexts& known);

/// The row behind the columns: dates at the right margin below them, each beside a line of the text and in line with
/// others further down, are no part of the right column.
///     12 Mill Lane                      +44 20 7946 0000
///     Ardle                          ada@harbour.example
///
///     Harbour College                        2009 – 2013
[[nodiscard]] std::size_t end_of_columns(const std::vector<Row>& rows, const Cut& cut, KnownTexts& known);

}  // namespace cvconv::pdf
