#include "readers/recognize/records/records.h"

#include <algorithm>
#include <utility>

#include "ir/walk.h"
#include "readers/recognize/records/item_lists.h"
#include "readers/recognize/records/record_values.h"

namespace cvconv::recognizing {

namespace {

bool has_value(const auto& record) {
    bool any = false;
    for_each_found(record, [&](const auto&) { any = true; });
    return any;
}

template <class R>
void add_if_told(R record, std::vector<R>& to) {
    if (has_value(record)) {
        to.push_back(std::move(record));
    }
}

template <class R>
void set_period(R& record, Dates dates) {
    record.start_date = std::move(dates.start);
    record.end_date = std::move(dates.end);
    record.current = std::move(dates.current);
}

Work work_of(const RecordContext& c, const LabelledEntry& entry) {
    const RecordValues values(c.document, entry, "work");
    Work work;
    work.name = values.text(FieldRole::organization, "name");
    work.position = values.text(FieldRole::position, "position");
    work.location = values.text(FieldRole::location, "location");
    work.description = values.text(FieldRole::description, "description");
    work.summary = values.paragraphs(FieldRole::summary, "summary");
    work.highlights = values.texts(FieldRole::highlight, "highlights");
    work.url = values.url(FieldRole::organization);
    set_period(work, values.period(c.order, c.language));
    return work;
}

Volunteer volunteer_of(const RecordContext& c, const LabelledEntry& entry) {
    const RecordValues values(c.document, entry, "volunteer");
    Volunteer service;
    service.organization = values.text(FieldRole::organization, "organization");
    service.position = values.text(FieldRole::position, "position");
    service.location = values.text(FieldRole::location, "location");
    service.summary = values.paragraphs(FieldRole::summary, "summary");
    service.highlights = values.texts(FieldRole::highlight, "highlights");
    service.url = values.url(FieldRole::organization);
    set_period(service, values.period(c.order, c.language));
    return service;
}

Education education_of(const RecordContext& c, const LabelledEntry& entry) {
    const RecordValues values(c.document, entry, "education");
    Education education;
    education.institution = values.text(FieldRole::organization, "institution");
    education.location = values.text(FieldRole::location, "location");
    education.study_type = values.text(FieldRole::degree, "study_type");
    education.area = values.text(FieldRole::area, "area");
    education.score = values.text(FieldRole::score, "score");
    education.courses = values.texts(FieldRole::keyword, "courses");
    education.url = values.url(FieldRole::organization);
    Dates dates = values.period(c.order, c.language);
    if (dates.start && dates.end && dates.start == dates.end) {
        dates.start.reset();  // one date is that of the degree
    }
    set_period(education, std::move(dates));
    return education;
}

/// When what happens once happened, by the first of its periods.
Date moment_of(const RecordContext& c, const RecordValues& values, std::string rule) {
    const std::vector<FoundPeriod> periods = values.periods(c.order, c.language);
    return periods.empty() ? std::nullopt : moment(periods.front(), std::move(rule));
}

Award award_of(const RecordContext& c, const LabelledEntry& entry) {
    const RecordValues values(c.document, entry, "awards");
    Award award;
    award.title = values.text(FieldRole::title, "title");
    award.awarder = values.text(FieldRole::organization, "awarder");
    award.summary = values.paragraphs(FieldRole::summary, "summary");
    const std::vector<FoundPeriod> periods = values.periods(c.order, c.language);
    award.date = periods.empty() ? std::nullopt : beginning(periods.front(), "awards.date");
    return award;
}

Certificate certificate_of(const RecordContext& c, const LabelledEntry& entry) {
    const RecordValues values(c.document, entry, "certificates");
    Certificate certificate;
    certificate.name = values.text(FieldRole::title, "name");
    certificate.issuer = values.text(FieldRole::organization, "issuer");
    certificate.url = values.url(FieldRole::title);
    certificate.date = moment_of(c, values, "certificates.date");
    return certificate;
}

Publication publication_of(const RecordContext& c, const LabelledEntry& entry) {
    const RecordValues values(c.document, entry, "publications");
    Publication paper;
    paper.name = values.text(FieldRole::title, "name");
    paper.publisher = values.text(FieldRole::organization, "publisher");
    paper.url = values.url(FieldRole::title);
    paper.release_date = moment_of(c, values, "publications.release_date");
    paper.summary = values.text(FieldRole::authors, "authors");
    if (Text more = values.paragraphs(FieldRole::summary, "summary")) {
        if (paper.summary) {
            paper.summary->value += "\n" + more->value;
            paper.summary->where.insert(paper.summary->where.end(), more->where.begin(), more->where.end());
        } else {
            paper.summary = std::move(more);
        }
    }
    if (entry.kind == SectionKind::patents) {
        paper.patent = Found<bool>{true, {}, Confidence::inferred, "publications.patent"};
    }
    return paper;
}

std::string_view type_of(SectionKind kind) {
    return kind == SectionKind::talks ? "talk" : kind == SectionKind::teaching ? "teaching" : "";
}

Project project_of(const RecordContext& c, const LabelledEntry& entry) {
    const RecordValues values(c.document, entry, "projects");
    Project project;
    project.name = values.text(FieldRole::title, "name");
    project.entity = values.text(FieldRole::organization, "entity");
    project.roles = values.texts(FieldRole::position, "roles");
    project.keywords = values.texts(FieldRole::keyword, "keywords");
    project.description = values.paragraphs(FieldRole::summary, "description");
    project.highlights = values.texts(FieldRole::highlight, "highlights");
    project.url = values.url(FieldRole::title);
    Dates dates = values.period(c.order, c.language);
    const std::string_view type = type_of(entry.kind);
    if (!type.empty()) {
        project.type = Found<std::string>{std::string(type), {}, Confidence::inferred, "projects.type"};
        if (dates.start && dates.start == dates.end) {
            dates.end.reset();  // what happens once has a start
        }
    }
    set_period(project, std::move(dates));
    return project;
}

/// Each span of `key` begins a record of its own.
template <class Make>
void add_parts(const RecordContext& c, const LabelledEntry& entry, FieldRole key, auto& to, Make make) {
    for (const LabelledEntry& part : parted_by(key, true, entry)) {
        add_if_told(make(c, part), to);
    }
}

void add_record(const RecordContext& c, const LabelledEntry& entry, Cv& cv) {
    switch (entry.kind) {
        case SectionKind::work: add_if_told(work_of(c, entry), cv.work); break;
        case SectionKind::volunteer:
        case SectionKind::memberships: add_if_told(volunteer_of(c, entry), cv.volunteer); break;
        case SectionKind::education: add_if_told(education_of(c, entry), cv.education); break;
        case SectionKind::awards: add_parts(c, entry, FieldRole::title, cv.awards, award_of); break;
        case SectionKind::certificates:
        case SectionKind::courses: add_parts(c, entry, FieldRole::title, cv.certificates, certificate_of); break;
        case SectionKind::publications:
        case SectionKind::patents: add_parts(c, entry, FieldRole::title, cv.publications, publication_of); break;
        case SectionKind::projects:
        case SectionKind::talks:
        case SectionKind::teaching: add_parts(c, entry, FieldRole::title, cv.projects, project_of); break;
        case SectionKind::skills: add_skills(c.document, entry, cv.skills); break;
        case SectionKind::languages: add_languages(c.document, entry, cv.languages); break;
        case SectionKind::interests: add_interests(c.document, entry, cv.interests); break;
        case SectionKind::references: add_reference(c.document, entry, cv.references); break;
        case SectionKind::contact:
        case SectionKind::summary:
        case SectionKind::other: break;
    }
}

/// Roles under one employer share a number.
void number_groups(std::vector<Work>& works, std::size_t first) {
    int group = 0;
    for (const Work& work : works) {
        group = std::max(group, work.group);
    }
    for (std::size_t i = first; i + 1 < works.size(); ++i) {
        const bool same = works[i].name && works[i + 1].name && works[i].name->where == works[i + 1].name->where &&
                          !works[i].name->where.empty();
        if (same) {
            works[i].group = works[i].group == 0 ? ++group : works[i].group;
            works[i + 1].group = works[i].group;
        }
    }
}

}  // namespace

void add_records(const RecordContext& context, const std::vector<LabelledEntry>& entries, Cv& cv) {
    const std::size_t first = cv.work.size();
    for (const LabelledEntry& entry : entries) {
        add_record(context, entry, cv);
    }
    number_groups(cv.work, first);
}

}  // namespace cvconv::recognizing
