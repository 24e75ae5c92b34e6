#include "readers/recognize/reading.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/contact/urls.h"
#include "readers/recognize/entries/items.h"

namespace cvconv::recognizing {

void Reading::label(Span span) {
    Span kept = trim(document.text, span);
    if (!kept.empty()) {
        cv.labels.push_back({std::string(kept.of(document.text)), {kept}, Confidence::stated, "label"});
    }
}

std::string Reading::link_on(Span span, Span* where) const {
    for (const Link& link : document.links) {
        bool web = link.target.starts_with("http://") || link.target.starts_with("https://");
        bool on =
            link.text.empty() ? span.begin <= link.text.begin && link.text.begin <= span.end : span.overlaps(link.text);
        if (web && on) {
            if (where != nullptr) {
                *where = link.text;
            }
            return doi_address(link.target);
        }
    }
    return {};
}

std::vector<Labelled> labelled(const Document& document, Span within, Idea idea) {
    std::vector<Labelled> result;
    std::string_view text = document.text;
    std::string_view own = within.of(text);
    const auto [colon, length] = first_colon(own);
    if (colon != std::string_view::npos && colon <= 60) {
        Span label{within.begin, static_cast<std::uint32_t>(within.begin + colon)};
        Span value = trim(text, {static_cast<std::uint32_t>(within.begin + colon + length), within.end});
        for (const LexiconHit& hit : lookup(idea, label.of(text))) {
            result.push_back({hit.key, {label.begin, static_cast<std::uint32_t>(label.end + length)}, value});
        }
    }
    return result;
}

std::vector<Span> labelled_pieces(const Document& document, Span within, Idea idea) {
    std::vector<Span> pieces = pieces_between(document.text, within, " | ");
    const bool all = pieces.size() >= 2 && std::all_of(pieces.begin(), pieces.end(), [&](Span piece) {
                         return !labelled(document, piece, idea).empty();
                     });
    return all ? pieces : std::vector<Span>{};
}

std::vector<Labelled> labelled(const Document& document, const Line& line, Idea idea) {
    std::vector<Labelled> result = labelled(document, line.text, idea);
    if (result.empty() && line.cells.size() >= 2) {
        Span label = line.cells.front();
        Span value{line.cells[1].begin, line.text.end};
        for (const LexiconHit& hit : lookup(idea, label.of(document.text))) {
            result.push_back({hit.key, label, value});
        }
    }
    return result;
}

Labelled label_beside(const Document& document, const Line& line, Idea idea, std::string_view key) {
    for (std::size_t cell = 1; cell < line.cells.size(); ++cell) {
        for (const Labelled& l : labelled(document, line.cells[cell], idea)) {
            if (l.key == key) {
                return {l.key, l.label, {l.value.begin, line.text.end}};
            }
        }
    }
    return {};
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
