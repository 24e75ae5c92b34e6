#pragma once
// Grants that are cited like papers: "Fjord, I. (2021–2023). Tides in pumps. Harbour Trust, £50k."

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The grants of a section that cites all of them; empty where it does not.
[[nodiscard]] std::vector<Award> read_cited_grants(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
