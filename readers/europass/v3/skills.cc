#include <utility>

#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/titles.h"
#include "ir/unicode.h"
#include "readers/europass/body.h"
#include "readers/europass/languages.h"
#include "readers/europass/v3/v3.h"

namespace cvconv::europass::v3_reader {

namespace {

Language read_language(const Element& element, Context& context) {
    Label description = read_label(element.child("Description"));
    auto code = iso_language(description.code);
    std::string label =
        description.label.empty() ? language_name(code.value_or(""), context.language) : description.label;
    return language_of_label(label.empty() ? description.code : label, code.value_or(""), context.language);
}

/// "Cambridge Proficiency (C2)": a certificate like others; its level is part of its name.
void read_certificates(const Element& list, Context& context) {
    for (const Element& element : list.children("Certificate")) {
        Certificate certificate;
        std::string level = element.child("Level").text();
        std::string title = element.child("Title").text();
        certificate.name = said(title + (level.empty() ? "" : (title.empty() ? "(" : " (") + level + ")"));
        certificate.issuer = said(element.child("AwardingBody").text());
        if (auto date = read_date(element.child("Date"), context)) {
            certificate.date = Found<PartialDate>{*date, {}, Confidence::stated, "europass"};
        }
        if (certificate != Certificate{}) {
            context.cv.certificates.push_back(std::move(certificate));
        }
    }
}

void read_experiences(const Element& list, Language& language, Context& context) {
    for (const Element& experience : list.children("Experience")) {
        std::string text = text_of(read_html(experience.child("Description").raw_text()));
        std::string period = to_line(read_period(experience.child("Period"), context));
        text += period.empty() ? "" : (text.empty() ? "(" : " (") + period + ")";
        Label area = read_label(experience.child("Area"));
        if (!area.label.empty()) {
            context.cv.labels.push_back(found(area.label));
        }
        if (!text.empty()) {
            language.experiences.push_back(found(text));
        }
    }
}

void read_foreign_language(const Element& element, Context& context) {
    Language language = read_language(element, context);
    Element levels = element.child("ProficiencyLevel");
    language.listening = said(levels.child("Listening").text());
    language.reading = said(levels.child("Reading").text());
    language.spoken_interaction = said(levels.child("SpokenInteraction").text());
    language.spoken_production = said(levels.child("SpokenProduction").text());
    language.writing = said(levels.child("Writing").text());
    read_experiences(element.child("AcquiredDuring"), language, context);
    read_certificates(element.child("VerifiedBy"), context);
    finish_language(language, false, context.language);
    context.cv.languages.push_back(std::move(language));
}

/// The blocks of the form and what it prints above them. The file does not have the titles, whatever its language.
constexpr std::pair<const char*, const char*> blocks[] = {{"Communication", "Communication skills"},
                                                          {"Organisational", "Organisational / managerial skills"},
                                                          {"JobRelated", "Job-related skills"},
                                                          {"Computer", "Digital skills"},
                                                          {"Other", "Other skills"}};

/// A text about skills: our own items, else its lines are one group, named as the form names the block.
void read_skill_text(const Element& element, const char* block, Context& context) {
    Skill group;
    std::vector<Line> lines = read_html(element.child("Description").raw_text());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (auto skill = skill_of(lines[i])) {
            context.cv.skills.push_back(std::move(*skill));
            continue;
        }
        std::vector<Line> text{lines[i]};
        text.front().marker.clear();
        while (i + 1 < lines.size() && lines[i + 1].continued && lines[i + 1].item) {
            text.push_back(lines[++i]);
        }
        if (Text keyword = said(text_of(text))) {
            group.keywords.push_back(*keyword);
        }
    }
    if (!group.keywords.empty()) {
        group.name = said(block);
        context.cv.skills.push_back(std::move(group));
    }
}

void read_digital_skills(const Element& levels, DigitalSkills& digital) {
    digital.information = said(levels.child("Information").text());
    digital.communication = said(levels.child("Communication").text());
    digital.content_creation = said(levels.child("ContentCreation").text());
    digital.safety = said(levels.child("Safety").text());
    digital.problem_solving = said(levels.child("ProblemSolving").text());
}

}  // namespace

void read_skills(const Element& skills, Context& context) {
    Element linguistic = skills.child("Linguistic");
    for (const Element& element : linguistic.child("MotherTongueList").children("MotherTongue")) {
        Language language = read_language(element, context);
        finish_language(language, true, context.language);
        context.cv.languages.push_back(std::move(language));
    }
    for (const Element& element : linguistic.child("ForeignLanguageList").children("ForeignLanguage")) {
        read_foreign_language(element, context);
    }
    for (const auto& [element, title] : blocks) {
        read_skill_text(skills.child(element), title, context);
    }
    read_digital_skills(skills.at({"Computer", "ProficiencyLevel"}), context.cv.digital_skills);
    read_certificates(skills.at({"Computer", "VerifiedBy"}), context);
    for (const Element& licence : skills.at({"Driving", "Description"}).children("Licence")) {
        if (std::string category = licence.text(); !category.empty()) {
            context.cv.basics.driving_licences.push_back(found(category));
        }
    }
}

}  // namespace cvconv::europass::v3_reader
