#include "tools/blind/streets.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/places/postal_address.h"
#include "tools/blind/first_letter.h"

namespace cvconv::blind {
namespace {

bool is_number(const Word& word) {
    std::size_t at = 0;
    return !word.folded.empty() && is_digit(next_character(word.folded, at));
}

/// "Rua Nova, 120", "Harbour Street 12", "12 Harbour Street": what else is in the line may be a place that no list has.
bool has_number_beside(std::string_view line, const std::vector<Word>& words, const LexiconHit& street) {
    constexpr std::size_t most_between = 5;  // words of a street's name
    const bool first = street.where.begin == words[0].where.begin;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool behind = i > 0 && words[i - 1].where.end == street.where.end;
        const bool within = first && i <= most_between;
        const bool before = i == 0 && has_capital(words[1].where.of(line)) &&
                            words[std::min(most_between, words.size() - 1)].where.end >= street.where.end;
        if (is_number(words[i]) && (behind || within || before)) {
            return true;
        }
    }
    return false;
}

bool parts_address(char32_t c) {
    return c == ',' || c == ';' || c == '|' || c == '\n' || c == U'·' || c == U'・' || c == U'•' || c == U'，' ||
           c == U'、';
}

/// A house's number: a year is none.
bool is_house_number(const Word& word) {
    return is_number(word) &&
           !(word.folded.size() == 4 && (word.folded.starts_with("19") || word.folded.starts_with("20")));
}

}  // namespace

std::size_t digits_in(std::string_view text) {
    const std::u32string characters = to_characters(text);
    return static_cast<std::size_t>(std::count_if(characters.begin(), characters.end(), is_digit));
}

bool is_street_line(std::string_view line) {
    constexpr std::size_t most_words_of_street = 14;
    const std::vector<Word> words = words_of(line);
    if (words.empty() || words.size() > most_words_of_street || digits_in(line) == 0) {
        return false;
    }
    const std::vector<LexiconHit> hits = find(Idea::address_words, words);
    return std::any_of(hits.begin(), hits.end(),
                       [&](const LexiconHit& hit) {
                           return hit.key == "street" && (words.size() > 2 && has_number_beside(line, words, hit));
                       }) ||
           (!hits.empty() && address_score(line, {0, static_cast<std::uint32_t>(line.size())}) >= 0.5F);
}

bool is_surely_street(std::string_view line) {
    constexpr std::size_t most_words_of_street = 10;
    const std::vector<Word> words = words_of(line);
    if (words.size() < 3 || words.size() > most_words_of_street || digits_in(line) == 0) {
        return false;
    }
    const std::vector<LexiconHit> hits = find(Idea::address_words, words);
    std::size_t named = 1;  // words of the name behind the first, which a number ends
    while (named < words.size() && !is_number(words[named]) && has_capital(words[named].where.of(line))) {
        ++named;
    }
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        if (hit.key != "street") {
            return false;
        }
        const bool first = hit.where.begin == words[0].where.begin;
        if (first) {
            return named > 1 && named < words.size() && words[named - 1].where.end > hit.where.end &&
                   is_house_number(words[named]);
        }
        const std::string_view behind = trim(line.substr(hit.where.end));
        std::size_t at = 0;
        const bool ends = behind.empty() || behind == "." || parts_address(next_character(behind, at));
        return is_house_number(words[0]) && hit.where.begin > words[1].where.begin && ends &&
               words[named - 1].where.end >= hit.where.end;
    });
}

std::vector<std::string_view> street_parts(std::string_view address) {
    constexpr std::size_t least_letters = 4;  // "Apt 3" is in every text
    std::vector<std::string_view> parts;
    const auto add = [&](std::string_view part) {
        const std::size_t digits = digits_in(part);
        const std::u32string characters = to_characters(part);
        const auto letters = static_cast<std::size_t>(std::count_if(characters.begin(), characters.end(), is_letter));
        if (digits > 0 && letters >= least_letters && part.size() < address.size()) {
            parts.push_back(part);
        }
    };
    std::size_t begin = 0;
    for (std::size_t at = 0; at < address.size();) {
        const std::size_t before = at;
        if (parts_address(next_character(address, at))) {
            add(trim(address.substr(begin, before - begin)));
            begin = at;
        }
    }
    add(trim(address.substr(begin)));
    return parts;
}

}  // namespace cvconv::blind
