// Projects, talks and courses taught.

#include <algorithm>

#include "readers/recognize/contact/urls.h"
#include "readers/recognize/entries/atoms.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/entries/items.h"
#include "readers/recognize/entries/roles.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/entries/tags.h"
#include "readers/recognize/fields/citations.h"

namespace cvconv::recognizing {

namespace {

bool is_technology_label(const Document& document, const Line& line, Labelled& label) {
    for (const Labelled& l : labelled(document, line, Idea::entry_labels)) {
        if (l.key == "technologies" && !l.value.empty()) {
            label = l;
            return true;
        }
    }
    return false;
}

void set_dates(Project& p, const FoundPeriod& period, SectionKind kind) {
    if (kind == SectionKind::talks) {
        p.start_date = beginning(period, "projects.dates");
        return;
    }
    Dates dates = stay(period, "projects.dates");
    p.start_date = dates.start;
    p.end_date = dates.end;
    p.current = dates.current;
}

/// "Highlights", "Keywords", "Roles" alone on a line: what the lines below are. A key of Idea::entry_labels.
std::string_view sub_label(const Document& document, const Line& line) {
    if (line.word_count() > 3 || line.has_period() || line.is_item()) {
        return {};
    }
    for (const LexiconHit& hit : lookup(Idea::entry_labels, strip(document.text, line.text, ":").of(document.text))) {
        if (hit.key == "tasks" || hit.key == "technologies" || hit.key == "position") {
            return hit.key;
        }
    }
    return {};
}

/// "TA", "guest lecturer": what one was in a course.
bool is_teaching_role(std::string_view text, Span span) {
    auto words = words_of(text, span);
    return words.size() <= 4 &&
           (weigh(find(Idea::roles, words), "teaching") > 0 || weigh(find(Idea::job_titles, words)) > 0);
}

/// "Project Lead", "Principal investigator" below the name of a project, or beside it.
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

/// "Co-creator, Augmented Android": what one was stands before the project's name.
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
    }
    return true;
}

/// Do most entries say in one line what they are called and what they do? One alone is a title with a subtitle.
bool are_described_in_line(std::string_view text, const std::vector<Entry>& entries) {
    auto count = std::count_if(entries.begin(), entries.end(), [&](const Entry& e) {
        return !e.lines.front().has_period() && !name_in_line(text, e.lines.front().text).name.empty();
    });
    return count >= 2 && count * 2 >= static_cast<std::ptrdiff_t>(entries.size());
}

/// A row of a table with a header: "Project | What it does | Stack | Link".
Project read_row(Reading& reading, const Line& line, const std::vector<Labelled>& cells, SectionKind kind) {
    const Document& document = reading.document;
    Project p;
    for (const Labelled& cell : cells) {
        auto period = std::find_if(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& found_period) {
            return cell.value.overlaps(found_period.where) && found_period.where.size() + 3 >= cell.value.size();
        });
        auto urls = find_urls(document.text, cell.value);
        if (period != line.periods.end()) {
            set_dates(p, *period, kind);
        } else if (cell.key == "technologies") {
            for (Span item : items_of(document.text, cell.value)) {
                p.keywords.push_back(found(document, item, Confidence::stated, "projects.keywords.cell"));
            }
        } else if (cell.key == "url" || (urls.size() == 1 && urls.front().where.size() + 2 >= cell.value.size())) {
            std::string target = urls.empty() ? reading.link_on(cell.value) : urls.front().url;
            if (!target.empty()) {
                p.url = Found<std::string>{target, {cell.value}, Confidence::stated, "projects.url.cell"};
            }
        } else if (cell.key == "employer" || cell.key == "institution") {
            p.entity = text_of(document, cell.value, Confidence::stated, "projects.entity.cell");
        } else if (cell.key == "position") {
            p.roles.push_back(found(document, cell.value, Confidence::stated, "projects.roles.cell"));
        } else if (!p.name && cell.key != "description") {
            p.name = text_of(document, cell.value, Confidence::stated, "projects.name.cell");
        } else {
            add_paragraph(document, p.description, cell.value, "projects.description.cell");
        }
    }
    if (!p.url) {
        std::string target = reading.link_on(line.text);
        if (!target.empty()) {
            p.url = Found<std::string>{target, {}, Confidence::stated, "projects.url.link"};
        }
    }
    return p;
}

}  // namespace

