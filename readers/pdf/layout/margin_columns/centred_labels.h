#pragma once
// Labels and dates that a table sets beside the middle of what they name, whatever they look like.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// Cells of tables may be centred from top to bottom, as browsers and forms do; then a label stands at the height of no
/// line, or at that of the middle one. It is moved to the first line of what it names, and put together if it wraps:
///                 Diploma of Boats, Harbour           2020       Diploma of Boats, Harbour
///     2020        College                       →                College
///     2016        School of Nets                      2016       School of Nets
/// Only where every line of the table finds its place like that, and two labels at least stand between lines.
void raise_centred_labels(std::vector<Row>& rows);

}  // namespace cvconv::pdf
