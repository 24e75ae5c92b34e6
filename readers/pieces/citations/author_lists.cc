// Lists of authors: "Lee, A., Kim, B. & Ito, C.", "A. Lee, B. Kim et al."

#include <algorithm>

#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/author_names.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/inverted_names.h"
#include "readers/pieces/function_words.h"

namespace cvconv::recognizing {

namespace {

/// Neither a joiner nor the end of a list of authors begins with it: most characters.
bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// The length in bytes of a joiner between author names that begins at `at`; 0 = none.
std::size_t joiner_at(std::string_view text, std::size_t at, std::size_t end) {
    std::string_view rest = text.substr(at, end - at);
    if (rest.starts_with(" et al")) {
        return 1;  // "Kim, B. et al. (2023)"
    }
    if (const std::size_t joiner = joiner_of_names(text, at, end); joiner > 0) {
        return joiner;
    }
    if (rest.starts_with(",") || rest.starts_with(";")) {
        return 1;
    }
    if (rest.starts_with("、") || rest.starts_with("，")) {
        return 3;
    }
    return 0;
}

/// "and Ole Brekke", "& Ole Brekke" behind a comma: the bytes before the name.
std::size_t leading_joiner(std::string_view piece) {
    const std::size_t blank = piece.find(' ');
    return blank != std::string_view::npos && joins_names(piece.substr(0, blank)) ? blank + 1 : 0;
}

/// "Norkus P", "Cordón Ruiz P" and a title that goes on in small letters: the piece from `begin` to the full stop at
/// `stop` is a surname with its initial.
bool is_initial_before_title(std::string_view text, std::size_t begin, std::size_t stop, std::size_t end,
                             bool others_alike) {
    constexpr std::size_t longest = 64;  // bytes; not the whole line for each of its full stops
    std::string_view name = trim(text.substr(begin, stop - begin));
    std::size_t blank = name.size() > longest ? std::string_view::npos : name.rfind(' ');
    if (blank == std::string_view::npos || blank < 2 || blank > 40 || stop + 2 >= end || text[stop + 1] != ' ') {
        return false;
    }
    constexpr std::size_t most_initials = 3;
    std::size_t initials = 0;
    for (std::size_t at = blank + 1; at < name.size(); ++initials) {
        if (!is_upper(next_character(name, at))) {
            return false;
        }
    }
    if (initials > most_initials) {
        return false;
    }
    auto surnames = words_of(name.substr(0, blank));
    bool capitals = std::all_of(surnames.begin(), surnames.end(), [&](const Word& word) {
        return is_upper(character_at(name, word.where.begin)) && word.where.size() >= 2;
    });
    if (surnames.empty() || surnames.size() > 2 || !capitals) {
        return false;
    }
    constexpr std::size_t shortest = 4;  // of a surname with one initial, where nothing else tells
    if (initials >= 2 || others_alike) {
        return is_upper(character_at(text, stop + 2));  // "Quay DM. Private Pumps", "…, Hsu C. Salt, tides and pumps"
    }
    if (blank < shortest) {
        return false;
    }
    auto words = words_of(text, make_span(stop + 1, std::min(text.find_first_of(",.:;", stop + 1), end)));
    return words.size() >= 2 && is_lower(character_at(text, words[1].where.begin));
}

/// One piece of a list of authors, up to the next joiner or to where the list ends.
struct AuthorPiece {
    std::size_t end = 0;
    std::size_t joiner = 0;  ///< bytes of the joiner behind it; 0 = none
    bool stop = false;       ///< what follows is no name, whatever it looks like
};

/// Does a list of authors end before this: a bracket, a quotation, a dash, a year, a full stop of its own ("FJORD, I. .
/// Marés", as in Brazil)?
bool ends_list(std::string_view rest) {
    char c = rest.front();
    return c == '(' || c == '"' || c == ':' || c == '[' || rest.starts_with("“") || rest.starts_with("„") ||
           rest.starts_with("«") || rest.starts_with(" – ") || rest.starts_with(" — ") || rest.starts_with(" . ") ||
           (c == ' ' && rest.size() > 1 && rest[1] >= '0' && rest[1] <= '9');
}

/// A full stop behind a word of three letters or more ends the list: "B. Kim. Title"; not where initials follow.
bool full_stop_ends_list(std::string_view text, std::size_t begin, std::size_t at, std::size_t end) {
    if (text[at] != '.' || at + 1 >= end || text[at + 1] != ' ' || at < begin + 3) {
        return false;
    }
    std::size_t letters = 0;
    for (std::size_t i = at; i > begin && text[i - 1] != ' ' && text[i - 1] != '.'; --i) {
        ++letters;
    }
    std::string_view next = text.substr(at + 2, end - at - 2);
    std::size_t word_end = next.find_first_of(" ,.");
    bool more_initials = word_end <= 2 && next[word_end] == '.';
    return letters >= 3 && !more_initials;
}

/// "O.J. Tides of the North" behind a surname: where the initials end that a title follows, before their last full
/// stop; `begin` where it is otherwise.
std::size_t end_of_initials_before_title(std::string_view text, std::size_t begin, std::size_t end) {
    std::size_t at = begin;
    int initials = 0;
    while (at < end) {
        std::size_t next = at;
        const char32_t c = next_character(text, next);
        if (is_upper(c) && next < end && text[next] == '.') {
            at = next + 1;
            ++initials;
        } else if ((c == ' ' || is_dash(c)) && initials > 0 && next + 1 < end && text[next + 1] == '.') {
            at = next;
        } else {
            break;
        }
    }
    const std::size_t stop = at;
    while (initials > 0 && at < end && text[at] == '*') {
        ++at;  // "Fjord, I.* Tides of the North": whom to write to
    }
    if (initials == 0 || at + 4 >= end || text[at] != ' ' || !is_upper(character_at(text, at + 1))) {
        return begin;
    }
    const std::size_t blank = std::min(text.find(' ', at + 1), end);
    const std::string_view word = text.substr(at + 1, blank - at - 1);
    // "A hidden tide": a word of one letter, and a small one behind it
    const bool article = word.size() == 1 && blank + 1 < end && text[blank + 1] != '.';
    const bool title =
        blank < end && word.find_first_of(".,;") == std::string_view::npos && (article || !is_initials(word));
    return title ? stop - 1 : begin;
}

/// "Norkus P", "Quay DM": a surname with its initials behind, without full stops.
bool has_initials_behind(std::string_view piece) {
    constexpr std::size_t most_initials = 3;
    const std::size_t blank = piece.rfind(' ');
    const std::string_view initials = blank == std::string_view::npos ? std::string_view{} : piece.substr(blank + 1);
    return !initials.empty() && count_characters(initials) <= most_initials && is_all_capitals(initials) &&
           initials.find('.') == std::string_view::npos && !is_all_capitals(piece);
}

AuthorPiece next_piece(std::string_view text, std::size_t begin, std::size_t end, bool behind_surname,
                       bool others_alike) {
    AuthorPiece piece{begin, 0, false};
    const std::size_t first = text.find_first_not_of(' ', begin);
    if (behind_surname && first < end) {
        if (std::size_t initials = end_of_initials_before_title(text, first, end); initials > first) {
            piece.end = initials;
            piece.stop = true;
            return piece;
        }
    }
    if (std::string_view others = "et al."; first < end && text.substr(first, end - first).starts_with(others)) {
        piece.end = first + others.size();  // "et al. The salt of the sea."
        piece.joiner = joiner_at(text, piece.end, end);
        piece.stop = piece.joiner == 0;
        return piece;
    }
    for (; piece.end < end; ++piece.end) {
        if (is_plain(text[piece.end])) {
            continue;
        }
        piece.joiner = joiner_at(text, piece.end, end);
        if (piece.joiner > 0) {
            break;
        }
        if (ends_list(text.substr(piece.end, end - piece.end))) {
            piece.stop = true;
            break;
        }
        if (text[piece.end] == '.' && is_initial_before_title(text, begin, piece.end, end, others_alike)) {
            ++piece.end;  // "Norkus P. Kokliai iš Pilies gatvės": the initial's full stop ends the list
            piece.stop = true;
            break;
        }
        if (full_stop_ends_list(text, begin, piece.end, end)) {
            piece.stop = true;
            break;
        }
    }
    return piece;
}

}  // namespace

bool ends_abbreviated(std::string_view text, Span names) {
    std::size_t letters = 0;
    while (names.end > names.begin + letters && is_plain(text[names.end - letters - 1])) {
        ++letters;
    }
    return letters <= 2;
}

std::uint32_t end_of_authors(std::string_view text, Span within, int* count) {
    std::uint32_t end = within.begin;
    int names = 0;
    bool pending_surname = false;
    int initials_behind = 0;  // names like "Norkus P"
    PieceShape last = PieceShape::none;
    for (std::size_t begin = within.begin; begin < within.end;) {
        AuthorPiece next = next_piece(text, begin, within.end, pending_surname, initials_behind > 0);
        Span span = trim(text, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(next.end)});
        std::string_view piece = span.of(text);
        if (const std::size_t joiner = leading_joiner(piece); names > 0 && !piece.starts_with("et al")) {
            piece.remove_prefix(joiner);
        }
        PieceShape shape = piece.empty() ? PieceShape::others : shape_of(piece);
        bool bare = shape == PieceShape::surname && pending_surname;  // two bare words: a list of something else
        bool lost = shape == PieceShape::initials && !pending_surname && names == 0;
        if (bare && names == 0) {
            // "Fjord, Ida, and Ole Brekke. 2021."
            if (int several = 0; end_of_inverted_names(text, within, several) > within.begin) {
                if (count != nullptr) {
                    *count = several;
                }
                return end_of_inverted_names(text, within, several);
            }
        }
        if (shape == PieceShape::none || bare || lost) {
            break;
        }
        bool complete = shape == PieceShape::name || (shape == PieceShape::initials && pending_surname);
        names += complete ? 1 : 0;
        initials_behind += shape == PieceShape::name && has_initials_behind(piece) ? 1 : 0;
        if (complete || (shape == PieceShape::initials && last == PieceShape::name) ||  // "de Wit, M."
            (shape == PieceShape::others && !piece.empty())) {                          // others: "et al."
            end = span.end;
        }
        last = shape;
        pending_surname = shape == PieceShape::surname || (shape == PieceShape::others && pending_surname);
        if (next.stop || next.joiner == 0) {
            break;
        }
        begin = next.end + next.joiner;
    }
    if (count != nullptr) {
        *count = names;
    }
    if (names == 0) {
        return within.begin;
    }
    while (end < within.end && (text[end] == '*' || text[end] == '#')) {
        ++end;
    }
    bool abbreviated = ends_abbreviated(text, {within.begin, end});
    while (abbreviated && end < within.end && (text[end] == '.' || text[end] == '*')) {
        ++end;
    }
    return end;
}

