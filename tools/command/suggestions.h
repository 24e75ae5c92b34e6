#pragma once
// "did you mean": the nearest of some names to a word that is none of them.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::command {

/// The one that `word` is the beginning of, else the one that is fewest letters away, at most 2.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& names);
/// Of the options `names` ("--to"): the nearest, else the one that other programs call so.
[[nodiscard]] std::optional<std::string> option_meant_by(std::string_view word, const std::vector<std::string>& names);

}  // namespace cvconv::command
