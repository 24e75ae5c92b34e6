#include "ir/formats/prose/words.h"

#include <algorithm>
#include <cctype>
#include <concepts>
#include <iterator>
#include <map>
#include <type_traits>

#include "ir/formats/prose/chinese.h"
#include "ir/walk.h"

namespace cvconv::prose {

namespace {

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
                    // letters alone ("R&D") are words of some language
                    constexpr std::size_t shortest = 3;  // bytes: one Han character
                    if (hit.language != "und" && hit.where.size() >= shortest) {
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

/// It goes into attributes and commands of other formats, so it is looked at.
bool is_language_tag(std::string_view text) {
    constexpr std::size_t longest = 35;  // RFC 5646, 4.4.1
    return !text.empty() && text.size() <= longest && std::isalpha(static_cast<unsigned char>(text.front())) != 0 &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-'; });
}

}  // namespace

std::string language_of(const Cv& cv) {
    std::string language = cv.language && is_language_tag(cv.language->value) ? cv.language->value : guess(cv);
    return language == "zh" && looks_traditional(all_text(cv)) ? "zh-Hant" : language;
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

std::string section_title(SectionKind kind, std::string_view language) {
    return word_for(Idea::section_headings, name_of(kind), language);
}

bool is_letter_country(std::string_view code) {
    constexpr std::string_view countries[] = {"BO", "BZ", "CA", "CL", "CO", "CR", "GT", "MX",
                                              "NI", "PA", "PH", "PR", "SV", "US", "VE"};
    return std::find(std::begin(countries), std::end(countries), code) != std::end(countries);
}

}  // namespace cvconv::prose
