#include "writers/markdown/markdown.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/formats/prose/beside.h"
#include "ir/unicode.h"
#include "writers/markdown/escape.h"
#include "writers/prose/arrange.h"
#include "writers/prose/printable.h"

namespace cvconv {

namespace {

using prose::Block;
using prose::Blocks;
using prose::Part;
using prose::Piece;

/// What CommonMark leaves of the text of a block: no control characters, no blanks around line breaks or at its ends,
/// no empty lines. Blanks of one piece meet those of the next, so the pieces are read as one.
class Reading {
public:
    explicit Reading(Block& block)
        : pieces_(block.pieces),
          one_line_(block.part == Part::name || block.part == Part::section || block.part == Part::entry) {
        for (; at_ < pieces_.size(); ++at_) {
            const std::string text = std::exchange(pieces_[at_].text, "");
            std::ranges::for_each(text, [&](char c) { add(c); });
        }
        remove_from_end(" \n");
    }

private:
    void add(char c) {
        const bool control = static_cast<unsigned char>(c) < ' ' || c == 0x7F;
        const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v' || (c == '\n' && one_line_);
        if (blank || c == '\n') {
            if (!blank) {
                remove_from_end(" ");
            }
            if (last_ != '\n') {
                pieces_[at_].text += last_ = blank ? ' ' : '\n';
            }
        } else if (!control) {
            pieces_[at_].text += last_ = c;
        }
    }

    void remove_from_end(std::string_view characters) {
        for (std::size_t i = std::min(at_ + 1, pieces_.size()); i-- > 0;) {
            std::string& text = pieces_[i].text;
            text.erase(text.find_last_not_of(characters) + 1);
            if (!text.empty()) {
                last_ = text.back();
                return;
            }
        }
        last_ = '\n';
    }

    std::vector<Piece>& pieces_;
    bool one_line_;
    std::size_t at_ = 0;
    char last_ = '\n';  ///< as at the beginning of a line
};

/// How many bytes of blanks, and of what has no shape, it begins with.
std::size_t blank_beginning(std::string_view text) {
    std::size_t at = 0;
    for (std::size_t next = 0; next < text.size(); at = next) {
        if (const char32_t c = next_character(text, next); !is_space(c) && !is_invisible(c)) {
            break;
        }
    }
    return at;
}

std::size_t end_of_words(std::string_view text) {
    std::size_t end = 0;
    for (std::size_t next = 0; next < text.size();) {
        if (const char32_t c = next_character(text, next); !is_space(c) && !is_invisible(c)) {
            end = next;
        }
    }
    return end;
}

/// The marks of bold words and links stand at words: blanks around these are pieces of their own.
void add_parted(Piece piece, std::vector<Piece>& pieces) {
    auto add_plain = [&](std::string text) {
        if (!text.empty()) {
            pieces.push_back({.text = std::move(text)});
        }
    };
    if (!piece.bold && piece.link.empty()) {
        pieces.push_back(std::move(piece));
        return;
    }
    const std::string text = std::exchange(piece.text, "");
    const std::size_t begin = blank_beginning(text);
    const std::size_t end = std::max(end_of_words(text), begin);
    add_plain(text.substr(0, begin));
    if (piece.text = text.substr(begin, end - begin); !piece.text.empty()) {
        pieces.push_back(std::move(piece));
    }
    add_plain(text.substr(end));
}

Block as_written(Block block) {
    Reading{block};
    std::vector<Piece> pieces;
    for (Piece& piece : block.pieces) {
        add_parted(std::move(piece), pieces);
    }
    block.pieces = std::move(pieces);
    return block;
}

Blocks as_read(Blocks blocks) {
    for (Block& block : blocks) {
        block = as_written(std::move(block));
        for (Piece& piece : block.pieces) {
            piece.text = prose::as_decoded(piece.text);
        }
    }
    return blocks;
}

std::string to_line(const Block& block) {
    std::string line;
    for (const Piece& piece : as_written(block).pieces) {
        const bool bar = piece.role == "bar";  // one that parts, of a line that is no row of a table
        std::string text = bar ? piece.text : markdown::escape(piece.text);
        text = piece.link.empty() ? text : "[" + text + "](" + markdown::escape_target(piece.link) + ")";
        line += piece.bold ? "**" + text + "**" : text;
    }
    return line;
}

std::string_view mark_of(Part part) {
    switch (part) {
        case Part::name: return "# ";
        case Part::section: return "## ";
        case Part::entry: return "### ";
        case Part::item:
        case Part::contact:
        case Part::record: return "- ";
        default: return "";
    }
}

}  // namespace

std::optional<std::string> write_markdown(const Cv& cv, Diagnostics& diagnostics) {
    const auto arranged = prose::arrange(cv, true, as_read, diagnostics);
    if (!arranged) {
        return std::nullopt;
    }
    std::string text;
    std::string_view above;
    for (const Block& block : arranged->blocks) {
        const std::string_view mark = mark_of(block.part);
        const bool goes_on = mark == "- " && above == "- ";
        text += text.empty() || goes_on ? "" : "\n";
        text += mark;
        text += markdown::as_line(to_line(block), mark);
        text += '\n';
        above = mark;
    }
    text += text.empty() ? "" : "\n";
    text += prose::to_comment(arranged->beside);
    text += '\n';
    return text;
}

}  // namespace cvconv
