#pragma once
// Years that stand alone above the bullets of that year.
//
//   2024
//   - Ground Truth, Harbour Museum
//   - Paper Boats, Quay Gallery
//   2023
//   - Salt, Quay Gallery

#include <optional>
#include <vector>

#include "readers/recognize/entries/reading.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "2024", and nothing else, in a line that is no bullet; null if it is something else.
[[nodiscard]] const FoundPeriod* year_alone(const Line& line);

struct YearAbove {
    std::uint32_t begin = 0;  ///< in the text
    FoundPeriod year;
};

/// Takes the years out of a section whose first line is one and whose other lines are bullets, and names them as
/// labels. Empty, and nothing taken, for other sections.
[[nodiscard]] std::vector<YearAbove> take_years_above(Reading& reading, Section& section);

/// The last of the years before `at`; null if there is none.
[[nodiscard]] const FoundPeriod* year_above(const std::vector<YearAbove>& years, std::uint32_t at);

}  // namespace cvconv::recognizing
