// Build-time program: compiles one idea's word lists into a table (ir/lexicon/table.h).
//
//     lexicon_compile IDEA OUTPUT.cc FOLDERS LANGUAGE/IDEA.txt...
//
// FOLDERS/LANGUAGE/ holds what is said of the language's spelling: letters.txt, and its words for "and".
// A language may have two lists: ours, and one made from CLDR (cldr.cc). What both have counts once.
// Mistakes in a list end the build, with file and line.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "ir/lexicon/keys.h"
#include "ir/lexicon/lists.h"
#include "ir/lexicon/table.h"
#include "ir/lexicon/variants.h"
#include "ir/unicode.h"

namespace {

using namespace cvconv;
using lexicon::Line;
using lexicon::Mistakes;

enum class Affix { none, suffix, prefix };

struct Item {
    std::string text;     // a phrase key, or a spelling as written
    std::size_t key = 0;  // with lexicon::capitals
    std::size_t language = 0;
};

/// All strings of the table one after the other; equal ones are stored once.
class Pool {
public:
    std::size_t place(const std::string& text) {
        auto [at, is_new] = offsets_.try_emplace(text, size_);
        if (is_new) {
            pieces_.push_back(text);
            size_ += text.size();
        }
        return at->second;
    }
    void write(std::ostream& out) const {
        out << "const char text[] =\n";
        for (const std::string& piece : pieces_) {
            out << "    \"";
            for (char c : piece) {
                out << (c == '"' || c == '\\' ? "\\" : "") << c;
            }
            out << "\"\n";
        }
        out << "    \"\";\n\n";
    }

private:
    std::map<std::string, std::size_t> offsets_;
    std::vector<std::string> pieces_;
    std::size_t size_ = 0;
};

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
    Compiler(std::vector<std::string_view> keys, std::filesystem::path folders, Mistakes& mistakes)
        : keys_(std::move(keys)), folders_(std::move(folders)), mistakes_(mistakes) {}

