#include "readers/pieces/function_words.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"

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

bool joins_names(std::string_view written) {
    std::size_t first = 0;
    if (written.empty() || is_upper(next_character(written, first))) {
        return false;
    }
    // "in" is Slovenian for it; in other languages what follows is the book that they wrote in
    return written == "&" || (may_join(fold(written)) && !is_listed(Idea::function_words, written, "in", "en"));
}

std::size_t joiner_of_names(std::string_view text, std::size_t at, std::size_t end) {
    constexpr std::size_t longest = 12;  // bytes
    end = std::min(end, text.size());
    if (at >= end || text[at] != ' ') {
        return 0;
    }
    const std::string_view rest = text.substr(at + 1, std::min(end - at - 1, longest));
    const std::size_t blank = rest.find(' ');
    if (blank == std::string_view::npos || blank == 0) {
        return 0;
    }
    const std::string_view word = rest.substr(0, blank);
    return joins_names(word) ? blank + 2 : 0;
}

bool is_conjunction(std::string_view word, std::string_view language) {
    return is_joiner(word) || is(word, "or") || is_listed(Idea::function_words, word, "and_own", language) ||
           is_listed(Idea::function_words, word, "or_own", language);
}

bool joins_compounds(std::string_view word) {
    // Dutch compounds are parted so too: "voor- en nadelen"
    return is_conjunction(word, "nl");
}

bool is_with(std::string_view word) {
    return is(word, "with");
}

bool is_for(std::string_view word) {
    return is(word, "for");
}

bool is_in(std::string_view word) {
    return is(word, "in");
}

bool leads_with_in(std::string_view text) {
    const std::size_t blank = text.find(' ');
    return blank != std::string_view::npos && is_in(fold(text.substr(0, blank)));
}

bool is_of(std::string_view word) {
    return is(word, "of") || is(word, "of_the");
}

bool joins_role(std::string_view word) {
    return is(word, "role_in") || is_of(word) || is_in(word) || is_at_word(word);
}

bool is_by(std::string_view word) {
    return is(word, "by");
}

bool is_article(std::string_view word) {
    return is(word, "article") || is(word, "of_the");
}

bool is_since(std::string_view word) {
    return is_listed(Idea::date_words, word, "since") || is_listed(Idea::date_words, word, "from");
}

bool is_at_word(std::string_view word) {
    return word == "@" || is(word, "at");
}

}  // namespace cvconv
