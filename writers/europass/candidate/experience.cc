#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "writers/europass/candidate/candidate.h"
#include "writers/europass/html.h"
#include "writers/europass/losses.h"

namespace cvconv::europass::candidate {

namespace {

/// The editor writes an empty address where it knows none; so do we.
void add_organisation(pugi::xml_node parent, const Text& name, const PlaceParts& place, const Text& url) {
    add(parent, "hr:OrganizationName", value_or_empty(name));
    pugi::xml_node contact = add(parent, "OrganizationContact");
    pugi::xml_node address = add(add(contact, "Communication"), "Address");
    add(address, "oa:CityName", place.city);
    add(address, "CountryCode", lower_ascii(place.country));
    add_communication(contact, "Web", "", "", value_or_empty(url));
}

void add_position(pugi::xml_node employer, const Work& work, const PlaceParts& place, std::size_t index,
                  Context& context) {
    std::string pointer = fmt::format("work[{}]", index);
    pugi::xml_node position = add(employer, "PositionHistory");
    std::string occupation = value_or_empty(work.occupation);
    bool is_esco = !esco_id(occupation).empty();
    if (pugi::xml_node title = add(position, "PositionTitle", value_or_empty(work.position))) {
        add_attribute(title, "typeCode", is_esco ? "URI" : "FREETEXT");
        if (is_esco) {
            add_attribute(title, "languageID", occupation);
        }
    }
    if (!occupation.empty() && (!is_esco || !work.position)) {
        report_loss(context.diagnostics, pointer + ".occupation", occupation);
    }
    Period period =
        period_of(work.start_date, work.end_date, work.current, OpenEnd::goes_on, pointer, context.diagnostics);
    if (!period.empty()) {
        pugi::xml_node element = add(position, "eures:EmploymentPeriod");
        if (period.start) {
            add_date(element, "eures:StartDate", *period.start);
        }
        if (period.end) {
            add_date(element, "eures:EndDate", *period.end);
        }
        add(element, "hr:CurrentIndicator", period.current ? "true" : "false");
    }
    Html description;
    description.emphasized(work.description);
    if (!is_sector_code(value_or_empty(work.sector))) {
        description.labelled(context.headings.entry_label("sector"), work.sector);
    }
    description.paragraphs(work.summary).list(work.highlights);
    add_html(position, "oa:Description", description.text());
    add(position, "City", place.city);
    add(position, "Country", lower_ascii(place.country));
}

void add_fields_of_study(pugi::xml_node degree, const Education& education, const std::string& pointer,
                         Diagnostics& diagnostics) {
    pugi::xml_node field;
    std::string main;
    for (const Found<std::string>& code : education.field_codes) {
        if (!is_isced_f(code.value)) {
            report_loss(diagnostics, pointer + ".fieldCodes", code.value + " is not of ISCED-F 2013");
            continue;
        }
        if (!field || code.value.substr(0, 2) != main) {
            main = code.value.substr(0, 2);
            field = add(degree, "FieldOfStudy");
            add_attribute(field, "typeCode", "URI");
            add(add(field, "MainFieldOfStudy"), "ProgramConcentration", main);
        }
        if (code.value != main) {
            add(add(field, "SpecificFieldOfStudy"), "ProgramConcentration", code.value);
        }
    }
}

void add_degree(pugi::xml_node attendance, const Education& education, const std::string& pointer, Context& context) {
    std::string title = join_pair(line_of(education.study_type), line_of(education.area));
    pugi::xml_node degree = add(attendance, "EducationDegree");
    add(degree, "hr:DegreeName").text().set(title.c_str());
    add_fields_of_study(degree, education, pointer, context.diagnostics);
    if (!line_of(education.score).empty()) {
        add(add(degree, "FinalGrade"), "hr:ScoreText", line_of(education.score));
    }
    Texts courses = education.courses;
    std::ranges::copy(texts_beside_the_schema(education), std::back_inserter(courses));
    add_html(degree, "OccupationalSkillsCovered", Html().list(courses).text());
    // "120 ECTS"
    std::string credits = line_of(education.credits);
    std::size_t blank = credits.find(' ');
    add(degree, "CreditType", blank == std::string::npos ? "" : credits.substr(blank + 1));
    add(degree, "NumberOfCredit", credits.substr(0, blank));
}

void add_links(pugi::xml_node parent, const Texts& links) {
    for (const Found<std::string>& link : links) {
        add(parent, "Link", link.value);
    }
}

}  // namespace

void add_work(pugi::xml_node profile, Context& context) {
    pugi::xml_node history = add(profile, "EmploymentHistory");
    for (std::size_t i = 0; i < context.cv.work.size(); ++i) {
        const Work& work = context.cv.work[i];
        PlaceParts place = split_place(work.location, context);
        pugi::xml_node employer = add(history, "EmployerHistory");
        add_organisation(employer, work.name, place, work.url);
        if (is_sector_code(value_or_empty(work.sector))) {
            add(employer, "hr:IndustryCode", work.sector->value);
        }
        add_position(employer, work, place, i, context);
        add(employer, "Department", value_or_empty(work.department));
        add_links(employer, work.links);
    }
}

void add_education(pugi::xml_node profile, Context& context) {
    pugi::xml_node history = add(profile, "EducationHistory");
    for (std::size_t i = 0; i < context.cv.education.size(); ++i) {
        const Education& education = context.cv.education[i];
        std::string pointer = fmt::format("education[{}]", i);
        pugi::xml_node attendance = add(history, "EducationOrganizationAttendance");
        add_organisation(attendance, education.institution, split_place(education.location, context), education.url);
        std::string level = line_of(education.eqf_level);
        if (is_qualification_level(level)) {
            add(attendance, "EducationLevelCode", level);
        } else if (!level.empty()) {
            report_loss(context.diagnostics, pointer + ".eqfLevel", level);
        }
        add_period(attendance, "AttendancePeriod",
                   period_of(education.start_date, education.end_date, education.current, OpenEnd::is_a_moment, pointer,
                             context.diagnostics),
                   true);
        add_degree(attendance, education, pointer, context);
        add_links(attendance, education.links);
    }
}

}  // namespace cvconv::europass::candidate