    void add(const std::string& path) {
        std::string language = language_of(path);
        auto known = std::find(languages_.begin(), languages_.end(), language);
        language_ = static_cast<std::size_t>(known - languages_.begin());
        if (known == languages_.end()) {
            languages_.push_back(language);
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

    void write(std::ostream& out, const std::string& idea) {
        Pool pool;
        std::stable_sort(spellings_.begin(), spellings_.end(), [](const Item& a, const Item& b) {
            return std::tie(a.language, a.key) < std::tie(b.language, b.key);
        });
        std::ostringstream tables;
        write_index(tables, pool, "phrases", phrases_, lexicon::first_word);
        write_index(tables, pool, "suffixes", suffixes_, lexicon::suffix_head);
        write_index(tables, pool, "prefixes", prefixes_, lexicon::prefix_head);
        write_entries(tables, pool, "spellings", spellings_);
        out << "// Written by ir/lexicon/compile.cc from ir/lexicon/*/" << idea << ".txt.\n"
            << "#include \"ir/lexicon/table.h\"\n\nnamespace cvconv::lexicon::tables {\n\nnamespace {\n\n";
        pool.write(out);
        write_names(out, "keys", keys_);
        write_names(out, "languages", {languages_.begin(), languages_.end()});
        out << tables.str() << "}  // namespace\n\n"
            << "extern const Table " << idea << ";\n"
            << "constinit const Table " << idea << " = {text, keys, " << keys_.size() << ", languages, "
            << languages_.size() << ",\n    phrases_index, suffixes_index, prefixes_index,\n    spellings, "
            << spellings_.size() << "};\n\n}  // namespace cvconv::lexicon::tables\n";
    }

private:
    void add(const Line& line, const std::string& spelling) {
        std::string phrase = phrase_key(spelling);
        if (phrase.empty()) {
            mistakes_.add(line.place, "a spelling without letters or digits: \"" + spelling + "\"");
            return;
        }
        if (phrase.size() > 255) {
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

    static std::size_t power_of_two_from(std::size_t least) {
        std::size_t count = 1;
        while (count < least) {
            count *= 2;
        }
        return count;
    }

    static void write_entries(std::ostream& out, Pool& pool, const std::string& name, const std::vector<Item>& items) {
        out << "constexpr Entry " << name << "[] = {\n";
        for (const Item& item : items) {
            out << "    {" << pool.place(item.text) << ", " << item.key << ", " << item.text.size() << ", "
                << item.language << "},\n";
        }
        out << (items.empty() ? "    {0, 0, 0, 0},\n};\n\n" : "};\n\n");
    }

    template <class Head>
    static void write_index(std::ostream& out, Pool& pool, const std::string& name, std::vector<Item>& items,
                            Head head) {
        auto mask = static_cast<std::uint32_t>(power_of_two_from(items.size()) - 1);
        auto bucket = [&](const Item& item) { return lexicon::hash(head(item.text)) & mask; };
        std::stable_sort(items.begin(), items.end(), [&](const Item& a, const Item& b) {
            return std::make_tuple(bucket(a), b.text.size(), a.text) <
                   std::make_tuple(bucket(b), a.text.size(), b.text);
        });
        write_entries(out, pool, name, items);
        out << "constexpr std::uint32_t " << name << "_starts[] = {";
        std::size_t at = 0;
        for (std::size_t b = 0; b <= mask; ++b) {
            out << at << (b % 16 == 15 ? ",\n    " : ", ");
            while (at < items.size() && bucket(items[at]) == b) {
                ++at;
            }
        }
        out << at << "};\n\n";
        const std::size_t bits = write_filter(out, name, items, head);
        out << "constexpr Index " << name << "_index = {" << name << ", " << name << "_starts, " << mask + 1 << ", "
            << name << "_filter, " << bits << "};\n\n";
    }

    template <class Head>
    static std::size_t write_filter(std::ostream& out, const std::string& name, const std::vector<Item>& items,
                                    Head head) {
        std::set<std::uint32_t> heads;
        for (const Item& item : items) {
            heads.insert(lexicon::hash(head(item.text)));
        }
        const std::size_t bits =
            power_of_two_from(std::max<std::size_t>(32, heads.size() * lexicon::filter_bits_for_each_head));
        std::vector<std::uint32_t> filter(bits / 32);
        for (std::uint32_t hash : heads) {
            const std::size_t bit = hash & (bits - 1);
            filter[bit / 32] |= 1U << (bit % 32);
        }
        out << "constexpr std::uint32_t " << name << "_filter[] = {";
        for (std::size_t i = 0; i < filter.size(); ++i) {
            out << filter[i] << (i % 16 == 15 ? "U,\n    " : "U, ");
        }
        out << "};\n\n";
        return bits;
    }

    static void write_names(std::ostream& out, const std::string& name, const std::vector<std::string_view>& names) {
        out << "constexpr std::string_view " << name << "[] = {";
        for (std::string_view n : names) {
            out << '"' << n << "\", ";
        }
        out << (names.empty() ? "\"\"};\n" : "};\n");
    }

    std::vector<std::string_view> keys_;
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
        std::cerr << "usage: lexicon_compile IDEA OUTPUT.cc FOLDERS LANGUAGE/IDEA.txt...\n";
        return 2;
    }
    Mistakes mistakes;
    std::vector<std::string_view> keys;
    for (const lexicon::IdeaKeys& known : lexicon::known_keys()) {
        if (known.idea == arguments[0]) {
            keys = known.keys;
        }
    }
    if (keys.empty()) {
        mistakes.add(arguments[0], "an idea that ir/lexicon/keys.h does not know");
    }
    Compiler compiler(keys, arguments[2], mistakes);
    for (std::size_t i = 3; i < arguments.size(); ++i) {
        compiler.add(arguments[i]);
    }
    if (mistakes.any()) {
        return 1;
    }
    std::ofstream out(arguments[1], std::ios::binary);
    compiler.write(out, arguments[0]);
    return out.flush() ? 0 : 1;
}
