#pragma once
// <time datetime="2019-03">the spring before last</time>: what is read of it.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::html {

/// The date that `datetime` states ("2019-03"), where the words that people see tell none; nothing where they do tell
/// one
/// ("March 2019", "2019", "today"), or where none is stated. The day is left out unless the words have a number:
/// programs write the first of the month where they know no day.
[[nodiscard]] std::optional<std::string> date_behind(std::string_view shown, std::string_view datetime);

}  // namespace cvconv::html
