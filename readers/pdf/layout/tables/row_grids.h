#pragma once
// Tables of which only the rows are drawn: by level lines between them, or by stripes of colour. Their columns are
// where no word of any row stands.
//
//     Examination       University            Year
//     ────────────────────────────────────────────
//     B.E. (Mechan-     University of         2016       three cells, each read for itself
//     ical)             Pune
//     ────────────────────────────────────────────
//
// Rules of titles have one width, too. What stands between them is no row: it begins with the title, or has lines over
// the whole width.

#include <vector>

#include "readers/pdf/file/drawings.h"
#include "readers/pdf/layout/tables/grid.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// The grids of a page; each has three columns or more, and two rows or more. `rules` and `panels` are those of the
/// page.
[[nodiscard]] std::vector<Grid> find_row_grids(const PageWords& page, const std::vector<Rule>& rules,
                                               const std::vector<Panel>& panels);

}  // namespace cvconv::pdf
