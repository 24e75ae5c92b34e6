#include "ir/lexicon/lists.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>
#include <string>

#include "ir/lexicon.h"
#include "ir/lexicon/keys.h"

namespace cvconv {
namespace {

/// The keys that a text has in one language.
std::set<std::string> meanings(Idea idea, std::string_view text, std::string_view language) {
    std::set<std::string> result;
    for (const LexiconHit& hit : lookup(idea, text)) {
        if (hit.language == language) {
            result.emplace(hit.key);
        }
    }
    return result;
}

/// The spellings of a list: [key] → as they are written, without the "=" of those in capitals.
std::map<std::string_view, std::vector<std::string>> spellings_of(const std::filesystem::path& list,
                                                                  const lexicon::IdeaKeys& idea) {
    std::map<std::string_view, std::vector<std::string>> all;
    lexicon::Mistakes mistakes;
    for (const lexicon::Line& line : lexicon::read_list(list, idea.keys, mistakes)) {
        for (const std::string& spelling : line.spellings) {
            all[idea.keys.at(line.key)].push_back(spelling.starts_with('=') ? spelling.substr(1) : spelling);
        }
    }
    EXPECT_FALSE(mistakes.any()) << list;
    return all;
}

// Holds for the data of all languages.
TEST(Lexicon, EveryListedSpellingIsFoundAndMeansOneThing) {
    std::size_t count = 0;
    for (const lexicon::IdeaKeys& named : lexicon::known_keys()) {
        Idea idea{};
        for (int i = 0; i < all_idea_count; ++i) {
            idea = name_of(static_cast<Idea>(i)) == named.idea ? static_cast<Idea>(i) : idea;
        }
        for (std::string_view language : languages(idea)) {
            const std::filesystem::path list =
                std::filesystem::path(CVCONV_SOURCE) / "ir/lexicon" / language / (std::string(named.idea) + ".txt");
            if (!std::filesystem::exists(list)) {
                continue;  // of CLDR alone
            }
            for (const auto& [key, spellings] : spellings_of(list, named)) {
                for (const std::string& spelling : spellings) {
                    std::set<std::string> found = meanings(idea, spelling, language);
                    if (idea == Idea::date_words && (key == "particle" || key == "duration")) {
                        found.erase(key == "particle" ? "duration" : "particle");  // "2018 года", "3 года"
                    }
                    EXPECT_EQ(found, std::set<std::string>{std::string(key)})
                        << name_of(idea) << ' ' << language << ' ' << spelling;
                    ++count;
                }
            }
        }
    }
    EXPECT_GT(count, 100000U);
}

}  // namespace
}  // namespace cvconv
