#pragma once
// What values of JSON say, whatever their shape. Internal to the mending of shapes.

#include <string>
#include <string_view>
#include <vector>

#include "ir/formats/json_resume/schema.h"
#include "ir/span.h"

namespace cvconv::json_resume {

[[nodiscard]] inline Span all_of(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

/// "-", "n/a", "…": what people put where there is nothing to say.
[[nodiscard]] bool says_nothing(std::string_view text);
[[nodiscard]] bool is_number(std::string_view text);

/// What a value that is neither list nor object says; "" for null.
[[nodiscard]] std::string word_of(const Json& value);
/// All that a value says, in its order. Bounded by the depth that the parser lets pass.
[[nodiscard]] std::vector<std::string> words_in(const Json& value);
[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view between);

/// Lines, without the bullets that they begin with.
[[nodiscard]] Json lines_of(std::string_view text);
/// The items of a list in a line.
[[nodiscard]] Json items_in(std::string_view text);

}  // namespace cvconv::json_resume
