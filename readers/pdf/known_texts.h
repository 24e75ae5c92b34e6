#pragma once
// What the texts of a page are: while columns are looked for, the same segments are asked for every gutter, and
// to look for a date in one takes as long as cutting it out of the page.

#include <string>
#include <unordered_map>

#include "readers/pdf/segments.h"

namespace cvconv::pdf {

/// is_heading() and is_dateish(), each found out once for a text.
class KnownTexts {
public:
    [[nodiscard]] bool is_heading(const Segment& segment);
    [[nodiscard]] bool is_dateish(const std::string& text);

private:
    std::unordered_map<std::string, bool> headings_;
    std::unordered_map<std::string, bool> dates_;
};

}  // namespace cvconv::pdf
