#include "writers/europass/v3/v3.h"

#include "ir/unicode.h"
#include "writers/europass/europass.h"
#include "writers/europass/languages.h"
#include "writers/europass/losses.h"
#include "writers/europass/titles.h"
#include "writers/europass/validate.h"
#include "writers/europass/xml.h"

namespace cvconv {

namespace europass::v3 {

pugi::xml_node add_label(pugi::xml_node parent, const char* name, std::string_view code, std::string_view label) {
    if (one_line(code).empty() && one_line(label).empty()) {
        return {};
    }
    pugi::xml_node element = add(parent, name);
    add(element, "Code", code);
    add(element, "Label", label);
    return element;
}

namespace {

/// xs:dateTime is required, and no clock is asked: the CV's own date, else the start of the epoch.
std::string update_time(const Meta& meta, Diagnostics& diagnostics) {
    std::string_view said = trim(value_or_empty(meta.last_modified));
    if (from_iso(said) && said.size() == 10) {
        return std::string(said) + "T00:00:00.000Z";
    }
    bool is_time = said.size() >= 19 && from_iso(said.substr(0, 10)) && (said[10] == 'T' || said[10] == ' ') &&
                   said.find_first_not_of("0123456789:.Z+-", 11) == std::string_view::npos;
    if (!is_time) {
        if (!said.empty()) {
            report_loss(diagnostics, "meta.lastModified", std::string(said));
        }
        return "1970-01-01T00:00:00.000Z";
    }
    return std::string(said.substr(0, 10)) + 'T' + std::string(said.substr(11));
}

void add_document_info(pugi::xml_node passport, const Meta& meta, Diagnostics& diagnostics) {
    pugi::xml_node info = add(passport, "DocumentInfo");
    std::string time = update_time(meta, diagnostics);
    add(info, "DocumentType", "ECV");
    add(info, "CreationDate", time);
    add(info, "LastUpdateDate", time);
    add(info, "XSDVersion", "V3.4");
    add(info, "Generator", "cvconv");
    add(info, "Comment", join_pair(line_of(meta.canonical), line_of(meta.version)));
    add(info, "EuropassLogo", "true");
}

/// The locale has two letters: for any other language English, and that is said.
std::string language_to_write(const std::string& language, Diagnostics& diagnostics) {
    if (language.size() == 2) {
        return language;
    }
    report_loss(diagnostics, "language", language + ": v3 takes two letters; written as en");
    return "en";
}

pugi::xml_node add_root(pugi::xml_document& document, const Context& context) {
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version").set_value("1.0");
    declaration.append_attribute("encoding").set_value("UTF-8");
    pugi::xml_node root = add(document, "SkillsPassport");
    add_attribute(root, "xmlns", "http://europass.cedefop.europa.eu/Europass");
    add_attribute(root, "xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance");
    add_attribute(root, "xsi:schemaLocation",
                  "http://europass.cedefop.europa.eu/Europass "
                  "http://europass.cedefop.europa.eu/xml/v3.4.0/EuropassSchema.xsd");
    add_attribute(root, "locale", context.written_language);
    return root;
}

}  // namespace
}  // namespace europass::v3

std::optional<std::string> write_europass_v3(const Cv& cv, const WriteOptions& /*options*/, Diagnostics& diagnostics) {
    using namespace europass;
    std::string language = document_language(cv);
    v3::Context context{cv, Headings(cv, language), v3::language_to_write(language, diagnostics), diagnostics, {}};
    pugi::xml_document document;
    pugi::xml_node root = v3::add_root(document, context);
    v3::add_document_info(root, cv.meta, diagnostics);
    pugi::xml_node learner = add(root, "LearnerInfo");
    v3::add_identification(learner, context);
    v3::add_headline(learner, context);
    v3::add_work(learner, context);
    v3::add_education(learner, context);
    v3::add_skills(learner, context);
    v3::add_achievements(learner, context);
    v3::add_attachments(root, context);
    report_what_has_no_place(cv, diagnostics);
    std::string xml = to_text(document);
    return passes_own_schema(xml, diagnostics) ? std::optional(std::move(xml)) : std::nullopt;
}

}  // namespace cvconv
