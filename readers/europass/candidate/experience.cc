#include "ir/formats/europass/titles.h"
#include "readers/europass/body.h"
#include "readers/europass/candidate/candidate.h"
#include "readers/europass/html.h"

namespace cvconv::europass::candidate_reader {

namespace {

Date date_of(const std::optional<PartialDate>& date) {
    return date ? Date(Found<PartialDate>{*date, {}, Confidence::stated, "europass"}) : std::nullopt;
}

struct Organisation {
    std::string place;
    Element address;
    Text url;
};

Organisation read_organisation(const Element& contact, Context& context) {
    Organisation organisation;
    for (const Element& communication : contact.children("Communication")) {
        std::string channel = communication.child("ChannelCode").text();
        communication.child("UseCode").skip();
        if (Element address = communication.child("Address"); address && organisation.place.empty()) {
            organisation.address = address;
            organisation.place = read_place(address, context);
        } else if (channel == "Web" && !organisation.url) {
            organisation.url = said(communication.child("URI").text());
        }
        // E-mail addresses and telephones of an employer have no field: left over.
    }
    return organisation;
}

/// Position and employer both have the place. The employer's is the fuller one, where they agree.
std::string place_of(const Element& position, const Organisation& organisation, Context& context) {
    Element city = position.child("City");
    Element country = position.child("Country");
    bool same = city.peek() == organisation.address.child("CityName").peek() &&
                country.peek() == organisation.address.child("CountryCode").peek();
    if (same || (city.peek().empty() && country.peek().empty())) {
        city.skip();
        country.skip();
        return organisation.place;
    }
    std::string own = city.text();
    if (std::string name = country_of(country.text(), context); !name.empty()) {
        own += (own.empty() ? "" : ", ") + name;
    }
    if (!organisation.place.empty()) {
        context.cv.unclaimed.push_back(found(organisation.place));
    }
    return own;
}

Texts read_links(const Element& element) {
    Texts links;
    for (const Element& link : element.children("Link")) {
        if (std::string address = link.text(); !address.empty()) {
            links.push_back(found(address));
        }
    }
    return links;
}

void read_position(const Element& position, Work& work, Context& context) {
    Element title = position.child("PositionTitle");
    work.position = said(title.text());
    if (title.attribute("typeCode") == "URI") {
        work.occupation = said(title.attribute("languageID"));
    }
    Period period = read_period(position.child("EmploymentPeriod"), context);
    work.start_date = date_of(period.start);
    work.end_date = date_of(period.end);
    work.current = period.current ? yes() : std::nullopt;
    Body body = read_body(read_html(position.child("Description").raw_text()), {"sector"});
    work.description = said(text_of(body.emphasized));
    work.sector = work.sector ? work.sector : body.value("sector");
    work.summary = body.underlined && body.summary ? said(body.underlined->value + '\n' + body.summary->value)
                   : body.underlined               ? body.underlined
                                                   : body.summary;
    work.highlights = body.highlights;
}

void read_fields_of_study(const Element& degree, Education& education) {
    for (const Element& field : degree.children("FieldOfStudy")) {
        std::string main = field.at({"MainFieldOfStudy", "ProgramConcentration"}).text();
        std::vector<Element> specific = field.children("SpecificFieldOfStudy");
        if (specific.empty() && !main.empty()) {
            education.field_codes.push_back(found(main));
        }
        for (const Element& element : specific) {
            std::string code = element.child("ProgramConcentration").text();
            if (!code.empty()) {
                if (!code.starts_with(main)) {
                    education.field_codes.push_back(found(main));
                }
                education.field_codes.push_back(found(code));
            }
        }
    }
}

void read_degree(const Element& degree, Education& education, Context& context) {
    auto [study_type, area] = split_pair(degree.child("DegreeName").text());
    education.study_type = study_type.empty() && area.empty() ? education.study_type : said(study_type);
    education.area = said(area);
    read_fields_of_study(degree, education);
    education.score = said(degree.at({"FinalGrade", "ScoreText"}).text());
    if (Text thesis = said(text_of(read_html(degree.child("Thesis").raw_text())))) {
        education.courses.push_back(*thesis);
    }
    Texts courses = all_lines(read_html(degree.child("OccupationalSkillsCovered").raw_text()));
    education.courses.insert(education.courses.end(), courses.begin(), courses.end());
    std::string number = degree.child("NumberOfCredit").text();
    std::string type = degree.child("CreditType").text();
    education.credits = said(number + (number.empty() || type.empty() ? "" : " ") + type);
    if (Text level = said(degree.child("NationalClassification").text())) {
        context.cv.unclaimed.push_back(*level);
    }
}

/// "5", "EQF-5", "EQF 5" → "5".
std::string level_of(const std::string& text) {
    if (text.empty() || text.back() < '1' || text.back() > '8') {
        return text;
    }
    std::string level(1, text.back());
    return text == level || text == "EQF-" + level || text == "EQF " + level ? level : text;
}

}  // namespace

void read_work(const Element& history, Context& context) {
    int group = 0;
    for (const Element& employer : history.children("EmployerHistory")) {
        Work work;
        work.name = said(employer.child("OrganizationName").text());
        Organisation organisation = read_organisation(employer.child("OrganizationContact"), context);
        work.url = organisation.url;
        work.sector = said(employer.child("IndustryCode").text());
        work.department = said(employer.child("Department").text());
        work.links = read_links(employer);
        std::vector<Element> positions = employer.children("PositionHistory");
        work.group = positions.size() > 1 ? ++group : 0;
        for (const Element& position : positions) {
            Work role = work;
            read_position(position, role, context);
            role.location = said(place_of(position, organisation, context));
            context.cv.work.push_back(std::move(role));
        }
        if (positions.empty()) {
            work.location = said(organisation.place);
            context.cv.work.push_back(std::move(work));
        }
    }
}

void read_education(const Element& history, Context& context) {
    for (const Element& attendance : history.children("EducationOrganizationAttendance")) {
        Education education;
        education.institution = said(attendance.child("OrganizationName").text());
        Organisation organisation = read_organisation(attendance.child("OrganizationContact"), context);
        education.location = said(organisation.place);
        education.url = organisation.url;
        education.study_type = said(attendance.child("ProgramName").text());
        education.eqf_level = said(level_of(attendance.child("EducationLevelCode").text()));
        Period period = read_period(attendance.child("AttendancePeriod"), context);
        education.start_date = date_of(period.start);
        education.end_date = date_of(period.end);
        education.current = period.current ? yes() : std::nullopt;
        read_degree(attendance.child("EducationDegree"), education, context);
        education.links = read_links(attendance);
        context.cv.education.push_back(std::move(education));
    }
}

}  // namespace cvconv::europass::candidate_reader
