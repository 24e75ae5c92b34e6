#pragma once
// The spans that the labeller of fields finds in the sections of a document.

#include <string_view>
#include <vector>

#include "readers/recognize/encoder/encoder.h"
#include "readers/recognize/model/field_labeller.h"
#include "readers/recognize/spans/field_roles.h"
#include "readers/recognize/spans/given_spans.h"
#include "readers/recognize/spans/section_tokens.h"

namespace cvconv::recognizing {

/// A value, or a piece of one where the page interrupts it.
struct LabelledSpan {
    FieldRole role = FieldRole::summary;
    Spans where;            ///< a span for each line that it stands in, the first of which is `line`
    float probability = 0;  ///< mean over its tokens of how likely each has this role
    std::size_t line = 0;   ///< index into the lines that were labelled
    std::size_t last = 0;   ///< the same, of the line in which it ends
};

/// In reading order. Empty for more tokens than any CV has. `language`: BCP 47, empty if not known. `given`: what is
/// known of the tokens.
[[nodiscard]] std::vector<LabelledSpan> labelled_spans(const Document& document, const std::vector<TokenLine>& lines,
                                                       const EncodedText& encoded, std::string_view language,
                                                       const FieldLabeller& labeller,
                                                       const GivenSpans* given = nullptr);

}  // namespace cvconv::recognizing
