// Build-time program: compiles one idea's word lists into a table (ir/lexicon/table.h).
//
//     lexicon_compile IDEA OUTPUT.cc FOLDERS LANGUAGE/IDEA.txt...
//
// "-" for OUTPUT.cc prints the phrases that are looked for instead, with key and language.
//
// FOLDERS/LANGUAGE/ holds what is said of the language's spelling: letters.txt, and its words for "and".
// A language may have two lists: ours, and one made from CLDR (cldr.cc). What both have counts once.
// Mistakes in a list end the build, with file and line.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "ir/lexicon/keys.h"
#include "ir/lexicon/lists.h"
#include "ir/lexicon/table.h"
#include "ir/lexicon/table_writer.h"
#include "ir/lexicon/variants.h"
#include "ir/unicode.h"

namespace {

using namespace cvconv;
using lexicon::Item;
using lexicon::Line;
using lexicon::Mistakes;

enum class Affix { none, suffix, prefix };

/// "…/de/months.txt" → "de".
std::string language_of(const std::string& path) {
    std::size_t end = path.rfind('/');
    std::size_t begin = end == std::string::npos || end == 0 ? std::string::npos : path.rfind('/', end - 1);
    return begin == std::string::npos ? std::string() : path.substr(begin + 1, end - begin - 1);
}

/// "…/de/months.txt:12" → "…/de/months.txt".
std::string file_of(const std::string& place) {
    return place.substr(0, place.rfind(':'));
}

Affix affix_of(std::string_view spelling) {
    if (spelling.size() > 1 && spelling.front() == '-') {
        return Affix::suffix;
    }
    return spelling.size() > 1 && spelling.back() == '-' ? Affix::prefix : Affix::none;
}

/// "=AS" is the abbreviation, not the English word.
bool is_in_capitals(std::string_view spelling) {
    return spelling.starts_with('=');
}

bool has_lower_case(std::string_view spelling) {
    std::u32string characters = to_characters(spelling);
    return std::any_of(characters.begin(), characters.end(), is_lower);
}

/// An affix of one or two letters would match by chance; a Hangul syllable is worth more than one.
bool is_long_enough(std::string_view affix) {
    return affix.size() >= 6 ? count_characters(affix) >= 2 : count_characters(affix) >= 3;
}

class Compiler {
public:
    /// `folders` has a folder for each language; `mistakes` outlives the compiler.
    Compiler(lexicon::IdeaKeys idea, std::filesystem::path folders, Mistakes& mistakes)
        : keys_(std::move(idea.keys)), kept_(idea.spellings), folders_(std::move(folders)), mistakes_(mistakes) {}

    void add(const std::string& path) {
        std::string language = language_of(path);
        auto known = std::find(languages_.begin(), languages_.end(), language);
        language_ = static_cast<std::size_t>(known - languages_.begin());
        if (known == languages_.end()) {
            languages_.push_back(language);
            if (languages_.size() > lexicon::more) {
                mistakes_.add(path, "more languages than a table can number");
            }
            orthographies_[language] = lexicon::read_orthography(folders_ / language, mistakes_);
        }
        std::map<std::string, std::string>& seen = seen_[language];
        std::vector<Line> lines = lexicon::read_list(path, keys_, mistakes_);
        for (const Line& line : lines) {
            for (const std::string& spelling : line.spellings) {
                add(line, spelling);
            }
        }
        for (const Line& line : lines) {
            for (const std::string& spelling : line.spellings) {
                for (const std::string& variant : lexicon::variants(spelling, orthographies_[language])) {
                    if (seen.try_emplace(phrase_key(variant), line.place).second) {
                        index(line.key, variant);
                    }
                }
            }
        }
    }

