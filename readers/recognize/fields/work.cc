// Jobs, and what has the same shape: volunteer work, memberships, offices.

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <unordered_map>

#include "readers/recognize/characters.h"
#include "readers/recognize/contact/urls.h"
#include "readers/recognize/entries/atoms.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/entries/items.h"
#include "readers/recognize/entries/roles.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/fields/career_events.h"
#include "readers/recognize/fields/service.h"
#include "readers/recognize/places/places.h"
#include "readers/recognize/places/postal_address.h"

namespace cvconv::recognizing {

namespace {

/// One role as read, before it becomes Work or Volunteer.
struct Job {
    Text organization, position, location, description, url;
    Dates dates;
    Text summary;
    Texts highlights;
    bool has_header_date = false;
    int subject_line = -1, organization_line = -1;
};

bool is_duration(const Document& document, const Line& line) {
    std::uint32_t end = skip_duration(document.text, line.text.begin, line.text.end);
    return end > line.text.begin && trim_punctuation(document.text, {end, line.text.end}).empty();
}

/// "Name and address of employer": the label asks for both.
bool asks_for_address(const Document& document, Span label) {
    auto hits = find(Idea::contact_labels, document.text, label);
    return words_of(document.text, label).size() >= 3 &&
           std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "address"; });
}

/// One labelled value ("Position: …", or a cell of a column "Position"). False if it says nothing of a job.
bool take(const Document& document, Job& job, const Labelled& l, const Line& line) {
    if (l.key == "position" || l.key == "headline") {
        if (job.position) {
            return false;
        }
        job.position = text_of(document, l.value, Confidence::stated, "work.position.label");
    } else if (l.key == "employer" || l.key == "institution") {
        if (job.organization) {
            return false;
        }
        Span name = strip(document.text, l.value, ",;:-");
        // "Name and address of the employer": what follows the name is a place or an address
        auto parts = items_of(document.text, name);
        if (parts.size() >= 2) {
            Span rest{parts[1].begin, name.end};
            const bool legal = weigh(find(Idea::organizations, document.text, parts.front()), "legal") > 0;
            const bool town = legal && parts.size() == 2 && words_of(document.text, parts[1]).size() <= 2 &&
                              weigh(find(Idea::organizations, document.text, parts[1])) == 0;
            if (asks_for_address(document, l.label) || address_score(document.text, rest) >= 0.4F || town ||
                place_score(document.text, parts.back()) >= 0.5F) {
                name = parts.front();
                name.end += document.text.compare(name.end, 2, ".,") == 0 ? 1 : 0;  // "Rohre Ltd., Lisbon"
                if (!job.location) {
                    job.location = text_of(document, rest, Confidence::inferred, "work.location.label");
                }
            }
        }
        job.organization = text_of(document, name, Confidence::stated, "work.name.label");
    } else if (l.key == "location" || l.key == "city" || l.key == "address") {
        if (job.location) {
            return false;
        }
        job.location = text_of(document, l.value, Confidence::stated, "work.location.label");
    } else if (l.key == "sector") {
        job.description = text_of(document, l.value, Confidence::stated, "work.description.label");
    } else if (l.key == "period") {
        for (const FoundPeriod& p : line.periods) {
            if (l.value.overlaps(p.where)) {
                job.dates = stay(p, "work.dates.label");
                job.has_header_date = true;
                return true;
            }
        }
        return false;
    } else {
        return false;
    }
    return true;
}

/// "- **Period:** 2018 – today", "- **Position:** fitter": bullets that are no duties, but what a header says.
bool has_labels_in_items(const Document& document, const Entry& entry) {
    std::set<std::string_view> keys;
    for (const Line& line : entry.lines) {
        if (line.is_item()) {
            for (const Labelled& l : labelled(document, line, Idea::entry_labels)) {
                keys.insert(l.key);
            }
        }
    }
    return keys.contains("period") && (keys.contains("position") || keys.contains("employer"));
}

