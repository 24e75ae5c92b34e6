#include "readers/recognize/sections/authors.h"

#include <algorithm>

#include "readers/pieces/items.h"
#include "readers/pieces/names/person_name.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t top = 6;            ///< lines that may hold the name
constexpr std::size_t longest_list = 60;  ///< words of author lists that are looked at

/// "TOM SAMPLE*", "J. Fiction", "van der Berg, T." in shape: two to five words, the last of them capitalised.
bool is_name_shaped(std::string_view text, Span piece) {
    auto words = words_of(text, piece);
    if (words.size() < 2 || words.size() > 5) {
        return false;
    }
    return std::all_of(words.begin(), words.end(), [&](const Word& word) {
        std::size_t at = word.where.begin;
        char32_t first = next_character(text, at);
        return is_upper(first) || word.where.size() <= 3;
    });
}

}  // namespace

std::set<std::string> owner_of(const Document& document, const std::vector<Line>& lines) {
    std::set<std::string> owner;
    float best = 0.6F;
    for (std::size_t i = 0; i < std::min(top, lines.size()); ++i) {
        float score = lines[i].word_count() <= 5 ? name_score(document.text, lines[i].text) : 0;
        if (score <= best) {
            continue;
        }
        best = score;
        owner.clear();
        for (const Word& word : lines[i].words) {
            if (count_characters(word.folded) >= 3) {
                owner.insert(word.folded);
            }
        }
    }
    return owner;
}

bool lists_owner(const Document& document, const Line& line, const std::set<std::string>& owner) {
    if (owner.empty() || line.words.size() < 4 || line.words.size() > longest_list) {
        return false;
    }
    auto pieces = items_of(document.text, line.text);
    auto names = static_cast<std::size_t>(
        std::count_if(pieces.begin(), pieces.end(), [&](Span piece) { return is_name_shaped(document.text, piece); }));
    if (names < 2 || names * 3 < pieces.size() * 2) {
        return false;
    }
    return std::any_of(pieces.begin(), pieces.end(), [&](Span piece) {
        auto words = words_of(document.text, piece);
        return words.size() >= 2 && words.size() <= 5 &&
               std::any_of(words.begin(), words.end(), [&](const Word& word) { return owner.contains(word.folded); });
    });
}

}  // namespace cvconv::recognizing
