// Jobs, and what has the same shape: volunteer work, memberships, offices.

#include <algorithm>

#include "readers/recognize/atoms.h"
#include "readers/recognize/body.h"
#include "readers/recognize/roles.h"

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

/// Entries of the form "Position: … / Employer: … / Period: …".
bool read_labels(Reading& reading, const Entry& entry, Job& job, std::vector<Line>& rest) {
    const Document& document = reading.document;
    int known = 0;
    bool tasks = false;
    for (const Line& line : entry.lines) {
        auto labels = labelled(document, line, Idea::entry_labels);
        std::string_view key = labels.empty() ? std::string_view{} : labels.front().key;
        Span value = labels.empty() ? Span{} : labels.front().value;
        if (value.empty() || line.is_item()) {
            rest.push_back(line);
            continue;
        }
        if (key == "position" && !job.position) {
            job.position = text_of(document, value, Confidence::stated, "work.position.label");
        } else if ((key == "employer" || key == "institution") && !job.organization) {
            // "Stichting Ziekenhuis, Deventer": the place may follow
            job.organization = text_of(document, trim_punctuation(document.text, value), Confidence::stated, "work.name.label");
        } else if (key == "location" && !job.location) {
            job.location = text_of(document, value, Confidence::stated, "work.location.label");
        } else if (key == "sector") {
            job.description = text_of(document, value, Confidence::stated, "work.description.label");
        } else if (key == "period") {
            for (const FoundPeriod& p : line.periods) {
                job.dates = stay(p, "work.dates.label");
                job.has_header_date = true;
                break;
            }
        } else {
            tasks = tasks || key == "tasks";
            rest.push_back(line);
            continue;
        }
        reading.label(labels.front().label);
        ++known;
    }
    return known >= 2 || (known >= 1 && job.position && job.organization);
}

std::vector<Job> read_jobs(Reading& reading, const Section& section, SectionKind kind) {
    const Document& document = reading.document;
    std::vector<Entry> entries = find_entries(document, section);
    std::vector<Job> jobs;
    std::vector<Entry> plain;
    std::vector<std::size_t> job_of;  // index of the job that a plain entry fills
    std::vector<std::vector<Line>> bodies;
    for (Entry& entry : entries) {
        Job job;
        std::vector<Line> rest;
        std::size_t labels_before = reading.cv.labels.size();
        if (read_labels(reading, entry, job, rest)) {
            bool dated = job.has_header_date;
            for (Line& line : rest) {
                if (!dated && line.has_period() && !line.sentence) {
                    job.dates = stay(line.periods.front(), "work.dates");
                    dated = true;
                }
            }
            std::erase_if(rest, [&](const Line& line) {
                return job.dates.start && line.periods.size() == 1 && line.periods.front().where.size() + 4 >= line.text.size();
            });
            jobs.push_back(std::move(job));
            bodies.push_back(std::move(rest));
            continue;
        }
        reading.cv.labels.resize(labels_before);
        job_of.push_back(jobs.size());
        jobs.emplace_back();
        bodies.emplace_back(entry.lines.begin() + static_cast<std::ptrdiff_t>(entry.header), entry.lines.end());
        plain.push_back(std::move(entry));
    }

    std::vector<HeaderAtoms> headers;
    headers.reserve(plain.size());
    for (const Entry& entry : plain) {
        headers.push_back(atoms_of(document, entry));
    }
    auto roles = assign_roles(document, kind, headers);
    for (std::size_t i = 0; i < plain.size(); ++i) {
        Job& job = jobs[job_of[i]];
        const Roles& r = roles[i];
        job.position = text_of(document, r.subject, Confidence::inferred, "work.position");
        job.organization = text_of(document, r.organization, Confidence::inferred, "work.name");
        job.location = text_of(document, r.location, Confidence::inferred, "work.location");
        job.subject_line = r.subject_line;
        job.organization_line = r.organization_line;
        if (!headers[i].periods.empty()) {
            const auto& periods = headers[i].periods;
            auto best = std::find_if(periods.begin(), periods.end(), [](const FoundPeriod& p) { return p.is_range || p.current; });
            job.dates = stay(best != periods.end() ? *best : periods.front(), "work.dates");
            job.has_header_date = true;
        } else {
            for (const Line& line : bodies[job_of[i]]) {
                if (!line.is_item() && line.has_period() && !line.sentence) {
                    job.dates = stay(line.periods.front(), "work.dates");
                    break;
                }
            }
        }
        Span url_where;
        for (std::size_t l = 0; l < plain[i].header; ++l) {
            std::string target = reading.link_on(plain[i].lines[l].text, &url_where);
            if (!target.empty()) {
                job.url = Found<std::string>{target, {}, Confidence::stated, "work.url.link"};
                break;
            }
        }
        for (Span other : r.others) {
            add_paragraph(document, job.description, other, "work.description");
        }
    }
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        std::vector<Line>& lines = bodies[i];
        Body body = read_body(reading, lines, "work");
        jobs[i].summary = std::move(body.summary);
        jobs[i].highlights = std::move(body.highlights);
    }

    // roles under one employer: the employer was named once, above
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
    for (Job& job : jobs) {
        bool bare = job.organization && !job.position && !job.dates.start && !job.dates.end && job.highlights.empty() && !job.summary;
        if (bare) {
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
        } else {
            if (job.organization) {
                heading.reset();
            }
        }
        result.push_back(std::move(job));
    }
    if (heading && (result.empty() || result.back().organization != heading->organization)) {
        result.push_back(std::move(*heading));
    }
    return result;
}

}  // namespace

void read_work(Reading& reading, const Section& section) {
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
        if (works[i].name && works[i + 1].name && works[i].name->where == works[i + 1].name->where && !works[i].name->where.empty()) {
            if (works[i].group == 0) {
                works[i].group = ++group;
            }
            works[i + 1].group = works[i].group;
        }
    }
    std::move(works.begin(), works.end(), std::back_inserter(reading.cv.work));
}

void read_volunteer(Reading& reading, const Section& section) {
    for (Job& job : read_jobs(reading, section, section.kind)) {
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
                job.description->where.insert(job.description->where.end(), v.summary->where.begin(), v.summary->where.end());
            }
            v.summary = std::move(job.description);
        }
        v.highlights = std::move(job.highlights);
        reading.cv.volunteer.push_back(std::move(v));
    }
}

}  // namespace cvconv::recognizing
