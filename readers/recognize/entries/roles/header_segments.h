#pragma once
// The header of an entry cut into its smallest pieces.
//
//   "Senior Engineer, Acme Ltd | Leeds            2019 – 2021"
//    →  Senior Engineer · (comma) Acme Ltd · (bar) Leeds        and the period apart

#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/separators.h"

namespace cvconv::recognizing {

struct HeaderSegment {
    Span text;   ///< without brackets around it
    Span outer;  ///< with them
    Join join = Join::start_of_line;
    int line = 0;   ///< of the header
    int index = 0;  ///< within its line
    Style style;
    std::vector<Word> words;
    bool starts_lower = false;
};

struct HeaderSegments {
    std::vector<HeaderSegment> segments;
    std::vector<FoundPeriod> periods;
    std::vector<Span> urls;    ///< links written out in the header
    std::vector<Span> labels;  ///< "8 years 10 months" in a cell, "Date:" before a date, "at" before an employer
    bool has_subject = false;  ///< a label has said it already
    bool has_organization = false;
};

[[nodiscard]] HeaderSegments segments_of(const Document& document, const Entry& entry);
/// One for each entry; the labels in them are named as such.
[[nodiscard]] std::vector<HeaderSegments> segments_of_headers(Reading& reading, const std::vector<Entry>& entries);
/// The same for a stretch of one line.
[[nodiscard]] std::vector<HeaderSegment> segments_of(const Document& document, const Line& line, int line_number);

}  // namespace cvconv::recognizing
