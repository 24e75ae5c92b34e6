#pragma once
// A plain text inside a word processor's file: pasted or typed, its lines broken and its columns set with blanks.

#include <optional>
#include <string>
#include <vector>

#include "readers/office/flow.h"

namespace cvconv::office {

struct TypedText {
    std::string text;
    std::vector<int> paragraphs;  ///< the number of each line's paragraph, from 1, as LineMaker counts
};

/// Nothing where any of it has a look of its own (headings, lists, tables, bold words), or where its lines are those of
/// a word processor: paragraphs, wrapped by the program.
[[nodiscard]] std::optional<TypedText> typed_text(const Flow& flow);

}  // namespace cvconv::office
