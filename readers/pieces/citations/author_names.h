#pragma once
// What a piece of a list of authors looks like: "Lee", "A. B.", "Ann Lee", "11 others".

#include <string_view>

namespace cvconv::recognizing {

enum class PieceShape { none, name, surname, initials, others };

/// "A.", "J.-P.", "AB", "M. K.": capitals with dots, no more than two letters together.
[[nodiscard]] bool is_initials(std::string_view piece);

[[nodiscard]] PieceShape shape_of(std::string_view piece);

}  // namespace cvconv::recognizing
