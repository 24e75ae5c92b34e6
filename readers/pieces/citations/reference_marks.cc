#include "readers/pieces/citations/reference_marks.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"

namespace cvconv::recognizing {

namespace {

/// "12(3), 101–122", "no. 2, pp. 201-240": numbers, and hardly a word.
bool are_pages(std::string_view text, Span span) {
    auto words = words_of(text, span);
    bool digits = span.of(text).find_first_of("0123456789") != std::string_view::npos;
    return digits && !words.empty() && words.size() <= 10 &&
           std::all_of(words.begin(), words.end(), [&](const Word& word) {
               bool number = word.folded.find_first_of("0123456789") != std::string::npos && word.where.size() <= 8;
               return number || is_listed(Idea::number_words, word.folded, "before");
           });
}

/// "with O. Brekke and A. Salt. Under review": to the end of the names. Empty if there are none.
Span with_names(std::string_view text, Span within) {
    constexpr std::uint32_t longest = 60;  // of the words before the names
    const auto words = words_of(text, {within.begin, std::min(within.end, within.begin + longest)});
    const bool first = !words.empty() && words.front().where.begin == within.begin && is_with(words.front().folded);
    const bool second = !first && words.size() >= 2 && is_with(words[1].folded);  // "joint with"
    if (!first && !second) {
        return {};
    }
    int names = 0;
    const Span rest = trim(text, {words[first ? 0 : 1].where.end, within.end});
    const std::uint32_t end = end_of_authors(text, rest, &names);
    const bool ends = end >= rest.end || std::string_view(".,;(").find(text[end]) != std::string_view::npos ||
                      text.substr(end).starts_with(" (");
    return names > 0 && ends ? Span{within.begin, end} : Span{};
}

}  // namespace

Span with_whom(std::string_view text, Span within) {
    std::string_view own = within.of(text);
    std::size_t close = own.find(')');
    if (!own.starts_with('(')) {
        return with_names(text, within);
    }
    if (close == std::string_view::npos) {
        return {};
    }
    Span inner{within.begin + 1, static_cast<std::uint32_t>(within.begin + close)};
    auto words = words_of(text, inner);
    return words.size() >= 2 && words.size() <= 20 && is_with(words.front().folded) ? inner : Span{};
}

Span pages_of(std::string_view text, Span span) {
    std::string_view own = span.of(text);
    std::size_t stop = own.find('.');
    while (stop != std::string_view::npos && stop + 1 < own.size() &&
           !is_space(static_cast<unsigned char>(own[stop + 1]))) {
        stop = own.find('.', stop + 1);
    }
    Span pages =
        stop == std::string_view::npos ? span : Span{span.begin, static_cast<std::uint32_t>(span.begin + stop)};
    return are_pages(text, span) ? span : are_pages(text, pages) ? pages : Span{};  // "nr 3, s. 18–27" is whole
}

std::uint32_t comma_before_venue(std::string_view text, Span rest) {
    constexpr std::size_t most_commas = 8;
    std::size_t commas = 0;
    for (std::uint32_t at = rest.begin; at + 2 < rest.end && commas < most_commas; ++at) {
        if (text[at] != ',' || text[at + 1] != ' ') {
            continue;
        }
        ++commas;
        if (words_of(text, {rest.begin, at}).size() < 2) {
            continue;
        }
        std::uint32_t next = std::min({rest.end, static_cast<std::uint32_t>(text.find(',', at + 1)), at + 80});
        Span piece = trim(text, {at + 1, next});
        auto hits = find(Idea::venue_words, text, piece);
        bool known = std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
            return hit.whole_word && hit.key != "talk" && hit.where.begin <= piece.begin + 3;
        });
        std::size_t dot = piece.of(text).find(". ");
        bool abbreviated = is_upper(character_at(text, piece.begin)) && dot != std::string_view::npos && dot <= 5;
        if (known || abbreviated) {
            return at;
        }
    }
    return rest.end;
}

std::uint32_t end_of_editors(std::string_view text, std::uint32_t from, std::uint32_t end) {
    constexpr std::size_t longest = 16;
    std::string_view near = text.substr(0, std::min<std::size_t>(end, from + longest));
    std::size_t open = near.find_first_not_of(' ', from);
    std::size_t close = near.find(')', from);
    if (open >= end || close >= end || text[open] != '(') {
        return from;
    }
    bool editors = means(Idea::venue_words, text.substr(open + 1, close - open - 1), "publisher");
    // "Harbour Board (contributor). Toolkit for tides"
    editors = editors || !lookup(Idea::roles, text.substr(open + 1, close - open - 1)).empty();
    return editors ? static_cast<std::uint32_t>(close + 1) : from;
}

std::uint32_t end_of_state(std::string_view text, std::uint32_t from, std::uint32_t end) {
    constexpr std::size_t longest = 24;
    std::size_t stop = text.substr(0, std::min<std::size_t>(end, from + longest)).find_first_of(".)", from);
    if (stop == std::string_view::npos) {
        return from;
    }
    std::string_view state = trim_punctuation(text.substr(from, stop - from));
    return is_publication_state(state) ? static_cast<std::uint32_t>(stop + 1) : from;
}

bool is_publication_state(std::string_view words) {
    auto has_key = [](const std::vector<LexiconHit>& hits, std::string_view key) {
        return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) { return hit.key == key; });
    };
    const auto said = lookup(Idea::citation_words, words);
    // "accepted" is said of patents as well, "granted" of them alone
    return has_key(lookup(Idea::venue_words, words), "journal") &&
           (has_key(said, "state") || has_key(said, "patent_event"));
}

bool has_sentence_before_venue(std::string_view text, Span rest) {
    constexpr std::size_t longest = 200;
    std::size_t stop = text.substr(0, std::min<std::size_t>(rest.end, rest.begin + longest)).find('.', rest.begin);
    if (stop == std::string_view::npos || stop + 3 >= rest.end ||
        !is_space(static_cast<unsigned char>(text[stop + 1]))) {
        return false;
    }
    Span sentence = trim(text, {rest.begin, static_cast<std::uint32_t>(stop)});
    auto words = words_of(text, sentence);
    return words.size() >= 2 && words.size() <= 12 && words.back().where.size() >= 4 &&
           sentence.of(text).find_first_of("0123456789") == std::string_view::npos && !leads_with_in(sentence.of(text));
}

bool goes_on_after_question(std::string_view text, std::uint32_t from, std::uint32_t end,
                            const std::vector<Span>& italic) {
    auto venue =
        std::partition_point(italic.begin(), italic.end(), [&](const Span& span) { return span.begin < from; });
    if (venue == italic.end()) {
        return has_sentence_before_venue(text, {from, end});
    }
    Span between = trim(text, {from, venue->begin});
    return words_of(text, between).size() >= 2 && words_of(text, between).size() <= 12 &&
           between.of(text).ends_with('.') && !leads_with_in(between.of(text));
}

}  // namespace cvconv::recognizing
