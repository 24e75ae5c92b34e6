#include "readers/pieces/citations/inverted_names.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

namespace {

constexpr std::uint32_t longest_list = 400;  // bytes of a list that are looked at

/// "2021", "[2023]", "(2019)", "Forthcoming"? Digits of a year at `at`, in brackets or not.
bool is_year_at(std::string_view text, std::size_t at, std::size_t end) {
    at += at < end && (text[at] == '[' || text[at] == '(') ? 1 : 0;
    constexpr std::size_t digits = 4;
    if (at + digits > end || (text.substr(at, 2) != "19" && text.substr(at, 2) != "20")) {
        return false;
    }
    const bool number = text.substr(at, digits).find_first_not_of("0123456789") == std::string_view::npos;
    return number && (at + digits == end || !is_ascii_digit(static_cast<unsigned char>(text[at + digits])));
}

/// Where ". 2021", ". [2023]" or " (2019)" begins; the end where there is none.
std::uint32_t begin_of_year(std::string_view text, Span within) {
    const std::uint32_t end = std::min(within.end, within.begin + longest_list);
    for (std::uint32_t at = within.begin + 1; at + 2 < end; ++at) {
        const bool stop = text[at] == '.' && text[at + 1] == ' ' && is_year_at(text, at + 2, end);
        const bool bracket = text[at] == ' ' && text[at + 1] == '(' && is_year_at(text, at + 1, end);
        if (stop || bracket) {
            constexpr std::size_t brackets_and_digits = 8;
            const std::uint32_t behind = std::min<std::uint32_t>(within.end, at + brackets_and_digits);
            return words_of(text, {behind, within.end}).size() >= 2 ? at : within.end;  // a title follows
        }
        if (is_ascii_digit(static_cast<unsigned char>(text[at])) || text[at] == ':' || text[at] == '"') {
            break;
        }
    }
    return within.end;
}

enum class Shape : std::uint8_t { none, one, several, initials, editors };

/// One word, or several, that all have a capital but for particles ("van der Berg").
Shape shape_of(std::string_view text, Span piece) {
    const auto words = words_of(text, piece);
    constexpr std::size_t most_words = 5;
    if (words.empty() || words.size() > most_words) {
        return Shape::none;
    }
    std::size_t capitals = 0;
    std::size_t long_words = 0;
    for (const Word& word : words) {
        const bool upper = is_upper(character_at(text, word.where.begin));
        if (!upper && word.where.size() > 3) {
            return words.size() == 1 && is_listed(Idea::citation_words, word.folded, "editors") ? Shape::editors
                                                                                                : Shape::none;
        }
        capitals += upper ? 1 : 0;
        long_words += upper && word.where.size() >= 2 ? 1 : 0;
    }
    if (piece.of(text).find_first_of("0123456789:/&\"") != std::string_view::npos || capitals == 0) {
        return is_listed(Idea::citation_words, words.front().folded, "editors") ? Shape::editors : Shape::none;
    }
    return long_words == 0 ? Shape::initials : words.size() == 1 ? Shape::one : Shape::several;
}

/// The pieces between commas, "and" and "&".
Spans pieces_of(std::string_view text, Span list) {
    Spans pieces;
    std::uint32_t begin = list.begin;
    auto add = [&](std::uint32_t end) {
        Span piece = trim(text, {begin, end});
        if (!piece.empty()) {
            pieces.push_back(piece);
        }
    };
    // small letters: "E" and "I" are initials
    auto joins = [&](const Word& word) {
        return is_lower(character_at(text, word.where.begin)) && may_join(word.folded);
    };
    for (const Word& word : words_of(text, list)) {
        const std::string_view gap = text.substr(begin, word.where.begin - begin);
        if (const std::size_t mark = gap.find_first_of(",;&"); mark != std::string_view::npos) {
            add(static_cast<std::uint32_t>(begin + mark));
            begin += static_cast<std::uint32_t>(gap.find_last_of(",;&") + 1);
        }
        if (joins(word)) {
            add(word.where.begin);
            begin = word.where.end;
        }
    }
    add(list.end);
    return pieces;
}

}  // namespace

std::uint32_t end_of_inverted_names(std::string_view text, Span within, int& count) {
    const Span list{within.begin, begin_of_year(text, within)};
    const std::size_t comma = list.of(text).find(", ");
    if (list.end == within.end || comma == std::string_view::npos) {
        return within.begin;
    }
    const Spans pieces = pieces_of(text, list);
    count = 0;
    Shape before = Shape::none;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Shape shape = shape_of(text, pieces[i]);
        // "Fjord", and behind it "Ida", "Ida Marie" or "I. M."
        const bool given = before == Shape::one && shape != Shape::editors && shape != Shape::none;
        const bool surname_first = i == 0 && shape != Shape::editors && shape != Shape::none;
        const bool written_out = shape == Shape::several && i >= 2;
        const bool fits = given || surname_first || written_out || (shape == Shape::one && i >= 2) ||
                          (shape == Shape::editors && i > 0) || (i == 1 && before == Shape::several);
        if (!fits || shape == Shape::none) {
            return within.begin;
        }
        count += given || written_out || (i == 1 && before == Shape::several) ? 1 : 0;
        before = given || (i == 1 && before == Shape::several) ? Shape::none : shape;
    }
    // a surname without a given name behind it is no author
    return count > 0 && before != Shape::one ? list.end : within.begin;
}

}  // namespace cvconv::recognizing
