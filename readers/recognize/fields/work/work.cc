// Jobs, and what has the same shape: volunteer work, memberships, offices.

#include <algorithm>
#include <string>
#include <unordered_map>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/places/postal_address.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/entries/roles/roles.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/work/career_events.h"
#include "readers/recognize/fields/work/job.h"

namespace cvconv::recognizing {

namespace {

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

/// "Department of Salt, College of Pumps": where in the employer one was.
bool names_department(std::string_view text, Span other) {
    return !find(Idea::institutions, text, other).empty() && !is_lower(character_at(text, other.begin));
}

/// "Reporter, TideNews.example": the name of a firm that is the host of its pages. Empty if there is none.
Span host_in(std::string_view text, const HeaderSegments& header) {
    for (Span url : header.urls) {
        const std::string_view own = url.of(text);
        if (own.find_first_of("/:") == std::string_view::npos && !own.starts_with("www.")) {
            return url;
        }
    }
    return {};
}

}  // namespace

std::vector<Job> read_jobs(Reading& reading, const Section& section, SectionKind kind) {
    const Document& document = reading.document;
    std::vector<Job> rows;
    Section below = without_table_of_jobs(reading, section, rows);
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

    std::vector<HeaderSegments> headers = segments_of_headers(reading, plain);
    for (std::size_t i = 0; i < headers.size(); ++i) {
        headers[i].has_subject = jobs[job_of[i]].position || plain[i].level == EntryLevel::employer;
        headers[i].has_organization = jobs[job_of[i]].organization || plain[i].level == EntryLevel::role;
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
        if (!job.organization && job.position) {
            job.organization =
                text_of(document, host_in(document.text, headers[i]), Confidence::guessed, "work.name.host");
        }
        if (!job.location) {
            job.location = text_of(document, r.location, Confidence::inferred, "work.location");
        }
        part_town_of_employer(document, job);
        job.subject_line = r.subject_line;
        job.organization_line = r.organization_line;
        if (job.has_header_date) {
            // a label said it
        } else if (!headers[i].periods.empty()) {
            const auto& periods = headers[i].periods;
            auto best = std::find_if(periods.begin(), periods.end(),
                                     [](const FoundPeriod& p) { return p.is_range || p.current; });
            job.dates = period_dates(best != periods.end() ? *best : periods.front(), "work.dates");
            job.has_header_date = true;
        } else {
            std::vector<Line>& body = bodies[job_of[i]];
            auto dated = std::find_if(body.begin(), body.end(), [](const Line& line) {
                return !line.is_item() && line.has_period() && !line.sentence;
            });
            if (dated != body.end()) {
                job.dates = period_dates(dated->periods.front(), "work.dates");
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
        for (std::size_t l = 0; l < plain[i].header && !job.url; ++l) {
            if (const auto url = url_with_scheme(document.text, plain[i].lines[l].text)) {
                job.url = Found<std::string>{url->url, {url->where}, Confidence::stated, "work.url"};
            }
        }
        for (Span other : joined(document.text, r.others)) {
            // what the employer is, is told so seldom that even its looks speak for the summary
            if (names_department(document.text, other)) {
                add_paragraph(document, job.description, other, "work.description.department");
            } else {
                add_paragraph(document, job.summary, other, "work.summary.beside");
            }
        }
    }
    const auto bulleted = std::count_if(bodies.begin(), bodies.end(), [](const std::vector<Line>& lines) {
        return std::count_if(lines.begin(), lines.end(), [](const Line& line) { return line.is_item(); }) >= 2;
    });
    const Bullets bullets = bulleted >= 2 ? Bullets::in_use : Bullets::unknown;
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
        take_department(document, jobs[i], lines);
        part_department(document, jobs[i]);
        Body body = read_body(reading, lines, "work", bullets);
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

void read_work(Reading& reading, const Section& section) {
    if (auto works = read_career_events(reading, section)) {
        std::move(works->begin(), works->end(), std::back_inserter(reading.cv.work));
        return;
    }
    std::vector<Work> works;
    for (Job& job : read_jobs(reading, section, SectionKind::work)) {
        if (is_said_unpaid(reading.document.text, job)) {
            reading.cv.volunteer.push_back(as_volunteer(std::move(job)));
            continue;
        }
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

}  // namespace cvconv::recognizing
