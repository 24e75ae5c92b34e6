// Projects, talks and courses taught.

#include <algorithm>

#include "readers/pieces/contact/urls.h"
#include "readers/pieces/items.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/projects/project_dates.h"
#include "readers/recognize/fields/projects/project_header.h"
#include "readers/recognize/fields/projects/project_names.h"
#include "readers/recognize/fields/projects/project_rows.h"
#include "readers/recognize/fields/projects/repeated_talks.h"
#include "readers/recognize/fields/projects/talk_order.h"
#include "readers/recognize/fields/projects/talk_venues.h"
#include "readers/recognize/fields/projects/talks.h"
#include "readers/recognize/fields/teaching/course_lists.h"
#include "readers/recognize/fields/teaching/course_phrases.h"
#include "readers/recognize/fields/teaching/schools_above.h"
#include "readers/recognize/fields/teaching/students.h"
#include "readers/recognize/fields/teaching/teaching.h"
#include "readers/recognize/fields/years_above.h"
#include "readers/recognize/lines/line_dates.h"
#include "readers/recognize/lines/tags.h"

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

/// "Highlights", "Keywords", "Roles" alone on a line: what the lines below are. A key of Idea::entry_labels.
std::string_view sub_label(const Document& document, const Line& line) {
    if (line.word_count() > 3 || line.has_period() || line.is_item()) {
        return {};
    }
    for (const LexiconHit& hit :
         meanings_of_label(Idea::entry_labels, strip(document.text, line.text, ":").of(document.text))) {
        if (hit.key == "tasks" || hit.key == "technologies" || hit.key == "position") {
            return hit.key;
        }
    }
    return {};
}

/// "tidelib: tables of tides" over "saltlog (2017) Logs of salt": each begins with a name and says what it is. Where
/// they begin; empty if the section is written otherwise.
std::vector<Entry> described_entries(const Document& document, const Section& section) {
    std::string_view text = document.text;
    std::size_t most_words = 5;
    auto is_described = [&](const Line& line) {
        if (line.is_item() || line.kind == BlockKind::heading || line.table != 0 || line.cells.size() > 1 ||
            !labelled(document, line, Idea::entry_labels).empty()) {
            return false;
        }
        NameInLine named = name_and_dates(text, line);
        named = named.name.empty() && !line.has_period() ? name_in_line(text, line) : named;
        return !named.name.empty() && words_of(text, named.name).size() <= most_words;
    };
    // where other lines go on below, a longer beginning is no name
    most_words = std::all_of(section.lines.begin(), section.lines.end(), is_described) ? most_words : 2;
    auto described = std::count_if(section.lines.begin(), section.lines.end(), is_described);
    if (section.kind != SectionKind::projects || described < 2 || !is_described(section.lines.front()) ||
        described * 2 < static_cast<std::ptrdiff_t>(section.lines.size())) {
        return {};
    }
    std::vector<Entry> entries;
    for (const Line& line : section.lines) {
        if (is_described(line)) {
            entries.push_back({{}, 1});
        }
        entries.back().lines.push_back(line);
    }
    return entries;
}

/// What follows the first line is rarely header: a description reads like one, unless dates stand below it.
std::size_t header_of_project(const Document& document, const Entry& entry) {
    std::size_t last_date = 0;
    for (std::size_t l = 1; l < std::min<std::size_t>(entry.header, 4); ++l) {
        last_date = entry.lines[l].has_period() ? l : last_date;
    }
    std::size_t header = 1;
    for (; header < entry.header; ++header) {
        const Line& line = entry.lines[header];
        bool brief = header <= last_date || line.has_period() || line.word_count() <= 5;
        if (!brief || line.is_item() || are_tags(document, line) || !sub_label(document, line).empty()) {
            break;
        }
    }
    return header;
}

void add_keywords(const Document& document, Span list, Confidence confidence, Project& p) {
    for (Span item : items_of(document.text, list)) {
        p.keywords.push_back(found(document, item, confidence, "projects.keywords"));
    }
}

/// "Harbour University, Department of Tides" and "Teaching Assistant", each in a line below the course.
bool read_school_or_role(const Document& document, const Line& line, Project& p) {
    if (line.is_item() || line.sentence || line.has_period() || line.cells.size() > 1) {
        return false;
    }
    const auto items = items_of(document.text, line.text);
    const bool roles = !items.empty() && std::all_of(items.begin(), items.end(),
                                                     [&](Span item) { return is_teaching_role(document.text, item); });
    if (roles && p.roles.empty()) {
        p.roles.push_back(found(document, line.text, Confidence::inferred, "projects.roles.below"));
        return true;
    }
    if ((p.name || p.description || !p.roles.empty()) && !p.entity && !line.starts_lower &&
        line.count(Idea::institutions) > 0) {
        p.entity = found(document, line.text, Confidence::inferred, "projects.entity.below");
        return true;
    }
    return false;
}

