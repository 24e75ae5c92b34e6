#include "tools/blind/doubts.h"

#include <algorithm>
#include <concepts>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "tools/blind/blind.h"
#include "tools/blind/walk.h"

namespace cvconv::blind {
namespace {

/// A word that is a part of the name in another form: "mark" of "Mark", "Li" alone.
bool has_word_of_name(const Blinded& blinded, std::string_view text) {
    const std::vector<std::string> parts = blinded.traces.own().parts();
    const std::vector<Word> words = words_of(text);
    return std::any_of(words.begin(), words.end(), [&](const Word& word) {
        return count_characters(word.folded) > 1 && std::find(parts.begin(), parts.end(), word.folded) != parts.end();
    });
}

void look_at(std::string_view town, const std::string& path, std::string_view text, Blinded& blinded) {
    if (has_word_of_name(blinded, text)) {
        blinded.report.doubts.push_back({path, "A word that is also a part of the name stays, as an ordinary word."});
    }
    const std::string phrase = ' ' + phrase_key(text) + ' ';
    if (!town.empty() && phrase.find(' ' + phrase_key(town) + ' ') != std::string::npos) {
        blinded.report.doubts.push_back({path, "The person's town is named here."});
    }
}

}  // namespace

void add_doubts(std::string_view town, Blinded& blinded) {
    const Cv& cv = blinded.cv;
    for_each_member(cv, [&](const std::string& path, const std::string&, const auto& field) {
        using F = std::remove_cvref_t<decltype(field)>;
        if constexpr (std::same_as<F, Text>) {
            look_at(town, path, value_or_empty(field), blinded);
        } else if constexpr (std::same_as<F, Texts>) {
            for (std::size_t i = 0; i < field.size(); ++i) {
                look_at(town, fmt::format("{}[{}]", path, i), field[i].value, blinded);
            }
        }
    });
    std::vector<Doubt>& doubts = blinded.report.doubts;
    if (!cv.publications.empty()) {
        doubts.push_back({"publications", "The title of a publication can be looked up, and leads to its authors."});
    }
    if (!cv.awards.empty()) {
        doubts.push_back({"awards", "Who was given an award is often public."});
    }
    if (!cv.projects.empty()) {
        doubts.push_back({"projects", "Projects and portfolios can be looked up by their names."});
    }
    if (!cv.work.empty()) {
        doubts.push_back({"work", "A rare position, or one at a small employer, may be held by one person only."});
    }
    const auto left = std::count_if(blinded.report.removals.begin(), blinded.report.removals.end(),
                                    [](const Removal& removal) { return removal.rule == "unclaimed"; });
    if (left > 0) {
        doubts.push_back({"unclaimed", fmt::format("{} pieces of text that found no field were left out.", left)});
    }
}

}  // namespace cvconv::blind
