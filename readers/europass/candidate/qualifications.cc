#include <map>

#include "ir/formats/europass/base64.h"
#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/levels.h"
#include "ir/formats/europass/titles.h"
#include "readers/europass/body.h"
#include "readers/europass/candidate/candidate.h"
#include "readers/europass/html.h"
#include "readers/europass/languages.h"

namespace cvconv::europass::candidate_reader {

namespace {

/// A language by code ("ita", "it", an address of the Publications Office) or by name and words.
Language read_name(const Element& element, const char* scheme_attribute, Context& context) {
    std::string scheme = element.attribute(scheme_attribute);
    std::string text = element.text();
    auto code = scheme == "FREE_TEXT" ? std::nullopt : iso_language(text);
    std::string name = code ? language_name(*code, context.language) : "";
    return name.empty() ? language_of_label(text, "", context.language)
                        : language_of_label(name, *code, context.language);
}

void read_levels(const Element& competency, Language& language, Context& context) {
    std::map<std::string_view, Text*> fields = {
        {"CEF-Understanding-Listening", &language.listening},
        {"CEF-Understanding-Reading", &language.reading},
        {"CEF-Speaking-Interaction", &language.spoken_interaction},
        {"CEF-Speaking-Production", &language.spoken_production},
        {"CEF-Writing-Production", &language.writing},
    };
    for (const Element& dimension : competency.children("CompetencyDimension")) {
        std::string type = dimension.child("CompetencyDimensionTypeCode").text();
        std::string level = dimension.at({"Score", "ScoreText"}).text();
        if (level.empty()) {
            continue;
        }
        auto field = fields.find(type);
        if (field != fields.end() && !*field->second) {
            *field->second = said(level);
        } else {
            context.cv.unclaimed.push_back(found(type + ": " + level));
        }
    }
}

std::string line_break(const std::string& text) {
    return text.empty() ? "" : "\n" + text;
}

}  // namespace

void read_mother_tongues(const Element& person, Context& context) {
    for (const Element& element : person.children("PrimaryLanguageCode")) {
        Language language = read_name(element, "name", context);
        finish_language(language, true, context.language);
        context.cv.languages.push_back(std::move(language));
    }
}

void read_languages(const Element& qualifications, Context& context) {
    for (const Element& competency : qualifications.children("PersonCompetency")) {
        std::string taxonomy = competency.child("TaxonomyID").text();
        if (taxonomy != "language" && !competency.child("CompetencyDimension")) {
            std::string name = competency.child("CompetencyName").text();
            Skill skill;
            skill.name = said(name.empty() ? competency.child("CompetencyID").text() : name);
            context.cv.skills.push_back(std::move(skill));
            continue;
        }
        Language language = read_name(competency.child("CompetencyID"), "schemeName", context);
        read_levels(competency, language, context);
        finish_language(language, false, context.language);
        context.cv.languages.push_back(std::move(language));
    }
}

void read_publications(const Element& history, Context& context) {
    for (const Element& element : history.children("Publication")) {
        Publication publication;
        publication.name = said(element.child("Title").text());
        std::string year = element.child("Year").text();
        auto date = from_iso(year);
        Element reference = element.child("Reference");
        std::string venue;
        if (auto full = from_iso(reference.peek()); full && full->year == (date ? date->year : full->year)) {
            date = full;  // ours: the date, where it is finer than a year
            reference.skip();
        } else {
            venue = reference.text();
        }
        if (date) {
            publication.release_date = Found<PartialDate>{*date, {}, Confidence::stated, "europass"};
        } else if (!year.empty()) {
            context.cv.unclaimed.push_back(found(year));
        }
        for (const char* part : {"Publisher", "Volume", "Journal"}) {
            std::string text = element.child(part).text();
            venue = text.empty() ? venue : text + (venue.empty() ? "" : ", ") + venue;
        }
        publication.publisher = said(venue);
        Element doi = element.child("DOI");
        std::string link = doi.child("Link").text();
        Element number = doi.child("Value");
        std::string url = link;
        if (link.empty() && !number.peek().empty()) {
            url = "https://doi.org/" + number.text();
        } else if (link.ends_with(number.peek())) {
            number.skip();  // the address says it
        }
        for (const Element& other : element.children("Link")) {
            if (url.empty()) {
                url = other.text();
            }
        }
        publication.url = said(url);
        std::string authors = element.child("Authors").text();
        std::string description = text_of(read_html(element.child("FormattedPublicationDescription").raw_text()));
        publication.summary = said(authors.empty() ? description : authors + line_break(description));
        context.cv.publications.push_back(std::move(publication));
    }
}

void read_skills(const Element& skills, Context& context) {
    for (const Element& element : skills.children()) {
        Skill skill;
        element.child("TaxonomyID").skip();
        std::vector<Element> members = element.children("PersonCompetency");
        for (const Element& member : element.children("DigitalSkill")) {
            members.push_back(member);
        }
        if (members.empty() && !element.child("Title")) {
            std::string name = element.child("CompetencyName").text();
            skill.name = said(name.empty() && element.children().empty() ? element.text() : name);
        } else {
            auto [name, level] = split_note(element.child("Title").text());
            skill.name = said(name);
            skill.level = said(level);
            for (const Element& member : members) {
                member.child("TaxonomyID").skip();
                std::string keyword = member.child("CompetencyName").text();
                keyword = keyword.empty() && member.children().empty() ? member.text() : keyword;
                if (!keyword.empty()) {
                    skill.keywords.push_back(found(keyword));
                }
            }
        }
        if (skill != Skill{}) {
            context.cv.skills.push_back(std::move(skill));
        }
    }
}

void read_attachments(const Element& profile, Context& context) {
    for (const Element& element : profile.children("Attachment")) {
        Element data = element.child("EmbeddedData");
        std::string use = element.child("Instructions").text();
        std::string type = element.child("FileType").text();
        // base64 of "data:image/png;base64," and base64
        auto inside = decode_base64(data.raw_text());
        auto picture = inside ? picture_of_data_uri(*inside) : std::nullopt;
        if (picture && use == "ProfilePicture" && !context.cv.basics.image) {
            context.cv.basics.image = said(*inside);
            continue;
        }
        Attachment file;
        file.kind = said(use == "Signature" ? "signature" : "document");
        file.name = said(use == "Signature" ? "" : use);
        file.media_type = said(picture ? picture->media_type : type);
        file.data = said(picture ? picture->base64 : data.text());
        context.cv.attachments.push_back(std::move(file));
    }
}

void read_referees(const Element& references, Context& context) {
    for (const Element& referee : references.children("Referee")) {
        Reference reference;
        std::string given = referee.at({"PersonName", "GivenName"}).text();
        std::string family = referee.at({"PersonName", "FamilyName"}).text();
        reference.name = said(given + (given.empty() || family.empty() ? "" : " ") + family);
        std::string said_of_them;
        auto append = [&](const std::string& text) { said_of_them += (said_of_them.empty() ? "" : "\n") + text; };
        for (const char* part : {"Role", "RefereeTypeCode", "Comment"}) {
            if (std::string text = text_of(read_html(referee.child(part).raw_text())); !text.empty()) {
                append(text);
            }
        }
        for (const Element& communication : referee.children("Communication")) {
            communication.child("ChannelCode").skip();
            communication.child("UseCode").skip();
            if (std::string address = communication.child("URI").text(); !address.empty()) {
                append(address);
            }
            std::string country = communication.child("CountryDialing").text();
            std::string number = communication.child("DialNumber").text();
            if (!number.empty()) {
                append((country.empty() ? "" : '+' + country + ' ') + number);
            }
        }
        for (const Element& link : referee.children("Link")) {
            append(link.text());
        }
        reference.reference = said(said_of_them);
        context.cv.references.push_back(std::move(reference));
    }
}

}  // namespace cvconv::europass::candidate_reader