    [[nodiscard]] lexicon::TableSource table(const std::string& idea) const {
        return {idea, keys_, {languages_.begin(), languages_.end()}, phrases_, suffixes_, prefixes_, spellings_, kept_};
    }

private:
    void add(const Line& line, const std::string& spelling) {
        std::string phrase = phrase_key(spelling);
        if (phrase.empty()) {
            mistakes_.add(line.place, "a spelling without letters or digits: \"" + spelling + "\"");
            return;
        }
        if (phrase.size() > lexicon::longest_phrase) {
            mistakes_.add(line.place, "too long: \"" + spelling + "\"");
            return;
        }
        auto [first, is_new] = seen_[languages_[language_]].try_emplace(phrase, line.place);
        // "2018 года", "3 года": what stands behind a year is a unit of time as well
        const std::string_view key =
            keys_of_phrases_[languages_[language_]].try_emplace(phrase, keys_.at(line.key)).first->second;
        const bool unit = keys_.at(line.key) == "duration" && key == "particle";
        if (!is_new && !unit) {
            if (file_of(first->second) == file_of(line.place)) {
                mistakes_.add(line.place, "\"" + spelling + "\" was there already, at " + first->second);
            }
            return;
        }
        if (is_in_capitals(spelling) && has_lower_case(spelling)) {
            mistakes_.add(line.place, "not in capitals, and would never match: \"" + spelling + "\"");
            return;
        }
        if (affix_of(spelling) != Affix::none) {
            if (phrase.find(' ') != std::string::npos) {
                mistakes_.add(line.place, "an affix is a single word: \"" + spelling + "\"");
                return;
            }
            if (!is_long_enough(phrase)) {
                mistakes_.add(line.place, "an affix has at least three letters: \"" + spelling + "\"");
                return;
            }
        }
        spellings_.push_back({is_in_capitals(spelling) ? spelling.substr(1) : spelling, line.key, language_});
        index(line.key, spelling);
    }

    void index(std::size_t key, const std::string& spelling) {
        key |= is_in_capitals(spelling) ? lexicon::capitals : 0U;
        Item item{phrase_key(spelling), key, language_};
        phrases_.push_back(item);
        if (affix_of(spelling) == Affix::suffix) {
            suffixes_.push_back(item);
        } else if (affix_of(spelling) == Affix::prefix) {
            prefixes_.push_back(item);
        }
    }

    std::vector<std::string_view> keys_;
    lexicon::Kept kept_;
    std::filesystem::path folders_;
    Mistakes& mistakes_;
    std::vector<std::string> languages_;
    std::map<std::string, lexicon::Orthography> orthographies_;
    std::size_t language_ = 0;                                        // of the file being read
    std::map<std::string, std::map<std::string, std::string>> seen_;  // language → phrase key → where
    std::map<std::string, std::map<std::string, std::string_view>> keys_of_phrases_;  // … → the first key
    std::vector<Item> phrases_, suffixes_, prefixes_;
    std::vector<Item> spellings_;
};

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    if (arguments.size() < 3) {
        std::cerr << "usage: lexicon_compile IDEA OUTPUT.cc|- FOLDERS LANGUAGE/IDEA.txt...\n";
        return 2;
    }
    Mistakes mistakes;
    lexicon::IdeaKeys idea;
    for (const lexicon::IdeaKeys& known : lexicon::known_keys()) {
        if (known.idea == arguments[0]) {
            idea = known;
        }
    }
    if (idea.keys.empty()) {
        mistakes.add(arguments[0], "an idea that ir/lexicon/keys.h does not know");
    }
    Compiler compiler(idea, arguments[2], mistakes);
    for (std::size_t i = 3; i < arguments.size(); ++i) {
        compiler.add(arguments[i]);
    }
    if (mistakes.any()) {
        return 1;
    }
    const lexicon::TableSource table = compiler.table(arguments[0]);
    if (arguments[1] == "-") {
        for (const Item& phrase : table.phrases) {
            std::cout << phrase.text << " | " << table.keys[phrase.key & ~std::size_t{lexicon::capitals}] << " | "
                      << table.languages[phrase.language] << '\n';
        }
        return std::cout.flush() ? 0 : 1;
    }
    std::ofstream out(arguments[1], std::ios::binary);
    lexicon::write(out, table);
    return out.flush() ? 0 : 1;
}
