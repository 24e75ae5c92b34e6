#include "writers/europass/v3/v3.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/formats/markup/plain_cv.h"
#include "ir/unicode.h"
#include "writers/europass/europass.h"
#include "writers/europass/losses.h"
#include "writers/europass/validate.h"

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

bool has_shape(std::string_view text, std::string_view shape) {
    return text.size() == shape.size() && std::ranges::equal(text, shape, [](char c, char wanted) {
               return wanted == '0' ? c >= '0' && c <= '9' : c == wanted;
           });
}

/// "10:30:00", "10:30:00.5Z", "10:30:00+02:00", "10:30:00+0200" → as xs:dateTime has it; nothing for
/// other forms, and for hours that no day has.
std::optional<std::string> time_of_day(std::string_view text) {
    std::string time(text.substr(0, 8));
    if (!has_shape(time, "00:00:00") || time > "23:59:59" || time[3] > '5' || time[6] > '5') {
        return std::nullopt;
    }
    std::string_view rest = text.substr(8);
    if (rest.size() > 1 && rest[0] == '.') {
        std::size_t end = std::min(rest.find_first_not_of("0123456789", 1), rest.size());
        time += end > 1 ? rest.substr(0, end) : "";
        rest.remove_prefix(end);
    }
    if (rest.empty() || rest == "Z") {
        return time.append(rest);
    }
    std::string zone(rest);
    if (zone.size() == 5) {
        zone = fmt::format("{}:{}", rest.substr(0, 3), rest.substr(3));
    }
    bool is_zone =
        (has_shape(zone, "+00:00") || has_shape(zone, "-00:00")) && zone.substr(1) <= "13:59" && zone[4] < '6';
    return is_zone ? std::optional(time + zone) : std::nullopt;
}

/// xs:dateTime is required, and no clock is asked: the CV's own date, else the start of the epoch.
std::string update_time(const Meta& meta, Diagnostics& diagnostics) {
    std::string line = line_of(meta.last_modified);
    std::string_view said = line;
    std::string_view date = said.substr(0, 10);
    bool has_date = date.size() == 10 && from_iso(date);
    if (has_date && said.size() > 11 && (said[10] == 'T' || said[10] == ' ')) {
        if (auto time = time_of_day(said.substr(11))) {
            return fmt::format("{}T{}", date, *time);
        }
    }
    if (said.size() != 10 || !has_date) {
        if (!said.empty()) {
            report_loss(diagnostics, "meta.lastModified", line);
        }
        return fmt::format("{}T00:00:00.000Z", has_date ? date : "1970-01-01");
    }
    return fmt::format("{}T00:00:00.000Z", date);
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

/// The locale has two letters: for any other language English.
std::string language_to_write(const std::string& language) {
    return language.size() == 2 ? language : "en";
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

std::optional<std::string> write_europass_v3(const Cv& source, Diagnostics& diagnostics) {
    using namespace europass;
    const Cv cv = markup::plain(source);
    std::string language = document_language(cv);
    v3::Context context{cv, Headings(cv, language), v3::language_to_write(language), diagnostics, {}, {}};
    report_language(cv, language, context.written_language, diagnostics);
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
    report_arrangement(cv, context.sections, diagnostics);
    std::string xml = to_text(document);
    return passes_own_schema(xml, diagnostics) ? std::optional(std::move(xml)) : std::nullopt;
}

}  // namespace cvconv
