#include "readers/pieces/names/letters_behind_name.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"

namespace cvconv {

namespace {

constexpr std::size_t longest_in_capitals = 9;    // bytes: "FRCS(Orth)" is cut at its bracket
constexpr std::size_t longest_abbreviation = 12;  // "biotehnol."
constexpr std::size_t most_letters = 6;           // groups of them

bool is_abbreviation(std::string_view word) {
    return word.size() <= longest_abbreviation && (word.ends_with('.') || word.find('.') != std::string_view::npos);
}

/// "COI", "MSc", "P.Geo.": more capitals than a name has, or full stops. Not "CV".
bool are_letters(std::string_view word) {
    if (means(Idea::document_words, word, "title")) {
        return false;
    }
    std::size_t upper = 0;
    std::size_t lower = 0;
    for (std::size_t at = 0; at < word.size();) {
        const char32_t c = next_character(word, at);
        upper += is_upper(c) ? 1 : 0;
        lower += is_lower(c) ? 1 : 0;
        if (!is_letter(c) && c != '.' && c != '-') {
            return false;
        }
    }
    return is_abbreviation(word) || (upper >= 2 && lower < upper && word.size() <= longest_in_capitals);
}

}  // namespace

std::uint32_t end_of_letters(std::string_view text, Span name, std::uint32_t end) {
    if (name.end >= end || text[name.end] != ',') {
        return name.end;
    }
    const std::string_view rest = text.substr(name.end, end - name.end);
    const std::size_t limit = std::min({rest.find('|'), rest.find(" – "), rest.find(" · "), rest.size()});
    std::size_t words = 0;
    std::size_t abbreviations = 0;
    std::uint32_t last = name.end;
    for (std::size_t at = 0; at < limit;) {
        const std::size_t begin = rest.find_first_not_of(", \n", at);
        if (begin == std::string_view::npos || begin >= limit) {
            break;
        }
        at = std::min(rest.find_first_of(", \n", begin), limit);
        const std::string_view word = rest.substr(begin, at - begin);
        const bool letters = are_letters(word);
        if (!letters && !may_join(fold(word)) && fold(word) != "et") {
            return name.end;
        }
        abbreviations += letters ? 1 : 0;
        ++words;
        last = static_cast<std::uint32_t>(name.end + at);
    }
    return abbreviations > 0 && words <= most_letters ? last : name.end;
}

}  // namespace cvconv
