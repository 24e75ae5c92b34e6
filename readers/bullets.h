#pragma once
// Bullets and numbers at the beginning of a line. Shared by all readers of prose.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv {

enum class BulletKind {
    glyph,   ///< • ◦ ▪ ➢ ♦ …: nothing else is meant by these
    dash,    ///< - – — *  +  >: may also be a dash, an operator, a quotation
    letter,  ///< o, n, a lone dot or «: bullets only where several lines have them
    number,  ///< 1. 2) [3] a)
};

struct Bullet {
    BulletKind kind = BulletKind::glyph;
    std::string marker;    ///< "•", "3."
    std::size_t size = 0;  ///< bytes up to the text that follows (blanks included)
};

/// The bullet that `line` (without leading blanks) begins with. A blank must follow, or nothing: then
/// the bullet stands alone. Glyphs need no blank.
[[nodiscard]] std::optional<Bullet> find_bullet(std::string_view line);

/// Which lines are numbered by letters that go on: "a. Hammers", "b. Saws", "c. Files". A letter alone may as well be
/// an initial, or the end of a line above ("Acme d." / "d. Ljubljana").
[[nodiscard]] std::vector<bool> find_lettered(const std::vector<std::string_view>& lines);
/// Which lines go on numbering though a digit follows their number, "2. 03/2013 – today Acme", among others with which
/// find_bullet() is sure: "1. since 2016 Acme". Alone it may as well be a day.
[[nodiscard]] std::vector<bool> find_numbered(const std::vector<std::string_view>& lines);
/// The letter or number, its mark and the blanks of a line that find_lettered() or find_numbered() found.
[[nodiscard]] Bullet enumerated_bullet(std::string_view line);

}  // namespace cvconv
