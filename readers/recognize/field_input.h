#pragma once
// What the field labeller and the choice of the name see of a document: for the trainer, and for people (`show --stage
// features`).

#include <vector>

#include "readers/recognize/encoder/encoder.h"
#include "readers/recognize/fields/contact/name_candidates.h"
#include "readers/recognize/recognize.h"
#include "readers/recognize/spans/token_features.h"

namespace cvconv::recognizing {

struct FieldInput {
    std::vector<Section> sections;
    EncodedText encoded;
    std::vector<TokenLine> lines;             ///< of these sections
    std::vector<LineTokenFeatures> features;  ///< with names; one for each of `lines`
};

/// All passes up to the one that labels fields.
[[nodiscard]] FieldInput field_input(const Document& document, const RecognizeOptions& options = {});

/// What could be the name of the person; nothing where a label or the file says it.
[[nodiscard]] std::vector<NameCandidate> name_input(const Document& document, const RecognizeOptions& options = {});

}  // namespace cvconv::recognizing
