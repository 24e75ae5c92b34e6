#pragma once
// Where was a line only wrapped? Shared by all readers of prose. Geometry is in any unit (character columns, points) as
// long as it is the same one throughout.

#include <string_view>
#include <vector>

#include "readers/hyphens.h"
#include "readers/line_ends.h"

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
    bool begins_row = false;   ///< stands beside something, as beside a date at the left: begins what it is
    bool below_dated = false;  ///< stands below the text beside a date, as no heading does
};

/// How the lines of one column of text are wrapped, learnt from all of them.
class Wrapping {
public:
    /// `lines` in order; empty ones may be left out (see after_gap) or have an empty text.
    explicit Wrapping(std::vector<PhysicalLine> lines, bool typed = false);

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
    [[nodiscard]] float fullness(std::size_t index, const PhysicalLine& line, const PhysicalLine& next, bool lower,
                                 bool unfinished) const;
    [[nodiscard]] float score(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const;
    [[nodiscard]] bool in_prose(std::size_t index) const;
    [[nodiscard]] bool is_flush_right() const;

    std::vector<PhysicalLine> lines_;
    float width_ = 0;
    float widest_unspaced_ = 0;  ///< right edge of the longest line of text without blanks
    float unwrapped_from_ = 0;   ///< longer lines are whole ones; 0 = not known
    float left_ = 0;
    float character_ = 1;           ///< width of an average character
    bool nothing_wraps_ = false;    ///< many lines, and none goes on in small letters where the one above ended
    bool flush_right_ = false;      ///< all lines end at the right edge, and begin anywhere
    bool lower_begins_ = false;     ///< many rows begin with a small letter: it says nothing
    bool lower_continues_ = false;  ///< next to no paragraph begins with a small letter: lines that do go on
};

}  // namespace cvconv
