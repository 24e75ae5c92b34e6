#include "ir/unicode.h"
#include "writers/europass/codes.h"
#include "writers/europass/html.h"
#include "writers/europass/languages.h"
#include "writers/europass/levels.h"
#include "writers/europass/titles.h"
#include "writers/europass/v3/v3.h"
#include "writers/europass/xml.h"

namespace cvconv::europass::v3 {

namespace {

bool remove_if_empty(pugi::xml_node element) {
    return !element.first_child() && element.parent().remove_child(element);
}

/// Code where the list has it; the name as written, with what else was said of the fluency.
void add_language_name(pugi::xml_node parent, const Language& language, bool mother_tongue, const Context& context) {
    std::string name = line_of(language.language);
    auto code = language.code && !language.code->value.empty() ? iso_language(language.code->value)
                                                               : language_of_name(name, context.written_language);
    if (name.empty() && code) {
        name = language_name(*code, context.written_language);
    }
    bool listed = code && is_v3_language(*code, mother_tongue);
    add_label(parent, "Description", listed ? *code : "",
              join_note(name, fluency_words(language, context.written_language)));
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

void add_languages(pugi::xml_node skills, const Context& context) {
    pugi::xml_node linguistic = add(skills, "Linguistic");
    pugi::xml_node mother_tongues = add(linguistic, "MotherTongueList");
    pugi::xml_node foreign = add(linguistic, "ForeignLanguageList");
    for (const Language& language : context.cv.languages) {
        if (is_mother_tongue(language)) {
            add_language_name(add(mother_tongues, "MotherTongue"), language, true, context);
            continue;
        }
        pugi::xml_node element = add(foreign, "ForeignLanguage");
        add_language_name(element, language, false, context);
        add_levels(element, levels_of(language));
        if (!language.experiences.empty()) {
            pugi::xml_node acquired = add(element, "AcquiredDuring");
            for (const Found<std::string>& experience : language.experiences) {
                add_html(add(acquired, "Experience"), "Description", Html().paragraphs(experience).text());
            }
        }
    }
    remove_if_empty(mother_tongues);
    remove_if_empty(foreign);
    remove_if_empty(linguistic);
}

/// <li><strong>Programming</strong> (Master): C++, Rust</li>
std::string skill_item(const Skill& skill) {
    std::string name = line_of(skill.name);
    std::string level = line_of(skill.level);
    std::string item = name.empty() ? "" : "<strong>" + escape_html(name) + "</strong>";
    item += level.empty() ? "" : (item.empty() ? "(" : " (") + escape_html(level) + ")";
    std::string keywords = items_html(skill.keywords);
    if (!keywords.empty()) {
        item += (item.empty() ? "" : ": ") + keywords;
    }
    return item.empty() ? "" : "<li>" + item + "</li>";
}

void add_digital_skills(pugi::xml_node skills, const DigitalSkills& digital) {
    if (digital == DigitalSkills{}) {
        return;
    }
    pugi::xml_node levels = add(add(skills, "Computer"), "ProficiencyLevel");
    for (const auto& [name, level] : {std::pair{"Information", &digital.information},
                                      {"Communication", &digital.communication},
                                      {"ContentCreation", &digital.content_creation},
                                      {"Safety", &digital.safety},
                                      {"ProblemSolving", &digital.problem_solving}}) {
        std::string value = one_line(value_or_empty(*level));
        if (value == "A" || value == "B" || value == "C") {
            add(levels, name, value);
        }
    }
}

}  // namespace

void add_skills(pugi::xml_node learner, Context& context) {
    pugi::xml_node skills = add(learner, "Skills");
    add_languages(skills, context);
    std::string items;
    for (const Skill& skill : context.cv.skills) {
        items += skill_item(skill);
    }
    if (!items.empty()) {
        add_html(add(skills, "JobRelated"), "Description", "<ul>" + items + "</ul>");
    }
    add_digital_skills(skills, context.cv.digital_skills);
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
