#include "ir/lexicon/variants.h"

#include <algorithm>
#include <array>

#include "ir/unicode.h"

namespace cvconv::lexicon {

namespace {

struct Letter {
    std::string_view language;
    char32_t letter;
    std::string_view replacement;
};

constexpr Letter letters[] = {
    {"de", U'ä', "ae"}, {"de", U'ö', "oe"}, {"de", U'ü', "ue"}, {"de", U'Ä', "Ae"}, {"de", U'Ö', "Oe"},
    {"de", U'Ü', "Ue"}, {"da", U'ø', "oe"}, {"da", U'å', "aa"}, {"da", U'æ', "ae"}, {"da", U'Ø', "Oe"},
    {"da", U'Å', "Aa"}, {"da", U'Æ', "Ae"}, {"nb", U'ø', "oe"}, {"nb", U'å', "aa"}, {"nb", U'æ', "ae"},
    {"nb", U'Ø', "Oe"}, {"nb", U'Å', "Aa"}, {"nb", U'Æ', "Ae"}, {"fr", U'œ', "oe"}, {"fr", U'Œ', "Oe"},
};

struct Conjunction {
    std::string_view language;
    std::string_view word;
};

constexpr Conjunction conjunctions[] = {
    {"en", "and"},  {"de", "und"},  {"fr", "et"},  {"es", "y"},   {"es", "e"},  {"it", "e"},    {"it", "ed"},
    {"pt", "e"},    {"nl", "en"},   {"da", "og"},  {"sv", "och"}, {"nb", "og"}, {"is", "og"},   {"fi", "ja"},
    {"fi", "sekä"}, {"ga", "agus"}, {"mt", "u"},   {"ca", "i"},   {"pl", "i"},  {"pl", "oraz"}, {"cs", "a"},
    {"sk", "a"},    {"sl", "in"},   {"hr", "i"},   {"bs", "i"},   {"sr", "i"},  {"sr", "и"},    {"mk", "и"},
    {"bg", "и"},    {"ru", "и"},    {"uk", "та"},  {"uk", "і"},   {"uk", "й"},  {"be", "і"},    {"lt", "ir"},
    {"lv", "un"},   {"et", "ja"},   {"el", "και"}, {"hu", "és"},  {"ro", "și"}, {"tr", "ve"},   {"sq", "dhe"},
    {"eu", "eta"},  {"gl", "e"},
};

std::string without_umlauts(std::string_view spelling, std::string_view language) {
    std::string result;
    for (std::size_t at = 0; at < spelling.size();) {
        char32_t c = next_character(spelling, at);
        const auto* letter = std::find_if(std::begin(letters), std::end(letters),
                                          [&](const Letter& l) { return l.letter == c && l.language == language; });
        if (letter != std::end(letters)) {
            result += letter->replacement;
        } else {
            append_character(result, c);
        }
    }
    return result;
}

std::string without_conjunction(std::string_view spelling, std::string_view language) {
    std::vector<Word> words = words_of(spelling);
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        bool dropped = i > 0 && i + 1 < words.size() &&
                       std::any_of(std::begin(conjunctions), std::end(conjunctions), [&](const Conjunction& c) {
                           return c.language == language && fold(c.word) == words[i].folded;
                       });
        if (!dropped) {
            result += (result.empty() ? "" : " ") + std::string(words[i].where.of(spelling));
        }
    }
    return result;
}

}  // namespace

std::vector<std::string> variants(const std::string& spelling, std::string_view language) {
    std::vector<std::string> all;
    for (const std::string& form : {spelling, without_umlauts(spelling, language)}) {
        bool is_affix = form.starts_with('-') || form.ends_with('-');
        for (const std::string& variant : {form, is_affix ? form : without_conjunction(form, language)}) {
            if (phrase_key(variant) != phrase_key(spelling)) {
                all.push_back(variant);
            }
        }
    }
    return all;
}

}  // namespace cvconv::lexicon
