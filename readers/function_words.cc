#include "readers/function_words.h"

#include "ir/lexicon.h"

namespace cvconv {

namespace {

bool is(std::string_view word, std::string_view key) {
    return is_listed(Idea::function_words, word, key);
}

}  // namespace

bool is_joiner(std::string_view word) {
    return is(word, "and");
}

bool may_join(std::string_view word) {
    return is(word, "and") || is(word, "and_own");
}

bool is_conjunction(std::string_view word, std::string_view language) {
    return is_joiner(word) || is(word, "or") || is_listed(Idea::function_words, word, "and_own", language) ||
           is_listed(Idea::function_words, word, "or_own", language);
}

bool joins_compounds(std::string_view word) {
    return is_joiner(word) || is(word, "or") || word == "en" || word == "of";  // the last two are Dutch
}

bool is_with(std::string_view word) {
    return is(word, "with");
}

bool is_for(std::string_view word) {
    return is(word, "for");
}

Span find_for(std::string_view text, Span within) {
    for (const Word& word : words_of(text, within)) {
        const bool apart = word.where.begin > within.begin && text[word.where.begin - 1] == ' ' &&
                           word.where.end < within.end && text[word.where.end] == ' ';
        if (apart && is_for(word.folded)) {
            return word.where;
        }
    }
    return {};
}

bool is_in(std::string_view word) {
    return is(word, "in");
}

bool is_at_word(std::string_view word) {
    return word == "@" || is(word, "at");
}

}  // namespace cvconv
