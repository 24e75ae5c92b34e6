#pragma once
// The passes of recognition and what they did, for people.

#include <string>
#include <vector>

#include "readers/recognize/recognize.h"

namespace cvconv::worker {

/// A line a pass: whether it changed anything, how many sections and lines there are behind it, its name, what it takes
/// and what it guarantees.
[[nodiscard]] std::string print_passes(const std::vector<PassReport>& passes);

}  // namespace cvconv::worker
