#include "readers/hyphens.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/line_ends.h"
#include "readers/pieces/function_words.h"

namespace cvconv {

Vocabulary vocabulary_of(std::string_view text) {
    Vocabulary vocabulary;
    for (Word& word : words_of(text)) {
        vocabulary.insert(std::move(word.folded));
    }
    return vocabulary;
}

namespace {

/// First halves of compounds that keep their hyphen: "well-", "demi-".
bool keeps_hyphen(const std::string& folded) {
    return is_listed(Idea::compounds, folded, "first");
}

}  // namespace

Joint joint_between(std::string_view before, std::string_view after, const Vocabulary& vocabulary) {
    before = trim(before);
    after = trim(after);
    char32_t last = last_of(before);
    char32_t first = first_of(after);
    if (is_unspaced(last) && is_unspaced(first)) {
        return Joint::none;
    }
    std::string_view word = last_word(before);
    bool address = word.find("://") != std::string_view::npos || word.starts_with("www.") ||
                   (word.find('/') != std::string_view::npos && word.find('.') != std::string_view::npos);
    if (address && (last == '/' || last == '-' || last == '=' || last == '&' || last == '_' || last == '?')) {
        return Joint::none;
    }
    if (last != '-' && last != 0x2010) {
        return Joint::blank;
    }
    std::string_view stem = before.substr(0, last_begin(before));
    if (stem.empty() || !(is_letter(last_of(stem)) || is_digit(last_of(stem)))) {
        return Joint::blank;  // a dash between words
    }
    std::string_view rest = first_word(after);
    std::vector<Word> halves = words_of(stem);
    std::vector<Word> rests = words_of(rest);
    if (halves.empty() || rests.empty()) {
        return Joint::none;
    }
    const std::string& half = halves.back().folded;
    if (joins_compounds(rests.front().folded)) {
        return Joint::blank;
    }
    if (vocabulary.contains(half + rests.front().folded)) {
        return Joint::drop_hyphen;
    }
    bool letters = is_lower(last_of(stem)) && is_lower(first);
    bool compound = last_word(stem).find('-') != std::string_view::npos || rest.find('-') != std::string_view::npos ||
                    keeps_hyphen(half);
    return letters && !compound ? Joint::drop_hyphen : Joint::none;
}

}  // namespace cvconv
