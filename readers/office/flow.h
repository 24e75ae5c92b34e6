#pragma once
// What DOCX and ODT have in common: text that flows, as paragraphs, tables and frames, with looks resolved through all
// styles. Lengths are points. Each reader makes this of its XML; write_flow() makes a Document of it.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ir/document.h"

namespace cvconv::office {

inline constexpr float twip = 1 / 20.0F;  ///< in points; DOCX and RTF count in them

/// A stretch of text in one look. '\t' is a tab, '\n' a line break, '\f' a page break.
struct Piece {
    std::string text;
    Style style;
    bool hidden = false;    ///< not shown: hidden by its font, or white on white
    bool raised = false;    ///< superscript
    bool stand_in = false;  ///< of a template, and still showing: a title ("Education"), or a prompt ("[Your name]")
    std::string link;       ///< where it leads; empty = nowhere
};

struct TabStop {
    float position = 0;
    bool right = false;
};

struct Node;
using Nodes = std::vector<Node>;

/// Where a frame stands, points from the page's left edge.
struct Box {
    float left = 0;
    float top = 0;  ///< from the page's upper edge, or from the paragraph that it is anchored in
    float width = 0, height = 0;
    bool on_page = false;  ///< `top` is from the page's edge
};

/// A text box, or a frame: text with a place of its own, anchored in a paragraph.
struct Frame {
    Nodes content;
    std::optional<Box> place;
    bool begins_column = true;  ///< and does not go on below the frame before
};

struct Paragraph {
    std::vector<Piece> pieces;
    std::vector<Frame> frames;
    std::string style;   ///< the name of its style
    int outline = 0;     ///< 1 to 9, as its style or itself says; 0 = body text
    bool title = false;  ///< in the style for the title of a document
    bool item = false;   ///< of a list
    int level = 0;       ///< of the item, 0 = outermost
    std::string marker;  ///< as printed: "•", "3."
    float left = 0;      ///< from the margin
    float first = 0;     ///< the first line, from `left`; negative = hanging
    float before = 0, after = 0;
    float size = 0;                               ///< of an empty paragraph
    bool break_before = false;                    ///< begins a page
    bool column_break = false;                    ///< begins a column
    bool close_to_alike = false;                  ///< no space between paragraphs of one style
    bool rule_above = false, rule_below = false;  ///< its borders
    bool shaded = false;                          ///< it stands on a colour
    bool rule = false;                            ///< a line is drawn across the page, and there is no text
    std::vector<TabStop> tabs;
};

struct TableCell {
    Nodes content;
    int columns = 1;       ///< it spans
    bool goes_on = false;  ///< belongs to the cell above
};

struct TableRow {
    std::vector<TableCell> cells;
    bool header = false;
};

struct Table {
    std::vector<TableRow> rows;
    std::vector<float> widths;  ///< of its columns; may be empty
    bool ruled = false;         ///< lines part its columns
};

/// Where a section of the text begins: with columns, or without.
struct Section {
    int columns = 1;
};

struct Node {
    std::variant<Paragraph, Table, Section> is;
};

/// A file's content.
struct Flow {
    Nodes body;
    std::vector<Nodes> headers;  ///< those that differ
    std::vector<Nodes> footers;
    Nodes notes;        ///< footnotes and endnotes
    std::string title;  ///< what the file says of itself
    std::string author;
    bool adds_spacing = true;  ///< the space below a paragraph and that above the next add up; else the larger holds
    std::vector<std::string> unread;  ///< what was not read, for a warning
    std::string_view program;         ///< "Word": for messages
};

}  // namespace cvconv::office
