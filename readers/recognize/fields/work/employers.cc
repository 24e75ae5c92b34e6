// Employers over several roles.

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/fields/work/job.h"

namespace cvconv::recognizing {

namespace {

/// "Example Ltd, 2015 – today" above "Engineer, 2018 – today" and "Trainee, 2015 – 2018": the period with an employer,
/// in which the next role fell.
bool is_period_of(const Job& employer, const Job& role) {
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

/// "Engineer, 03/2016 – 05/2019" below "Lead Engineer, Harbour Pumps, 06/2019 – today": no day lies between them, and
/// nothing else is named, neither a place nor work of one's own nor a break.
bool is_earlier_role(const Job& job, const Job& above) {
    if (job.organization || job.location || !job.position || !above.organization || !job.dates.end ||
        !above.dates.start) {
        return false;
    }
    const Span all{0, static_cast<std::uint32_t>(job.position->value.size())};
    const auto titles = find(Idea::job_titles, job.position->value, all);
    const bool own =
        !find(Idea::organizations, job.position->value, all).empty() ||
        std::any_of(titles.begin(), titles.end(), [](const LexiconHit& hit) { return hit.key == "break"; });
    const PartialDate& end = job.dates.end->value;
    const PartialDate& next = above.dates.start->value;
    const int months = (next.year - end.year) * 12 + next.month - end.month;
    return !own && end.month != 0 && next.month != 0 && (months == 0 || months == 1);
}

/// Told of a department, by take_department() or in the header.
bool is_of_department(const Text& value) {
    return value && value->rule.ends_with(".department");
}

}  // namespace

void part_department(const Document& document, Job& job) {
    if (!job.organization || job.organization->where.size() != 1 || job.description) {
        return;
    }
    std::string_view text = document.text;
    const Span whole = job.organization->where.front();
    const std::vector<Span> pieces = items_of(text, whole);
    auto is_department = [&](Span piece) {
        const auto hits = find(Idea::institutions, text, piece);
        return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
            return hit.key == "department" && (hit.where.begin == piece.begin || hit.where.end == piece.end);
        });
    };
    if (pieces.size() < 2 || !is_department(pieces.front()) || is_department(pieces.back()) ||
        (find(Idea::institutions, text, pieces.back()).empty() &&
         find(Idea::organizations, text, pieces.back()).empty())) {
        return;
    }
    const Span employer = pieces.back();
    job.description = text_of(document, {whole.begin, pieces[pieces.size() - 2].end}, Confidence::inferred,
                              "work.description.department");
    job.organization = text_of(document, employer, job.organization->confidence, "work.name.of_department");
}

void take_department(const Document& document, Job& job, std::vector<Line>& body) {
    constexpr std::size_t most_words = 14;
    constexpr std::size_t longest_small_word = 3;  // bytes: "of", "and"
    if (body.empty() || job.description || !(job.organization || job.position) || body.front().is_item()) {
        return;
    }
    const std::string_view text = document.text;
    const Line& line = body.front();
    const bool name = std::all_of(line.words.begin(), line.words.end(), [&](const Word& word) {
        return word.where.size() <= longest_small_word || !is_lower(character_at(text, word.where.begin));
    });
    const Span whole = line.text;
    const bool phrases =
        whole.of(text).find(". ") != std::string_view::npos || whole.of(text).find(':') != std::string_view::npos;
    if (!name || phrases || line.has_period() || line.words.size() < 2 || line.words.size() > most_words ||
        line.count(Idea::institutions) == 0) {
        return;
    }
    // "English Department, College of Education, Leith, Scotland"
    Span department = whole;
    for (Span rest : items_of(text, whole)) {
        const Span tail = strip(text, {rest.begin, whole.end}, ".");
        if (rest.begin > whole.begin && !job.location && place_score(text, tail) >= 0.8F) {
            job.location = text_of(document, tail, Confidence::inferred, "work.location.department");
            department = strip(text, {whole.begin, rest.begin}, ",");
            break;
        }
    }
    add_paragraph(document, job.description, department, "work.description.department");
    body.erase(body.begin());
}

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
        // "Earlier Work" over "Quay College, Leeds", and the roles below
        const bool titled = job.organization && !job.dates.start && !job.dates.end && job.highlights.empty() &&
                            !job.summary && i + 1 < jobs.size() && !jobs[i + 1].organization &&
                            jobs[i + 1].dates.start && job.subject_line < job.organization_line;
        if (titled && job.position) {
            job.position.reset();
        }
        if (bare || titled || (i + 1 < jobs.size() && is_period_of(job, jobs[i + 1]))) {
            heading = job;
            continue;
        }
        const bool earlier = !heading && !result.empty() && is_earlier_role(job, result.back());
        if (!job.organization && (heading || earlier || (inherits && !result.empty()))) {
            const Job& above = heading ? *heading : result.back();
            job.organization = above.organization;
            // a department, and where that is, is of one role
            if (!job.location && !is_of_department(above.location)) {
                job.location = above.location;
            }
            if (!job.description && !is_of_department(above.description)) {
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

}  // namespace cvconv::recognizing
