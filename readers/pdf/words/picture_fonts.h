#pragma once
// Fonts whose letters are pictures, and which of these are bullets.

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Of what kind a word's font is, by its name; asked for every word, and most have the font of the one before.
class FontKinds {
public:
    bool icons(const PageWord& word) { return of(word).icons; }
    bool symbols(const PageWord& word) { return of(word).symbols; }

private:
    struct Kinds {
        bool icons = false, symbols = false;
    };
    Kinds of(const PageWord& word);
    std::string font_;
    Kinds kinds_;
    bool known_ = false;
};

/// A glyph as it is drawn: fonts without a map to Unicode give U+FFFD for each.
using DrawnGlyph = std::pair<std::string, int>;  // text, tenths of a point
[[nodiscard]] DrawnGlyph glyph_of(const PageWord& word);

/// The glyphs of icon fonts that are used as bullets: they come again and again, alone on their line, and not before
/// dates or headings. A calendar before each period, a pin before each place behind it, are pictures.
[[nodiscard]] std::set<DrawnGlyph> icon_bullets(const std::vector<PageWord>& words, FontKinds& fonts);

/// A picture and text of another font hardly apart are one word, which has the font of its first glyph: "\uF0B1经历".
/// The pictures are code points of private use; what is left has no known font.
void take_pictures_off(std::vector<PageWord>& words, FontKinds& fonts);

[[nodiscard]] constexpr bool is_private(char32_t c) {
    return (c >= 0xE000 && c <= 0xF8FF) || c >= 0xF0000;
}

}  // namespace cvconv::pdf
