// Volunteer work, memberships, offices: what has the shape of a job.

#include <algorithm>

#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/volunteer/service.h"
#include "readers/recognize/fields/work/job.h"

namespace cvconv::recognizing {

namespace {

/// "volunteer", "voluntary": a role that is unpaid, and not one that may be ("Coordinator").
bool says_unpaid(std::string_view words) {
    return means(Idea::roles, words, "volunteer") && means(Idea::section_headings, words, "volunteer");
}

}  // namespace

bool is_said_unpaid(std::string_view text, const Job& job) {
    if (!job.position || job.position->where.size() != 1 || !job.organization) {
        return false;
    }
    const Span said = job.position->where.front();
    const std::string_view own = said.of(text);
    if (own.ends_with(')')) {  // "Scheduler (volunteer)"
        const std::size_t open = own.rfind('(');
        return open != std::string_view::npos && says_unpaid(own.substr(open + 1, own.size() - open - 2));
    }
    if (says_unpaid(own)) {  // "Volunteer", and nothing more
        return true;
    }
    return said.begin > 0 && text[said.begin - 1] == '(' && means(Idea::roles, own, "volunteer");
}

Volunteer as_volunteer(Job&& job) {
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
    return v;
}

void read_volunteer(Reading& reading, const Section& section) {
    const Section rest = take_services(reading, section);
    for (Job& job : read_jobs(reading, rest, section.kind)) {
        reading.cv.volunteer.push_back(as_volunteer(std::move(job)));
    }
}

}  // namespace cvconv::recognizing
