#pragma once
// The fields of records as the field labeller has them: values that it is sure of take the place of the readers' own.

#include <string_view>

#include "readers/recognize/spans/labelled_spans.h"

namespace cvconv::recognizing {

/// How sure the labeller must be, from 0 to 1. Folds of unseen people hardly tell these values from others.
struct RelabelLimits {
    float add = 0.4F;             ///< for a field that is empty: the probability of the least certain token
    float replace = 0.4F;         ///< for one that says something else
    float replace_stated = 0.8F;  ///< and is told by a label or a known word
    float remove = 0.5F;          ///< for one whose words are no such field: the mean over its tokens
    float remove_stated = 0.8F;
    float remove_date = 0.9F;
    float trust_in_none = 0.1F;  ///< taken off the probability that words are of no field at all
};

/// Names, places, degrees, marks, titles and the like of all records; dates are left as they were found, taken off
/// where the words are no date of the record, and filled in where there is none.
void relabel_fields(const Document& document, const EntryLines& entries, const LabelledFields& fields, Cv& cv,
                    const RelabelLimits& limits = {});

}  // namespace cvconv::recognizing
