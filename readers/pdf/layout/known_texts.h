#pragma once
// What the texts of a page are. While columns are looked for, each gutter asks it of the same segments, and neither the
// lexicon nor dates are looked up for nothing.

#include <string>
#include <unordered_map>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// "Skills", "Certificates & Clubs".
[[nodiscard]] bool is_heading(const Segment& s);

/// is_heading(), is_dateish() (date_texts.h) and whether it is a label, each found out once for a text.
class KnownTexts {
public:
    [[nodiscard]] bool is_heading(const Segment& segment);
    [[nodiscard]] bool is_dateish(const std::string& text);
    /// "Employer", "E-mail": what the lexicon knows as the label of a value.
    [[nodiscard]] bool is_label(const std::string& text);

private:
    std::unordered_map<std::string, bool> headings_;
    std::unordered_map<std::string, bool> dates_;
    std::unordered_map<std::string, bool> labels_;
};

}  // namespace cvconv::pdf
