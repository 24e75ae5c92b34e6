#include "readers/recognize/fields/language_names.h"

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "readers/recognize/characters.h"

namespace cvconv {

namespace {

/// Languages that write names of languages with a capital: "polish" in small letters is an English verb.
constexpr std::array<std::string_view, 10> capitalising = {"en", "de", "nl", "el", "tr", "id", "ms", "cy", "ga", "lb"};

bool writes_capitals(std::string_view language) {
    return std::find(capitalising.begin(), capitalising.end(), language) != capitalising.end();
}

/// What most lists say, of hits at one place; hits are sorted by place.
std::string_view most_frequent(const std::vector<LexiconHit>& hits, std::size_t begin, std::size_t end) {
    std::string_view best;
    std::ptrdiff_t most = 0;
    for (std::size_t i = begin; i < end; ++i) {
        auto count = std::count_if(hits.begin() + static_cast<std::ptrdiff_t>(begin),
                                   hits.begin() + static_cast<std::ptrdiff_t>(end),
                                   [&](const LexiconHit& h) { return h.key == hits[i].key; });
        if (count > most) {
            most = count;
            best = hits[i].key;
        }
    }
    return best;
}

}  // namespace

std::string_view language_code_of(std::string_view name) {
    auto hits = lookup(Idea::language_names, name);
    return most_frequent(hits, 0, hits.size());
}

std::vector<FoundLanguage> find_language_names(std::string_view text, Span within) {
    std::vector<FoundLanguage> found;
    std::vector<LexiconHit> hits = find(Idea::language_names, text, within);
    std::stable_sort(hits.begin(), hits.end(), [](const LexiconHit& a, const LexiconHit& b) {
        return a.where.begin != b.where.begin ? a.where.begin < b.where.begin : a.where.end > b.where.end;
    });
    for (std::size_t i = 0; i < hits.size();) {
        Span where = hits[i].where;
        std::size_t end = i;
        bool small_is_fine = false;
        for (; end < hits.size() && hits[end].where == where; ++end) {
            small_is_fine = small_is_fine || !writes_capitals(hits[end].language);
        }
        std::string_view code = most_frequent(hits, i, end);
        i = end;
        if (!found.empty() && found.back().where.overlaps(where)) {
            continue;
        }
        bool small = is_lower(character_at(text, where.begin));
        std::size_t length = count_characters(where.of(text));
        // "na", "ga", "to" are names of languages and words of many others.
        bool too_short = length < 3 && !is_cjk(character_at(text, where.begin)) && where.size() < 6;
        if (too_short || (small && (!small_is_fine || length < 4))) {
            continue;
        }
        found.push_back({where, code});
    }
    return found;
}

}  // namespace cvconv
