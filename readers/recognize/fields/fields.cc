#include "readers/recognize/fields/fields.h"

#include "readers/recognize/fields/teaching/teaching_posts.h"

namespace cvconv::recognizing {

void read_section(Reading& reading, const Section& section) {
    switch (section.kind) {
        case SectionKind::contact: break;  // read first, all together
        case SectionKind::summary: read_summary(reading, section); break;
        case SectionKind::work: read_work(reading, section); break;
        case SectionKind::education: read_education(reading, section); break;
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

}  // namespace cvconv::recognizing