/// Tags, roles, technologies and addresses below the header; true if that is what the line is. `under` is the last
/// label on a line of its own.
bool read_detail(Reading& reading, SectionKind kind, const Entry& entry, std::size_t l, std::string_view& under,
                 Project& p) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    const Line& line = entry.lines[l];
    if (std::string_view key = sub_label(document, line); !key.empty()) {
        reading.label(line.text);
        under = key;
        return true;
    }
    bool short_line = !line.sentence && line.word_count() <= 6;
    if (are_tags(document, line) || (under == "technologies" && short_line)) {
        for (Span cell : line.cells) {
            add_keywords(document, cell, Confidence::inferred, p);
        }
        return true;
    }
    bool role = kind == SectionKind::projects && l <= entry.header + 1 && p.roles.empty() && !line.is_item() &&
                line.cells.size() == 1 && is_project_role(text, line.text);
    if ((under == "position" && short_line) || role) {
        p.roles.push_back(found(document, line.text, Confidence::inferred, "projects.roles"));
        return true;
    }
    if (kind == SectionKind::teaching && read_school_or_role(document, line, p)) {
        return true;
    }
    Labelled label;
    if (is_technology_label(document, line, label)) {
        reading.label(label.label);
        add_keywords(document, label.value, Confidence::stated, p);
        return true;
    }
    auto urls = find_urls(text, line.text);
    if (urls.size() == 1 && urls.front().where.size() + 8 >= line.text.size() && !p.url) {
        p.url = Found<std::string>{urls.front().url, {urls.front().where}, Confidence::stated, "projects.url"};
        Span before = trim(text, {line.text.begin, urls.front().where.begin});
        if (!before.empty()) {
            reading.label(before);
        }
        return true;
    }
    return false;
}

/// "Tide tables for all harbours of the firth" below "2014 – 2016": the date alone heads the entry.
bool names_project(const Line& line) {
    constexpr std::size_t longest = 12;
    return !line.is_item() && !line.sentence && !line.has_period() && !line.starts_lower && line.cells.size() == 1 &&
           line.word_count() <= longest && line.urls + line.emails == 0;
}

void read_rest(Reading& reading, SectionKind kind, const Entry& entry, Project& p) {
    std::vector<Line> body;
    std::string_view under;
    for (std::size_t l = entry.header; l < entry.lines.size(); ++l) {
        if (!read_detail(reading, kind, entry, l, under, p)) {
            body.push_back(entry.lines[l]);
        }
    }
    if (kind == SectionKind::projects && !p.name && !body.empty() && names_project(body.front())) {
        p.name = found(reading.document, body.front().text, Confidence::inferred, "projects.name.below");
        body.erase(body.begin());
    }
    Body read = read_body(reading, body, "projects");
    if (read.summary && p.description) {
        p.description->value += "\n" + read.summary->value;
        p.description->where.insert(p.description->where.end(), read.summary->where.begin(), read.summary->where.end());
    } else if (read.summary) {
        p.description = std::move(read.summary);
    }
    p.highlights = std::move(read.highlights);
    // a bullet below one of the same level, which is the name, says what that is
    const Line& first = entry.lines.front();
    bool bulleted = std::any_of(body.begin(), body.end(), [&](const Line& line) {
        return line.is_item() && !(first.is_item() && first.level == line.level);
    });
    if (!p.description && !p.highlights.empty() && !bulleted) {
        p.description = std::move(p.highlights.front());  // the first sentence says what it is
        p.highlights.erase(p.highlights.begin());
    }
}

/// "Instructor, Example University" over a list of what one taught there.
bool are_courses(const Entry& entry) {
    auto begin = entry.lines.begin() + static_cast<std::ptrdiff_t>(entry.header);
    return begin != entry.lines.end() && std::all_of(begin, entry.lines.end(), [](const Line& line) {
               return line.is_item() && !line.sentence && line.word_count() <= 10;
           });
}

/// One course for each highlight of `p`, with its role, school and dates.
void add_courses(Cv& cv, const Project& p) {
    Texts names = p.highlights;
    if (p.description) {
        names.insert(names.begin(), *p.description);
    }
    for (Found<std::string>& name : names) {
        Project course = p;
        course.roles = {*p.name};
        course.name = std::move(name);
        course.highlights.clear();
        course.description.reset();
        cv.projects.push_back(std::move(course));
    }
}

/// Adds a talk or a course once for each time that it was given.
void add_each_time(Reading& reading, SectionKind kind, const Entry& entry, Project p) {
    Cv& cv = reading.cv;
    std::vector<FoundPeriod> dates;
    if (kind == SectionKind::talks || kind == SectionKind::teaching) {
        dates = several_dates(reading.document, entry.lines.front());
    }
    for (std::size_t i = 1; i < dates.size(); ++i) {
        reading.label({dates[i - 1].where.end, dates[i].where.begin});  // ", and"
    }
    for (const FoundPeriod& date : dates) {
        Project once = p;
        set_project_dates(once, date, kind);
        cv.projects.push_back(std::move(once));
    }
    if (dates.empty()) {
        cv.projects.push_back(std::move(p));
    }
}

