#pragma once
// Marks of a degree: "GPA 3.7 / 4.0", "Note 1,3", "110/110 e lode", "magna cum laude", "отличен 5,84".

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

struct FoundScore {
    Span where;           ///< with label and brackets: "(Grade: First Class)"
    Span value;           ///< as written, with its scale, without the label: "3.7 / 4.0", "First Class Honours"
    bool honour = false;  ///< said in words
    float certainty = 1;
};

[[nodiscard]] std::vector<FoundScore> find_scores(std::string_view text, Span within);

}  // namespace cvconv
