// Jobs, schools, voluntary work, and the lists below them.

#include <utility>

#include "ir/unicode.h"
#include "readers/linkedin/export.h"
#include "readers/linkedin/values.h"
#include "readers/pieces/language_names.h"

namespace cvconv::linkedin {

Cv Export::read() {
    for_each_row(File::profile, [&](const Table& table, std::size_t row) { profile(table, row); });
    for_each_row(File::profile_summary, [&](const Table& table, std::size_t row) {
        Cell summary = table.cell(row, "Profile Summary");
        if (!cv_.basics.summary) {
            cv_.basics.summary = text_of(summary);
        } else if (cv_.basics.summary->value != summary.text) {
            keep(std::move(summary));
        }
    });
    emails();
    phones();
    for_each_row(File::positions, [&](const Table& table, std::size_t row) { position(table, row); });
    group_positions();
    for_each_row(File::education, [&](const Table& table, std::size_t row) { education(table, row); });
    for_each_row(File::volunteering,
                 [&](const Table& table, std::size_t row) { volunteering(table, row, "Company Name", "Role"); });
    // Memberships, which the model has among the volunteer entries.
    for_each_row(File::organizations,
                 [&](const Table& table, std::size_t row) { volunteering(table, row, "Name", "Position"); });
    qualifications();
    works();
    courses();
    for_each_row(File::recommendations,
                 [&](const Table& table, std::size_t row) { return recommendation(table, row); });
    return std::move(cv_);
}

void Export::keep(Cell cell) {
    if (!cell.empty()) {
        Place place;
        place.pointer = cell.place;
        diagnostics_.add(Code::text_unclaimed, std::move(place), beginning_of(cell.text, 80));
        cv_.unclaimed.push_back(stated(std::move(cell.text), cell.place));
    }
}

Date Export::date(const Table& table, std::size_t row, std::string_view column) {
    Cell cell = table.cell(row, column);
    CellDate found = date_of(cell);
    if (!found.all) {
        keep(std::move(cell));
    }
    return found.date;
}

/// LinkedIn asks for an end of all but what goes on.
template <class Record>
void Export::period(Record& record, const Table& table, std::size_t row) {
    record.start_date = date(table, row, "Started On");
    record.end_date = date(table, row, "Finished On");
    if (record.start_date && table.has("Finished On") && table.cell(row, "Finished On").empty()) {
        record.current = Found<bool>{true, {}, Confidence::inferred, table.cell(row, "Started On").place};
    }
}

void Export::position(const Table& table, std::size_t row) {
    Work work;
    work.name = text_of(table.cell(row, "Company Name"));
    work.position = text_of(table.cell(row, "Title"));
    work.location = text_of(table.cell(row, "Location"));
    period(work, table, row);
    describe(table.cell(row, "Description"), work.summary, work.highlights);
    cv_.work.push_back(std::move(work));
}

/// Roles one after the other at one employer.
void Export::group_positions() {
    int groups = 0;
    for (std::size_t i = 1; i < cv_.work.size(); ++i) {
        Work& above = cv_.work[i - 1];
        if (above.name && value_or_empty(above.name) == value_or_empty(cv_.work[i].name)) {
            above.group = above.group == 0 ? ++groups : above.group;
            cv_.work[i].group = above.group;
        }
    }
}

void Export::education(const Table& table, std::size_t row) {
    Education education;
    education.institution = text_of(table.cell(row, "School Name"));
    education.start_date = date(table, row, "Start Date");
    education.end_date = date(table, row, "End Date");
    set_degree(table.cell(row, "Degree Name"), education);
    cv_.education.push_back(std::move(education));
}

void Export::volunteering(const Table& table, std::size_t row, std::string_view organization, std::string_view role) {
    Volunteer volunteer;
    volunteer.organization = text_of(table.cell(row, organization));
    volunteer.position = text_of(table.cell(row, role));
    period(volunteer, table, row);
    describe(table.cell(row, "Description"), volunteer.summary, volunteer.highlights);
    cv_.volunteer.push_back(std::move(volunteer));
}

void Export::qualifications() {
    for_each_row(File::skills, [&](const Table& table, std::size_t row) {
        if (const Cell name = table.cell(row, "Name"); !name.empty()) {
            cv_.skills.push_back({text_of(name), {}, {}, {}});
        }
    });
    for_each_row(File::languages, [&](const Table& table, std::size_t row) {
        Language language;
        language.language = text_of(table.cell(row, "Name"));
        language.code =
            text_of({std::string(language_code_of(value_or_empty(language.language))), table.cell(row, "Name").place});
        language.fluency = text_of(table.cell(row, "Proficiency"));
        cv_.languages.push_back(std::move(language));
    });
    for_each_row(File::certifications, [&](const Table& table, std::size_t row) {
        Certificate certificate;
        certificate.name = text_of(table.cell(row, "Name"));
        certificate.url = text_of(table.cell(row, "Url"));
        certificate.issuer = text_of(table.cell(row, "Authority"));
        const bool newer = !table.cell(row, "Started On").empty();
        certificate.date = date(table, row, newer ? "Started On" : "Time Period");
        if (newer) {
            keep(table.cell(row, "Time Period"));
        }
        cv_.certificates.push_back(std::move(certificate));
    });
    for_each_row(File::honors, [&](const Table& table, std::size_t row) {
        Award award;
        award.title = text_of(table.cell(row, "Title"));
        award.summary = text_of(table.cell(row, "Description"));
        award.date = date(table, row, "Issued On");
        cv_.awards.push_back(std::move(award));
    });
    for_each_row(File::test_scores, [&](const Table& table, std::size_t row) {
        Award award;
        award.title = text_of(joined(table.cell(row, "Name"), table.cell(row, "Score"), ": "));
        award.summary = text_of(table.cell(row, "Description"));
        award.date = date(table, row, "Tested On");
        cv_.awards.push_back(std::move(award));
    });
}

void Export::works() {
    for_each_row(File::projects, [&](const Table& table, std::size_t row) {
        Project project;
        project.name = text_of(table.cell(row, "Title"));
        project.url = text_of(table.cell(row, "Url"));
        project.start_date = date(table, row, "Started On");
        project.end_date = date(table, row, "Finished On");  // an empty one may be of a project of one day
        describe(table.cell(row, "Description"), project.description, project.highlights);
        cv_.projects.push_back(std::move(project));
    });
    auto published = [&](const Table& table, std::size_t row, std::string_view name, std::string_view date_column) {
        Publication publication;
        publication.name = text_of(table.cell(row, name));
        publication.publisher = text_of(table.cell(row, "Publisher"));
        publication.url = text_of(table.cell(row, "Url"));
        publication.summary = text_of(table.cell(row, "Description"));
        publication.release_date = date(table, row, date_column);
        return publication;
    };
    for_each_row(File::publications, [&](const Table& table, std::size_t row) {
        cv_.publications.push_back(published(table, row, "Name", "Published On"));
    });
    for_each_row(File::patents, [&](const Table& table, std::size_t row) {
        Publication patent = published(table, row, "Title", "Issued On");
        patent.patent = Found<bool>{true, {}, Confidence::stated, {}};
        cv_.publications.push_back(std::move(patent));
    });
}

/// Which school's a course is, is said by there being one school only.
void Export::courses() {
    for_each_row(File::courses, [&](const Table& table, std::size_t row) {
        Cell course = joined(table.cell(row, "Number"), table.cell(row, "Name"), " ");
        if (course.empty()) {
            return;
        }
        if (cv_.education.size() == 1) {
            cv_.education.front().courses.push_back(stated(std::move(course.text), course.place));
        } else {
            keep(std::move(course));
        }
    });
}

}  // namespace cvconv::linkedin