/// "- 事業内容：倉庫業", "- Number of employees: 420": bullets that say what the employer is, and no others.
bool tells_of_employer(const Document& document, const Entry& entry) {
    std::size_t told = 0;
    bool sector = false;
    for (const Line& line : entry.lines) {
        if (line.is_item()) {
            auto labels = labelled(document, line, Idea::entry_labels);
            bool of_employer = !labels.empty() && !labels.front().value.empty() &&
                               (labels.front().key == "sector" || labels.front().key == "description");
            if (!of_employer) {
                return false;
            }
            sector = sector || labels.front().key == "sector";
            ++told;
        }
    }
    return sector && told > 0;
}

/// "City: Verona | Country: Italy": the place in pieces, and whatever else has a label there. False if it is no such
/// line.
bool take_pieces(Reading& reading, Job& job, const Line& line) {
    Spans places;
    const auto pieces = labelled_pieces(reading.document, line.text, Idea::entry_labels);
    for (Span piece : pieces) {
        for (const Labelled& l : labelled(reading.document, piece, Idea::entry_labels)) {
            reading.label(l.label);
            if (l.key == "location" || l.key == "city") {
                places.push_back(l.value);
                break;
            }
            if (take(reading.document, job, l, line)) {
                break;
            }
        }
    }
    if (!places.empty() && !job.location) {
        job.location = found(reading.document, places, ", ", Confidence::stated, "work.location.labels");
    }
    return !pieces.empty();
}

/// Takes "Position: … / Employer: … / Period: …" out of the entry.
void take_labels(Reading& reading, Entry& entry, Job& job) {
    const bool of_employer = tells_of_employer(reading.document, entry);
    const bool in_items = has_labels_in_items(reading.document, entry);
    std::vector<Line> rest;
    std::size_t header = 0;
    bool address_asked = false;  // by the label of the line above
    for (std::size_t i = 0; i < entry.lines.size(); ++i) {
        Line& line = entry.lines[i];
        bool taken = false;
        bool labelled_line = !labelled(reading.document, line, Idea::entry_labels).empty();
        if (address_asked && !labelled_line && !line.is_item() && !line.has_period() && line.gap_before == 0 &&
            !line.sentence && !job.location) {
            job.location = text_of(reading.document, line.text, Confidence::inferred, "work.location.below");
            taken = true;
        }
        address_asked = false;
        taken = taken || take_pieces(reading, job, line);
        if (!taken && !line.is_item() && is_duration(reading.document, line)) {
            reading.label(line.text);  // "5 years 8 months" follows from the dates
            taken = true;
        }
        if (of_employer && line.is_item()) {
            const Labelled l = labelled(reading.document, line, Idea::entry_labels).front();
            const bool sector = l.key == "sector";
            add_paragraph(reading.document, job.description, sector ? l.value : line.text, "work.description.label");
            if (sector) {
                reading.label(l.label);
            }
            taken = true;
        }
        if ((!line.is_item() || in_items) && !taken) {
            for (const Labelled& l : labelled(reading.document, line, Idea::entry_labels)) {
                const bool tasks = in_items && l.key == "tasks";  // over a list of them, or beside their description
                if (tasks) {
                    add_paragraph(reading.document, job.summary, l.value, "work.summary.label");
                }
                if (tasks || (!l.value.empty() && take(reading.document, job, l, line))) {
                    reading.label(l.label);
                    taken = true;
                    address_asked = l.key == "employer" && asks_for_address(reading.document, l.label);
                    break;
                }
            }
        }
        if (!taken) {
            header += i < entry.header ? 1 : 0;
            rest.push_back(std::move(line));
        }
    }
    entry.lines = std::move(rest);
    entry.header = header;
}

