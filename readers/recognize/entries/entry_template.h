#pragma once
// What entries of a section have in common as far as its lines show it, before any is cut.

#include <string>
#include <vector>

#include "readers/recognize/entries/entry_features.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// What holds for the section as a whole.
struct EntryTemplate {
    int dated = 0;      ///< lines with a date of an entry
    int top_items = 0;  ///< list items of the outermost level
    int least_level = 99, deepest = 0;
    bool list = false;
    bool want_dates = false;
    bool titled = false;         ///< without dates, titles are known by their look
    bool flat_projects = false;  ///< projects that are list items of one level
    bool named_items = false;    ///< no title anywhere and names at the front: each bullet is an entry
    bool usual_gaps = false;     ///< some lines, not most, have space above
    bool all_items = false;
    bool one_each = false;        ///< talks, courses, offices: bullets of one level are an entry each
    bool dated_headings = false;  ///< with their dates; headings below them, without a date, divide entries
    float like_first = 0;         ///< what it is worth to look like the first line
    bool first_undated = false;   ///< "MSc Physics" alone above "BSc Physics, 2013" and others that look so
    int expected_offset = 0;      ///< where the first entry has its date, the others are expected to have theirs
    std::string opening_label;
};

[[nodiscard]] EntryTemplate template_of(const Document& document, const Section& section,
                                        const std::vector<Feature>& features);

}  // namespace cvconv::recognizing
