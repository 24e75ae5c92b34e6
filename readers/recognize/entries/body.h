#pragma once
// The body of an entry: paragraphs are its summary, bullets its highlights.

#include <vector>

#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

struct Body {
    Text summary;
    Texts highlights;
};

/// `lines` are those behind the header. Several unmarked one-sentence lines count as highlights too.
[[nodiscard]] Body read_body(Reading& reading, const std::vector<Line>& lines, const std::string& rule);

}  // namespace cvconv::recognizing
