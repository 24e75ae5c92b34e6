#pragma once
// Values whose role is known beforehand: those of a true answer, to measure what is lost behind right labels
// (tools/train/bound).

#include <vector>

#include "ir/span.h"
#include "readers/recognize/spans/field_roles.h"
#include "readers/recognize/spans/tokens.h"

namespace cvconv::recognizing {

struct GivenSpans {
    struct Value {
        Span where;
        FieldRole role = FieldRole::summary;
        bool goes_on = false;  ///< of a value that began in the line before
    };
    std::vector<Value> values;  ///< none overlaps another; in the order of the text
    Spans unknown;              ///< text of which nothing is known, in order; all else is of no field

    /// The label of each token of a line: 0 where it is of no field, -1 where nothing is known.
    [[nodiscard]] std::vector<int> labels_of(const std::vector<Token>& tokens) const;
};

}  // namespace cvconv::recognizing
