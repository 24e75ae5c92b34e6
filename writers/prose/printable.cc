#include "writers/prose/printable.h"

#include "ir/unicode.h"

namespace cvconv::prose {

std::string printable(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        const bool control = c < ' ' || (c >= 0x7F && c < 0xA0) || c == 0xFFFE || c == 0xFFFF;
        if (c == '\t' || c == '\r') {
            result += ' ';
        } else if (c == '\n' || !control) {
            append_character(result, c);
        }
    }
    return result;
}

std::string as_decoded(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        if (const char32_t c = next_character(text, at); !is_invisible(c)) {
            append_character(result, c);
        }
    }
    return to_nfc(result);
}

Blocks as_read(Blocks blocks) {
    for (Block& block : blocks) {
        for (Piece& piece : block.pieces) {
            piece.text = as_decoded(printable(piece.text));
        }
    }
    return blocks;
}

}  // namespace cvconv::prose
