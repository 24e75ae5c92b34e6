#include "readers/recognize/fields/awards/money.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

namespace {

bool is_currency(std::string_view word) {
    return is_listed(Idea::grant_words, word, "currency");
}

}  // namespace

bool is_money(std::string_view text, Span span) {
    constexpr std::size_t most_words = 5;
    auto words = words_of(text, span);
    std::string_view own = span.of(text);
    if (words.empty() || words.size() > most_words || own.find(". ") != std::string_view::npos ||
        own.find_first_of("0123456789") == std::string_view::npos) {
        return false;
    }
    const bool sign = own.find_first_of('$') != std::string_view::npos || own.find("€") != std::string_view::npos ||
                      own.find("£") != std::string_view::npos || own.find("¥") != std::string_view::npos;
    return sign || std::any_of(words.begin(), words.end(), [](const Word& word) { return is_currency(word.folded); });
}

}  // namespace cvconv::recognizing