void read_projects(Reading& reading, const Section& whole) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    Section section{whole.kind, whole.title, {}};
    auto rows = table_rows(document, whole);
    for (std::size_t i = 0; i < whole.lines.size(); ++i) {
        auto row = rows.find(i);
        if (row == rows.end()) {
            section.lines.push_back(whole.lines[i]);
        } else if (row->second.empty()) {
            reading.label(whole.lines[i].text);
        } else {
            reading.cv.projects.push_back(read_row(reading, whole.lines[i], row->second, whole.kind));
        }
    }
    if (section.lines.empty()) {
        return;
    }
    std::vector<Entry> entries = find_entries(document, section);
    std::vector<HeaderAtoms> headers;
    for (Entry& entry : entries) {
        // what follows the first line is rarely header: a description reads like one, unless dates stand below it
        std::size_t header = 1;
        std::size_t last_date = 0;
        for (std::size_t l = 1; l < std::min<std::size_t>(entry.header, 4); ++l) {
            last_date = entry.lines[l].has_period() ? l : last_date;
        }
        while (header < entry.header &&
               (header <= last_date || entry.lines[header].has_period() || entry.lines[header].word_count() <= 5) &&
               !entry.lines[header].is_item() && !are_tags(document, entry.lines[header]) &&
               sub_label(document, entry.lines[header]).empty()) {
            ++header;
        }
        entry.header = header;
        headers.push_back(atoms_of(document, entry));
        for (Span label : headers.back().labels) {
            reading.label(label);
        }
    }
    auto roles = assign_roles(document, section.kind, headers);
    const bool described_in_line = section.kind == SectionKind::projects && are_described_in_line(text, entries);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Entry& entry = entries[i];
        Project p;
        Roles& r = roles[i];
        if (section.kind == SectionKind::projects && is_project_role(text, r.subject)) {
            name_behind_role(document, r, p);
        }
        NameInLine in_line = described_in_line && !entry.lines.front().has_period()
                                 ? name_in_line(text, entry.lines.front().text)
                                 : NameInLine{};
        if (!in_line.name.empty()) {
            p.name = text_of(document, in_line.name, Confidence::inferred, "projects.name");
            add_paragraph(document, p.description, in_line.rest, "projects.description");
        } else if (!read_quoted(reading, entry.lines.front(), p)) {
            p.name = text_of(document, r.subject, Confidence::inferred, "projects.name");
            p.entity = text_of(document, r.organization, Confidence::inferred, "projects.entity");
            if (p.entity && section.kind == SectionKind::teaching && is_teaching_role(text, r.organization)) {
                p.roles.push_back(std::move(*p.entity));
                p.entity.reset();
            }
            for (Span other : r.others) {
                if (section.kind == SectionKind::teaching && is_teaching_role(text, other)) {
                    p.roles.push_back(found(document, other, Confidence::inferred, "projects.roles"));
                    continue;
                }
                if (section.kind == SectionKind::teaching && !p.entity && is_capitalised_name(text, other)) {
                    p.entity = found(document, other, Confidence::guessed, "projects.entity.rest");
                    continue;
                }
                if (section.kind == SectionKind::projects && p.name && p.roles.empty() &&
                    add_project_roles(document, other, p)) {
                    continue;
                }
                if (section.kind == SectionKind::projects && items_of(text, other).size() >= 3 && !p.description) {
                    for (Span item : items_of(text, other)) {
                        p.keywords.push_back(found(document, item, Confidence::guessed, "projects.keywords"));
                    }
                } else {
                    add_paragraph(document, p.description, other, "projects.description");
                }
            }
            if (!r.location.empty() && section.kind != SectionKind::projects) {
                // the place of a talk has no field of its own
                p.entity = p.entity ? found(document, Spans{p.entity->where.front(), r.location}, ", ",
                                            Confidence::inferred, "projects.entity")
                                    : found(document, r.location, Confidence::guessed, "projects.entity");
            }
        }
        for (std::size_t l = 0; l < entry.header; ++l) {
            if (!p.start_date && entry.lines[l].has_period()) {
                set_dates(p, entry.lines[l].periods.back(), section.kind);
            }
            for (const FoundUrl& url : find_urls(text, entry.lines[l].text)) {
                if (!p.url) {
                    p.url = Found<std::string>{url.url, {url.where}, Confidence::stated, "projects.url"};
                }
            }
            if (!p.url) {
                std::string target = reading.link_on(entry.lines[l].text);
                if (!target.empty()) {
                    p.url = Found<std::string>{target, {}, Confidence::stated, "projects.url.link"};
                }
            }
        }
        std::vector<Line> body;
        std::string_view under;  // the last label on a line of its own
        for (std::size_t l = entry.header; l < entry.lines.size(); ++l) {
            const Line& line = entry.lines[l];
            if (std::string_view key = sub_label(document, line); !key.empty()) {
                reading.label(line.text);
                under = key;
                continue;
            }
            bool short_line = !line.sentence && line.word_count() <= 6;
            if (are_tags(document, line) || (under == "technologies" && short_line)) {
                for (Span cell : line.cells) {
                    for (Span item : items_of(text, cell)) {
                        p.keywords.push_back(found(document, item, Confidence::inferred, "projects.keywords"));
                    }
                }
                continue;
            }
            bool role = section.kind == SectionKind::projects && l <= entry.header + 1 && p.roles.empty() &&
                        !line.is_item() && line.cells.size() == 1 && is_project_role(text, line.text);
            if ((under == "position" && short_line) || role) {
                p.roles.push_back(found(document, line.text, Confidence::inferred, "projects.roles"));
                continue;
            }
            Labelled label;
            if (is_technology_label(document, line, label)) {
                reading.label(label.label);
                for (Span item : items_of(text, label.value)) {
                    p.keywords.push_back(found(document, item, Confidence::stated, "projects.keywords"));
                }
                continue;
            }
            auto urls = find_urls(text, line.text);
            if (urls.size() == 1 && urls.front().where.size() + 8 >= line.text.size()) {
                if (!p.url) {
                    p.url =
                        Found<std::string>{urls.front().url, {urls.front().where}, Confidence::stated, "projects.url"};
                    Span before = trim(text, {line.text.begin, urls.front().where.begin});
                    if (!before.empty()) {
                        reading.label(before);
                    }
                    continue;
                }
            }
            body.push_back(line);
        }
        Body read = read_body(reading, body, "projects");
        if (read.summary) {
            if (p.description) {
                p.description->value += "\n" + read.summary->value;
                p.description->where.insert(p.description->where.end(), read.summary->where.begin(),
                                            read.summary->where.end());
            } else {
                p.description = std::move(read.summary);
            }
        }
        p.highlights = std::move(read.highlights);
        bool bulleted = std::any_of(body.begin(), body.end(), [](const Line& line) { return line.is_item(); });
        if (!p.description && !p.highlights.empty() && (p.highlights.size() == 1 || !bulleted)) {
            p.description = std::move(p.highlights.front());  // the first sentence says what it is
            p.highlights.erase(p.highlights.begin());
        }
        if (section.kind == SectionKind::talks) {
            p.type = Found<std::string>{"talk", {}, Confidence::inferred, "projects.type"};
        } else if (section.kind == SectionKind::teaching) {
            p.type = Found<std::string>{"teaching", {}, Confidence::inferred, "projects.type"};
        }
        if (p.name || p.description || !p.highlights.empty()) {
            reading.cv.projects.push_back(std::move(p));
        }
    }
}

}  // namespace cvconv::recognizing