/// "When | What | Where": an unknown column with the title of a job is the position, and where one worked the employer
/// if no column is.
void name_columns(const Document& document, std::vector<Labelled>& cells) {
    auto has = [&](std::string_view key) {
        return std::any_of(cells.begin(), cells.end(), [&](const Labelled& cell) { return cell.key == key; });
    };
    bool position = has("position") || has("headline");
    bool employer = has("employer") || has("institution");
    for (Labelled& cell : cells) {
        if (!position && cell.key.empty() && weigh(find(Idea::job_titles, document.text, cell.value)) > 0) {
            cell.key = "position";
            position = true;
        } else if (!employer && cell.key == "location" && place_score(document.text, cell.value) < 0.6F) {
            cell.key = "employer";
            employer = true;
        }
    }
}

/// Rows of a table whose header names its columns become jobs; the rest of the section is returned.
Section without_table(Reading& reading, const Section& section, std::vector<Job>& jobs) {
    const Document& document = reading.document;
    return read_table_rows(reading, section, [&](const Line& line, std::vector<Labelled>& cells) {
        Job job;
        name_columns(document, cells);
        for (const Labelled& cell : cells) {
            if (cell.key == cell_item) {
                job.highlights.push_back(found(document, cell.value, Confidence::stated, "work.highlights.cell"));
            } else if (!take(document, job, cell, line)) {
                add_paragraph(document, job.summary, cell.value, "work.summary.cell");
            }
        }
        jobs.push_back(std::move(job));
    });
}

/// An employer's name as it is compared: "Harbour e.V." is "Harbour e.V".
std::string bare_name(std::string_view name) {
    return fold(trim(name.ends_with('.') ? name.substr(0, name.size() - 1) : name));
}

/// Below a table of jobs, "### Acme Ltd" or "**Engineer**, duties:" over what was done there: tells more of the row,
/// which `row_of` finds by its employer or its position. False if it is another job.
bool tell_more(Reading& reading, const Entry& entry, std::vector<Job>& rows,
               const std::unordered_map<std::string, std::size_t>& row_of) {
    const Document& document = reading.document;
    const Line& first = entry.lines.front();
    auto named = row_of.empty() ? row_of.end() : row_of.find(bare_name(first.text.of(document.text)));
    if (named == row_of.end() && !row_of.empty() && !first.has_period() &&
        first.text.of(document.text).ends_with(':')) {
        named = row_of.find(bare_name(items_of(document.text, first.text).front().of(document.text)));
    }
    if (named == row_of.end() || rows[named->second].summary || !rows[named->second].highlights.empty()) {
        return false;
    }
    Job* row = &rows[named->second];
    reading.label(entry.lines.front().text);
    std::vector<Line> lines;
    for (std::size_t i = 1; i < entry.lines.size(); ++i) {
        const Line& line = entry.lines[i];
        auto labels = labelled(document, line, Idea::entry_labels);
        bool said = std::any_of(labels.begin(), labels.end(), [](const Labelled& l) { return l.key == "period"; });
        if (said) {
            reading.label(line.text);  // as in the table
        } else {
            lines.push_back(line);
        }
    }
    Body body = read_body(reading, lines, "work");
    row->summary = std::move(body.summary);
    row->highlights = std::move(body.highlights);
    return true;
}

/// "[Play Store](https://…)" alone on the last line of a header: where to look, and not who it was for.
void take_link_line(Reading& reading, Entry& entry, Job& job) {
    for (std::size_t l = 1; l < entry.header; ++l) {
        const Line& line = entry.lines[l];
        Span where;
        std::string target = reading.link_on(line.text, &where);
        bool all = !target.empty() && where.begin <= line.text.begin && where.end >= line.text.end;
        bool named = !lookup(Idea::entry_labels, line.text.of(reading.document.text)).empty();
        if (!all || line.has_period() || job.url || !(named || (l >= 2 && entry.lines[l - 1].has_period()))) {
            continue;
        }
        job.url = Found<std::string>{target, {line.text}, Confidence::stated, "work.url.link"};
        entry.lines.erase(entry.lines.begin() + static_cast<std::ptrdiff_t>(l));
        --entry.header;
        return;
    }
}

