#include "ir/formats/europass/levels.h"

#include <algorithm>
#include <array>

#include "ir/formats/europass/headings.h"
#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/xml.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

std::array<const std::string*, 5> all(const LanguageLevels& levels) {
    return {&levels.listening, &levels.reading, &levels.spoken_interaction, &levels.spoken_production, &levels.writing};
}

bool has_native(const std::vector<LexiconHit>& hits, std::uint32_t begin) {
    return std::ranges::any_of(hits,
                               [&](const LexiconHit& hit) { return hit.key == "native" && hit.where.begin == begin; });
}

}  // namespace

bool is_cefr_level(std::string_view text) {
    return text.size() == 2 && text[0] >= 'A' && text[0] <= 'C' && (text[1] == '1' || text[1] == '2');
}

std::optional<std::string> cefr_level(std::string_view text) {
    std::optional<std::string> level;
    for (const Word& word : words_of(text)) {
        std::string upper(word.where.of(text));
        if (!upper.empty() && upper[0] >= 'a' && upper[0] <= 'c') {
            upper[0] = static_cast<char>(upper[0] - 'a' + 'A');
        }
        if (is_cefr_level(upper)) {
            if (level && *level != upper) {
                return std::nullopt;
            }
            level = upper;
        }
    }
    return level;
}

bool LanguageLevels::empty() const {
    return std::ranges::all_of(all(*this), [](const std::string* level) { return level->empty(); });
}

std::string LanguageLevels::range() const {
    std::string lowest;
    std::string highest;
    for (const std::string* level : all(*this)) {
        if (!level->empty()) {
            lowest = lowest.empty() ? *level : std::min(lowest, *level);
            highest = std::max(highest, *level);
        }
    }
    return lowest == highest ? lowest : lowest + "–" + highest;
}

LanguageLevels levels_of(const Language& language) {
    auto level = [](const Text& text) { return is_cefr_level(line_of(text)) ? line_of(text) : std::string{}; };
    LanguageLevels levels{level(language.listening), level(language.reading), level(language.spoken_interaction),
                          level(language.spoken_production), level(language.writing)};
    if (levels.empty()) {
        std::string one = cefr_level(value_or_empty(language.fluency)).value_or("");
        return {one, one, one, one, one};
    }
    return levels;
}

bool is_mother_tongue(const Language& language) {
    if (language.mother_tongue) {
        return language.mother_tongue->value;
    }
    const std::string& fluency = value_or_empty(language.fluency);
    std::vector<Word> words = words_of(fluency);
    // "Near-native" has the word too, but not first.
    return !words.empty() && !cefr_level(fluency) && has_native(find(Idea::fluency, words), words[0].where.begin);
}

std::string mother_tongue_word(std::string_view in_language) {
    return spelling(Idea::fluency, "native", in_language);
}

std::string fluency_words(const Language& language, std::string_view in_language) {
    std::string fluency = line_of(language.fluency);
    bool said = is_mother_tongue(language) ? same_but_case(fluency, mother_tongue_word(in_language))
                                           : fluency == levels_of(language).range();
    return said ? std::string{} : fluency;
}

}  // namespace cvconv::europass
