#include "readers/pieces/language_names.h"

#include <algorithm>

#include <unicode/uloc.h>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"

namespace cvconv {

namespace {

/// With the word for "language" that stands beside it: "Гръцки език", "limba franceză".
Span with_word_for_language(std::string_view text, Span within, Span name) {
    constexpr std::uint32_t near = 64;  // bytes: the next word alone counts, not all of the line for each name
    auto behind = words_of(text, {name.end, std::min(within.end, name.end + near)});
    if (!behind.empty() && behind.front().where.begin == name.end + 1 &&
        is_listed(Idea::language_words, behind.front().folded, "behind")) {
        name.end = behind.front().where.end;
    }
    auto before = words_of(text, {std::max(within.begin, name.begin - std::min(name.begin, near)), name.begin});
    if (!before.empty() && before.back().where.end + 1 == name.begin &&
        is_listed(Idea::language_words, before.back().folded, "before")) {
        name.begin = before.back().where.begin;
    }
    return name;
}

/// Does the language write names of languages with a capital? Then "polish" in small letters is another word.
bool writes_capitals(std::string_view language) {
    const std::vector<std::string_view> names = spellings(Idea::language_names, "fr", language);
    return !names.empty() && is_upper(character_at(names.front(), 0));
}

/// "german" alone, "english: fluent", "french (native)": a list of languages in small letters. In a sentence the word
/// may be another ("polish the text").
bool heads_item(std::string_view text, Span within, Span name) {
    const Span own = trim(text, within);
    const std::string_view behind = trim(text.substr(name.end, own.end - name.end));
    return name.begin == own.begin && (behind.empty() || behind.front() == ':' || behind.front() == '(');
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
    if (hits.empty()) {
        auto names = find_language_names(name, {0, static_cast<std::uint32_t>(name.size())});
        return names.size() == 1 && names.front().where.size() == name.size() ? names.front().code : std::string_view{};
    }
    return most_frequent(hits, 0, hits.size());
}

namespace {

std::vector<FoundLanguage> names_in(std::string_view text, Span within, bool small_letters) {
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
        small_is_fine = small_is_fine || small_letters || (small && heads_item(text, within, where));
        if (too_short || (small && (!small_is_fine || length < 4))) {
            continue;
        }
        found.push_back({with_word_for_language(text, within, where), code});
    }
    return found;
}

}  // namespace

std::vector<FoundLanguage> find_language_names(std::string_view text, Span within) {
    return names_in(text, within, false);
}

bool is_language_tag(std::string_view tag) {
    const std::string_view first = tag.substr(0, tag.find_first_of("-_"));
    for (const char* const* known = uloc_getISOLanguages(); *known != nullptr; ++known) {
        if (first == *known) {
            return true;
        }
    }
    return false;
}

}  // namespace cvconv
