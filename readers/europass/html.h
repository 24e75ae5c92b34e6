#pragma once
// The HTML inside Europass texts, as lines. Takes what the portal's editor (Quill) and the older one
// made, and plain text with line ends; anything else that people paste comes out as text.

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::europass {

/// A stretch of a line in one style.
struct Run {
    std::string text;
    bool strong = false;
    bool emphasized = false;
    bool underlined = false;
};

/// A paragraph, an item of a list, or a part of one that <br> ended.
struct Line {
    bool item = false;
    int level = 0;                   ///< of an item: depth of nesting, 0 = outermost
    std::string marker;              ///< of an item that is no <li>: the bullet or dash as written
    bool continued = false;          ///< goes on with the block of the line before it (after <br>)
    std::vector<Run> runs;           ///< none: an empty line, <p><br></p>
    std::vector<std::string> links;  ///< targets of its <a>; one that is not the link's text is in the text too

    /// Without markup, without blanks at its ends.
    [[nodiscard]] std::string text() const;
};

/// Lists of Quill (`<ol><li data-list="bullet">`, `ql-indent-1`) are lists like others; <span> and
/// unknown attributes are dropped; link targets other than http, https and mailto are dropped. Lines
/// that begin with a bullet or a dash are items: the older editor had them so, and people type them.
/// One that a single &nbsp; precedes is text: writers/europass/html.h says so of lines that were.
[[nodiscard]] std::vector<Line> read_html(std::string_view html);

/// The text of these lines, items as lines with their markers, with '\n' between: "A\n\nB" where an
/// empty line was.
[[nodiscard]] std::string text_of(const std::vector<Line>& lines);

}  // namespace cvconv::europass
