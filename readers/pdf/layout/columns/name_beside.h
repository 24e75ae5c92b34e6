#pragma once
// The name at the head of a document, with details of contact beside it.

#include <cstddef>
#include <vector>

#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// The rows at the top of a document that stand in two blocks, and where these part.
struct NameBeside {
    std::size_t begin = 0, end = 0;
    float x = 0;
    bool name_left = true;
};

/// A name in large type stands at the height of no line beside it, so that by rows it would come between these:
///                          +44 20 7946 0000
///     ADA HARBOUR       ada@harbour.example
///     Engineer              12 Mill Lane
/// Nothing (begin = end) where the blocks go on as columns.
[[nodiscard]] NameBeside find_name_beside(const std::vector<Row>& rows, KnownTexts& known);

}  // namespace cvconv::pdf
