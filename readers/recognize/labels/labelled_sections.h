#pragma once
// The document cut into sections by the trained labeller: one decision over all its lines.

#include <vector>

#include "readers/recognize/encoder/encoder.h"
#include "readers/recognize/labels/given_lines.h"
#include "readers/recognize/model/feature_set.h"
#include "readers/recognize/model/line_labeller.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// The lines of a document, and what the labeller sees of each.
struct LabellerInput {
    HeadedLines headed;
    std::vector<FeatureSet> features;  ///< one a line
};
/// `with_names`: for people and for training; inference needs hashes only.
[[nodiscard]] LabellerInput labeller_input(const Document& document, bool with_names = false);

/// Sections in reading order; their lines know how likely an entry begins with each. `given`: what is known of them.
[[nodiscard]] std::vector<Section> find_sections(const Document& document, HeadedLines headed,
                                                 const LineLabeller& labeller, const EncodedText& encoded,
                                                 const GivenLineLabels* given = nullptr);

}  // namespace cvconv::recognizing
