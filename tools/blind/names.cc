#include "tools/blind/names.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/names/person_name.h"
#include "tools/blind/first_letter.h"
#include "tools/blind/inflected.h"

namespace cvconv::blind {
namespace {

/// Of scripts whose words have particles attached, or no blanks between them.
bool joins_particles(char32_t c) {
    return is_cjk(c) || is_hangul(c);
}

/// Letters that Hebrew and Arabic put before a word, as part of it: "and", "to", "in", "from", "the".
bool is_attached_letter(std::string_view prefix) {
    static constexpr std::string_view letters[] = {"ו", "ה", "ב", "ל", "מ", "ש", "כ", "و", "ف", "ب", "ل", "ک", "ك"};
    return std::ranges::find(letters, prefix) != std::end(letters);
}

/// What may stand between the words of one name. Behind a comma only what turns the order round: "Lee, A."
bool joins(std::string_view gap, bool comma) {
    for (std::size_t at = 0; at < gap.size();) {
        const char32_t c = next_character(gap, at);
        const bool blank = is_space(c) && c != '\n';
        if (!blank && c != '.' && c != '\'' && c != U'’' && !is_dash(c) && c != U'・' && c != U'·' &&
            !(comma && c == ',')) {
            return false;
        }
    }
    return gap.size() <= 6;
}

bool is_number(const std::vector<Word>& words, std::size_t at) {
    return at < words.size() && !words[at].folded.empty() && is_digit(first_of(words[at].folded));
}

/// "May 2020", "3 May": the month, whoever is called so.
bool is_month_here(const std::vector<Word>& words, std::size_t at) {
    return (is_number(words, at + 1) || (at > 0 && is_number(words, at - 1))) &&
           !lookup(Idea::months, words[at].folded).empty();
}

}  // namespace

/// How many words are a part here; 0 = none.
std::size_t NamePattern::part_at(const std::vector<Word>& words, std::size_t at) const {
    std::size_t longest = 0;
    for (const Part& part : parts_) {
        bool fits = part.size() > longest && at + part.size() <= words.size();
        for (std::size_t i = 0; fits && i < part.size(); ++i) {
            const std::string& folded = words[at + i].folded;
            const bool together = i == 0 || words[at + i - 1].where.end == words[at + i].where.begin;
            bool same = folded == part[i];
            if (!same && part.size() == 1 && is_hangul(first_of(part[0]))) {
                same = folded.starts_with(part[0]);
            } else if (!same && part.size() == 1 && count_characters(part[0]) > 2 && folded.ends_with(part[0])) {
                same = is_attached_letter(std::string_view(folded).substr(0, folded.size() - part[0].size()));
            }
            same = same || (part.size() == 1 && is_inflected(folded, part[0]));
            fits = same && together;
        }
        longest = fits ? part.size() : longest;
    }
    return longest;
}

/// Not in small letters: "и" and "y" are "and".
bool NamePattern::is_initial(std::string_view text, const Word& word) const {
    const char32_t written = first_of(word.where.of(text));
    if (is_cjk(written) || is_lower(written)) {
        return false;
    }
    const std::u32string letters = to_characters(word.folded);
    return letters.size() <= 3 && (letters.size() == 1 || word.capitals) &&
           std::all_of(letters.begin(), letters.end(), [&](char32_t letter) {
               std::string initial;
               append_character(initial, letter);
               return initials_.contains(initial);
           });
}

bool NamePattern::stands_for(std::string_view text, const std::vector<Word>& words, std::size_t at) const {
    const std::size_t count = part_at(words, at);
    if (count == 0 || weak_.contains(words[at].folded)) {
        return false;
    }
    const char32_t first = first_of(words[at].where.of(text));
    const bool particles = joins_particles(first);
    const std::size_t letters = count > 1 ? count : count_characters(words[at].folded);
    const bool cased = is_lower(first) && !lower_;
    return letters >= (particles ? 2U : 3U) && !cased && !is_month_here(words, at);
}

/// Of a Korean word without the particle behind the name.
std::uint32_t NamePattern::end_of_name(std::string_view text, const Word& word) const {
    std::size_t longest = 0;
    for (const Part& part : parts_) {
        if (is_hangul(first_of(part[0])) && word.where.of(text).starts_with(part[0])) {
            longest = std::max(longest, part[0].size());
        }
    }
    return longest > 0 ? word.where.begin + static_cast<std::uint32_t>(longest) : word.where.end;
}

struct NamePattern::Run {
    Span where;
    std::size_t words = 0;
};

NamePattern::Run NamePattern::run_at(std::string_view text, const std::vector<Word>& words, std::size_t at) const {
    Run run;
    int full = 0;
    int initials = 0;
    bool alone = false;
    bool last_full = false;
    for (std::size_t i = at; i < words.size();) {
        const std::size_t count = part_at(words, i);
        const bool behind = i > at && last_full;
        const bool initial =
            count == 0 && is_initial(text, words[i]) && (behind || count_characters(words[i].folded) == 1);
        const bool particle =
            count == 0 && !initial && i > at && means(Idea::name_words, words[i].where.of(text), {"particle"});
        if (count == 0 && !initial && !particle) {
            break;
        }
        const std::string_view gap =
            i == at ? std::string_view()
                    : text.substr(words[i - 1].where.end, words[i].where.begin - words[i - 1].where.end);
        // "L. Sandell, S. Otto" are two: who has an initial in front has none behind.
        if (i > at && !joins(gap, last_full && !particle && initials == 0)) {
            break;
        }
        last_full = count > 0;
        full += count > 0 ? 1 : 0;
        initials += initial ? 1 : 0;
        alone = alone || stands_for(text, words, i);
        i += std::max<std::size_t>(count, 1);
        if (!particle) {
            Span where{words[at].where.begin, end_of_name(text, words[i - 1])};
            if (initial && where.end < text.size() && text[where.end] == '.') {
                ++where.end;
            }
            run.where = where;
            run.words = i - at;
            if (where.end < words[i - 1].where.end) {
                break;  // a particle behind the name ends it
            }
        }
    }
    const bool person = full > 1 || alone || (full == 1 && initials > 0 && is_upper(first_of(run.where.of(text))));
    return person ? run : Run{};
}

std::vector<Span> NamePattern::find(std::string_view text) const {
    std::vector<Span> found;
    if (parts_.empty()) {
        return found;
    }
    const std::vector<Word> words = words_of(text);
    for (std::size_t i = 0; i < words.size();) {
        const Run run = run_at(text, words, i);
        if (run.words > 0) {
            found.push_back(run.where);
        }
        i += std::max<std::size_t>(run.words, 1);
    }
    return found;
}

bool may_be_person(std::string_view text) {
    constexpr std::size_t most_words = 3;
    const std::vector<Word> words = words_of(text);
    const LexiconHits hits(words);
    return name_score(text, {0, static_cast<std::uint32_t>(text.size())}) >= 0.5F ||
           (words.size() <= most_words && hits.of(Idea::institutions).empty() && hits.of(Idea::organizations).empty());
}

}  // namespace cvconv::blind
