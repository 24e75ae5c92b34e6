#include "readers/recognize/entries/phrase_lines.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

bool ends_phrase(std::string_view text, Span within, std::size_t stop) {
    constexpr std::size_t fewest_letters = 3;
    if (text[stop] != '.' || stop + 2 >= within.end || text[stop + 1] != ' ') {
        return false;
    }
    const std::size_t next = text.find_first_not_of(' ', stop + 1);
    const char32_t first = next >= within.end ? U' ' : character_at(text, next);
    const bool sum = std::u32string_view(U"$€£¥").find(first) != std::u32string_view::npos;
    if (!is_upper(first) && first != '(' && !sum) {
        return false;
    }
    std::size_t begin = stop;
    while (begin > within.begin && text[begin - 1] != ' ' && text[begin - 1] != '(') {
        --begin;
    }
    std::string_view word = text.substr(begin, stop - begin);
    if (word.find('.') != std::string_view::npos || count_characters(word) < fewest_letters) {
        return false;  // "Ph.D.", "St."
    }
    // "Univ.", "Inc.", "Prof."
    constexpr std::size_t longest_abbreviation = 5;
    auto known = [&](Idea idea) { return !lookup(idea, word).empty(); };
    return sum || word.size() > longest_abbreviation ||
           (!known(Idea::institutions) && !known(Idea::organizations) && !known(Idea::job_titles));
}

std::vector<Span> phrases_of(std::string_view text, Span within) {
    std::vector<Span> phrases;
    for (std::uint32_t begin = within.begin, at = within.begin; at <= within.end; ++at) {
        if (at == within.end || ends_phrase(text, within, at)) {
            if (const Span phrase = trim(text, {begin, at}); !phrase.empty()) {
                phrases.push_back(phrase);
            }
            begin = at + 1;
        }
    }
    return phrases;
}

}  // namespace cvconv::recognizing
