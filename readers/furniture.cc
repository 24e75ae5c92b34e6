#include "readers/furniture.h"

#include <algorithm>
#include <vector>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv {

namespace {

bool is_number(const Word& word) {
    return !word.folded.empty() && word.folded.size() <= 3 &&
           std::all_of(word.folded.begin(), word.folded.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool means(const Word& word, std::string_view text, std::string_view key) {
    return means(Idea::document_words, word.where.of(text), key);
}

/// How many of `words` say which page it is, from the first on; 0 = none.
std::size_t page_words(std::string_view text, const std::vector<Word>& words) {
    std::size_t at = 0;
    bool named = !words.empty() && means(words[0], text, "page");
    at += named ? 1 : 0;
    if (at >= words.size() || !is_number(words[at])) {
        return 0;
    }
    ++at;
    // "2 of 3", "2 / 3"; the word for "of" may be missing.
    std::size_t total = at < words.size() && means(words[at], text, "of") ? at + 1 : at;
    if (total < words.size() && is_number(words[total])) {
        std::string_view between =
            text.substr(words[at - 1].where.end, words[total].where.begin - words[at - 1].where.end);
        bool parted = total > at || between.find('/') != std::string_view::npos;
        return parted ? total + 1 : at;
    }
    return at;
}

}  // namespace

bool is_page_number(std::string_view line) {
    if (line.size() > 60) {
        return false;
    }
    std::vector<Word> words = words_of(line);
    if (words.empty() || page_words(line, words) != words.size()) {
        return false;
    }
    // Punctuation that means something: "(3)", "+3", "3 %", "3." are no page numbers.
    return line.find_first_of("()+%.,:;#@&") == std::string_view::npos || means(words[0], line, "page");
}

bool begins_with_page_number(std::string_view line) {
    std::vector<Word> words = words_of(line.substr(0, 200));
    return words.size() >= 2 && means(words[0], line, "page") && page_words(line, words) >= 2;
}

bool is_prompt(std::string_view text) {
    text = trim(text);
    if (text.empty() || !lookup(Idea::section_headings, text).empty()) {
        return false;
    }
    const bool bracketed = (text.front() == '[' && text.back() == ']') || (text.front() == '<' && text.back() == '>') ||
                           (text.front() == '{' && text.back() == '}');
    if (bracketed) {
        return true;
    }
    const std::string_view beginning = text.substr(0, 200);
    const std::vector<Word> words = words_of(beginning);
    const std::vector<LexiconHit> hits = find(Idea::document_words, words);
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        return hit.key == "prompt" && hit.where.begin == words.front().where.begin;
    });
}

bool is_speck(std::string_view line) {
    for (std::size_t at = 0; at < line.size();) {
        char32_t c = next_character(line, at);
        if (is_letter(c) || is_digit(c) || c > 0x2FFF) {
            return false;
        }
    }
    return true;
}

namespace {

bool draws(char32_t c) {
    return is_dash(c) || c == '=' || c == '_' || c == '~' || c == '*' || c == '#' || c == '+' || c == U'─' ||
           c == U'━' || c == U'═' || c == U'―' || c == U'¯' || c == U'‾' || c == U'·' || c == U'•' || c == '.' ||
           c == U'…' || c == U'＝' || c == U'－' || c == U'＿' || c == U'▬' || c == U'■' || c == U'◆' || c == '^' ||
           c == '|' || c == ':';
}

}  // namespace

bool is_rule(std::string_view line) {
    std::string_view bare = trim(line);
    int drawn = 0;
    int other = 0;
    char32_t first = 0;
    for (std::size_t at = 0; at < bare.size();) {
        char32_t c = next_character(bare, at);
        if (is_space(c)) {
            continue;
        }
        first = first == 0 ? c : first;
        ++(draws(c) && c == first ? drawn : other);
    }
    return drawn >= 3 && (other == 0 || (drawn >= 12 && other <= 2));
}

}  // namespace cvconv
