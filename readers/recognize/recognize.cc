// The whole way from a document to a CV, on one screen.

#include "readers/recognize/recognize.h"

#include <fmt/format.h>

#include "readers/pieces/dates/listed_years.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/phrase_lines.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/workplaces.h"
#include "readers/recognize/fields/education/certificates_among_degrees.h"
#include "readers/recognize/fields/education/coursework.h"
#include "readers/recognize/fields/education/schools_and_degrees.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/projects/teaching_posts.h"
#include "readers/recognize/fields/records.h"
#include "readers/recognize/fields/skills/languages_among_skills.h"
#include "readers/recognize/fields/work/repeated_jobs.h"
#include "readers/recognize/labels/labelled_sections.h"
#include "readers/recognize/sections/language.h"
#include "readers/recognize/sections/mending/hanging_lines.h"
#include "readers/recognize/sections/mending/labelled_stays.h"
#include "readers/recognize/unclaimed.h"

namespace cvconv {

using namespace recognizing;

namespace {

void read_section(Reading& reading, const Section& section) {
    if (read_records(reading, section)) {
        return;
    }
    switch (section.kind) {
        case SectionKind::contact: break;  // read first, all together
        case SectionKind::summary: read_summary(reading, section); break;
        case SectionKind::work: read_work(reading, section); break;
        case SectionKind::education:
            if (are_courses(reading.document, section)) {
                read_certificates(reading, section);
            } else {
                read_education(reading, section);
            }
            break;
        case SectionKind::skills: read_skills(reading, section); break;
        case SectionKind::languages: read_languages(reading, section); break;
        case SectionKind::publications:
        case SectionKind::patents: read_publications(reading, section); break;
        case SectionKind::projects:
        case SectionKind::talks:
        case SectionKind::teaching:
            if (section.kind == SectionKind::teaching && are_posts(reading.document, section)) {
                read_work(reading, section);
            } else {
                read_projects(reading, section);
            }
            break;
        case SectionKind::awards: read_awards(reading, section); break;
        case SectionKind::certificates:
        case SectionKind::courses: read_certificates(reading, section); break;
        case SectionKind::volunteer:
        case SectionKind::memberships: read_volunteer(reading, section); break;
        case SectionKind::interests: read_interests(reading, section); break;
        case SectionKind::references: read_references(reading, section); break;
        case SectionKind::other: break;  // kept with its title, as unclaimed text
    }
}

/// "2012 & 2013" is one job, but two talks, and a course given twice; an office may have been held again.
void join_years_of_stays(const Document& document, Section& section) {
    int most_apart = 0;
    switch (section.kind) {
        case SectionKind::work:
        case SectionKind::education: most_apart = 100; break;
        case SectionKind::volunteer:
        case SectionKind::memberships: most_apart = 1; break;
        default: return;
    }
    for (Line& line : section.lines) {
        line.periods = join_listed_years(document.text, line.cells, std::move(line.periods), most_apart);
    }
}

/// Where entries are stays: of a certificate, the second date is when it ends to be valid.
bool lists_stays(SectionKind kind) {
    switch (kind) {
        case SectionKind::work:
        case SectionKind::education:
        case SectionKind::volunteer:
        case SectionKind::memberships:
        case SectionKind::projects:
        case SectionKind::teaching: return true;
        default: return false;
    }
}

/// Gives the language in `language`, if it is not told there.
std::vector<Section> sections_of(const Document& document, std::string& language) {
    std::vector<Section> sections = find_sections(document);
    const DateOrder order = learn_date_order(document.text);
    for (Section& section : sections) {
        join_hanging_lines(document, section, order);
    }
    language = language.empty() ? detect_language(document, sections) : language;
    for (Section& section : sections) {
        mark_phrases(document.text, section);
        mark_workplaces(document, section, language);
        join_years_of_stays(document, section);
        if (lists_stays(section.kind)) {
            join_labelled_stays(document, section.lines);
        }
    }
    return sections;
}

}  // namespace

Cv recognize(const Document& document, Diagnostics& diagnostics, const RecognizeOptions& options) {
    Cv cv;
    std::string language = options.language;
    std::vector<Section> sections = sections_of(document, language);
    Reading reading{document, cv, learn_date_order(document.text), language};
    if (!reading.language.empty()) {
        cv.language = Found<std::string>{reading.language, {}, Confidence::inferred, "language"};
    }
    std::vector<const Section*> contact;
    for (const Section& section : sections) {
        cv.sections.push_back({section.kind, text_of(document, section.title, Confidence::stated, "section")});
        if (section.kind == SectionKind::contact) {
            contact.push_back(&section);
        }
    }
    read_contact(reading, contact);
    std::vector<const Section*> coursework;  // is of the degrees, which may come later
    for (const Section& section : sections) {
        if (is_coursework(document, section)) {
            coursework.push_back(&section);
        } else {
            read_section(reading, section);
        }
    }
    if (!read_coursework(reading, coursework)) {
        for (const Section* section : coursework) {
            read_section(reading, *section);
        }
    }
    move_languages_out_of_skills(reading);
    join_repeated_jobs(cv.work);
    join_schools_and_degrees(cv.education);
    collect_unclaimed(document, cv);

    bool nothing = cv.work.empty() && cv.education.empty() && cv.skills.empty() && cv.publications.empty() &&
                   !cv.basics.email && !cv.basics.name;
    if (nothing) {
        diagnostics.add(Code::nothing_recognized);
    }
    if (!cv.unclaimed.empty()) {
        diagnostics.add(Code::text_unclaimed,
                        fmt::format("{} {}", cv.unclaimed.size(), cv.unclaimed.size() == 1 ? "piece" : "pieces"));
    }
    return cv;
}

Outline outline(const Document& document, const RecognizeOptions& options) {
    Outline outline;
    outline.language = options.language;
    std::vector<Section> sections = sections_of(document, outline.language);
    for (const Section& section : sections) {
        OutlineSection out{section.kind, text_of(document, section.title, Confidence::stated, "section"), {}};
        for (const Entry& entry : find_entries(document, section)) {
            OutlineEntry lines;
            for (const Line& line : entry.lines) {
                lines.lines.push_back({line.block, line.text});
            }
            out.entries.push_back(std::move(lines));
        }
        outline.sections.push_back(std::move(out));
    }
    return outline;
}

}  // namespace cvconv
