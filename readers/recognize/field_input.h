#pragma once
// What the field labeller sees of a document: for the trainer, and for people (`show --stage features`).

#include <vector>

#include "readers/recognize/recognize.h"
#include "readers/recognize/spans/token_features.h"

namespace cvconv::recognizing {

struct FieldInput {
    EntryLines entries;
    std::vector<LineTokenFeatures> features;  ///< with names; one for each line of `entries`
};

/// All passes up to the one that labels fields.
[[nodiscard]] FieldInput field_input(const Document& document, const RecognizeOptions& options = {});

}  // namespace cvconv::recognizing
