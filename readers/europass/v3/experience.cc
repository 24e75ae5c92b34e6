#include "ir/formats/europass/titles.h"
#include "ir/unicode.h"
#include "readers/europass/body.h"
#include "readers/europass/v3/v3.h"

namespace cvconv::europass::v3_reader {

namespace {

Date date_of(const std::optional<PartialDate>& date) {
    return date ? Date(Found<PartialDate>{*date, {}, Confidence::stated, "europass"}) : std::nullopt;
}

struct Organisation {
    Text name;
    Text place;
    Text url;
};

Organisation read_organisation(const Element& element, Context& context) {
    Organisation organisation;
    organisation.name = said(element.child("Name").text());
    Element contact = element.child("ContactInfo");
    organisation.place = said(read_place(contact.at({"Address", "Contact"}), context));
    organisation.url = said(contact.at({"Website", "Contact"}).text());
    contact.at({"Website", "Use", "Code"}).skip();
    return organisation;
}

/// Paragraphs at the end that are a link and nothing else: addresses for which v3 has no element.
Texts take_links(std::vector<Line>& lines) {
    Texts links;
    while (!lines.empty() && lines.back().links.size() == 1 && lines.back().text() == lines.back().links.front()) {
        links.insert(links.begin(), found(lines.back().links.front()));
        lines.pop_back();
    }
    return links;
}

/// Description is Activities under an older name.
std::vector<Line> read_text(const Element& experience) {
    std::vector<Line> lines = read_html(experience.child("Description").raw_text());
    std::vector<Line> activities = read_html(experience.child("Activities").raw_text());
    lines.insert(lines.end(), activities.begin(), activities.end());
    return lines;
}

/// The words of a code that the model keeps name a value and are none.
void note_label(const Label& label, Context& context) {
    if (!label.code.empty() && !label.label.empty()) {
        context.cv.labels.push_back(found(label.label));
    }
}

}  // namespace

void read_work(const Element& list, Context& context) {
    for (const Element& experience : list.children("WorkExperience")) {
        Work work;
        Period period = read_period(experience.child("Period"), context);
        work.start_date = date_of(period.start);
        work.end_date = date_of(period.end);
        work.current = period.current ? yes() : std::nullopt;
        Label position = read_label(experience.child("Position"));
        work.position = said(position.label);
        bool esco = position.code.find('-') != std::string::npos;
        work.occupation = said((esco ? "http://data.europa.eu/esco/occupation/" : "") + position.code);
        std::vector<Line> lines = read_text(experience);
        work.links = take_links(lines);
        Body body = read_body(lines, {"employer"});
        work.description = said(text_of(body.emphasized));
        work.department = body.value("employer");
        work.summary = body.underlined ? said(body.underlined->value + (body.summary ? '\n' + body.summary->value : ""))
                                       : body.summary;
        work.highlights = body.highlights;
        Organisation employer = read_organisation(experience.child("Employer"), context);
        work.name = employer.name;
        work.location = employer.place;
        work.url = employer.url;
        Label sector = read_label(experience.at({"Employer", "Sector"}));
        work.sector = said(sector.code.empty() ? sector.label : sector.code);
        note_label(sector, context);
        context.cv.work.push_back(std::move(work));
    }
}

void read_education(const Element& list, Context& context) {
    for (const Element& experience : list.children("Education")) {
        Education education;
        Period period = read_period(experience.child("Period"), context);
        education.start_date = date_of(period.start);
        education.end_date = date_of(period.end);
        education.current = period.current ? yes() : std::nullopt;
        std::string title = experience.child("Title").text();
        Label field = read_label(experience.child("Field"));
        // "Bachelor – Physics" with the field "Physics" is ours; else the title is the degree's own.
        bool ours = !title.empty() && title == join_pair(split_pair(title).first, field.label);
        education.study_type = said(ours || field.empty() ? split_pair(title).first : title);
        education.area = said(field.empty() ? split_pair(title).second : field.label);
        if (!field.code.empty()) {
            education.field_codes.push_back(found(field.code));
        }
        std::vector<Line> lines = read_text(experience);
        education.links = take_links(lines);
        Body body = read_body(lines, {"score"});
        education.score = body.value("score");
        if (body.emphasized.size() == 1) {
            education.credits = said(body.emphasized.front().text());
        } else {
            Texts texts = all_lines(body.emphasized);
            education.courses.insert(education.courses.end(), texts.begin(), texts.end());
        }
        for (const Text* text : {&body.underlined, &body.summary}) {
            if (*text) {
                education.courses.push_back(**text);
            }
        }
        education.courses.insert(education.courses.end(), body.highlights.begin(), body.highlights.end());
        Organisation organisation = read_organisation(experience.child("Organisation"), context);
        education.institution = organisation.name;
        education.location = organisation.place;
        education.url = organisation.url;
        Label level = read_label(experience.child("Level"));
        education.eqf_level = said(level.code.empty() ? level.label : level.code);
        note_label(level, context);
        context.cv.education.push_back(std::move(education));
    }
}

}  // namespace cvconv::europass::v3_reader
