#pragma once
// Two values in one title, and several in one line, so that they can be told apart again.
//
// Europass has one title where the model has two fields ("Tutor – Code Club"). A separator that is
// part of a value gets a no-break blank, which looks the same and is no separator:
//   pair  a = "Chef – de partie", b = "Hotel Alpina"  →  "Chef\u00A0– de partie – Hotel Alpina"
//   pair  b = "Physics", no a                         →  "Physics\u2060": a word joiner shows nothing
//   note  a = "Python (NumPy)", no b                  →  "Python\u00A0(NumPy)"
// The split functions undo it. So split(join(x)) is x, but for a no-break blank that already stood
// before a dash or bracket: it comes back as a blank.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cvconv::europass {

using Pair = std::pair<std::string, std::string>;

/// "a – b", "a", or "b" with a word joiner behind it; split at the first separator. Nothing begins with a dash that the
/// values do not begin with.
[[nodiscard]] std::string join_pair(std::string_view a, std::string_view b);
[[nodiscard]] Pair split_pair(std::string_view text);

/// "a (b)" or "a"; split at the bracket that the text ends with. There is no note without an `a`.
[[nodiscard]] std::string join_note(std::string_view a, std::string_view b);
[[nodiscard]] Pair split_note(std::string_view text);

/// "city, region", "city", or ", region"; split at the last comma.
[[nodiscard]] std::string join_comma(std::string_view a, std::string_view b);
[[nodiscard]] Pair split_comma(std::string_view text);

/// "C++, Rust", or with "; " or " | " where an item has a comma. Nothing where none of them would do.
[[nodiscard]] std::optional<std::string> join_list(const std::vector<std::string>& items);
/// Splits at " | " where there is one, else at "; ", else at ", ".
[[nodiscard]] std::vector<std::string> split_list(std::string_view text);

}  // namespace cvconv::europass
