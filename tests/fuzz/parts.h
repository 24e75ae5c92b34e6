#pragma once
// What must hold for the parts that pick things out of text, and for columns, whatever they are given.

#include <string>
#include <string_view>

namespace cvconv::fuzz {

/// What parts there are: "dates", "phones", "emails", "names", "text-columns", and with PDF "columns" and
/// "pdf-words".
[[nodiscard]] bool is_part(std::string_view name);
/// Runs the part on `bytes` and says what is wrong with what it found; empty = all is well.
[[nodiscard]] std::string wrong_with_part(std::string_view name, std::string_view bytes);

}  // namespace cvconv::fuzz
