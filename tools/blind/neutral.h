#pragma once
// Words that tell the gender, and lines that tell what no field has: religion, military service, age.

#include <string>
#include <string_view>

#include "ir/span.h"

namespace cvconv::blind {

/// Puts the neutral pronoun in place of the gendered ones, in languages whose list says how. Grammar is not repaired.
/// `count` grows by the number of words that were replaced.
[[nodiscard]] std::string with_neutral_pronouns(std::string_view text, std::string_view language, int& count);

/// Whether a line tells something personal that no field has: "Religion: Catholic".
[[nodiscard]] bool is_personal_line(std::string_view line);

/// Whether the whole text names something personal that no field has: "Military service".
[[nodiscard]] bool is_personal_label(std::string_view text);

/// `name` and a title before it that tells the gender: "Mrs Lee".
[[nodiscard]] Span with_gendered_title(std::string_view text, Span name);

}  // namespace cvconv::blind