/// Pieces with nothing but a separator between them are one: "Thesis: Automated Pumps", "Pipes, 90 employees".
std::vector<Span> joined(std::string_view text, const std::vector<Span>& pieces) {
    std::vector<Span> whole;
    for (Span piece : pieces) {
        bool next = !whole.empty() && piece.begin >= whole.back().end && piece.begin <= whole.back().end + 3 &&
                    trim_punctuation(text, {whole.back().end, piece.begin}).empty() &&
                    text.substr(whole.back().end, piece.begin - whole.back().end).find('\n') == std::string_view::npos;
        if (next) {
            whole.back().end = piece.end;
        } else {
            whole.push_back(piece);
        }
    }
    return whole;
}

/// "**Engineer**, kept the pumps of the tidal basin      Harbour Works": a phrase right behind the position says what
/// was done; one behind the employer says what that is.
bool tells_of_position(std::string_view text, const Roles& r, Span other) {
    return !r.subject.empty() && other.begin >= r.subject.end && other.begin <= r.subject.end + 5 &&
           trim_punctuation(text, {r.subject.end, other.begin}).empty() && words_of(text, other).size() >= 4 &&
           (r.organization.empty() || r.organization.begin >= other.end);
}

/// "Orders of packaging and weekly forecasts for artichokes.", joined to the header: what one did.
bool is_sentence(std::string_view text, Span other) {
    std::string_view behind = text.substr(other.end);
    return (behind.starts_with('.') || other.of(text).ends_with('.')) && words_of(text, other).size() >= 6 &&
           !is_lower(character_at(text, other.begin));
}

/// "Example Ltd, 2015 – today" above "Engineer, 2018 – today" and "Trainee, 2015 – 2018": the stay with an employer, in
/// which the next role fell.
bool is_stay_of(const Job& employer, const Job& role) {
    if (!employer.organization || employer.position || !employer.highlights.empty() || employer.summary ||
        !role.position || role.organization || !employer.dates.start || !role.dates.start) {
        return false;
    }
    bool begins_within = employer.dates.start->value.year <= role.dates.start->value.year;
    bool ends_within =
        !employer.dates.end || (role.dates.end && role.dates.end->value.year <= employer.dates.end->value.year);
    return begins_within && ends_within;
}

/// "物流企画部" before "係長": a part of the employer that is named above.
bool is_department(const Text& organization) {
    constexpr std::array<std::string_view, 10> ends = {"部", "課", "室", "係", "局", "科", "팀", "부", "실", "과"};
    return organization &&
           find(Idea::organizations, organization->value, {0, static_cast<std::uint32_t>(organization->value.size())})
               .empty() &&
           std::any_of(ends.begin(), ends.end(),
                       [&](std::string_view end) { return organization->value.ends_with(end); });
}

/// It is said with the position: "物流企画部 係長".
bool join_department(const Document& document, Job& job) {
    if (!job.position || job.position->where.empty() || job.organization->where.empty()) {
        return false;
    }
    Span department = job.organization->where.front();
    Span position = job.position->where.front();
    if (department.end > position.begin || !trim_punctuation(document.text, {department.end, position.begin}).empty()) {
        return false;
    }
    job.position = text_of(document, {department.begin, position.end}, Confidence::inferred, "work.position");
    job.organization.reset();
    return true;
}

/// The employer may be named once, above its roles: each role gets its name and place.
std::vector<Job> roles_under_employers(const Document& document, std::vector<Job> jobs) {
    bool in_department = false;
    for (std::size_t i = 1; i < jobs.size(); ++i) {
        bool below = in_department || (jobs[i - 1].organization && !jobs[i - 1].position);
        in_department = below && is_department(jobs[i].organization) && join_department(document, jobs[i]);
    }
    int with_both = 0;
    int organization_first = 0;
    for (const Job& job : jobs) {
        if (job.position && job.organization && job.subject_line >= 0) {
            ++with_both;
            organization_first += job.organization_line < job.subject_line ? 1 : 0;
        }
    }
    bool inherits = with_both > 0 && organization_first * 2 > with_both;
    std::vector<Job> result;
    std::optional<Job> heading;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        Job& job = jobs[i];
        bool bare = job.organization && !job.position && !job.dates.start && !job.dates.end && job.highlights.empty() &&
                    !job.summary;
        if (bare || (i + 1 < jobs.size() && is_stay_of(job, jobs[i + 1]))) {
            heading = job;
            continue;
        }
        if (!job.organization && (heading || (inherits && !result.empty()))) {
            const Job& above = heading ? *heading : result.back();
            job.organization = above.organization;
            if (!job.location) {
                job.location = above.location;
            }
            if (!job.description) {
                job.description = above.description;
            }
        } else if (job.organization) {
            heading.reset();
        }
        result.push_back(std::move(job));
    }
    if (heading && (result.empty() || result.back().organization != heading->organization)) {
        result.push_back(std::move(*heading));
    }
    return result;
}

