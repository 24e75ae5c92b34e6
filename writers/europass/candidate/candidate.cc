#include "writers/europass/candidate/candidate.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/xml.h"
#include "ir/formats/markup/plain_cv.h"
#include "ir/unicode.h"
#include "writers/europass/arrangement.h"
#include "writers/europass/europass.h"
#include "writers/europass/html.h"
#include "writers/europass/losses.h"
#include "writers/europass/validate.h"

namespace cvconv {

namespace europass::candidate {

void add_communication(pugi::xml_node parent, const char* channel, std::string_view use, std::string_view title,
                       std::string_view uri) {
    if (one_line(uri).empty()) {
        return;
    }
    pugi::xml_node communication = add(parent, "Communication");
    add(communication, "ChannelCode", channel);
    add(communication, "UseCode", use);
    add(communication, "OtherTitle", title);
    add(communication, "oa:URI", uri);
}

void add_date(pugi::xml_node parent, const char* name, const PartialDate& date) {
    add(add(parent, name), "hr:FormattedDateTime", to_iso(date));
}

void add_period(pugi::xml_node parent, const char* name, const Period& period, bool say_ongoing) {
    if (period.empty()) {
        return;
    }
    pugi::xml_node element = add(parent, name);
    if (period.start) {
        add_date(element, "StartDate", *period.start);
    }
    if (period.end) {
        add_date(element, "EndDate", *period.end);
    }
    if (say_ongoing) {
        add(element, "Ongoing", period.current ? "true" : "false");
    }
}

PlaceParts split_place(const Text& place, const Context& context) {
    std::string whole = one_line(value_or_empty(place));
    auto country_named = [&](std::string_view name) -> std::string {
        auto code = country_of_name(name);
        return code && country_name(*code, context.written_language) == name ? *code : std::string{};
    };
    if (std::string country = country_named(whole); !country.empty()) {
        return {"", country};
    }
    if (std::size_t comma = whole.rfind(", "); comma != std::string::npos && comma > 0) {
        if (std::string country = country_named(whole.substr(comma + 2)); !country.empty()) {
            return {whole.substr(0, comma), country};
        }
    }
    return {whole, ""};
}

namespace {

void add_identifier(pugi::xml_node parent, const char* name, std::string_view scheme, std::string_view version) {
    pugi::xml_node id = add(parent, name);
    add_attribute(id, "schemeID", "cvconv");
    add_attribute(id, "schemeName", scheme);
    add_attribute(id, "schemeAgencyName", "EUROPASS");
    add_attribute(id, "schemeVersionID", version);
}

pugi::xml_node add_root(pugi::xml_document& document) {
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version").set_value("1.0");
    declaration.append_attribute("encoding").set_value("UTF-8");
    declaration.append_attribute("standalone").set_value("yes");
    pugi::xml_node root = add(document, "Candidate");
    // These prefixes, and no others: exports have them, and not every importer reads namespaces.
    add_attribute(root, "xsi:schemaLocation", "http://www.europass.eu/1.0 Candidate.xsd");
    add_attribute(root, "xmlns", "http://www.europass.eu/1.0");
    add_attribute(root, "xmlns:oa", "http://www.openapplications.org/oagis/9");
    add_attribute(root, "xmlns:eures", "http://www.europass_eures.eu/1.0");
    add_attribute(root, "xmlns:hr", "http://www.hr-xml.org/3");
    add_attribute(root, "xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance");
    return root;
}

/// The document's language, where the portal takes it; else English.
std::string language_to_write(const std::string& language) {
    return portal_language(language) ? language : "en";
}

/// The portal's names of its own sections: no title of another may be one of them.
constexpr std::string_view portal_names[] = {
    "work-experience", "education-training", "language",           "profile-skills",
    "driving-licence", "publication",        "membership",         "social-or-political-activity",
    "recommendation",  "projects",           "conference-seminar", "skills-assessment",
    "honour-award",    "hobbies-interests",  "creative-works",     "volunteering",
    "certifications"};

void collect_sections(Context& context) {
    SectionMaker make{context.cv, context.headings, context.diagnostics};
    auto take = [&](Section section) {
        if (std::ranges::find(portal_names, section.title) != std::end(portal_names)) {
            section.title[0] = static_cast<char>(section.title[0] - 'a' + 'A');
        }
        if (!section.entries.empty()) {
            context.sections.push_back(std::move(section));
        }
    };
    take(make.volunteer());
    for (Section& section : make.projects(true)) {
        take(std::move(section));
    }
    take(make.awards());
    take(make.certificates());
    take(make.publications(true));
    take(make.interests());
    take(make.references());
    for (Section& section : make.unclaimed()) {
        take(std::move(section));
    }
    take(make.contact(context.facts));
}

void add_profile(pugi::xml_node root, Context& context) {
    pugi::xml_node profile = add(root, "CandidateProfile");
    add_attribute(profile, "languageCode", portal_language(context.written_language).value_or("en"));
    add_identifier(profile, "hr:ID", "CandidateProfileID", "1.0");
    Html summary;
    summary.strong(context.cv.basics.label).paragraphs(context.cv.basics.summary);
    add_html(profile, "hr:ExecutiveSummary", summary.text());
    add_work(profile, context);
    add_education(profile, context);
    pugi::xml_node licences = add(profile, "eures:Licenses");
    for (const Found<std::string>& category : context.cv.basics.driving_licences) {
        if (is_driving_category(one_line(category.value))) {
            add(add(licences, "eures:License"), "hr:LicenseTypeCode", category.value);
        }
    }
    add(profile, "Certifications");
    add_publications(profile, context);
    add_languages(profile, context);
    add(profile, "EmploymentReferences");
    add_attachments(profile, context);
    add(profile, "CreativeWorks");
    add(profile, "Projects");
    add(profile, "SocialAndPoliticalActivities");
    add_skills(profile, context);
    add(profile, "NetworksAndMemberships");
    collect_sections(context);
    add_events(profile, context);
    add(profile, "VoluntaryWorks");
    add(profile, "CourseCertifications");
    add_others(profile, context);
    report_arrangement(context.cv, add_rendering(root, profile, context), context.diagnostics);
}

}  // namespace
}  // namespace europass::candidate

std::optional<std::string> write_europass(const Cv& source, Diagnostics& diagnostics) {
    using namespace europass;
    const Cv cv = markup::plain(source);
    std::string language = document_language(cv);
    std::string written = candidate::language_to_write(language);
    report_language(cv, language, portal_language(written).value_or(written), diagnostics);
    candidate::Context context{cv, Headings(cv, language), written, diagnostics, {}, {}};
    pugi::xml_document document;
    pugi::xml_node root = candidate::add_root(document);
    candidate::add_identifier(root, "hr:DocumentID", "DocumentIdentifier", "4.0");
    candidate::add_supplier(root, context);
    candidate::add_person(root, context);
    candidate::add_profile(root, context);
    report_what_has_no_place(cv, diagnostics);
    for (const auto& [pointer, value] : {std::pair{"meta.canonical", &cv.meta.canonical},
                                         {"meta.version", &cv.meta.version},
                                         {"meta.lastModified", &cv.meta.last_modified},
                                         {"basics.headlineType", &cv.basics.headline_type}}) {
        if (*value) {
            report_loss(diagnostics, pointer, (*value)->value);
        }
    }
    std::string xml = to_text(document);
    return passes_own_schema(xml, diagnostics) ? std::optional(std::move(xml)) : std::nullopt;
}

}  // namespace cvconv
