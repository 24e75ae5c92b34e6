#include "readers/recognize/fields/teaching/students.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

namespace {

bool says(std::string_view folded, std::string_view key) {
    return is_listed(Idea::supervision, folded, key);
}

/// "Doctoral supervision", "PhD students", "Mentoring": and no teaching beside it.
bool names_students(std::string_view text, Span title) {
    const auto words = words_of(text, title);
    const auto hits = find(Idea::supervision, words);
    const auto listed = std::count_if(words.begin(), words.end(), [&](const Word& word) {
        return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
            return (hit.key == "student" || hit.key == "work") && hit.where.contains(word.where);
        });
    });
    return listed >= 1 && listed + 2 >= static_cast<std::ptrdiff_t>(words.size()) &&
           std::none_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "teaching"; });
}

/// "Ph.D.", "M.A. theses", "postdoctoral", "interns": what they studied for, or what they are.
bool is_level(std::string_view text, Span span) {
    const auto words = words_of(text, span);
    if (words.empty() || words.size() > 4) {
        return false;
    }
    const auto people = find(Idea::supervision, words);
    return !find(Idea::degrees, words).empty() ||
           std::any_of(people.begin(), people.end(), [](const LexiconHit& hit) { return hit.key == "student"; });
}

/// The stretches between semicolons, dots or bars, but not within brackets.
std::vector<Span> pieces_of(std::string_view text, Span line) {
    std::vector<Span> pieces;
    int depth = 0;
    std::uint32_t begin = line.begin;
    for (std::size_t at = line.begin; at < line.end;) {
        const std::size_t here = at;
        const char32_t c = next_character(text, at);
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        if (depth <= 0 && (c == ';' || c == '|' || is_separating_dot(c))) {
            pieces.push_back(trim(text, {begin, static_cast<std::uint32_t>(here)}));
            begin = static_cast<std::uint32_t>(at);
        }
    }
    pieces.push_back(trim(text, {begin, line.end}));
    return pieces;
}

/// "Ida Fjord" at the beginning, before a comma or a bracket or alone. Empty if it is no name.
Span name_of(std::string_view text, Span piece) {
    const std::size_t stop = piece.of(text).find_first_of(",(:");
    Span name = trim(
        text,
        {piece.begin, stop == std::string_view::npos ? piece.end : static_cast<std::uint32_t>(piece.begin + stop)});
    name = strip(text, name, ".");
    int names = 0;
    const std::uint32_t end = end_of_authors(text, name, &names);
    const auto words = words_of(text, name);
    return names == 1 && end >= name.end && words.size() >= 2 && words.size() <= 5 ? name : Span{};
}

bool ends_studies(std::string_view text, std::uint32_t from, const FoundPeriod& date) {
    auto before = words_of(text, {from, date.where.begin});
    if (date.is_range || before.empty()) {
        return false;
    }
    const std::string& last = before.back().folded;
    return says(last, "finished") || is_listed(Idea::date_words, last, "until") || is_level(text, before.back().where);
}

/// What stands behind the name: dates, the level, and the rest.
void read_rest(const Document& document, const Line& line, Span rest, Project& p) {
    std::string_view text = document.text;
    Spans kept{rest};
    for (const FoundPeriod& date : line.periods) {
        if (date.certainty < 0.3F || !rest.overlaps(date.where) || p.start_date || p.end_date) {
            continue;
        }
        Dates dates = period_dates(date, "projects.dates");
        p.end_date = dates.end;
        p.current = dates.current;
        if (!ends_studies(text, rest.begin, date)) {
            p.start_date = dates.start;
        }
        kept = cut_out(kept, date.where);
    }
    bool told = false;
    for (Span piece : kept) {
        for (Span item : items_of(text, strip(text, trim(text, piece), "(),;.: "))) {
            const Span said = strip(text, item, "(),;: ");
            const std::string folded = fold(said.of(text));
            if (words_of(text, said).empty() || says(folded, "finished") || is_since(folded)) {
                continue;
            }
            if (!told && p.roles.empty() && is_level(text, said)) {
                p.roles.push_back(found(document, said, Confidence::inferred, "projects.roles"));
            } else if (!told && !p.entity && !find(Idea::institutions, text, said).empty()) {
                p.entity = text_of(document, said, Confidence::inferred, "projects.entity");
            } else {
                add_paragraph(document, p.description, said, "projects.description");
                told = true;
            }
        }
    }
}

}  // namespace

Section take_students(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    if (section.title.empty() || !names_students(text, section.title)) {
        return section;
    }
    Section rest{section.kind, section.title, {}};
    int block = -1;  // of the last student
    for (const Line& line : section.lines) {
        Span said = line.text;
        Span level;
        // "…, 2022 – present." in front of "Viruses of sea-ice algae.", parted as header and text
        if (line.block == block && name_of(text, said).empty()) {
            Project& last = reading.cv.projects.back();
            add_paragraph(document, last.description, strip(text, said, "."), "projects.description");
            continue;
        }
        const std::size_t colon = said.of(text).find(": ");
        if (colon != std::string_view::npos) {
            const Span label{said.begin, static_cast<std::uint32_t>(said.begin + colon)};
            if (is_level(text, label)) {
                level = label;
                said = trim(text, {static_cast<std::uint32_t>(label.end + 1), said.end});
            }
        }
        std::vector<Span> pieces = pieces_of(text, said);
        const bool named =
            std::all_of(pieces.begin(), pieces.end(), [&](Span piece) { return !name_of(text, piece).empty(); });
        if (!named || line.table != 0) {
            rest.lines.push_back(line);
            block = -1;
            continue;
        }
        block = line.block;
        for (Span piece : pieces) {
            Project p;
            p.type = Found<std::string>{"teaching", {}, Confidence::inferred, "projects.type"};
            const Span name = name_of(text, piece);
            p.name = text_of(document, name, Confidence::inferred, "projects.name");
            if (!level.empty()) {
                p.roles.push_back(found(document, level, Confidence::inferred, "projects.roles"));
            }
            read_rest(document, line, {name.end, piece.end}, p);
            reading.cv.projects.push_back(std::move(p));
        }
    }
    return rest;
}

}  // namespace cvconv::recognizing
