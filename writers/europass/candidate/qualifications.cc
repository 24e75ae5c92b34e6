#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "ir/formats/europass/base64.h"
#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/levels.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "ir/walk.h"
#include "writers/europass/candidate/candidate.h"
#include "writers/europass/html.h"
#include "writers/europass/losses.h"

namespace cvconv::europass::candidate {

namespace {

/// A language as the format names it: by a code where that says all that was written, else as text.
struct LanguageId {
    bool is_code = false;
    std::string text;
};

/// "Englisch" in a German document is `eng`; "Klingon", and "Englisch (gut in Wort und Schrift)", are
/// text. So the words of the source come back.
LanguageId language_id(const Language& language, const Context& context) {
    std::string name = line_of(language.language);
    std::string words = fluency_words(language, context.written_language);
    auto code = code_of(language, context.written_language);
    if (code && words.empty() &&
        (name.empty() || same_but_case(language_name(*code, context.written_language), name))) {
        if (auto three = candidate_language(*code)) {
            return {true, *three};
        }
    }
    if (name.empty() && code) {
        name = language_name(*code, context.written_language);
    }
    return {false, join_note(name, words)};
}

void add_dimension(pugi::xml_node competency, const char* type, const std::string& level) {
    if (level.empty()) {
        return;
    }
    pugi::xml_node dimension = add(competency, "eures:CompetencyDimension");
    add(dimension, "hr:CompetencyDimensionTypeCode", type);
    add(add(dimension, "eures:Score"), "hr:ScoreText", level);
}

bool is_doi(std::string_view url) {
    return url.find("//doi.org/") != std::string_view::npos || url.find("//dx.doi.org/") != std::string_view::npos;
}

constexpr std::size_t longest_skill = 99;  // characters; the portal refuses longer ones

void add_skill(pugi::xml_node parent, const std::string& name) {
    pugi::xml_node competency = add(parent, "PersonCompetency");
    add(competency, "hr:TaxonomyID", "Digital_Skill");
    add(competency, "hr:CompetencyName", name);
}

/// Notes the keywords in `seen`; false, and nothing noted, where one is too long or there already.
bool fits(const std::vector<std::string>& keywords, std::set<std::string>& seen) {
    std::set<std::string> own;
    for (const std::string& keyword : keywords) {
        std::string folded = fold(keyword);
        if (count_characters(keyword) > longest_skill || seen.contains(folded) || !own.insert(folded).second) {
            return false;
        }
    }
    seen.merge(own);
    return true;
}

}  // namespace

void add_mother_tongues(pugi::xml_node person, const Context& context) {
    for (const Language& language : context.cv.languages) {
        if (is_mother_tongue(language)) {  // what is lost of it, add_languages says
            LanguageId id = language_id(language, context);
            if (pugi::xml_node element = add(person, "PrimaryLanguageCode", id.text)) {
                add_attribute(element, "name", id.is_code ? "NORMAL" : "FREE_TEXT");
            }
        }
    }
}

void add_languages(pugi::xml_node profile, const Context& context) {
    pugi::xml_node qualifications = add(profile, "PersonQualifications");
    for (std::size_t i = 0; i < context.cv.languages.size(); ++i) {
        const Language& language = context.cv.languages[i];
        for (const Found<std::string>& experience : language.experiences) {
            report_loss(context.diagnostics, fmt::format("languages[{}].experiences", i), experience.value);
        }
        LanguageId id = language_id(language, context);
        if (!id.is_code) {
            report_code(language, i, context.written_language, context.diagnostics);
        }
        if (is_mother_tongue(language) || id.text.empty()) {
            continue;
        }
        pugi::xml_node competency = add(qualifications, "PersonCompetency");
        add_attribute(add(competency, "CompetencyID", id.text), "schemeName", id.is_code ? "NORMAL" : "FREE_TEXT");
        add(competency, "hr:TaxonomyID", "language");
        LanguageLevels levels = levels_of(language);
        add_dimension(competency, "CEF-Understanding-Listening", levels.listening);
        add_dimension(competency, "CEF-Understanding-Reading", levels.reading);
        add_dimension(competency, "CEF-Speaking-Interaction", levels.spoken_interaction);
        add_dimension(competency, "CEF-Speaking-Production", levels.spoken_production);
        add_dimension(competency, "CEF-Writing-Production", levels.writing);
    }
}

void add_publications(pugi::xml_node profile, Context& context) {
    pugi::xml_node history = add(profile, "PublicationHistory");
    for (std::size_t i = 0; i < context.cv.publications.size(); ++i) {
        const Publication& work = context.cv.publications[i];
        if (work.patent && work.patent->value) {
            continue;  // patents are a section of their own
        }
        Period released = moment_of(work.release_date, fmt::format("publications[{}]", i), context.diagnostics);
        pugi::xml_node publication = add(history, "Publication");
        add_html(publication, "hr:FormattedPublicationDescription", Html().paragraphs(work.summary).text());
        add(publication, "Title", value_or_empty(work.name));
        if (released.start) {
            add(publication, "Year", to_iso({released.start->year, 0, 0}));
            add(publication, "Reference", released.start->month != 0 ? to_iso(*released.start) : "");
        }
        std::string url = line_of(work.url);
        if (is_doi(url)) {
            add(add(publication, "DOI"), "Link", url);
        } else {
            add(publication, "Link", url);
        }
        add(publication, "Publisher", value_or_empty(work.publisher));
    }
}

void add_skills(pugi::xml_node profile, Context& context) {
    pugi::xml_node skills = add(profile, "Skills");
    Section others{SectionKind::skills, context.headings.title(SectionKind::skills), {}, {}};
    std::vector<Skill> listed;  // without keywords, or with some that a group cannot have: one list of them all
    std::set<std::string> seen;
    bool reordered = false;
    for (std::size_t i = 0; i < context.cv.skills.size(); ++i) {
        const Skill& skill = context.cv.skills[i];
        std::string title = join_note(line_of(skill.name), line_of(skill.level));
        std::vector<std::string> keywords;
        for (const Found<std::string>& keyword : skill.keywords) {
            keywords.push_back(one_line(keyword.value));
        }
        std::erase(keywords, "");
        if (keywords.empty() || title.empty() || !fits(keywords, seen)) {
            if (!line_of(skill.name).empty()) {
                listed.push_back(skill);
            } else if (!title.empty() || !keywords.empty()) {
                others.entries.push_back(
                    {title.empty() ? others.title : title, {}, Html().list(skill.keywords).text(), {}, {}});
            }
            continue;
        }
        reordered = reordered || !listed.empty() || !others.entries.empty();
        pugi::xml_node group = add(skills, "SkillsGroup");
        add(group, "Title", title);
        for (const std::string& keyword : keywords) {
            add_skill(group, keyword);
        }
    }
    DigitalSkills::fields(context.cv.digital_skills, [&](std::string_view name, const Text& level) {
        if (level) {
            report_loss(context.diagnostics, "digitalSkills." + name_in_json(name), level->value);
        }
    });
    if (reordered) {
        note_arrangement(context.diagnostics, "skills", "their order: groups with keywords come first");
    }
    if (!listed.empty()) {
        others.entries.insert(others.entries.begin(), {others.title, {}, skill_list(listed), {}, {}});
    }
    if (!others.entries.empty()) {
        context.sections.push_back(std::move(others));
    }
}

void add_attachments(pugi::xml_node profile, Context& context) {
    auto add_picture = [&](const Picture& picture, const char* use) {
        pugi::xml_node attachment = add(profile, "eures:Attachment");
        // The editor encodes the whole data: URI once more.
        add(attachment, "oa:EmbeddedData").text().set(encode_base64(picture.data_uri()).c_str());
        add(attachment, "oa:FileType", "photo");
        add(attachment, "hr:Instructions", use);
    };
    const std::string& image = value_or_empty(context.cv.basics.image);
    if (auto photo = picture_of_data_uri(image)) {
        add_picture(*photo, "ProfilePicture");
    } else if (is_data_uri(image)) {
        report_loss(context.diagnostics, "basics.image", "a picture that is neither JPEG nor PNG, or damaged");
    }
    for (std::size_t i = 0; i < context.cv.attachments.size(); ++i) {
        const Attachment& file = context.cv.attachments[i];
        auto picture = picture_of_data_uri("data:" + line_of(file.media_type) + ";base64," + value_or_empty(file.data));
        if (line_of(file.kind) == "signature" && picture) {
            add_picture(*picture, "Signature");
        } else {
            report_loss(context.diagnostics, fmt::format("attachments[{}]", i), line_of(file.name));
        }
    }
}

}  // namespace cvconv::europass::candidate
