#pragma once
// The words of a line, as they stand on paper, into the order in which they are read: letters of a word that is written
// from right to left, words of such a line, numbers and Latin words among them. It is the Unicode bidirectional
// algorithm (UAX #9) read backwards: the levels are those of the text as it stands, and reversing by levels (rule L2)
// is its own reverse.

#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// How a page's text layer has brackets that stand in right-to-left text.
enum class Brackets : unsigned char {
    shapes,  ///< as they look: "(" opens to the right
    meant    ///< as they are meant: "(" opens, whichever way it looks
};
/// For words of one line, by their left edges: how many pairs speak for each way.
struct BracketVotes {
    int shapes = 0, meant = 0;
};
void vote_on_brackets(const std::vector<PageWord>& line, BracketVotes& votes);

/// Words on one line with nothing wide between them, by their left edges; the letters of each as they stand, from left
/// to right. Back come the same letters as words in reading order. Each says where it is printed, and its box is what
/// it would be if the line was written from left to right, from `left` on. Presentation forms become letters.
[[nodiscard]] std::vector<PageWord> in_logical_order(const std::vector<PageWord>& line, bool right_to_left,
                                                     Brackets brackets, float left);

}  // namespace cvconv::pdf
