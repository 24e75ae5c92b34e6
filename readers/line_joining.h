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
    bool after_gap = false;    ///< an empty line stands above it
};

/// How the lines of one column of text are wrapped, learnt from all of them.
class Wrapping {
public:
    /// `lines` in order; empty ones may be left out (see after_gap) or have an empty text.
    explicit Wrapping(std::vector<PhysicalLine> lines);

    /// Is line `next` the rest of line `line`? Indices into the lines; `next` is usually `line` + 1.
    [[nodiscard]] bool continues(std::size_t line, std::size_t next) const {
        return joins(line, lines_[line], lines_[next]);
    }
    /// The same with geometry that depends on what was written before (`hangs`, the last cell's left).
    [[nodiscard]] bool joins(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const;

    [[nodiscard]] const std::vector<PhysicalLine>& lines() const { return lines_; }
    /// Where most text is wrapped; 0 = text is not wrapped at all.
    [[nodiscard]] float width() const { return width_; }

private:
    /// A line that goes on below: where it ends, and where it would have ended with the next word.
    struct Wrap {
        float right;
        float too_wide;
    };

    [[nodiscard]] std::vector<Wrap> sure_wraps() const;
    void learn_from_prose(std::vector<Wrap> wraps);
    [[nodiscard]] float local_width(std::size_t index) const;
    [[nodiscard]] float spare_at_left(const PhysicalLine& line, const PhysicalLine& next) const;
    [[nodiscard]] float score(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const;
    [[nodiscard]] bool in_prose(std::size_t index) const;

    std::vector<PhysicalLine> lines_;
    float width_ = 0;
    float unwrapped_from_ = 0;  ///< longer lines are whole ones; 0 = not known
    float left_ = 0;
    float character_ = 1;           ///< width of an average character
    bool lower_continues_ = false;  ///< next to no paragraph begins with a small letter: lines that do go on
};

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

/// "October 2018 —" above "March 2020" or "now": a period of which the line's end is no part. What is joined there
/// needs no mark of the break (see Block::breaks).
[[nodiscard]] bool parts_period(std::string_view before, std::string_view after);

/// The line cannot end here: it ends in a comma, a hyphen, an opening bracket or a very short word in
/// small letters ("of", "und", "à").
[[nodiscard]] bool is_unfinished(std::string_view text);

/// Character columns that text takes up: 2 for full-width characters, 0 for combining ones.
[[nodiscard]] int display_width(std::string_view text);
[[nodiscard]] bool is_wide(char32_t c);

}  // namespace cvconv
