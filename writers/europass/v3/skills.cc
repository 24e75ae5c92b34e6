#include <tuple>

#include <fmt/format.h>

#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/levels.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "writers/europass/html.h"
#include "writers/europass/losses.h"
#include "writers/europass/v3/v3.h"

namespace cvconv::europass::v3 {

namespace {

bool remove_if_empty(pugi::xml_node element) {
    return !element.first_child() && element.parent().remove_child(element);
}

/// Code where the list has it; the name as written, with what else was said of the fluency.
void add_language_name(pugi::xml_node parent, const Language& language, std::size_t index, const Context& context) {
    std::string name = line_of(language.language);
    auto code = code_of(language, context.written_language);
    if (name.empty() && code) {
        name = language_name(*code, context.written_language);
    }
    bool listed = code && is_v3_language(*code, is_mother_tongue(language));
    add_label(parent, "Description", listed ? *code : "",
              join_note(name, fluency_words(language, context.written_language)));
    if (!listed) {
        report_code(language, index, context.written_language, context.diagnostics);
    }
}

void add_levels(pugi::xml_node parent, const LanguageLevels& levels) {
    if (levels.empty()) {
        return;
    }
    pugi::xml_node element = add(parent, "ProficiencyLevel");
    add(element, "Listening", levels.listening);
    add(element, "Reading", levels.reading);
    add(element, "SpokenInteraction", levels.spoken_interaction);
    add(element, "SpokenProduction", levels.spoken_production);
    add(element, "Writing", levels.writing);
}

void add_experiences(pugi::xml_node parent, const Language& language) {
    if (language.experiences.empty()) {
        return;
    }
    pugi::xml_node acquired = add(parent, "AcquiredDuring");
    for (const Found<std::string>& experience : language.experiences) {
        add_html(add(acquired, "Experience"), "Description", Html().paragraphs(experience).text());
    }
}

void add_languages(pugi::xml_node skills, const Context& context) {
    pugi::xml_node linguistic = add(skills, "Linguistic");
    pugi::xml_node mother_tongues = add(linguistic, "MotherTongueList");
    pugi::xml_node foreign = add(linguistic, "ForeignLanguageList");
    for (std::size_t i = 0; i < context.cv.languages.size(); ++i) {
        const Language& language = context.cv.languages[i];
        if (is_mother_tongue(language)) {
            add_language_name(add(mother_tongues, "MotherTongue"), language, i, context);
            for (const Found<std::string>& experience : language.experiences) {
                report_loss(context.diagnostics, fmt::format("languages[{}].experiences", i), experience.value);
            }
            continue;
        }
        pugi::xml_node element = add(foreign, "ForeignLanguage");
        add_language_name(element, language, i, context);
        add_levels(element, levels_of(language));
        add_experiences(element, language);
    }
    remove_if_empty(mother_tongues);
    remove_if_empty(foreign);
    remove_if_empty(linguistic);
}

void add_digital_skills(pugi::xml_node skills, const Context& context) {
    const DigitalSkills& digital = context.cv.digital_skills;
    pugi::xml_node computer = add(skills, "Computer");
    pugi::xml_node levels = add(computer, "ProficiencyLevel");
    for (const auto& [name, pointer, level] : {std::tuple{"Information", "information", &digital.information},
                                               {"Communication", "communication", &digital.communication},
                                               {"ContentCreation", "contentCreation", &digital.content_creation},
                                               {"Safety", "safety", &digital.safety},
                                               {"ProblemSolving", "problemSolving", &digital.problem_solving}}) {
        std::string value = line_of(*level);
        if (value == "A" || value == "B" || value == "C") {
            add(levels, name, value);
        } else if (!value.empty()) {
            report_loss(context.diagnostics, fmt::format("digitalSkills.{}", pointer), value);
        }
    }
    remove_if_empty(levels);
    remove_if_empty(computer);
}

}  // namespace

void add_skills(pugi::xml_node learner, Context& context) {
    pugi::xml_node skills = add(learner, "Skills");
    add_languages(skills, context);
    if (!context.cv.languages.empty()) {
        context.sections.push_back({SectionKind::languages, {}});
    }
    if (const std::string list = skill_list(context.cv.skills); !list.empty()) {
        context.sections.push_back({SectionKind::skills, {}});
        add_html(add(skills, "JobRelated"), "Description", list);
    }
    add_digital_skills(skills, context);
    pugi::xml_node licences = add(add(skills, "Driving"), "Description");
    for (const Found<std::string>& category : context.cv.basics.driving_licences) {
        if (is_driving_category(one_line(category.value))) {
            add(licences, "Licence", category.value);
        } else {
            context.facts.push_back({"driving_licence", category.value});
        }
    }
    if (!licences.first_child()) {
        skills.remove_child("Driving");
    }
    remove_if_empty(skills);
}

}  // namespace cvconv::europass::v3
