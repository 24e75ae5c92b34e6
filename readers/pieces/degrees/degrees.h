#pragma once
// A degree and its field out of one piece of text.

#include <string>
#include <string_view>

#include "ir/span.h"

namespace cvconv {

/// study_type = the degree ("B.Sc.", "Licenciatura"), area = the field ("Enologia"); either may be
/// empty. Connectives and labels ("in", "en", "obor", "спеціальність") are in neither.
struct Degree {
    Span study_type;
    Span area;
    std::string rule;  ///< "degree.connective", "degree.comma", "degree.label", …; empty if no degree word was found
    float certainty = 0;
};

/// Splits a piece that holds a degree, a field or both, and nothing else (no school, no date).
[[nodiscard]] Degree split_degree(std::string_view text, Span span);

/// How much the whole of `span` is a degree (with or without field), 0..1.
[[nodiscard]] float degree_score(std::string_view text, Span span);

}  // namespace cvconv
