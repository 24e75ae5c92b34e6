#pragma once
// For writers of formats that have text alone.

#include "ir/cv.h"

namespace cvconv::markup {

/// The CV with all its texts as plain() has them.
[[nodiscard]] Cv plain(Cv cv);

}  // namespace cvconv::markup
