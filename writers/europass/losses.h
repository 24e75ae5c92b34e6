#pragma once
// What the format cannot carry is said, never dropped in silence.

#include <string>
#include <string_view>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv::europass {

/// value_not_representable at `pointer`.
void report_loss(Diagnostics& diagnostics, std::string pointer, std::string detail);

/// The texts of the keys `highlights` and `summary`, which the schema does not give to a degree and
/// which many programs write there: they are written with its courses.
[[nodiscard]] Texts texts_beside_the_schema(const Education& education);

/// Reports everything in `cv` for which neither format has a place at all: unknown keys, `meta`.
void report_what_has_no_place(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv::europass