std::vector<Job> read_jobs(Reading& reading, const Section& section, SectionKind kind) {
    const Document& document = reading.document;
    std::vector<Job> rows;
    Section below = without_table(reading, section, rows);
    if (below.lines.size() > 1 && heads_columns(document, below.lines.front())) {
        reading.label(below.lines.front().text);
        below.lines.erase(below.lines.begin());
    }
    std::vector<Entry> entries = find_entries(document, below);
    std::unordered_map<std::string, std::size_t> row_of;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (const Text& name : {rows[i].organization, rows[i].position}) {
            if (name) {
                row_of.emplace(bare_name(name->value), i);
            }
        }
    }
    std::vector<Job> jobs;
    std::vector<Entry> plain;
    std::vector<std::size_t> job_of;  // index of the job that a plain entry fills
    std::vector<std::vector<Line>> bodies;
    for (Entry& entry : entries) {
        Job job;
        if (tell_more(reading, entry, rows, row_of)) {
            continue;
        }
        take_labels(reading, entry, job);
        if (entry.header == 0 && !entry.lines.empty() && !job.position && !job.organization) {
            entry.header = 1;
        }
        take_link_line(reading, entry, job);
        job_of.push_back(jobs.size());
        jobs.push_back(std::move(job));
        bodies.emplace_back(entry.lines.begin() + static_cast<std::ptrdiff_t>(entry.header), entry.lines.end());
        plain.push_back(std::move(entry));
    }

    std::vector<HeaderAtoms> headers = atoms_of_headers(reading, plain);
    for (std::size_t i = 0; i < headers.size(); ++i) {
        headers[i].has_subject = jobs[job_of[i]].position.has_value();
        headers[i].has_organization = jobs[job_of[i]].organization.has_value();
    }
    auto roles = assign_roles(document, kind, headers);
    for (std::size_t i = 0; i < plain.size(); ++i) {
        Job& job = jobs[job_of[i]];
        const Roles& r = roles[i];
        if (!job.position) {
            job.position = text_of(document, r.subject, Confidence::inferred, "work.position");
        }
        if (!job.organization) {
            job.organization = text_of(document, r.organization, Confidence::inferred, "work.name");
        }
        if (!job.location) {
            job.location = text_of(document, r.location, Confidence::inferred, "work.location");
        }
        job.subject_line = r.subject_line;
        job.organization_line = r.organization_line;
        if (job.has_header_date) {
            // a label said it
        } else if (!headers[i].periods.empty()) {
            const auto& periods = headers[i].periods;
            auto best = std::find_if(periods.begin(), periods.end(),
                                     [](const FoundPeriod& p) { return p.is_range || p.current; });
            job.dates = stay(best != periods.end() ? *best : periods.front(), "work.dates");
            job.has_header_date = true;
        } else {
            std::vector<Line>& body = bodies[job_of[i]];
            auto dated = std::find_if(body.begin(), body.end(), [](const Line& line) {
                return !line.is_item() && line.has_period() && !line.sentence;
            });
            if (dated != body.end()) {
                job.dates = stay(dated->periods.front(), "work.dates");
                if (dated->periods.front().where.size() + 4 >= dated->text.size()) {
                    body.erase(dated);  // nothing else is in the line
                }
            }
        }
        Span url_where;
        for (std::size_t l = 0; l < plain[i].header; ++l) {
            std::string target = reading.link_on(plain[i].lines[l].text, &url_where);
            if (!target.empty() && !job.url) {
                job.url = Found<std::string>{target, {}, Confidence::stated, "work.url.link"};
                break;
            }
        }
        for (Span other : joined(document.text, r.others)) {
            if (tells_of_position(document.text, r, other) || is_sentence(document.text, other)) {
                add_paragraph(document, job.summary, other, "work.summary.beside");
            } else {
                add_paragraph(document, job.description, other, "work.description");
            }
        }
    }
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        std::vector<Line>& lines = bodies[i];
        // "https://acme.example" on a line of its own
        for (auto line = lines.begin(); line != lines.end(); ++line) {
            auto urls = find_urls(document.text, line->text);
            if (urls.size() == 1 && urls.front().where.size() + 2 >= line->text.size() && !jobs[i].url) {
                jobs[i].url =
                    Found<std::string>{urls.front().url, {urls.front().where}, Confidence::stated, "work.url"};
                lines.erase(line);
                break;
            }
        }
        Body body = read_body(reading, lines, "work");
        if (jobs[i].summary && body.summary) {
            jobs[i].summary->value += "\n" + body.summary->value;
            jobs[i].summary->where.insert(jobs[i].summary->where.end(), body.summary->where.begin(),
                                          body.summary->where.end());
        } else if (body.summary) {
            jobs[i].summary = std::move(body.summary);
        }
        jobs[i].highlights = std::move(body.highlights);
    }

    std::vector<Job> result = roles_under_employers(document, std::move(jobs));
    result.insert(result.begin(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    return result;
}

}  // namespace

