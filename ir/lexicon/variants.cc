#include "ir/lexicon/variants.h"

#include "ir/unicode.h"

namespace cvconv::lexicon {

namespace {

std::string with_letters_replaced(std::string_view spelling, const Orthography& orthography) {
    std::string result;
    for (std::size_t at = 0; at < spelling.size();) {
        const char32_t c = next_character(spelling, at);
        if (const auto letter = orthography.letters.find(c); letter != orthography.letters.end()) {
            result += letter->second;
        } else {
            append_character(result, c);
        }
    }
    return result;
}

std::string without_conjunction(std::string_view spelling, const Orthography& orthography) {
    const std::vector<Word> words = words_of(spelling);
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool dropped = i > 0 && i + 1 < words.size() && orthography.conjunctions.contains(words[i].folded);
        if (!dropped) {
            result += (result.empty() ? "" : " ") + std::string(words[i].where.of(spelling));
        }
    }
    return result;
}

}  // namespace

std::vector<std::string> variants(const std::string& spelling, const Orthography& orthography) {
    std::vector<std::string> all;
    for (const std::string& form : {spelling, with_letters_replaced(spelling, orthography)}) {
        const bool is_affix = form.starts_with('-') || form.ends_with('-');
        for (const std::string& variant : {form, is_affix ? form : without_conjunction(form, orthography)}) {
            if (phrase_key(variant) != phrase_key(spelling)) {
                all.push_back(variant);
            }
        }
    }
    return all;
}

}  // namespace cvconv::lexicon
