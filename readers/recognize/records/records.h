#pragma once
// Labels to records: each element of the Cv's lists is written from the spans of its entry and from nothing else.

#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "readers/recognize/records/labelled_entry.h"

namespace cvconv::recognizing {

struct RecordContext {
    const Document& document;
    DateOrder order = DateOrder::unknown;
    std::string_view language;  ///< BCP 47, empty = not known
};

/// Appends what the entries say to the lists of `cv`. Entries are in reading order.
void add_records(const RecordContext& context, const std::vector<LabelledEntry>& entries, Cv& cv);

}  // namespace cvconv::recognizing
