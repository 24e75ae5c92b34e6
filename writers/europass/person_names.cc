#include "writers/europass/person_names.h"

#include <algorithm>
#include <vector>

#include "ir/formats/europass/xml.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

bool is_word(std::string_view word, std::string_view key) {
    auto hits = lookup(Idea::name_words, word);
    return std::ranges::any_of(hits, [&](const LexiconHit& hit) { return hit.key == key; });
}

std::vector<Span> words_between_blanks(std::string_view text) {
    std::vector<Span> words;
    std::uint32_t begin = 0;
    for (std::uint32_t i = 0; i <= text.size(); ++i) {
        if (i == text.size() || text[i] == ' ') {
            if (i > begin) {
                words.push_back({begin, i});
            }
            begin = i + 1;
        }
    }
    return words;
}

/// How many words before `first` are a particle: "van der" is two. The first word never is.
std::size_t particle_before(const std::string& name, const std::vector<Span>& words, std::size_t first) {
    for (std::size_t size = 3; size > 0; --size) {
        if (first > size && is_word(Span{words[first - size].begin, words[first - 1].end}.of(name), "particle")) {
            return size;
        }
    }
    return 0;
}

PersonName split(const std::string& name) {
    std::vector<Span> words = words_between_blanks(name);
    if (words.size() < 2) {
        return {name, ""};
    }
    std::size_t first = words.size() - 1;
    // ", PhD", "Jr.": part of what follows the family name.
    while (first > 1 && (is_word(words[first].of(name), "suffix") || words[first - 1].of(name).ends_with(','))) {
        --first;
    }
    // A family name in capitals says itself where it begins.
    if (!is_all_capitals(words.front().of(name))) {
        while (first > 1 && is_all_capitals(words[first].of(name)) && is_all_capitals(words[first - 1].of(name))) {
            --first;
        }
    }
    while (std::size_t size = particle_before(name, words, first)) {
        first -= size;
    }
    return {std::string(trim(name.substr(0, words[first].begin))), name.substr(words[first].begin)};
}

}  // namespace

PersonName person_name(const Basics& basics) {
    std::string name = line_of(basics.name);
    PersonName known{line_of(basics.given_name), line_of(basics.family_name)};
    bool has_both = !known.given.empty() && !known.family.empty();
    if (name.empty() || (has_both && known.given + ' ' + known.family == name)) {
        return known;
    }
    // "Kovács Anna" has the family name first: the parts are known, their order in the name is lost.
    return has_both && known.family + ' ' + known.given == name ? known : split(name);
}

}  // namespace cvconv::europass
