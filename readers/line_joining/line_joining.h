#pragma once
// Where was a line only wrapped? Shared by all readers of prose: one decision from all that is true of two lines
// (join_evidence.def), whose weights were fitted to documents of which it is known (tools/joins).

#include <string_view>
#include <vector>

#include "readers/line_joining/hyphens.h"
#include "readers/line_joining/join_evidence.h"
#include "readers/line_joining/line_ends.h"
#include "readers/line_joining/physical_line.h"
#include "readers/line_joining/wrap_width.h"

namespace cvconv {

/// The lines of one column of text.
class Wrapping {
public:
    /// `lines` in order; empty ones may be left out (see after_gap) or have an empty text.
    explicit Wrapping(std::vector<PhysicalLine> lines) : lines_(std::move(lines)), learnt_(lines_) {}

    /// Is line `next` the rest of line `line`? Indices into the lines; `next` is usually `line` + 1.
    [[nodiscard]] bool continues(std::size_t line, std::size_t next) const {
        return joins(line, lines_[line], lines_[next]);
    }
    /// The same with geometry that depends on what was written before (`hangs`, the last cell's left). `index` is that
    /// of `line`; `next` may be of another column or page.
    [[nodiscard]] bool joins(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const;

    /// Is there anything to decide: not where a bullet or cells begin, nor where a form says it.
    [[nodiscard]] static bool is_open(const PhysicalLine& line, const PhysicalLine& next);
    [[nodiscard]] JoinEvidence evidence(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const;

    [[nodiscard]] const std::vector<PhysicalLine>& lines() const { return lines_; }

private:
    [[nodiscard]] float spare_at_left(const PhysicalLine& line, const PhysicalLine& next) const;
    [[nodiscard]] bool surely_goes_on(std::size_t index) const;
    void add_room(JoinEvidence& e, std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const;
    void add_place(JoinEvidence& e, const PhysicalLine& line, const PhysicalLine& next) const;
    void add_step(JoinEvidence& e, std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const;
    void add_context(JoinEvidence& e, std::size_t index) const;
    void add_pairs(JoinEvidence& e, float length) const;

    std::vector<PhysicalLine> lines_;
    WrapWidth learnt_;
};

}  // namespace cvconv
