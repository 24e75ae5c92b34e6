#pragma once
// What styles say of runs and paragraphs. A style says some things; what it does not say comes from what it is based
// on.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "readers/office/flow.h"

namespace cvconv::office {

inline constexpr std::uint32_t white = 0xFFFFFF;

/// Of a stretch of text.
struct RunLook {
    std::optional<float> size;  ///< points
    std::optional<bool> bold, italic, underlined, small_caps, hidden, raised;
    std::optional<bool> shaded;           ///< stands on a colour
    std::optional<std::uint32_t> colour;  ///< 0xRRGGBB

    /// What `over` says holds.
    void put_over(const RunLook& over);
};

/// Of a paragraph. Lengths are points.
struct ParagraphLook {
    std::optional<float> left, first, before, after;
    std::optional<int> outline;       ///< 1 to 9, 0 = body text
    std::optional<std::string> list;  ///< the list that it is an item of
    std::optional<int> level;         ///< there, 0 = outermost
    std::optional<bool> break_before, column_break, close_to_alike, shaded;
    std::optional<bool> rule_above, rule_below;  ///< its borders
    std::vector<TabStop> tabs;

    void put_over(const ParagraphLook& over);
};

/// "1F4E79" or "#1f4e79"; black for what is left to the program ("auto").
[[nodiscard]] std::uint32_t colour_of(std::string_view text);

/// 3 as "decimal" 3, "lowerLetter" c, "upperRoman" III.
[[nodiscard]] std::string number_in(std::string_view format, int number);

/// A bullet as people see it: those of symbol fonts are private characters.
[[nodiscard]] std::string bullet_of(std::string_view text);

}  // namespace cvconv::office
