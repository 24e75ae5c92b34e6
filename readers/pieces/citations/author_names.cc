#include "readers/pieces/citations/author_names.h"

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

namespace {

/// "van", "de", "al": those of all languages. Dutch has more ("in", "over"), which titles have as well.
bool is_particle(std::string_view folded) {
    return is_listed(Idea::name_words, folded, "particle", "und");
}

/// "11 others", "two colleagues", "the TIDES Collaboration", "SALT-Data Group": who wrote it besides.
bool are_others(std::string_view piece) {
    constexpr std::size_t most_words = 6;
    std::size_t blank = piece.rfind(' ');
    std::string last = fold(blank == std::string_view::npos ? piece : piece.substr(blank + 1));
    if (is_listed(Idea::citation_words, last, "others")) {
        return piece.size() <= 24 && piece.find_first_of(".:") == std::string_view::npos;
    }
    return blank != std::string_view::npos && is_listed(Idea::citation_words, last, "group") &&
           words_of(piece).size() <= most_words && piece.find_first_of(".:\"") == std::string_view::npos;
}

}  // namespace

bool is_initials(std::string_view piece) {
    int letters = 0;
    int together = 0;
    for (std::size_t at = 0; at < piece.size();) {
        char32_t c = next_character(piece, at);
        if (is_letter(c)) {
            if (!is_upper(c) || ++together > 2) {
                return false;
            }
            ++letters;
        } else if (c == '.' || is_space(c) || is_dash(c) || c == '*' || c == U'†') {
            together = 0;
        } else {
            return false;
        }
    }
    return letters >= 1 && letters <= 4;
}

namespace {

/// "*Lam" → Lam: the mark says more of an author, as that it is a student.
std::string_view without_marks(std::string_view piece) {
    for (std::size_t at = 0; at < piece.size();) {
        const std::size_t begin = at;
        const char32_t c = next_character(piece, at);
        if (c != '*' && c != U'†' && c != U'‡' && c != U'∗' && c != '+') {
            return piece.substr(begin);
        }
    }
    return {};
}

}  // namespace

PieceShape shape_of(std::string_view piece) {
    piece = without_marks(trim(piece));
    const bool others = means(Idea::citation_words, piece, "others");  // "et al.", "u. a."
    if (others || are_others(piece)) {
        return PieceShape::others;
    }
    if (is_initials(piece)) {
        return PieceShape::initials;
    }
    int words = 0;
    int plain = 0;
    std::size_t at = 0;
    while (at < piece.size()) {
        std::size_t begin = at;
        char32_t first = next_character(piece, at);
        if (is_space(first)) {
            continue;
        }
        while (at < piece.size()) {
            std::size_t next = at;
            if (is_space(next_character(piece, next))) {
                break;
            }
            at = next;
        }
        std::string_view word = piece.substr(begin, at - begin);
        for (std::size_t i = 0; i < word.size();) {
            char32_t c = next_character(word, i);
            bool fits = is_letter(c) || is_dash(c) || c == '.' || c == '\'' || c == U'’' || c == '*' || c == U'†' ||
                        c == U'‡' || c == '#' || (c >= 0x0300 && c <= 0x036F);
            if (!fits) {
                return PieceShape::none;
            }
        }
        ++words;
        if (is_upper(first)) {
            plain += is_initials(word) ? 0 : 1;
        } else if (!is_particle(fold(word))) {
            return PieceShape::none;
        }
    }
    if (words == 0 || words > 5 || plain == 0 || plain > 4) {
        return PieceShape::none;
    }
    return words == 1 ? PieceShape::surname : PieceShape::name;
}

}  // namespace cvconv::recognizing
