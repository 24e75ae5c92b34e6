#pragma once
// A line as it is printed or typed, as far as it tells whether it was only wrapped. Geometry is in any unit (character
// columns, points) as long as it is the same one throughout.

#include <cstdint>
#include <string_view>

namespace cvconv {

/// How a word is printed.
struct Look {
    float size = 0;
    bool bold = false;
    bool italic = false;
    std::string_view font;
    std::uint32_t colour = 0;  ///< 0xRRGGBB
};

/// One physical line. Views must outlive it.
struct PhysicalLine {
    std::string_view text;     ///< without bullet, trimmed
    float left = 0;            ///< where `text` begins
    float right = 0;           ///< where it ends
    bool starts_item = false;  ///< a bullet or number stands before it: never continues the line above
    bool has_gap = false;      ///< is made of cells (a date at the right margin …)
    bool hangs = false;        ///< is indented to where the text of the item or cell above begins
    bool after_gap = false;    ///< an empty line stands above it
    bool begins_row = false;   ///< stands beside something, as beside a date at the left: begins what it is
    bool below_dated = false;  ///< stands below the text beside a date, as no heading does
    bool over_page = false;    ///< stands on the page behind that of the line above

    // What only print has; 0 and empty where it is not known.
    float bullet_left = 0;   ///< left edge of the bullet before it
    float first_word = 0;    ///< width of the first word
    float step = 0;          ///< from the bottom of the line above to its own; the first has none
    float size = 0;          ///< of the font
    bool bold = false;       ///< all of it is
    bool ruled_off = false;  ///< a line is drawn between it and the line above
    Look first, last;        ///< of its first and its last word

    [[nodiscard]] bool is_printed() const { return size > 0; }
};

}  // namespace cvconv
