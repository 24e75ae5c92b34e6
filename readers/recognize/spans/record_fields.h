#pragma once
// Which field of each record has which role. The one place that knows; everything else walks it.

#include <string_view>

#include "ir/cv.h"
#include "readers/recognize/spans/entry_tokens.h"

namespace cvconv::recognizing {

/// Calls visit(role, name, field) for each field of a record that has a role; fields are Text, Texts or Date.
template <class R, class Visit>
void visit_roles(R& record, Visit&& visit) {
    using Record = std::remove_const_t<R>;
    if constexpr (std::same_as<Record, Work>) {
        visit(FieldRole::organization, "work.name", record.name);
        visit(FieldRole::position, "work.position", record.position);
        visit(FieldRole::location, "work.location", record.location);
        visit(FieldRole::date, "work.start_date", record.start_date);
        visit(FieldRole::date, "work.end_date", record.end_date);
        visit(FieldRole::text, "work.description", record.description);
        visit(FieldRole::text, "work.summary", record.summary);
        visit(FieldRole::text, "work.highlights", record.highlights);
    } else if constexpr (std::same_as<Record, Volunteer>) {
        visit(FieldRole::organization, "volunteer.organization", record.organization);
        visit(FieldRole::position, "volunteer.position", record.position);
        visit(FieldRole::location, "volunteer.location", record.location);
        visit(FieldRole::date, "volunteer.start_date", record.start_date);
        visit(FieldRole::date, "volunteer.end_date", record.end_date);
        visit(FieldRole::text, "volunteer.summary", record.summary);
        visit(FieldRole::text, "volunteer.highlights", record.highlights);
    } else if constexpr (std::same_as<Record, Education>) {
        visit(FieldRole::organization, "education.institution", record.institution);
        visit(FieldRole::degree, "education.study_type", record.study_type);
        visit(FieldRole::area, "education.area", record.area);
        visit(FieldRole::location, "education.location", record.location);
        visit(FieldRole::score, "education.score", record.score);
        visit(FieldRole::date, "education.start_date", record.start_date);
        visit(FieldRole::date, "education.end_date", record.end_date);
        visit(FieldRole::keyword, "education.courses", record.courses);
    } else if constexpr (std::same_as<Record, Award>) {
        visit(FieldRole::title, "awards.title", record.title);
        visit(FieldRole::organization, "awards.awarder", record.awarder);
        visit(FieldRole::date, "awards.date", record.date);
        visit(FieldRole::text, "awards.summary", record.summary);
    } else if constexpr (std::same_as<Record, Certificate>) {
        visit(FieldRole::title, "certificates.name", record.name);
        visit(FieldRole::organization, "certificates.issuer", record.issuer);
        visit(FieldRole::date, "certificates.date", record.date);
    } else if constexpr (std::same_as<Record, Publication>) {
        visit(FieldRole::title, "publications.name", record.name);
        visit(FieldRole::organization, "publications.publisher", record.publisher);
        visit(FieldRole::date, "publications.release_date", record.release_date);
        visit(FieldRole::authors, "publications.summary", record.summary);
    } else if constexpr (std::same_as<Record, Project>) {
        visit(FieldRole::title, "projects.name", record.name);
        visit(FieldRole::organization, "projects.entity", record.entity);
        visit(FieldRole::position, "projects.roles", record.roles);
        visit(FieldRole::keyword, "projects.keywords", record.keywords);
        visit(FieldRole::date, "projects.start_date", record.start_date);
        visit(FieldRole::date, "projects.end_date", record.end_date);
        visit(FieldRole::text, "projects.description", record.description);
        visit(FieldRole::text, "projects.highlights", record.highlights);
    }
}

/// Calls visit(role, where) for each value.
template <class R, class Visit>
void for_each_field(const R& record, Visit&& visit) {
    visit_roles(record, [&](FieldRole role, std::string_view, const auto& field) {
        if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Texts>) {
            for (const auto& value : field) {
                visit(role, value.where);
            }
        } else if (field) {
            visit(role, field->where);
        }
    });
}

/// Calls visit(id, record) for each element of the lists.
template <class C, class Visit>
void for_each_record(C& cv, Visit&& visit) {
    const auto each = [&](RecordList list, auto& records) {
        for (std::size_t i = 0; i < records.size(); ++i) {
            visit(RecordId{list, static_cast<int>(i)}, records[i]);
        }
    };
    each(RecordList::work, cv.work);
    each(RecordList::volunteer, cv.volunteer);
    each(RecordList::education, cv.education);
    each(RecordList::awards, cv.awards);
    each(RecordList::certificates, cv.certificates);
    each(RecordList::publications, cv.publications);
    each(RecordList::projects, cv.projects);
}

}  // namespace cvconv::recognizing
