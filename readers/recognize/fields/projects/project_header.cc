#include "readers/recognize/fields/projects/project_header.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/fields/projects/project_dates.h"
#include "readers/recognize/fields/projects/project_names.h"
#include "readers/recognize/fields/projects/talks.h"
#include "readers/recognize/fields/projects/trailing_tools.h"
#include "readers/recognize/fields/teaching/course_phrases.h"
#include "readers/recognize/fields/teaching/teaching.h"

namespace cvconv::recognizing {

namespace {

/// "Project Lead", "Author and Maintainer": true if they are roles, and taken.
bool add_project_roles(const Document& document, Span span, Project& p) {
    std::vector<Span> roles;
    std::string_view text = document.text;
    for (Span item : items_of(text, span)) {
        std::uint32_t begin = item.begin;
        for (const Word& word : words_of(text, item)) {
            if (word.where.begin > item.begin && word.where.end < item.end && is_joiner(word.folded)) {
                roles.push_back(trim(text, {begin, word.where.begin}));
                begin = word.where.end;
            }
        }
        roles.push_back(trim(text, {begin, item.end}));
    }
    if (!std::all_of(roles.begin(), roles.end(), [&](Span role) { return is_project_role(text, role); })) {
        return false;
    }
    for (Span role : roles) {
        p.roles.push_back(found(document, role, Confidence::inferred, "projects.roles"));
    }
    return true;
}

/// "Co-creator, Tide Clock": what one was stands before the project's name.
void name_behind_role(const Document& document, Roles& r, Project& p) {
    auto is_name = [&](Span span) {
        return !span.empty() && words_of(document.text, span).size() <= 8 && !is_project_role(document.text, span);
    };
    auto other = std::find_if(r.others.begin(), r.others.end(), is_name);
    if (!is_name(r.organization) && other == r.others.end()) {
        return;
    }
    p.roles.push_back(found(document, r.subject, Confidence::inferred, "projects.roles"));
    if (is_name(r.organization)) {
        r.subject = r.organization;
        r.organization = {};
    } else {
        r.subject = *other;
        r.others.erase(other);
    }
}

bool is_capitalised_name(std::string_view text, Span span) {
    std::size_t at = span.begin;
    return is_upper(next_character(text, at)) && words_of(text, span).size() <= 6;
}

/// "“Title”, Venue, City, 2019" on one line.
bool read_quoted(Reading& reading, const Line& line, Project& p) {
    const Document& document = reading.document;
    auto quotes = quoted(document.text, line.text);
    if (quotes.empty()) {
        return false;
    }
    Citation c = parse_citation(document.text, line.text, line.periods, {}, {});
    p.name = text_of(document, c.title, Confidence::inferred, "projects.name");
    p.entity = text_of(document, c.venue, Confidence::inferred, "projects.entity");
    if (!c.authors.empty()) {
        add_paragraph(document, p.description, c.authors, "projects.description");
    } else if (line.has_period() && line.periods.front().where.begin <= line.text.begin + 1) {
        // "2021: Seminar “Reading Tide Tables”": what kind of course it was
        Span kind = trim_punctuation(document.text, {line.periods.front().where.end, c.title.begin});
        if (std::size_t colon = kind.of(document.text).rfind(':'); colon != std::string_view::npos) {
            kind.begin += static_cast<std::uint32_t>(colon + 1);  // "WiSe 2022/23: Proseminar"
        }
        auto words = words_of(document.text, kind);
        if (!words.empty() && words.size() <= 4 && !find(Idea::roles, words).empty()) {
            add_paragraph(document, p.description, {words.front().where.begin, words.back().where.end},
                          "projects.description");
        }
    }
    return true;
}

bool ends_with_year(std::string_view text) {
    std::size_t digits = 0;
    while (digits < text.size() && is_ascii_digit(static_cast<unsigned char>(text[text.size() - digits - 1]))) {
        ++digits;
    }
    return digits == 4 && text.size() > 5;
}

/// Who it was for, what one was and what it is, where the pieces of the header are known only by their looks.
void read_pieces(Reading& reading, SectionKind kind, const Roles& r, Project& p) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    p.name = text_of(document, strip(text, r.subject, "(["), Confidence::inferred, "projects.name");
    if (kind == SectionKind::talks && !r.organization.empty()) {
        read_venue(document, r.organization, p);
    } else {
        p.entity = text_of(document, r.organization, Confidence::inferred, "projects.entity");
    }
    if (kind == SectionKind::talks && p.entity && p.name && ends_with_year(p.name->value) &&
        !ends_with_year(p.entity->value)) {
        std::swap(p.name, p.entity);  // "**PumpCon 2022** – *Salt for all*"
    }
    if (p.entity && kind == SectionKind::teaching && is_teaching_role(text, r.organization)) {
        p.roles.push_back(std::move(*p.entity));
        p.entity.reset();
    }
    for (Span other : r.others) {
        if (kind == SectionKind::teaching && is_teaching_role(text, other)) {
            p.roles.push_back(found(document, other, Confidence::inferred, "projects.roles"));
        } else if (kind == SectionKind::teaching && !p.entity && is_capitalised_name(text, other)) {
            p.entity = found(document, other, Confidence::guessed, "projects.entity.rest");
        } else if (kind == SectionKind::projects && p.name && p.roles.empty() &&
                   add_project_roles(document, other, p)) {
            continue;
        } else if (kind == SectionKind::projects && items_of(text, other).size() >= 3 && !p.description) {
            for (Span item : items_of(text, other)) {
                p.keywords.push_back(found(document, item, Confidence::guessed, "projects.keywords"));
            }
        } else {
            add_paragraph(document, p.description, other, "projects.description");
        }
    }
    if (!r.location.empty() && kind != SectionKind::projects) {
        // the place of a talk has no field of its own; "(Hull, May 2019)" lost its date
        const Span place = strip(text, r.location, "(,");
        p.entity = p.entity ? found(document, Spans{p.entity->where.front(), place}, ", ", Confidence::inferred,
                                    "projects.entity")
                            : found(document, place, Confidence::guessed, "projects.entity");
    }
}

}  // namespace