void read_work(Reading& reading, const Section& section) {
    if (auto works = read_career_events(reading, section)) {
        std::move(works->begin(), works->end(), std::back_inserter(reading.cv.work));
        return;
    }
    std::vector<Work> works;
    for (Job& job : read_jobs(reading, section, SectionKind::work)) {
        Work work;
        work.name = std::move(job.organization);
        work.position = std::move(job.position);
        work.location = std::move(job.location);
        work.description = std::move(job.description);
        work.url = std::move(job.url);
        work.start_date = std::move(job.dates.start);
        work.end_date = std::move(job.dates.end);
        work.current = std::move(job.dates.current);
        work.summary = std::move(job.summary);
        work.highlights = std::move(job.highlights);
        works.push_back(std::move(work));
    }
    int group = 0;
    for (const Work& work : reading.cv.work) {
        group = std::max(group, work.group);
    }
    for (std::size_t i = 0; i + 1 < works.size(); ++i) {
        if (works[i].name && works[i + 1].name && works[i].name->where == works[i + 1].name->where &&
            !works[i].name->where.empty()) {
            if (works[i].group == 0) {
                works[i].group = ++group;
            }
            works[i + 1].group = works[i].group;
        }
    }
    std::move(works.begin(), works.end(), std::back_inserter(reading.cv.work));
}

void read_volunteer(Reading& reading, const Section& section) {
    const Section rest = take_services(reading, section);
    for (Job& job : read_jobs(reading, rest, section.kind)) {
        Volunteer v;
        v.organization = std::move(job.organization);
        v.position = std::move(job.position);
        v.location = std::move(job.location);
        v.url = std::move(job.url);
        v.start_date = std::move(job.dates.start);
        v.end_date = std::move(job.dates.end);
        v.current = std::move(job.dates.current);
        v.summary = std::move(job.summary);
        if (job.description) {
            if (v.summary) {
                job.description->value += "\n" + v.summary->value;
                job.description->where.insert(job.description->where.end(), v.summary->where.begin(),
                                              v.summary->where.end());
            }
            v.summary = std::move(job.description);
        }
        v.highlights = std::move(job.highlights);
        reading.cv.volunteer.push_back(std::move(v));
    }
}

}  // namespace cvconv::recognizing
