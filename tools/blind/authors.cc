#include "tools/blind/authors.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "tools/blind/other_letters.h"

namespace cvconv::blind {
namespace {

/// "A.", "J.-M.", "GH": no author by themselves.
bool is_initials(std::string_view piece) {
    constexpr std::size_t most = 3;
    const std::vector<Word> words = words_of(piece);
    return std::all_of(words.begin(), words.end(), [](const Word& word) {
        return count_characters(word.folded) <= (word.capitals ? most : 1) && !is_cjk(to_characters(word.folded)[0]);
    });
}

/// Not "A" of "Lee, A.", which is "and" in Czech.
bool is_and(std::string_view written) {
    std::size_t at = 0;
    return !is_upper(next_character(written, at)) && means(Idea::function_words, written, {"and", "and_own"});
}

/// Of Han, kana and Hangul.
bool is_syllable(char32_t c) {
    return is_cjk(c) || (c >= 0xAC00 && c <= 0xD7A3);
}

std::string in_capitals(std::string text) {
    for (char& c : text) {
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return text;
}

}  // namespace

std::vector<std::string> names_of_authors() {
    return {"code", "initials", "position"};
}

std::optional<Authors> authors(std::string_view name) {
    const std::vector<std::string> names = names_of_authors();
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Authors>(found - names.begin()));
}

std::string initials_of(std::string_view name) {
    const std::string latin = in_latin_letters(name);
    const std::u32string letters = to_characters(name);
    if (!latin.empty() && std::any_of(letters.begin(), letters.end(), is_syllable)) {
        return initials_of(in_capitals(latin));  // a syllable is a third of a name, or all of it
    }
    std::string initials;
    std::uint32_t end = 0;
    for (const Word& word : words_of(name)) {
        const std::string_view gap = name.substr(end, word.where.begin - end);
        if (end > 0 && !gap.empty()) {
            initials += gap.find(',') != std::string_view::npos ? ", " : is_dash(to_characters(gap)[0]) ? "-" : " ";
        }
        const std::string_view written = word.where.of(name);
        std::size_t at = 0;
        append_character(initials, next_character(written, at));
        initials += '.';
        end = word.where.end;
    }
    return initials;
}

int position_among_authors(std::string_view text, Span name) {
    const std::string_view before = text.substr(0, name.begin);
    const bool by_semicolon = before.find(';') != std::string_view::npos;
    int position = 1;
    std::size_t begin = 0;
    const auto end_piece = [&](std::size_t end) {
        const std::string_view piece = before.substr(begin, end - begin);
        position += !trim_punctuation(piece).empty() && !is_initials(piece) ? 1 : 0;
    };
    const std::vector<Word> words = words_of(before);
    for (std::size_t i = 0; i <= words.size(); ++i) {
        const std::size_t from = i == 0 ? 0 : words[i - 1].where.end;
        const std::size_t to = i == words.size() ? before.size() : words[i].where.begin;
        const std::string_view gap = before.substr(from, to - from);
        const bool and_here = i < words.size() && is_and(words[i].where.of(before));
        if (gap.find_first_of(by_semicolon ? ";" : ",;&\n") != std::string_view::npos || and_here ||
            gap.find("、") != std::string_view::npos || gap.find("，") != std::string_view::npos) {
            end_piece(from);
            begin = and_here ? words[i].where.end : to;
        }
    }
    if (begin < before.size()) {
        end_piece(before.size());
    }
    return position;
}

}  // namespace cvconv::blind
