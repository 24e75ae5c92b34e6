#pragma once
// Clean text -> lines with their geometry in character columns.

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::text {

/// What stands between two gaps of a line.
struct Piece {
    std::string text;  ///< trimmed; blanks inside as in the source
    float left = 0;    ///< column of its first character, from 0
    float right = 0;   ///< behind its last one
    int column = 1;    ///< in the file, in characters, from 1
};

struct Line {
    int number = 0;  ///< in the file, from 1
    int page = 0;    ///< from 1 if the text has page breaks, else 0
    int region = 0;  ///< column of text on the page
    bool letter_spaced = false;
    bool furniture = false;
    bool side_heading = false;  ///< stood in the margin (see side_headings.h)
    bool form_row = false;      ///< a label and its value (see forms.h)
    bool bars = false;          ///< "| a | b |": the pieces are what stands between the bars
    bool table_border = false;  ///< "+---+---+"
    bool table_header = false;
    int table = 0;              ///< rows of one drawn table share a number, from 1
    std::vector<Piece> pieces;  ///< empty: a blank line

    [[nodiscard]] bool blank() const { return pieces.empty(); }
    [[nodiscard]] float left() const { return pieces.empty() ? 0 : pieces.front().left; }
    [[nodiscard]] float right() const { return pieces.empty() ? 0 : pieces.back().right; }
    /// All pieces, parted by single blanks.
    [[nodiscard]] std::string text() const;
};

/// Cuts `text` (see decode_text) into lines, and lines into pieces: at tabs, at three blanks or more,
/// and at two blanks that do not just follow the end of a sentence. Full-width characters take two
/// columns. Letter-spaced headings are put together again.
[[nodiscard]] std::vector<Line> cut_lines(std::string_view text);

/// Parts `piece` at screen column `column` if a word begins there; returns whether it did.
/// `rest` gets what begins there.
bool split_piece(Piece& piece, float column, Piece& rest);

/// Two blanks where the lines around have a column: "2017 – heden Vrijwilliger" between lines whose
/// second piece begins where "Vrijwilliger" does. And labels with a list behind them ("Tasks:  - one")
/// become lines of their own.
void align_pieces(std::vector<Line>& lines);

}  // namespace cvconv::text