/// Talks whose venue comes before the title; false if they are told otherwise.
bool read_venues_first(Reading& reading, const std::vector<Entry>& entries) {
    const Document& document = reading.document;
    const bool over = venues_over_titles(document, entries);
    if (!over && !venues_before_titles(document, entries)) {
        return false;
    }
    for (const Entry& entry : entries) {
        const Line& line = entry.lines.front();
        const VenueBeforeTitle parts =
            over ? VenueBeforeTitle{line.cells.front(), entry.lines[1].text} : venue_before_title(document.text, line);
        Project p;
        p.name = text_of(document, strip(document.text, parts.behind, "."), Confidence::inferred, "projects.name");
        read_venue(document, parts.before, p);
        set_project_dates(p, over ? line.periods.back() : line.periods.front(), SectionKind::talks);
        p.type = Found<std::string>{"talk", {}, Confidence::inferred, "projects.type"};
        reading.cv.projects.push_back(std::move(p));
    }
    return true;
}

void read_all(Reading& reading, const Section& whole) {
    const Document& document = reading.document;
    Section section = read_table_rows(reading, whole, [&](const Line& line, const std::vector<Labelled>& cells) {
        reading.cv.projects.push_back(read_project_row(reading, line, cells, whole.kind));
    });
    if (whole.kind == SectionKind::talks) {
        section = take_repeated_talks(reading, take_venue_lists(reading, section));
    }
    if (whole.kind == SectionKind::teaching) {
        section = take_courses_with_roles(reading, take_course_lists(reading, take_students(reading, section)));
    }
    if (is_sentence_over_items(document, section)) {
        reading.label(section.lines.front().text);
        section.lines.erase(section.lines.begin());
    }
    if (section.lines.empty()) {
        return;
    }
    std::vector<SchoolAbove> schools;
    if (whole.kind == SectionKind::teaching) {
        schools = take_schools(document, section);
    }
    auto school = schools.begin();
    std::vector<Entry> entries = described_entries(document, section);
    if (entries.empty()) {
        entries = titled_items(section);
    }
    if (entries.empty()) {
        entries = find_entries(document, section);
    }
    if (whole.kind == SectionKind::talks && read_venues_first(reading, entries)) {
        return;
    }
    for (Entry& entry : entries) {
        entry.header = header_of_project(document, entry);
    }
    std::vector<HeaderSegments> headers = segments_of_headers(reading, entries);
    auto roles = assign_roles(document, section.kind, headers);
    const HeaderTemplate usual = header_template(document, section.kind, entries);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Project p;
        read_project_header(reading, usual, {entries[i], headers[i], std::move(roles[i])}, p);
        read_rest(reading, section.kind, entries[i], p);
        if (section.kind == SectionKind::talks) {
            p.type = Found<std::string>{"talk", {}, Confidence::inferred, "projects.type"};
        } else if (section.kind == SectionKind::teaching) {
            p.type = Found<std::string>{"teaching", {}, Confidence::inferred, "projects.type"};
        }
        const Span where = entries[i].lines.front().text;
        while (school != schools.end() && school->until <= where.begin) {
            ++school;
        }
        if (school != schools.end() && school->school.end <= where.begin && !p.entity) {
            p.entity = text_of(document, school->school, Confidence::inferred, "projects.entity.above");
            if (p.roles.empty() && !school->role.empty()) {
                p.roles.push_back(found(document, school->role, Confidence::inferred, "projects.roles.above"));
            }
        }
        if (section.kind == SectionKind::teaching && p.name && p.roles.empty() && are_courses(entries[i]) &&
            is_teaching_role(document.text, p.name->where.front())) {
            add_courses(reading.cv, p);
        } else if (p.name || p.description || !p.highlights.empty()) {
            add_each_time(reading, section.kind, entries[i], std::move(p));
        }
    }
}

/// "Solo Exhibitions", "Ausstellungen": told like talks, and none.
bool lists_exhibitions(const Document& document, Span title) {
    const auto words = find(Idea::heading_words, document.text, title);
    return std::any_of(words.begin(), words.end(), [](const LexiconHit& hit) { return hit.key == "exhibition"; });
}

}  // namespace

void read_projects(Reading& reading, const Section& whole) {
    Section section = whole;
    const std::vector<YearAbove> years = take_years_above(reading, section);
    const std::size_t before = reading.cv.projects.size();
    read_all(reading, section);
    const bool exhibitions = section.kind == SectionKind::talks && lists_exhibitions(reading.document, section.title);
    for (std::size_t i = before; i < reading.cv.projects.size(); ++i) {
        Project& p = reading.cv.projects[i];
        const FoundPeriod* year =
            p.name && !p.name->where.empty() ? year_above(years, p.name->where.front().begin) : nullptr;
        if (!p.start_date && !p.end_date && year != nullptr) {
            set_project_dates(p, *year, section.kind);
        }
        if (exhibitions && p.type) {
            p.type->value = "exhibition";
        }
    }
}

}  // namespace cvconv::recognizing
