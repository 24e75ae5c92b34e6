#include "readers/pieces/places/place_words.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"

namespace cvconv {

namespace {

bool is_divider(char32_t c) {
    return c == ',' || c == '/' || c == '|' || c == ';' || is_separating_dot(c) || c == '(' || c == ')' || c == '[' ||
           c == ']' || c == U'，' || c == U'、' || c == U'｜' || c == U'（' || c == U'）' || c == U'／' || c == '\n' ||
           c == U'→' || c == '&' || c == '+';
}

}  // namespace

std::vector<Span> split_place(std::string_view text, Span span) {
    std::vector<Span> parts;
    std::string_view bounded = text.substr(0, span.end);
    std::size_t begin = span.begin;
    auto close = [&](std::size_t end) {
        Span part = trim_punctuation(text, make_span(begin, end));
        if (!part.empty()) {
            parts.push_back(part);
        }
    };
    for (std::size_t at = span.begin; at < bounded.size();) {
        std::size_t here = at;
        char32_t c = next_character(bounded, at);
        bool spaced_dash = is_dash(c) && character_before(bounded, here) == ' ' && character_at(bounded, at) == ' ';
        if (is_divider(c) || spaced_dash) {
            close(here);
            begin = at;
        }
    }
    close(bounded.size());
    return parts;
}

bool is_place_word(std::string_view folded) {
    return is_listed(Idea::place_words, folded, "around") || is_place_particle(folded);
}

bool is_place_particle(std::string_view folded) {
    return is_listed(Idea::place_words, folded, "particle");
}

bool is_remote(std::string_view text) {
    constexpr std::size_t longest = 40;  // bytes
    const auto hits = text.size() < longest ? lookup(Idea::place_words, text) : std::vector<LexiconHit>{};
    return std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "remote"; });
}

bool ends_as_east_asian_place(std::string_view text) {
    if (text.empty() || text.size() > 40 || text.find(' ') != std::string_view::npos) {
        return false;
    }
    std::size_t last = previous(text, text.size());
    char32_t c = character_at(text, last);
    std::size_t count = count_characters(text);
    bool han = std::u32string_view(U"市縣县区區町村県鎮鄉").find(c) != std::u32string_view::npos;
    bool hangul = std::u32string_view(U"시군구").find(c) != std::u32string_view::npos;
    if (count < 2 || count > 10 || !(han || hangul)) {
        return false;
    }
    for (std::size_t at = 0; at < text.size();) {
        char32_t letter = next_character(text, at);
        if (han ? !is_cjk(letter) : !(letter >= 0xAC00 && letter <= 0xD7A3)) {
            return false;
        }
    }
    return !hangul || count >= 3;
}

}  // namespace cvconv
