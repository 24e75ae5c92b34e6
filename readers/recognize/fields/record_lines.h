#pragma once
// Lines with labels, put together to records.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "readers/recognize/lines/labelled_lines.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// One label of a record, and all that is said below it.
struct RecordField {
    std::string_view key;              ///< of Idea::record_labels, entry_labels or contact_labels
    Span label;                        ///< with its colon
    std::vector<Span> values;          ///< what stands behind the label, and further lines; may be empty
    std::vector<FoundPeriod> periods;  ///< in them
};

struct Record {
    std::vector<RecordField> fields;

    /// The first field of one of the keys, the earlier key first; null if there is none.
    [[nodiscard]] const RecordField* find(std::initializer_list<std::string_view> keys) const;
};

/// What labels may mean in a section. A label is of the first key in the order of the ideas that is wanted.
using WantedKeys = std::set<std::string_view>;

/// The records of a section. Empty if its first line has no label of `subjects`, if other labels are more than known
/// ones, or if a record has but one line.
[[nodiscard]] std::vector<Record> records_of(const Document& document, const Section& section,
                                             const WantedKeys& subjects, const WantedKeys& wanted);

}  // namespace cvconv::recognizing
