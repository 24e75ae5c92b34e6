#pragma once
// What a reader makes of a file that people wrote for people: its text in reading order, cut into
// blocks. No guessing about CVs happens here; readers/recognize does that.

#include <cstdint>
#include <string>
#include <vector>

#include "ir/span.h"

namespace cvconv {

enum class BlockKind : std::uint8_t {
    heading,    ///< marked as one by the source (Markdown #, underlined text). A PDF has none: see Style
    paragraph,  ///< one line, or several wrapped lines joined (`breaks` tells where they were)
    list_item,  ///< bullet or number taken off (see `marker`); `level` is the depth of nesting
    table_row,  ///< a row of a real table (Markdown, HTML, ruled PDF table); `cells` are its cells
    rule,       ///< a horizontal line; no text
    furniture,  ///< running header, footer, page number: not part of the CV, kept to be accounted for
};

/// How a stretch of text looks. Plain text has none of it but capitals.
struct Style {
    float size = 0;  ///< points; 0 = not known
    bool bold = false;
    bool italic = false;
    bool underlined = false;
    bool small_caps = false;
    bool monospaced = false;
    bool letter_spaced = false;  ///< was written "S P A C E D"; the text has it joined
    std::uint32_t colour = 0;    ///< 0xRRGGBB; black also where the source does not say

    friend bool operator==(const Style&, const Style&) = default;
};

/// A stretch of a block in one style. A block's runs cover its text in order, without overlap
/// (blanks between runs may be uncovered).
struct Run {
    Span text;
    Style style;

    friend bool operator==(const Run&, const Run&) = default;
};

/// A piece of a block that stands apart horizontally: a table cell, or what is left and right of a
/// wide gap or a tab ("Acme Ltd        2019 – 2021"). `left` and `right` are in points from the left
/// edge of the page (PDF) or in character columns (text); both 0 where the source has no geometry.
struct Cell {
    Span text;
    float left = 0;
    float right = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// One logical line: a line that stands for itself, or a paragraph or list item whose wrapped lines
/// were joined. Readers join two lines only where the first was full: when in doubt they are two
/// blocks.
struct Block {
    BlockKind kind = BlockKind::paragraph;
    Span text;                          ///< without bullet, without trailing blanks
    int level = 0;                      ///< heading: 1..6; list item: depth of nesting, 0 = outermost
    std::string marker;                 ///< list item: the bullet or number as written ("•", "-", "3.")
    Style style;                        ///< of most of the text
    std::vector<Run> runs;              ///< empty = all in `style`
    std::vector<Cell> cells;            ///< empty = the block is one cell
    std::vector<std::uint32_t> breaks;  ///< offsets in Document::text at which a wrapped line was joined; in a
                                        ///< table_row those at which a cell was meant to have another line
    float indent = 0;                   ///< left edge in the units of Cell, relative to the left edge of the region
    float gap_before = 0;               ///< white space above in line heights: 0 = next line, 1 = an empty line
    int page = 0;                       ///< from 1; 0 = the format has no pages
    int region = 0;                     ///< blocks of one column share a number; a sidebar has its own
    int table = 0;                      ///< rows of one table share a number, from 1; 0 = not in a table
    bool table_header = false;          ///< the row is the header of its table
    int panel = 0;             ///< blocks on one drawn area (sidebar, card, stripe) share a number, from 1; 0 = on none
    bool on_stripe = false;    ///< that area has room for one line only: a title's stripe, a tag
    bool rule_above = false;   ///< a level line is drawn between it and what is above
    bool rule_below = false;   ///< under its last line
    bool rule_beside = false;  ///< at its height, from its end on
    bool hidden = false;       ///< furniture that people do not see: white on white, off the page, by HTML

    friend bool operator==(const Block&, const Block&) = default;
};

/// A link: the text it is on (may be empty for an icon: then it marks a position), and its target as
/// in the source.
struct Link {
    Span text;
    std::string target;

    friend bool operator==(const Link&, const Link&) = default;
};

/// Where a stretch of Document::text is in the source file. Sorted by text.begin; what lies between
/// two stretches (joining blanks) has no place of its own.
struct Stretch {
    Span text;
    int page = 0;                                    ///< from 1 (PDF), else 0
    int line = 0;                                    ///< from 1 (text, Markdown), else 0
    int column = 0;                                  ///< from 1, in characters (text, Markdown), else 0
    float left = 0, top = 0, right = 0, bottom = 0;  ///< box in points from the page's top left (PDF)

    friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// Facts that a file says about itself outside its text (YAML front matter, PDF title): key, value.
/// The text of `value` is also in Document::text when it came from the file's body.
struct Property {
    std::string key;
    std::string value;
    Span where;  ///< empty when the value is not part of Document::text

    friend bool operator==(const Property&, const Property&) = default;
};

/// Text in reading order. UTF-8, NFC, no control characters but '\n' between blocks; ligatures
/// split, soft hyphens removed, hyphenation at line ends repaired.
struct Document {
    std::string text;
    std::vector<Block> blocks;
    std::vector<Link> links;
    std::vector<Stretch> places;
    std::vector<Property> properties;

    friend bool operator==(const Document&, const Document&) = default;
};

/// The place of the first byte of `span`, or an empty Stretch.
[[nodiscard]] Stretch place_of(const Document& document, Span span);

[[nodiscard]] std::string_view name_of(BlockKind kind);

}  // namespace cvconv
