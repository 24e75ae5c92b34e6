#include "readers/pieces/labels.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words = 8;  // of a label

/// The pieces of "Duties and achievements", "Projects / tasks": between conjunctions and slashes.
std::vector<Span> parts_of(std::string_view label, const std::vector<Word>& words) {
    std::vector<Span> parts;
    bool goes_on = false;  // the part before, with this word
    for (const Word& word : words) {
        const std::size_t behind = parts.empty() ? 0 : parts.back().end;
        const bool slash = label.substr(behind, word.where.begin - behind).find('/') != std::string_view::npos;
        if (goes_on && is_conjunction(word.folded, {})) {
            goes_on = false;
        } else if (goes_on && !slash) {
            parts.back().end = word.where.end;
        } else {
            parts.push_back(word.where);
            goes_on = true;
        }
    }
    return parts;
}

/// What all parts mean; nothing if there is but one.
std::vector<LexiconHit> common_meanings(Idea idea, std::string_view label, const std::vector<Word>& words) {
    const std::vector<Span> parts = parts_of(label, words);
    if (parts.size() < 2) {
        return {};
    }
    std::vector<LexiconHit> common = lookup(idea, parts.front().of(label));
    for (Span part : parts) {
        const auto own = lookup(idea, part.of(label));
        std::erase_if(common, [&](const LexiconHit& hit) {
            return std::none_of(own.begin(), own.end(), [&](const LexiconHit& other) { return other.key == hit.key; });
        });
    }
    return common;
}

/// "Nombre de la institución | de formación": several words that the lexicon has, and of what.
std::vector<LexiconHit> meanings_before_of(Idea idea, std::string_view label, const std::vector<Word>& words) {
    constexpr std::size_t fewest = 2;  // "Manager of the line" is one
    for (std::size_t of = words.size() - 2; of >= fewest; --of) {
        if (is_of(words[of].folded)) {
            if (auto hits = lookup(idea, label.substr(0, words[of - 1].where.end)); !hits.empty()) {
                return hits;
            }
        }
    }
    return {};
}

}  // namespace

std::vector<LexiconHit> meanings_of_label(Idea idea, std::string_view label) {
    std::vector<LexiconHit> hits = lookup(idea, label);
    // "Name (Surname first)", "Address (permanent)"
    if (const std::size_t open = label.find(" (");
        hits.empty() && open != std::string_view::npos && open > 0 && trim(label).ends_with(')')) {
        hits = lookup(idea, label.substr(0, open));
    }
    if (!hits.empty() || idea != Idea::entry_labels) {
        return hits;
    }
    const auto words = words_of(label);
    if (words.size() < 3 || words.size() > most_words) {
        return {};
    }
    hits = common_meanings(idea, label, words);
    return hits.empty() ? meanings_before_of(idea, label, words) : hits;
}

bool asks_for_headline(std::string_view label) {
    return means(Idea::contact_labels, label, "headline");
}

std::vector<Labelled> labelled(const Document& document, Span within, Idea idea) {
    std::vector<Labelled> result;
    std::string_view text = document.text;
    std::string_view own = within.of(text);
    const auto [colon, length] = first_colon(own);
    if (colon != std::string_view::npos && colon <= 60) {
        Span label{within.begin, static_cast<std::uint32_t>(within.begin + colon)};
        Span value = trim(text, {static_cast<std::uint32_t>(within.begin + colon + length), within.end});
        for (const LexiconHit& hit : meanings_of_label(idea, label.of(text))) {
            result.push_back(
                {hit.key, {label.begin, static_cast<std::uint32_t>(label.end + length)}, value, hit.language});
        }
    }
    return result;
}

Labelled leading_label(const Document& document, Span span, Idea idea, std::initializer_list<std::string_view> keys) {
    Labelled best;
    auto begins_degree = [&](Span label) {
        auto degrees = find(Idea::degrees, document.text, span);
        return std::any_of(degrees.begin(), degrees.end(), [&](const LexiconHit& degree) {
            return degree.where.begin == label.begin && degree.where.end > label.end;
        });
    };
    for (const LexiconHit& hit : find(idea, document.text, span)) {
        bool wanted = std::find(keys.begin(), keys.end(), hit.key) != keys.end();
        if (!wanted || !hit.whole_word || hit.where.begin != span.begin || hit.where.size() <= best.label.size()) {
            continue;
        }
        // "geb. 4.5.1988", "kierunek: Hotelarstwo"
        const bool mark =
            hit.where.end < span.end && (document.text[hit.where.end] == '.' || document.text[hit.where.end] == ':');
        const std::uint32_t end = hit.where.end + (mark ? 1U : 0U);
        Span rest = trim(document.text, {end, span.end});
        // "Laurea in Matematica", "studia podyplomowe" are degrees, not the label of one
        bool degree =
            !lookup(Idea::degrees, hit.where.of(document.text)).empty() || (!mark && begins_degree(hit.where));
        if (!rest.empty() && rest.begin > end && !degree) {
            best = {hit.key, {hit.where.begin, end}, rest};
        }
    }
    return best;
}

}  // namespace cvconv::recognizing
