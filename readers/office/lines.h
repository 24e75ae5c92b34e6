#pragma once
// A flow as printed lines: paragraphs cut at their breaks, tabs made cells, tables laid out in reading order. Internal
// to write_flow.cc and tables.cc.

#include <string>
#include <vector>

#include "ir/document.h"
#include "readers/office/flow.h"

namespace cvconv::office {

inline constexpr float line_height = 1.2F;  ///< of a size

/// What stands side by side in a line, from where on.
struct LineCell {
    std::vector<Piece> pieces;
    float left = 0;
};

struct Line {
    BlockKind kind = BlockKind::paragraph;
    int level = 0;
    std::string marker;
    std::vector<LineCell> cells;     ///< one at least; of a row of a table any number, empty ones too
    std::vector<std::string> aside;  ///< what is not part of the text: annotations, and what a template left to fill in
    std::vector<std::string> hidden;
    float indent = 0;
    float gap = 0;  ///< white space above, in line heights
    int page = 1;
    int paragraph = 0;  ///< counted from 1, in the order of the file
    bool new_region = false;
    int table = 0;
    bool header = false;
    bool rule_above = false, rule_below = false;
    int shaded = 0;  ///< lines of one shaded paragraph share its number; 0 = not shaded
};
using Lines = std::vector<Line>;

/// The text of a line, cells parted by blanks.
[[nodiscard]] std::string text_of(const Line& line);
[[nodiscard]] std::string text_of(const Nodes& nodes);

/// Makes lines of a flow. Numbers of paragraphs, tables and pages go on from call to call.
class LineMaker {
public:
    explicit LineMaker(bool adds_spacing) : adds_spacing_(adds_spacing) {}

    [[nodiscard]] Lines lines_of(const Nodes& nodes);
    [[nodiscard]] int pages() const { return page_; }
    void next_region() { begins_region_ = true; }

private:
    void add(const Paragraph& paragraph, Lines& lines);
    void add(const Table& table, Lines& lines);
    [[nodiscard]] Line line_of(const Paragraph& paragraph, std::vector<Piece> pieces, bool first_line);

    bool adds_spacing_;
    int page_ = 1;
    bool page_is_new_ = false;  ///< nothing stands on it yet: a break that is counted twice is one
    int paragraphs_ = 0;
    int tables_ = 0;
    float space_ = 0;  ///< below the last paragraph, points; empty paragraphs are space
    float empty_lines_ = 0;
    std::string last_style_;
    bool begins_region_ = false;
};

}  // namespace cvconv::office