bool is_project_role(std::string_view text, Span span) {
    auto words = words_of(text, span);
    if (words.empty() || words.size() > 4 || span.of(text).find_first_of(",;.:") != std::string_view::npos) {
        return false;
    }
    std::size_t at = span.begin;
    // the last word says what one is: "Lead Developer", and not "Developer survey"
    auto titles = find(Idea::job_titles, words);
    auto roles = find(Idea::roles, words);
    titles.insert(titles.end(), roles.begin(), roles.end());
    bool last = std::any_of(titles.begin(), titles.end(),
                            [&](const LexiconHit& hit) { return hit.where.end >= words.back().where.end; });
    return last && is_upper(next_character(text, at));
}

HeaderTemplate header_template(const Document& document, SectionKind kind, const std::vector<Entry>& entries) {
    HeaderTemplate usual{kind};
    if (kind != SectionKind::projects) {
        return usual;
    }
    std::ptrdiff_t described = 0;
    std::size_t tools = 0;
    std::size_t behind = 0;
    for (const Entry& e : entries) {
        const Line& line = e.lines.front();
        described += !name_and_dates(document.text, line).name.empty() ? 1 : 0;
        described += !line.has_period() && !name_in_line(document.text, line).name.empty() ? 1 : 0;
        tools = std::max(tools, name_and_tools(document.text, line).tools.size());
        behind += trailing_tools(document.text, line.text).tools.empty() ? 0 : 1;
    }
    usual.tools_behind = behind >= 2 && behind * 2 >= entries.size();
    // one alone is a title with a subtitle
    usual.described_in_line = described >= 2 && described * 2 >= static_cast<std::ptrdiff_t>(entries.size());
    usual.tools_in_line = tools >= 2;
    return usual;
}

void read_project_header(Reading& reading, const HeaderTemplate& usual, ProjectHeader header, Project& p) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    const Entry& entry = header.entry;
    Roles& roles = header.roles;
    const Line& first = entry.lines.front();
    if ((usual.kind == SectionKind::teaching && ((entry.lines.size() == 1 && read_course_phrases(document, first, p)) ||
                                                 read_course(document, header.segments, p))) ||
        (usual.kind == SectionKind::talks && read_talk(reading, entry, p))) {
        read_dates_and_links(reading, usual.kind, entry, p);
        return;
    }
    NameAndTools made_with = usual.tools_in_line ? name_and_tools(text, first) : NameAndTools{};
    NameInLine in_line = usual.described_in_line && !first.has_period() ? name_in_line(text, first) : NameInLine{};
    if (usual.described_in_line && in_line.name.empty()) {
        in_line = name_and_dates(text, first);
    }
    if (usual.kind == SectionKind::projects && made_with.tools.empty() && in_line.name.empty() &&
        is_project_role(text, roles.subject)) {
        name_behind_role(document, roles, p);
    }
    if (!made_with.tools.empty()) {
        p.name = text_of(document, made_with.name, Confidence::inferred, "projects.name");
        for (Span tool : made_with.tools) {
            p.keywords.push_back(found(document, tool, Confidence::inferred, "projects.keywords"));
        }
        for (Span link : made_with.links) {
            reading.label(link);
        }
    } else if (!in_line.name.empty()) {
        p.name = text_of(document, in_line.name, Confidence::inferred, "projects.name");
        Span rest = in_line.rest;
        if (auto urls = find_urls(text, rest); !urls.empty() && urls.back().where.end + 1 >= rest.end) {
            rest.end = urls.back().where.begin;  // "…, in R. https://tides.example/pack"
        }
        if (const TrailingTools made = trailing_tools(text, rest); usual.tools_behind && !made.tools.empty()) {
            rest = made.before;
            for (Span tool : made.tools) {
                p.keywords.push_back(found(document, tool, Confidence::inferred, "projects.keywords"));
            }
        }
        add_paragraph(document, p.description, trim(text, rest), "projects.description");
        if (const std::vector<Span> tools = items_of(text, in_line.aside); are_tools(text, in_line.aside, tools)) {
            for (Span tool : tools) {  // "tidewatch (Go, SQLite) – tells when to sail"
                p.keywords.push_back(found(document, tool, Confidence::inferred, "projects.keywords"));
            }
        }
    } else if (!read_quoted(reading, first, p)) {
        read_pieces(reading, usual.kind, roles, p);
        if (usual.kind == SectionKind::talks) {
            add_year_of_conference(document, entry, p);
        }
    }
    read_dates_and_links(reading, usual.kind, entry, p);
}

}  // namespace cvconv::recognizing
