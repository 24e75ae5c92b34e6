#include "readers/ocr/languages.h"

#include <algorithm>
#include <map>

#include <unicode/uloc.h>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::ocr {
namespace {

bool is_in(const std::string& name, const std::vector<std::string>& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

struct Script {
    std::string_view name;
    std::vector<std::string_view> languages;  ///< the most widely used first
};

const std::vector<Script>& scripts() {
    static const std::vector<Script> all = {
        {"Cyrillic", {"rus", "ukr", "bul", "srp", "mkd", "bel"}},
        {"Greek", {"ell"}},
        {"Han", {"chi_sim", "chi_tra"}},
        {"HanS", {"chi_sim"}},
        {"HanT", {"chi_tra"}},
        {"Japanese", {"jpn"}},
        {"Korean", {"kor"}},
        {"Hangul", {"kor"}},
        {"Arabic", {"ara", "fas"}},
        {"Hebrew", {"heb"}},
    };
    return all;
}

}  // namespace

std::string name_in_tesseract(std::string_view language) {
    const std::string code = fold(language);
    const std::string first = code.substr(0, code.find_first_of("-_"));
    auto has = [&](std::string_view part) { return code.find(part) != std::string::npos; };
    if (first == "zh") {
        return has("hant") || has("-tw") || has("-hk") || has("_tw") || has("_hk") ? "chi_tra" : "chi_sim";
    }
    if (first == "nb" || first == "nn" || first == "no") {
        return "nor";
    }
    if (first == "sr" && has("latn")) {
        return "srp_latn";
    }
    return first.size() == 3 ? first : uloc_getISO3Language(first.c_str());
}

std::string first_choice(const std::vector<std::string>& installed) {
    auto found = std::find_if(installed.begin(), installed.end(), [](const std::string& name) {
        return name != "osd" && name != "equ" && name.find('/') == std::string::npos;
    });
    return found == installed.end() ? "" : *found;
}

std::string language_of(const std::vector<ReadWord>& words, const std::vector<std::string>& installed) {
    std::map<std::string, float> votes;
    auto vote = [&](const std::vector<LexiconHit>& hits, float weight) {
        for (const LexiconHit& hit : hits) {
            const std::string name = hit.language == "und" ? "" : name_in_tesseract(hit.language);
            if (hit.whole_word && is_in(name, installed)) {
                votes[name] += weight;
            }
        }
    };
    std::string line;
    for (std::size_t i = 0; i < words.size(); ++i) {
        line += (line.empty() ? "" : " ") + words[i].text;
        if (i + 1 == words.size() || words[i + 1].line != words[i].line) {
            vote(lookup(Idea::section_headings, line), 3);
            vote(find(Idea::function_words, line, {0, static_cast<std::uint32_t>(line.size())}), 1);
            line.clear();
        }
    }
    constexpr float least = 3;
    std::string best;
    float most = least;
    float second = 0;
    for (const auto& [name, count] : votes) {
        if (count > most) {
            second = most;
            most = count;
            best = name;
        } else {
            second = std::max(second, count);
        }
    }
    constexpr float clearly = 1.3F;
    return most > clearly * second ? best : "";
}

std::string languages_of_script(std::string_view script, const std::vector<std::string>& installed) {
    constexpr int most = 3;
    std::string names;
    int count = 0;
    for (const Script& known : scripts()) {
        for (std::string_view language : known.languages) {
            if (known.name == script && count < most && is_in(std::string(language), installed)) {
                names += (names.empty() ? "" : "+") + std::string(language);
                ++count;
            }
        }
    }
    return names;
}

}  // namespace cvconv::ocr
