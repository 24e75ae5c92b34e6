#include "readers/text/lines.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/line_joining.h"
#include "readers/text/letter_spacing.h"

namespace cvconv::text {

std::string Line::text() const {
    std::string all;
    for (const Piece& piece : pieces) {
        all += all.empty() ? "" : " ";
        all += piece.text;
    }
    return all;
}

namespace {

/// Two blanks after "Inc." or "done." are how typists part sentences.
bool is_gap(int columns, bool tab, std::string_view before) {
    if (tab || columns >= 3) {
        return true;
    }
    return columns == 2 && !before.ends_with('.') && !before.ends_with('!') && !before.ends_with('?');
}

std::vector<Piece> cut_pieces(std::string_view line) {
    std::vector<Piece> pieces;
    Piece piece;
    int column = 0;      // on the screen
    int characters = 0;  // in the file
    int blanks = 0;
    bool tab = false;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t here = at;
        char32_t c = next_character(line, at);
        ++characters;
        if (c == '\t') {
            int stop = 8 - column % 8;
            column += stop;
            blanks += stop;
            tab = true;
            continue;
        }
        int width = display_width(line.substr(here, at - here));
        if (is_space(c)) {
            column += width;
            blanks += width;
            // One ideographic blank parts words, as one ordinary blank does elsewhere.
            if (c == 0x3000 && at < line.size()) {
                std::size_t peek = at;
                blanks -= is_space(next_character(line, peek)) ? 0 : 1;
            }
            continue;
        }
        if (blanks > 0 && !piece.text.empty()) {
            if (is_gap(blanks, tab, piece.text)) {
                pieces.push_back(std::move(piece));
                piece = {};
            } else {
                piece.text += ' ';
            }
        }
        blanks = 0;
        tab = false;
        if (piece.text.empty()) {
            piece.left = static_cast<float>(column);
            piece.column = characters;
        }
        piece.text += line.substr(here, at - here);
        column += width;
        piece.right = static_cast<float>(column);
    }
    if (!piece.text.empty()) {
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

}  // namespace

std::vector<Line> cut_lines(std::string_view text) {
    std::vector<Line> lines;
    // A form feed only at the very end breaks no page in two.
    std::size_t feed = text.find('\f');
    bool paged = feed != std::string_view::npos && !trim(text.substr(feed)).empty();
    int page = paged ? 1 : 0;
    int number = 1;
    for (std::size_t begin = 0; begin < text.size(); ++number) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view content = text.substr(begin, end - begin);
        begin = end + 1;
        // Page breaks stand at the beginning of a line (pdftotext) or on one of their own.
        for (std::size_t at = content.find('\f');; at = content.find('\f')) {
            std::string_view part = content.substr(0, at);
            bool last = at == std::string_view::npos;
            if (last || !trim(part).empty()) {
                Line line;
                line.number = number;
                line.page = page;
                std::string joined = join_letter_spaced(part);
                line.letter_spaced = !joined.empty();
                line.pieces = cut_pieces(joined.empty() ? part : std::string_view(joined));
                lines.push_back(std::move(line));
            }
            if (last) {
                break;
            }
            page += paged ? 1 : 0;
            content.remove_prefix(at + 1);
        }
    }
    return lines;
}

}  // namespace cvconv::text
