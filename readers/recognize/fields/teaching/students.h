#pragma once
// Whom one has supervised: a name, the degree, the years, the thesis.
//
//   "Ida Fjord (2018–2022; now at Harbour Ltd)", "M.Sc.: Ole Brekke (2023, Salt in pumps); Per Salt (2021)"

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// In a section whose title says that it lists students: each becomes a project of teaching. Returns the section
/// without them.
[[nodiscard]] Section take_students(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