std::uint32_t end_of_authors_before_colon(std::string_view text, Span within) {
    constexpr std::size_t longest = 160;
    std::string_view own = within.of(text).substr(0, longest);
    std::size_t colon = own.find(": ");
    if (colon == std::string_view::npos || own.find_first_of("0123456789\"") < colon) {
        return within.begin;
    }
    std::string_view list = own.substr(0, colon);
    for (std::size_t begin = 0; begin < list.size();) {
        std::size_t end = begin;
        std::size_t joiner = 0;
        while (end < list.size() && joiner == 0) {
            joiner = list[end] == '/'                     ? 1
                     : list.substr(end).starts_with("; ") ? 2
                                                          : joiner_of_names(list, end, list.size());
            end += joiner == 0 ? 1 : 0;
        }
        const std::size_t next = end + joiner;
        std::string_view name = trim(list.substr(begin, end - begin));
        std::size_t comma = name.find(", ");
        // "Fjord, Ida and Ole Brekke: Title": only the first is turned round
        if (comma == std::string_view::npos && begin > 0 && end == list.size() && shape_of(name) == PieceShape::name) {
            break;
        }
        if (comma == std::string_view::npos) {
            return within.begin;
        }
        PieceShape surname = shape_of(name.substr(0, comma));
        PieceShape given = shape_of(name.substr(comma + 2));
        bool fits = (surname == PieceShape::surname || surname == PieceShape::name) && given != PieceShape::none &&
                    given != PieceShape::others;
        if (!fits) {
            return within.begin;
        }
        begin = next;
    }
    return static_cast<std::uint32_t>(within.begin + colon);
}

}  // namespace cvconv::recognizing
