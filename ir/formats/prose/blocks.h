#pragma once
// A CV as headings, paragraphs and lists: the form that Markdown, Word documents and web pages of ours share, each in
// its own syntax. README.md describes it.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::prose {

/// What a block is of the CV. Readers know no more than the kind of block, so they give the first of each line.
enum class Part : std::uint8_t {
    name,     ///< heading 1
    section,  ///< heading 2
    entry,    ///< heading 3
    text,
    headline,
    details,  ///< paragraphs; `details`: organization, place and dates of an entry
    item,
    contact,
    record,  ///< items of a list; `record`: a whole skill, language, interest or certificate
};

/// A stretch of a block in one look.
struct Piece {
    std::string text;  ///< '\n' is a line break
    bool bold = false;
    std::string link = {};       ///< where it leads; empty = nowhere
    std::string_view role = {};  ///< what it is, for class names in HTML: "organization", "start"; empty = nothing
    std::string date = {};       ///< ISO 8601, of a text that is a date
};

struct Block {
    Part part = Part::text;
    std::vector<Piece> pieces;
};
using Blocks = std::vector<Block>;

/// All its text, without looks.
[[nodiscard]] inline std::string text_of(const Block& block) {
    std::string text;
    for (const Piece& piece : block.pieces) {
        text += piece.text;
    }
    return text;
}

}  // namespace cvconv::prose
