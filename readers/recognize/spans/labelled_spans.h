#pragma once
// The spans that the field labeller finds in the entries of a document, each with the record it belongs to.

#include <string_view>
#include <vector>

#include "readers/recognize/model/field_labeller.h"
#include "readers/recognize/spans/entry_tokens.h"

namespace cvconv::recognizing {

struct LabelledSpan {
    Span where;
    FieldRole role = FieldRole::text;
    float probability = 0;  ///< of its least certain token
    std::size_t line = 0;   ///< index into EntryLines
    RecordId record;        ///< of the list that its section's entries go to; none where the entry has no record
};

/// Of each token, in the order of EntryLines.
struct LabelledToken {
    Span where;
    int label = 0;
    float probability = 0;  ///< of the label
    RecordId record;        ///< as for LabelledSpan
};

struct LabelledFields {
    std::vector<LabelledSpan> spans;    ///< in the order of the text, within one line each
    std::vector<LabelledToken> tokens;  ///< those that were labelled
};

/// Empty for entries of more tokens than any CV has. `language`: BCP 47, empty if not known.
[[nodiscard]] LabelledFields labelled_fields(const Document& document, const EntryLines& entries,
                                             std::string_view language, const FieldLabeller& labeller);

}  // namespace cvconv::recognizing
