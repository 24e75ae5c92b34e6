#pragma once
// The lines of a document's sections as tokens: what the labeller of fields labels.

#include <cstddef>
#include <vector>

#include "ir/document.h"
#include "readers/recognize/sections/sections.h"
#include "readers/recognize/spans/tokens.h"

namespace cvconv::recognizing {

/// A line, where it stands, and its tokens.
struct TokenLine {
    const Line* line = nullptr;  ///< of the sections, which must outlive this
    SectionKind kind = SectionKind::other;
    std::size_t section = 0;  ///< index into the sections
    int entry = 0;            ///< number within the section, by the beginnings that the labeller of lines saw
    int place = 0;            ///< number within the entry
    std::vector<Token> tokens;
};

/// Do the fields of such sections come from the labels of their tokens?
[[nodiscard]] bool has_labelled_tokens(SectionKind kind);

/// All lines of such sections, in reading order.
[[nodiscard]] std::vector<TokenLine> section_tokens(const Document& document, const std::vector<Section>& sections);

}  // namespace cvconv::recognizing
