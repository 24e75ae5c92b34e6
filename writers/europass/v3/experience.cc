#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "writers/europass/addresses.h"
#include "writers/europass/html.h"
#include "writers/europass/losses.h"
#include "writers/europass/v3/v3.h"

namespace cvconv::europass::v3 {

namespace {

struct Organisation {
    const Text& name;
    const Text& location;
    const Text& url;
    const Text& sector;
};

void add_organisation(pugi::xml_node parent, const char* name, const Organisation& source, const std::string& pointer,
                      Diagnostics& diagnostics) {
    pugi::xml_node organisation = add(parent, name);
    add(organisation, "Name", line_of(source.name));
    std::string place = line_of(source.location);
    std::string url = line_of(source.url);
    if (!url.empty() && !is_web_address(url)) {
        report_loss(diagnostics, pointer + ".url", url);
        url.clear();
    }
    if (!place.empty() || !url.empty()) {
        pugi::xml_node contact = add(organisation, "ContactInfo");
        if (!place.empty()) {
            add(add(add(contact, "Address"), "Contact"), "Municipality", place);
        }
        if (!url.empty()) {
            add(add(contact, "Website"), "Contact", url);
        }
    }
    std::string text = line_of(source.sector);
    bool is_code = is_sector_code(text);
    add_label(organisation, "Sector", is_code ? text : "", is_code ? "" : text);
    if (!organisation.first_child()) {
        parent.remove_child(organisation);
    }
}

void add_links(Html& html, const Texts& links) {
    for (const Found<std::string>& link : links) {
        if (std::string address = link_html(link.value); !address.empty()) {
            html.raw("<p>" + address + "</p>");
        }
    }
}

std::string study_field(const Education& education, const std::string& pointer, Diagnostics& diagnostics) {
    std::string field;
    for (const Found<std::string>& code : education.field_codes) {
        if (field.empty() && is_isced_97(code.value)) {
            field = code.value;
        } else {
            report_loss(diagnostics, pointer + ".fieldCodes", code.value + " is not of ISCED 1997, or one too many");
        }
    }
    return field;
}

}  // namespace

void add_work(pugi::xml_node learner, Context& context) {
    if (context.cv.work.empty()) {
        return;
    }
    context.sections.push_back({SectionKind::work, {}});
    pugi::xml_node list = add(learner, "WorkExperienceList");
    for (std::size_t i = 0; i < context.cv.work.size(); ++i) {
        const Work& work = context.cv.work[i];
        std::string pointer = fmt::format("work[{}]", i);
        pugi::xml_node experience = add(list, "WorkExperience");
        add_v3_period(experience, period_of(work.start_date, work.end_date, work.current, OpenEnd::goes_on, pointer,
                                            context.diagnostics));
        std::string occupation = esco_id(value_or_empty(work.occupation));
        if (occupation.empty() && work.occupation) {  // numbers of ISCO-88 were for versions before 3.4
            report_loss(context.diagnostics, pointer + ".occupation", work.occupation->value);
        }
        add_label(experience, "Position", occupation, line_of(work.position));
        Html activities;
        activities.emphasized(work.description);
        // "Employer: Tax office" is how a department is said where there is no element for it.
        activities.labelled(context.headings.entry_label("employer"), work.department);
        activities.paragraphs(work.summary).list(work.highlights);
        add_links(activities, work.links);
        add_html(experience, "Activities", activities.text());
        add_organisation(experience, "Employer", {work.name, work.location, work.url, work.sector}, pointer,
                         context.diagnostics);
    }
}

void add_education(pugi::xml_node learner, Context& context) {
    if (context.cv.education.empty()) {
        return;
    }
    context.sections.push_back({SectionKind::education, {}});
    pugi::xml_node list = add(learner, "EducationList");
    for (std::size_t i = 0; i < context.cv.education.size(); ++i) {
        const Education& education = context.cv.education[i];
        std::string pointer = fmt::format("education[{}]", i);
        pugi::xml_node experience = add(list, "Education");
        add_v3_period(experience, period_of(education.start_date, education.end_date, education.current,
                                            OpenEnd::is_a_moment, pointer, context.diagnostics));
        // The field alone has an element of its own; a degree has it in its title too, for people.
        std::string degree = line_of(education.study_type);
        std::string area = line_of(education.area);
        add(experience, "Title", degree.empty() ? "" : join_pair(degree, area));
        Html activities;
        activities.labelled(context.headings.entry_label("score"), education.score);
        Texts courses = education.courses;
        std::ranges::copy(texts_beside_the_schema(education), std::back_inserter(courses));
        activities.list(courses);
        if (education.credits) {
            activities.emphasized(education.credits);
        }
        add_links(activities, education.links);
        add_html(experience, "Activities", activities.text());
        add_organisation(experience, "Organisation",
                         {education.institution, education.location, education.url, std::nullopt}, pointer,
                         context.diagnostics);
        std::string level = line_of(education.eqf_level);
        bool is_level = is_qualification_level(level);
        add_label(experience, "Level", is_level ? level : "", is_level ? "" : level);
        add_label(experience, "Field", study_field(education, pointer, context.diagnostics), area);
    }
}

}  // namespace cvconv::europass::v3
