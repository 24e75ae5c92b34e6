#pragma once
// Where was a line only wrapped, and how are its halves put together again? Shared by all readers of
// prose. Geometry is in any unit (character columns, points) as long as it is the same one throughout.

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace cvconv {

/// One physical line, as far as wrapping is concerned. Views must outlive it.
struct PhysicalLine {
    std::string_view text;     ///< without bullet, trimmed
    float left = 0;            ///< where `text` begins
    float right = 0;           ///< where it ends
    bool starts_item = false;  ///< a bullet or number stands before it: never continues the line above
    bool has_gap = false;      ///< is made of cells (a date at the right margin …)
    bool hangs = false;        ///< is indented to where the text of the item or cell above begins
};

/// What the lines of one column of text say about its width.
struct WrapWidth {
    float width = 0;      ///< lines are wrapped here; 0 = they are not wrapped
    float character = 1;  ///< width of an average character, in the unit of the lines
};

/// The column at which `lines` (in order, one column of text) are wrapped, from the lines around
/// `at`. A width that only one line reaches is no evidence.
[[nodiscard]] WrapWidth wrap_width(const std::vector<PhysicalLine>& lines, std::size_t at);

/// Is `next` the rest of the line `line`? Only where `line` was full: the first word of `next` would not
/// have fitted within `wrap`.
[[nodiscard]] bool continues(const PhysicalLine& line, const PhysicalLine& next, WrapWidth wrap);

/// Words of a document, folded, to decide about hyphens.
using Vocabulary = std::unordered_set<std::string>;
[[nodiscard]] Vocabulary vocabulary_of(std::string_view text);

/// How two halves of a wrapped line are put together.
enum class Joint {
    blank,        ///< "big" + "house"
    none,         ///< "Villefranche-" + "sur-Saône"; Han and kana; halves of a URL
    drop_hyphen,  ///< "implemen-" + "tation"
};
[[nodiscard]] Joint joint_between(std::string_view before, std::string_view after, const Vocabulary& vocabulary);

/// Character columns that text takes up: 2 for full-width characters, 0 for combining ones.
[[nodiscard]] int display_width(std::string_view text);
[[nodiscard]] bool is_wide(char32_t c);

}  // namespace cvconv
