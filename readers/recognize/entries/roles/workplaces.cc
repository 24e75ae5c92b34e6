#include "readers/recognize/entries/roles/workplaces.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/phrase_lines.h"
#include "readers/recognize/entries/roles/separators.h"

namespace cvconv::recognizing {

namespace {

bool has_workplaces(SectionKind kind) {
    return kind == SectionKind::work || kind == SectionKind::education || kind == SectionKind::volunteer;
}

bool says_what(std::string_view text, Span span, SectionKind kind) {
    switch (kind) {
        case SectionKind::work: return !find(Idea::job_titles, text, span).empty();
        case SectionKind::education: return !find(Idea::degrees, text, span).empty();
        default: return !find(Idea::job_titles, text, span).empty() || !find(Idea::roles, text, span).empty();
    }
}

/// "Universität Wismar", "collège du Port", "Banque du Port": a school or an employer by its first words; "Tarvo Ltd",
/// by its legal form.
bool names_workplace(std::string_view text, Span span) {
    constexpr std::size_t first_words = 3;
    const auto words = words_of(text, span);
    if (words.empty() || place_score(text, span) >= 0.6F) {
        return false;
    }
    const Span first{span.begin, words[std::min(first_words, words.size()) - 1].where.end};
    const auto employers = find(Idea::organizations, text, first);
    const auto all = find(Idea::organizations, text, span);
    return !find(Idea::institutions, text, first).empty() ||
           (!employers.empty() && employers.front().where.begin == words.front().where.begin) ||
           (!all.empty() && all.back().key == "legal" && all.back().where.end == words.back().where.end);
}

/// "ESIS", "Atelier du Port" behind "à l'": a name of which nothing is known.
bool is_name(std::string_view text, Span span, SectionKind kind) {
    const auto words = words_of(text, span);
    if (words.empty() || is_lower(character_at(text, words.front().where.begin)) || place_score(text, span) >= 0.6F) {
        return false;
    }
    return kind != SectionKind::education || is_all_capitals(words.front().where.of(text));
}

/// The words before where one worked, in a header that nothing else parts; and whether it also says as what.
struct Workplace {
    Span at;
    bool certain = false;
};

/// `habit`: the other headers are written so, and any name will do.
Workplace workplace_in(const Document& document, const Line& line, SectionKind kind, std::string_view language,
                       bool habit) {
    constexpr std::size_t most_words = 30;
    const std::string_view text = document.text;
    const Span header = line.has_period() ? beside_date(text, line) : line.text;
    if (header.empty() || line.cells.size() > (line.has_period() ? 2 : 1) || line.starts_lower ||
        words_of(text, header).size() > most_words) {
        return {};
    }
    const auto separators = separators_in(text, header, Stops::none);
    const std::uint32_t parted = separators.empty() ? header.end : separators.front().begin;
    for (const LexiconHit& hit : find(Idea::workplace_words, text, {header.begin, parted})) {
        Span at = hit.where;
        while (at.end < header.end && (text[at.end] == '\'' || text.substr(at.end).starts_with("’"))) {
            at.end += text[at.end] == '\'' ? 1 : 3;
        }
        const Span what = trim(text, {header.begin, at.begin});
        const Span where = trim(text, {at.end, parted});
        const bool found = names_workplace(text, where) || ((hit.key == "at" || habit) && is_name(text, where, kind));
        if (hit.language == language && !what.empty() && found) {
            return {at, says_what(text, what, kind)};
        }
    }
    return {};
}

}  // namespace

void mark_workplaces(const Document& document, Section& section, std::string_view language) {
    if (!has_workplaces(section.kind)) {
        return;
    }
    std::vector<Workplace> found;
    std::ptrdiff_t dated = 0;
    for (const Line& line : section.lines) {
        found.push_back(workplace_in(document, line, section.kind, language, false));
        dated += line.has_period() ? 1 : 0;
    }
    // one is a header by chance, and most of many a habit
    const auto count = std::count_if(found.begin(), found.end(), [](const Workplace& place) { return place.certain; });
    if (count < 2 || count * 2 < dated) {
        return;
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        Line& line = section.lines[i];
        if (found[i].at.empty() && line.has_period()) {
            found[i] = workplace_in(document, line, section.kind, language, true);
        }
        if (found[i].certain || line.has_period()) {
            line.before_workplace = found[i].at;
            line.sentence = line.sentence && found[i].at.empty();
        }
    }
}

}  // namespace cvconv::recognizing
