#include "readers/pieces/items.h"

#include <string>

#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"

namespace cvconv::recognizing {

namespace {

Span without_joiner(std::string_view text, Span piece) {
    std::string_view own = piece.of(text);
    std::size_t blank = own.find(' ');
    if (blank != std::string_view::npos && (own.substr(0, blank) == "&" || is_joiner(fold(own.substr(0, blank))))) {
        piece.begin += static_cast<std::uint32_t>(blank + 1);
        return trim(text, piece);
    }
    return piece;
}

Span clean(std::string_view text, Span piece) {
    piece = strip(text, trim(text, piece), ",;|*");
    // a full stop at the end belongs to the sentence, not to "Go."; "U.S." keeps it
    std::string_view own = piece.of(text);
    if (own.ends_with('.') && own.size() > 3 && own[own.size() - 3] != '.') {
        --piece.end;
    }
    std::size_t at = piece.begin;
    while (at < piece.end) {
        std::size_t next = at;
        char32_t c = next_character(text, next);
        if (!is_bullet(c) && !is_space(c) && !(is_dash(c) && next < piece.end && text[next] == ' ')) {
            break;
        }
        at = next;
    }
    piece.begin = static_cast<std::uint32_t>(at);
    return trim(text, piece);
}

bool parts_items(char32_t c) {
    return c == ',' || c == ';' || c == '|' || c == U'｜' || c == U'、' || c == U'，' || c == U'；' ||
           is_separating_dot(c) || c == U'・';
}

/// Does " / " part the items? In "Go / Python / SQL", but neither beside other marks ("HTML / CSS, Networks / VPN" are
/// two) nor alone: "C / Modern C++".
bool slash_parts_items(std::string_view text, Span within) {
    constexpr int fewest = 2;
    if (within.of(text).find("/ ") == std::string_view::npos) {
        return false;  // most texts
    }
    int depth = 0;
    int slashes = 0;
    for (std::size_t at = within.begin; at < within.end;) {
        const char32_t c = next_character(text, at);
        depth += c == '(' || c == '[' ? 1 : (c == ')' || c == ']') && depth > 0 ? -1 : 0;
        if (depth == 0 && parts_items(c)) {
            return false;
        }
        slashes += depth == 0 && c == '/' && at < within.end && text[at] == ' ' ? 1 : 0;
    }
    return slashes >= fewest;
}

}  // namespace

std::vector<Span> items_of(std::string_view text, Span within) {
    std::vector<Span> items;
    const bool at_slash = slash_parts_items(text, within);
    int depth = 0;
    std::uint32_t begin = within.begin;
    auto add = [&](std::uint32_t end, bool last) {
        Span piece = clean(text, {begin, end});
        if (!items.empty()) {
            piece = without_joiner(text, piece);
        }
        if (!piece.empty() && !words_of(text, piece).empty()) {
            items.push_back(piece);
        } else if (!piece.empty() && piece.size() >= 1 && !last) {
            items.push_back(piece);
        }
    };
    for (std::size_t at = within.begin; at < within.end;) {
        std::size_t here = at;
        char32_t c = next_character(text, at);
        if (c == '(' || c == '[' || c == U'（' || c == U'「') {
            ++depth;
        } else if (c == ')' || c == ']' || c == U'）' || c == U'」') {
            depth = depth > 0 ? depth - 1 : 0;
        } else if (depth == 0) {
            bool spaced = here > within.begin && is_space(static_cast<unsigned char>(text[here - 1])) &&
                          at < within.end && is_space(static_cast<unsigned char>(text[at]));
            bool number = c == ',' && here > within.begin && at < within.end &&
                          is_digit(static_cast<unsigned char>(text[here - 1])) &&
                          is_digit(static_cast<unsigned char>(text[at]));
            bool separates = (parts_items(c) && !number) || (c == '/' && spaced && at_slash);
            if (separates) {
                add(static_cast<std::uint32_t>(here), false);
                begin = static_cast<std::uint32_t>(at);
            }
        }
    }
    add(within.end, true);
    return items;
}

namespace {

/// Where the bracket opens that closes at the end: "Danish (native (A))"; npos if there is none.
std::size_t opening_of_last(std::string_view text) {
    int depth = 0;
    for (std::size_t at = text.size(); at-- > 0;) {
        depth += text[at] == ')' ? 1 : text[at] == '(' ? -1 : 0;
        if (text[at] == '(' && depth <= 0) {
            return at;
        }
    }
    return text.rfind('(');
}

}  // namespace

Bracketed split_brackets(std::string_view text, Span span) {
    span = trim(text, span);
    std::string_view own = span.of(text);
    std::size_t close = own.ends_with(')') ? 1 : own.ends_with("）") ? 3 : own.ends_with(']') ? 1 : 0;
    if (close == 0) {
        return {span, {}};
    }
    if (own.ends_with(']') && own.rfind('[') != std::string_view::npos && own.rfind('[') > 0) {
        std::size_t at = own.rfind('[');
        return {trim(text, {span.begin, static_cast<std::uint32_t>(span.begin + at)}),
                trim(text, {static_cast<std::uint32_t>(span.begin + at + 1), span.end - 1})};
    }
    std::size_t open = opening_of_last(own);
    std::size_t length = 1;
    if (open == std::string_view::npos) {
        open = own.rfind("（");
        length = 3;
    }
    if (open == std::string_view::npos || open == 0) {
        return {span, {}};
    }
    Span head = trim(text, {span.begin, static_cast<std::uint32_t>(span.begin + open)});
    Span inside = trim(
        text, {static_cast<std::uint32_t>(span.begin + open + length), static_cast<std::uint32_t>(span.end - close)});
    return {head, inside};
}

}  // namespace cvconv::recognizing
