#pragma once
// The sequence of sections that the trained labeller finds most likely, with the titles that the lines allow.

#include <vector>

#include "readers/recognize/model/line_labeller.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// One step a line. `probabilities` and `candidates` have an element for each line; a title that no candidate knows is
/// added to them.
[[nodiscard]] std::vector<PathStep> labelled_path(const std::vector<Line>& lines,
                                                  const std::vector<LineProbabilities>& probabilities,
                                                  std::vector<HeadingCandidates>& candidates);

/// How likely the line is what the path has it for.
[[nodiscard]] float probability_of(const PathStep& step, const LineProbabilities& probabilities);

}  // namespace cvconv::recognizing
