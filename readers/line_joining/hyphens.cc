#include "readers/line_joining/hyphens.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/line_joining/line_ends.h"
#include "readers/pieces/function_words.h"

namespace cvconv {

namespace {

bool is_hyphen(char32_t c) {
    return c == '-' || c == 0x2010;
}

}  // namespace

Vocabulary vocabulary_of(std::string_view text) {
    Vocabulary vocabulary;
    bool split_before = false;  // the token before ends in a hyphen: neither its end nor this beginning need be words
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \t\n", begin), text.size());
        const std::string_view token = text.substr(begin, end - begin);
        begin = end + 1;
        std::vector<Word> words = words_of(token);
        if (words.empty()) {
            continue;
        }
        const bool tears = is_hyphen(last_of(token));
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            vocabulary.insert(words[i].folded + "-" + words[i + 1].folded);  // if no hyphen parts them, nobody asks
        }
        for (std::size_t i = 0; i < words.size(); ++i) {
            if ((i == 0 && split_before) || (i + 1 == words.size() && tears)) {
                continue;
            }
            vocabulary.insert(std::move(words[i].folded));
        }
        split_before = tears;
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
    if (!is_hyphen(last)) {
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
    const std::string& other = rests.front().folded;
    if (vocabulary.contains(half + other)) {
        return Joint::drop_hyphen;
    }
    // "peer-reviewed" elsewhere in the document, or "house" and "hold" each by itself: long enough to be no ending
    constexpr std::size_t shortest = 4;
    const bool both_words =
        half.size() >= shortest && other.size() >= shortest && vocabulary.contains(half) && vocabulary.contains(other);
    if (vocabulary.contains(half + "-" + other) || both_words) {
        return Joint::none;
    }
    bool letters = is_lower(last_of(stem)) && is_lower(first);
    bool compound = last_word(stem).find('-') != std::string_view::npos || rest.find('-') != std::string_view::npos ||
                    keeps_hyphen(half);
    return letters && !compound ? Joint::drop_hyphen : Joint::none;
}

}  // namespace cvconv
