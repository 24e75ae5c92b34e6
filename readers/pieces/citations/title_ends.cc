#include "readers/pieces/citations/title_ends.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

std::uint32_t behind_mark(std::string_view text, std::uint32_t from, std::uint32_t end) {
    constexpr std::uint32_t longest = 4;
    for (std::size_t at = from; at < end && at < from + longest;) {
        std::size_t next = at;
        char32_t c = next_character(text, next);
        if (c == '"' || c == U'”' || c == U'“' || c == U'»' || c == U'«') {
            return static_cast<std::uint32_t>(next);
        }
        at = next;
    }
    return from;
}

std::uint32_t end_at_capital(std::string_view text, Span within) {
    constexpr std::size_t fewest_words = 4;
    for (std::uint32_t at = within.begin + 2; at + 2 < within.end; ++at) {
        const bool stop = text[at] == '.' && text[at + 1] == ' ' && text[at - 2] == ' ' &&
                          is_upper(character_at(text, at - 1)) && is_upper(character_at(text, at + 2));
        if (stop && words_of(text, {within.begin, at}).size() >= fewest_words) {
            return at;
        }
    }
    return within.end;
}

bool is_address_or_nothing(std::string_view text, Span rest) {
    auto words = words_of(text, rest);
    return words.empty() || words.front().folded.starts_with("http") || words.front().folded == "doi";
}

std::uint32_t behind_coming_year(std::string_view text, Span within) {
    constexpr std::uint32_t digits = 4;
    std::string_view own = within.of(text);
    const bool year = own.size() > digits && own[digits] == '+' &&
                      own.substr(0, digits).find_first_not_of("0123456789") == std::string_view::npos;
    return year ? within.begin + digits + 1 : within.begin;
}

Span without_final_stop(std::string_view text, Span authors) {
    std::string_view own = authors.of(text);
    const std::size_t comma = own.find(',');
    if (!own.ends_with('.') || comma == std::string_view::npos || own.find('.') + 1 < own.size()) {
        return authors;
    }
    const std::size_t blank = own.rfind(' ', comma);
    const bool bare = blank != std::string_view::npos && comma - blank <= 4 &&
                      is_all_capitals(own.substr(blank + 1, comma - blank - 1));
    return bare ? Span{authors.begin, authors.end - 1} : authors;
}

Span edited_with(std::string_view text, Span within) {
    constexpr std::uint32_t longest = 120;
    constexpr std::uint32_t longest_words = 40;  // "sous la direction de"
    for (const LexiconHit& hit :
         find(Idea::citation_words, text, {within.begin, std::min(within.end, within.begin + longest_words)})) {
        const bool shortened = hit.key == "editors" && text.substr(hit.where.end).starts_with(". ");  // "eds. "
        const bool edited = hit.key == "edited" || shortened;
        if (!edited || hit.where.begin != within.begin || is_upper(character_at(text, within.begin))) {
            continue;
        }
        for (std::uint32_t at = hit.where.end + 1; at < within.end && at < within.begin + longest; ++at) {
            const bool initial = is_upper(character_at(text, at - 1)) && text[at - 2] == ' ';
            if (text[at] == '.' && !initial) {
                return {within.begin, at};
            }
        }
    }
    return {};
}

std::uint32_t end_before_editors(std::string_view text, Span within) {
    const std::string_view own = within.of(text);
    for (std::size_t comma = own.find(", "); comma != std::string_view::npos; comma = own.find(", ", comma + 1)) {
        const auto at = static_cast<std::uint32_t>(within.begin + comma);
        if (!edited_with(text, {at + 2, within.end}).empty()) {
            return at;
        }
    }
    return within.end;
}

std::uint32_t end_before_abbreviations(std::string_view text, Span title, std::uint32_t end) {
    constexpr std::size_t most_words = 3;  // of the name before its full stop
    constexpr std::size_t fewest_words_of_title = 4;
    constexpr std::size_t longest = 9;  // letters of an abbreviation
    const std::size_t comma = title.of(text).rfind(", ");
    if (comma == std::string_view::npos || title.end + 2 >= end || text[title.end] != '.') {
        return title.end;
    }
    const auto at = static_cast<std::uint32_t>(title.begin + comma);
    const auto name = words_of(text, {at + 2, title.end});
    const auto behind = words_of(text, {title.end + 2, std::min(end, title.end + 40)});
    auto capital = [&](const Word& word) { return is_upper(character_at(text, word.where.begin)); };
    const bool abbreviated = !name.empty() && name.size() <= most_words &&
                             std::all_of(name.begin(), name.end(), capital) && name.back().where.size() <= longest &&
                             !behind.empty() && capital(behind.front()) && behind.front().where.size() <= longest &&
                             behind.front().where.end < end &&
                             (text[behind.front().where.end] == '.' || text[behind.front().where.end] == ',');
    return abbreviated && words_of(text, {title.begin, at}).size() >= fewest_words_of_title ? at : title.end;
}

}  // namespace cvconv::recognizing
