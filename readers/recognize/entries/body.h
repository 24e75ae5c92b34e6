#pragma once
// The body of an entry: paragraphs are its summary, bullets its highlights.

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

struct Body {
    Text summary;
    Texts highlights;
};

/// What the other entries of a section show of bullets.
enum class Bullets { unknown, in_use };

/// `lines` are those behind the header. Several unmarked one-sentence lines count as highlights too, where the section
/// has no bullets.
[[nodiscard]] Body read_body(Reading& reading, const std::vector<Line>& lines, const std::string& rule,
                             Bullets bullets = Bullets::unknown);

}  // namespace cvconv::recognizing
