#include "writers/latex/language.h"

#include <algorithm>
#include <iterator>
#include <map>

#include <unicode/locid.h>
#include <unicode/unistr.h>

#include "ir/walk.h"
#include "writers/latex/chinese.h"

namespace cvconv::latex {

namespace {

struct BabelName {
    std::string_view language;
    std::string_view babel;
};

/// Babel calls the others what English calls them.
constexpr BabelName babel_names[] = {{"de", "ngerman"}, {"nb", "norsk"}, {"nn", "nynorsk"}, {"no", "norsk"}};

std::string_view primary(std::string_view language) {
    return language.substr(0, language.find('-'));
}

/// Words of job titles, degrees and levels vote; a word that several languages share, for all of them.
std::string guess(const Cv& cv) {
    std::map<std::string_view, double> votes;
    std::size_t left = 200'000;  // bytes: enough to be sure
    for_each_found(cv, [&](const auto& found) {
        if constexpr (std::same_as<std::remove_cvref_t<decltype(found.value)>, std::string>) {
            if (found.value.size() > left) {
                return;
            }
            left -= found.value.size();
            const std::vector<Word> words = words_of(found.value);
            for (Idea idea : {Idea::job_titles, Idea::degrees, Idea::fluency, Idea::date_words, Idea::institutions,
                              Idea::section_headings, Idea::roles}) {
                for (const LexiconHit& hit : find(idea, words)) {
                    if (hit.language != "und") {
                        votes[hit.language] += hit.whole_word ? 1.0 : 0.3;
                    }
                }
            }
        }
    });
    auto best = std::max_element(votes.begin(), votes.end(), [](auto& a, auto& b) { return a.second < b.second; });
    // English words stand in CVs of every language: another one must have clearly more.
    bool clear = best != votes.end() && best->second >= 2 && best->second > 1.2 * votes["en"];
    return clear ? std::string(best->first) : "en";
}

/// The beginning of it: enough to tell how it is written.
std::string all_text(const Cv& cv) {
    std::string text;
    for_each_found(cv, [&](const auto& found) {
        if constexpr (std::same_as<std::remove_cvref_t<decltype(found.value)>, std::string>) {
            if (text.size() + found.value.size() < 20'000) {
                text += found.value;
            }
        }
    });
    return text;
}

}  // namespace

std::string language_of(const Cv& cv) {
    std::string language = cv.language && !cv.language->value.empty() ? cv.language->value : guess(cv);
    return language == "zh" && looks_traditional(all_text(cv)) ? "zh-Hant" : language;
}

std::string babel_name(std::string_view language) {
    const std::string own(primary(language));
    const auto* other = std::ranges::find(babel_names, own, &BabelName::language);
    if (other != std::end(babel_names)) {
        return std::string(other->babel);
    }
    std::string english;
    icu::UnicodeString name;
    icu::Locale(own.c_str()).getDisplayLanguage(icu::Locale::getEnglish(), name).toUTF8String(english);
    std::string babel;
    for (char c : english == own ? std::string() : english) {
        if (const char lower = static_cast<char>(c | 0x20); lower >= 'a' && lower <= 'z') {
            babel += lower;
        }
    }
    return babel;
}

std::string word_for(Idea idea, std::string_view key, std::string_view language) {
    std::string first;
    for (std::string_view candidate : {primary(language), std::string_view("en")}) {
        for (std::string_view spelling : spellings(idea, key, candidate)) {
            if (spelling.starts_with('-') || spelling.ends_with('-') || spelling.starts_with('=')) {
                continue;
            }
            if (candidate != "zh" || is_written_as(spelling, is_traditional(language))) {
                return std::string(spelling);
            }
            first = first.empty() ? spelling : first;
        }
        if (!first.empty()) {
            return first;
        }
    }
    return {};
}

std::string_view europasscv_words(std::string_view language) {
    constexpr std::string_view known[] = {"ca", "cs", "da", "de", "el", "en", "es", "fr", "hu",
                                          "it", "nb", "pl", "pt", "ro", "sk", "sl", "sv", "tr"};
    std::string_view own = primary(language) == "no" ? "nb" : primary(language);
    const auto* found = std::find(std::begin(known), std::end(known), own);
    return found != std::end(known) ? *found : "";
}

std::string section_title(SectionKind kind, std::string_view language) {
    return word_for(Idea::section_headings, name_of(kind), language);
}

}  // namespace cvconv::latex
