#pragma once
// Names in other letters than they are written in.

#include <string>
#include <string_view>

namespace cvconv::blind {

/// "müller" is also written "mueller".
[[nodiscard]] std::string in_keyboard_letters(std::string_view name);

/// Another script's text in Latin letters, "иванов" as "ivanov"; empty where nothing changes.
[[nodiscard]] std::string in_latin_letters(std::string_view text);

}  // namespace cvconv::blind
