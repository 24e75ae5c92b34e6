#include "readers/europass/candidate/candidate.h"

#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "ir/formats/europass/countries.h"
#include "readers/europass/body.h"
#include "readers/europass/entries.h"

namespace cvconv::europass::candidate_reader {

std::optional<PartialDate> read_date(const Element& element, Context& context) {
    Element formatted = element.child("FormattedDateTime");
    const Element& source = formatted ? formatted : element;
    std::string text = source.peek();
    if (text.empty()) {
        return std::nullopt;
    }
    // "2021-03-09T00:00:00": the time says nothing
    auto date = from_iso(text.size() > 10 && text[10] == 'T' ? text.substr(0, 10) : text);
    if (date) {
        element.skip();
    } else {
        context.diagnostics.add(Code::date_impossible, text);
    }
    return date;
}

Period read_period(const Element& element, Context& context) {
    Period period;
    period.start = read_date(element.child("StartDate"), context);
    period.end = read_date(element.child("EndDate"), context);
    for (const char* name : {"Ongoing", "CurrentIndicator"}) {
        std::string flag = element.child(name).text();
        period.current = period.current || flag == "true" || flag == "1";
    }
    return period;
}

std::string country_of(const std::string& code, const Context& context) {
    std::string name = country_name(code, context.language);
    return name.empty() ? code : name;
}

std::string read_place(const Element& address, Context& context) {
    std::string place;
    auto append = [&](const std::string& part, const char* separator) {
        place += part.empty() ? "" : (place.empty() ? "" : separator) + part;
    };
    for (const Element& line : address.children("AddressLine")) {
        append(line.text(), ", ");
    }
    std::string postal_code = address.child("PostalCode").text();
    append(postal_code, ", ");
    append(address.child("CityName").text(), postal_code.empty() ? ", " : " ");
    append(country_of(address.child("CountryCode").text(), context), ", ");
    return place;
}

namespace {

/// The sections of the page by the portal's names; what is not here is a section of the person's own.
struct NamedSection {
    std::string_view title;
    SectionKind kind;
};
constexpr NamedSection named_sections[] = {
    {"work-experience", SectionKind::work},        {"education-training", SectionKind::education},
    {"language", SectionKind::languages},          {"profile-skills", SectionKind::skills},
    {"driving-licence", SectionKind::contact},     {"publication", SectionKind::publications},
    {"membership", SectionKind::memberships},      {"social-or-political-activity", SectionKind::volunteer},
    {"conference-seminar", SectionKind::talks},    {"recommendation", SectionKind::references},
    {"projects", SectionKind::projects},           {"skills-assessment", SectionKind::skills},
    {"honour-award", SectionKind::awards},         {"hobbies-interests", SectionKind::interests},
    {"creative-works", SectionKind::projects},     {"volunteering", SectionKind::volunteer},
    {"certifications", SectionKind::certificates},
};

/// Lists of entries with Title, Date, Description, Link: what they are by the element's name.
struct EntryList {
    std::string_view element;
    SectionKind kind;
    const char* project_type;
};
constexpr EntryList entry_lists[] = {
    {"NetworksAndMemberships", SectionKind::memberships, ""},
    {"SocialAndPoliticalActivities", SectionKind::volunteer, ""},
    {"VoluntaryWorks", SectionKind::volunteer, ""},
    {"ConferencesAndSeminars", SectionKind::projects, "conference"},
    {"Projects", SectionKind::projects, ""},
    {"CreativeWorks", SectionKind::projects, ""},
    {"HobbiesAndInterests", SectionKind::interests, ""},
    {"HonoursAndAwards", SectionKind::awards, ""},
    {"CourseCertifications", SectionKind::certificates, ""},
    {"Certifications", SectionKind::certificates, ""},
};

/// A child of the entry, or of the Activity inside it.
Element part_of(const Element& entry, std::string_view name) {
    Element direct = entry.child(name);
    return direct ? direct : entry.at({"Activity", name});
}

SourceEntry read_entry(const Element& element, Context& context) {
    SourceEntry entry;
    entry.title = part_of(element, "Title").text();
    entry.period = read_period(part_of(element, "Date"), context);
    for (const char* name : {"HonourAwardDate", "FirstIssuedDate", "IssuedDate"}) {
        entry.period.start = entry.period.start ? entry.period.start : read_date(part_of(element, name), context);
    }
    entry.body = read_html(part_of(element, "Description").raw_text());
    entry.location = part_of(element, "Location").text();
    Element holder = element.child("Activity") ? element.child("Activity") : element;
    for (const Element& link : holder.children("Link")) {
        if (std::string address = link.text(); !address.empty()) {
            entry.links.push_back(std::move(address));
        }
    }
    return entry;
}

void read_entry_lists(const Element& profile, Context& context) {
    for (const EntryList& list : entry_lists) {
        for (const Element& element : profile.child(list.element).children()) {
            add_entry(context.cv, {list.kind, list.project_type}, read_entry(element, context), context.language);
        }
    }
}

void read_others(const Element& profile, Context& context) {
    for (const Element& others : profile.children("Others")) {
        std::string title = others.child("Title").text();
        for (const Element& element : others.children("Other")) {
            SourceEntry entry = read_entry(element, context);
            entry.section = title;
            SectionSort sort = sort_of_title(title, context.language);
            if (sort.kind == SectionKind::summary && context.cv.basics.summary) {
                sort = {SectionKind::other, title};  // the person has a summary; this is more
            }
            add_entry(context.cv, sort, std::move(entry), context.language);
        }
    }
}

/// The order of the page and the titles of the person's own sections.
void read_rendering(const Element& rendering, const Element& profile, Context& context) {
    std::set<std::pair<SectionKind, std::string>> seen;
    auto note = [&](const std::string& title, bool custom) {
        const auto* known = std::ranges::find(named_sections, title, &NamedSection::title);
        SectionTitle section;
        if (!custom && known != std::end(named_sections)) {
            section.kind = known->kind;
        } else {
            section.kind = sort_of_title(title, context.language).kind;
            section.title = said(title);
        }
        if (seen.emplace(section.kind, value_or_empty(section.title)).second) {
            context.cv.sections.push_back(std::move(section));
        }
    };
    Element design = rendering.child("Design");
    for (const Element& section : design.child("SectionsOrder").children("Section")) {
        note(section.child("Title").peek(), section.child("Custom").peek() == "true");
    }
    for (const Element& others : profile.children("Others")) {
        note(others.child("Title").peek(), true);  // also those that the page does not show
    }
    design.skip();
}

void read_summary(const Element& summary, Context& context) {
    std::vector<Line> lines = read_html(summary.raw_text());
    // Ours: a first paragraph whose lines are one strong run each is the headline.
    auto is_strong = [](const Line& line) {
        return !line.item && (line.runs.empty() || (line.runs.size() == 1 && line.runs.front().strong));
    };
    auto end = lines.empty() || lines.front().runs.empty()
                   ? lines.begin()
                   : std::find_if(std::next(lines.begin()), lines.end(), [](const Line& l) { return !l.continued; });
    if (std::all_of(lines.begin(), end, is_strong)) {
        context.cv.basics.label = said(text_of({lines.begin(), end}));
        lines.erase(lines.begin(), end);
    }
    context.cv.basics.summary = said(text_of(lines));
}

void read_licences(const Element& licences, Context& context) {
    for (const Element& licence : licences.children("License")) {
        if (std::string category = licence.child("LicenseTypeCode").text(); !category.empty()) {
            context.cv.basics.driving_licences.push_back(found(category));
        }
    }
}

/// The supplier is the person again; another one's name and addresses are left over.
void read_supplier(const Element& supplier, const Element& person) {
    supplier.child("PartyID").skip();
    supplier.child("PrecedenceCode").skip();
    if (supplier.child("PartyName").peek() == "Owner") {
        supplier.child("PartyName").skip();
    }
    Element contact = supplier.child("PersonContact");
    for (const char* name : {"GivenName", "FamilyName"}) {
        Element part = contact.at({"PersonName", name});
        if (part.peek() == person.at({"PersonName", name}).peek()) {
            part.skip();
        }
    }
    std::set<std::string> known;
    for (const Element& address : person.children("Communication")) {
        known.insert(address.child("URI").peek());
    }
    for (const Element& address : contact.children("Communication")) {
        if (known.contains(address.child("URI").peek())) {
            address.skip();
        }
    }
}

}  // namespace

void read(const Element& root, Cv& cv, Diagnostics& diagnostics) {
    std::vector<Element> profiles = root.children("CandidateProfile");
    Element profile = profiles.empty() ? Element() : profiles.front();
    std::string language = profile.attribute("languageCode");
    cv.language = said(language == "no" ? "nb" : language);
    Context context{cv, language == "no" ? "nb" : language.empty() ? "en" : language, diagnostics};
    if (profiles.size() > 1) {
        std::string others;
        for (std::size_t i = 1; i < profiles.size(); ++i) {
            others += ' ' + profiles[i].attribute("languageCode");
        }
        diagnostics.add(Code::profile_skipped, fmt::format("read: {}; not read:{}", language, others));
    }
    root.child("DocumentID").skip();
    read_supplier(root.child("CandidateSupplier"), root.child("CandidatePerson"));
    read_person(root.child("CandidatePerson"), context);
    profile.child("ID").skip();
    read_summary(profile.child("ExecutiveSummary"), context);
    read_work(profile.child("EmploymentHistory"), context);
    read_education(profile.child("EducationHistory"), context);
    read_licences(profile.child("Licenses"), context);
    read_publications(profile.child("PublicationHistory"), context);
    read_mother_tongues(root.child("CandidatePerson"), context);
    read_languages(profile.child("PersonQualifications"), context);
    read_skills(profile.child("Skills"), context);
    read_skills(profile.child("DigitalSkills"), context);
    read_attachments(profile, context);
    read_referees(profile.child("EmploymentReferences"), context);
    read_entry_lists(profile, context);
    read_others(profile, context);
    read_rendering(root.child("RenderingInformation"), profile, context);
}

}  // namespace cvconv::europass::candidate_reader
