#include "writers/europass/entries.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include <fmt/format.h>

#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "writers/europass/arrangement.h"
#include "writers/europass/html.h"

namespace cvconv::europass {

namespace {

std::vector<std::string> links_of(const Text& url) {
    std::string line = line_of(url);
    return line.empty() ? std::vector<std::string>{} : std::vector{line};
}

std::string or_section_title(std::string title, const Section& section) {
    return title.empty() ? section.title : title;
}

/// Where projects of a type belong.
struct ProjectPlace {
    std::string_view type;
    SectionKind kind;
    std::string_view v3_code;
    OpenEnd open_end;
};

constexpr ProjectPlace places[] = {
    {"talk", SectionKind::talks, "presentations", OpenEnd::is_a_moment},
    {"teaching", SectionKind::teaching, "", OpenEnd::goes_on},
    {"conference", SectionKind::other, "conferences", OpenEnd::is_a_moment},
    {"seminar", SectionKind::other, "seminars", OpenEnd::is_a_moment},
    {"workshop", SectionKind::other, "workshops", OpenEnd::is_a_moment},
};

/// Titles of the source's own sections, which no lexicon knows.
std::set<std::string_view> own_sections(const Cv& cv) {
    std::set<std::string_view> titles;
    for (const SectionTitle& section : cv.sections) {
        if (section.kind == SectionKind::other && !line_of(section.title).empty()) {
            titles.insert(section.title->value);
        }
    }
    return titles;
}

ProjectPlace place_of(const Project& project, const std::set<std::string_view>& own_sections) {
    const std::string& type = value_or_empty(project.type);
    if (const auto* known = std::ranges::find(places, type, &ProjectPlace::type); known != std::end(places)) {
        return *known;
    }
    // The reader names entries of a section that it does not know after the section's title.
    return !type.empty() && own_sections.contains(type)
               ? ProjectPlace{type, SectionKind::other, "", OpenEnd::is_a_moment}
               : ProjectPlace{"", SectionKind::projects, "projects", OpenEnd::goes_on};
}

}  // namespace

Section SectionMaker::section(SectionKind kind, std::string v3_code) const {
    return {kind, headings.title(kind), {}, std::move(v3_code)};
}

Section SectionMaker::contact(const std::vector<Fact>& facts) const {
    Section result = section(SectionKind::contact);
    for (const Fact& fact : facts) {
        Html body;
        body.paragraphs(Found<std::string>{fact.value, {}, Confidence::stated, {}});
        result.entries.push_back({headings.contact_label(fact.label), {}, body.text(), {}, {}});
    }
    return result;
}

Section SectionMaker::volunteer() const {
    Section result = section(SectionKind::volunteer);
    for (std::size_t i = 0; i < cv.volunteer.size(); ++i) {
        const Volunteer& role = cv.volunteer[i];
        Html body;
        body.labelled(headings.entry_label("location"), role.location);
        body.paragraphs(role.summary).list(role.highlights);
        std::string title = join_pair(line_of(role.position), line_of(role.organization));
        result.entries.push_back({or_section_title(title, result),
                                  period_of(role.start_date, role.end_date, role.current, OpenEnd::goes_on,
                                            fmt::format("volunteer[{}]", i), diagnostics),
                                  body.text(),
                                  links_of(role.url),
                                  {}});
    }
    return result;
}

Section SectionMaker::awards() const {
    Section result = section(SectionKind::awards, "honors_awards");
    for (std::size_t i = 0; i < cv.awards.size(); ++i) {
        const Award& award = cv.awards[i];
        std::string title = join_pair(line_of(award.title), line_of(award.awarder));
        result.entries.push_back({or_section_title(title, result),
                                  moment_of(award.date, fmt::format("awards[{}]", i), diagnostics),
                                  Html().paragraphs(award.summary).text(),
                                  {},
                                  {}});
    }
    return result;
}

Section SectionMaker::certificates() const {
    Section result = section(SectionKind::certificates, "certifications");
    for (std::size_t i = 0; i < cv.certificates.size(); ++i) {
        const Certificate& certificate = cv.certificates[i];
        std::string title = join_pair(line_of(certificate.name), line_of(certificate.issuer));
        result.entries.push_back({or_section_title(title, result),
                                  moment_of(certificate.date, fmt::format("certificates[{}]", i), diagnostics),
                                  {},
                                  links_of(certificate.url),
                                  {}});
    }
    return result;
}

Section SectionMaker::publications(bool patents) const {
    Section result = patents ? section(SectionKind::patents) : section(SectionKind::publications, "publications");
    for (std::size_t i = 0; i < cv.publications.size(); ++i) {
        const Publication& work = cv.publications[i];
        if ((work.patent && work.patent->value) != patents) {
            continue;
        }
        std::string title = join_pair(line_of(work.name), line_of(work.publisher));
        result.entries.push_back({or_section_title(title, result),
                                  moment_of(work.release_date, fmt::format("publications[{}]", i), diagnostics),
                                  Html().paragraphs(work.summary).text(),
                                  links_of(work.url),
                                  {}});
    }
    return result;
}

Section SectionMaker::interests() const {
    Section result = section(SectionKind::interests);
    for (const Interest& interest : cv.interests) {
        result.entries.push_back(
            {or_section_title(line_of(interest.name), result), {}, Html().list(interest.keywords).text(), {}, {}});
    }
    return result;
}

Section SectionMaker::references() const {
    Section result = section(SectionKind::references, "references");
    for (const Reference& referee : cv.references) {
        result.entries.push_back(
            {or_section_title(line_of(referee.name), result), {}, Html().paragraphs(referee.reference).text(), {}, {}});
    }
    return result;
}

namespace {

Entry project_entry(const Project& project, std::size_t index, const ProjectPlace& place, const SectionMaker& make) {
    Html body;
    body.emphasized(project.roles);
    if (place.type.empty()) {
        body.underlined(project.type);
    }
    body.labelled(make.headings.entry_label("technologies"), project.keywords);
    body.paragraphs(project.description).list(project.highlights);
    std::vector<std::string> links = links_of(project.url);
    for (const Found<std::string>& link : project.links) {
        links.push_back(one_line(link.value));
    }
    Entry entry{line_of(project.name),
                period_of(project.start_date, project.end_date, project.current, place.open_end,
                          fmt::format("projects[{}]", index), make.diagnostics),
                body.text(), std::move(links), line_of(project.entity)};
    if (!is_event(place.v3_code)) {
        entry.title = join_pair(entry.title, entry.location);
        entry.location.clear();
    }
    return entry;
}

}  // namespace

std::vector<Section> SectionMaker::projects(bool events_first) const {
    std::vector<Section> sections;
    std::vector<std::pair<bool, std::size_t>> places;  // of each project: after the events, number of its section
    std::map<std::string, std::size_t> number_of_title;
    std::set<std::string_view> own = own_sections(cv);
    for (std::size_t i = 0; i < cv.projects.size(); ++i) {
        const Project& work = cv.projects[i];
        ProjectPlace place = place_of(work, own);
        std::string title = place.kind == SectionKind::other ? line_of(work.type) : headings.title(place.kind);
        auto [number, is_new] = number_of_title.emplace(title, sections.size());
        if (is_new) {
            sections.push_back({place.kind, title, {}, std::string(place.v3_code)});
        }
        Section& section = sections[number->second];
        Entry entry = project_entry(work, i, place, *this);
        entry.title = or_section_title(std::move(entry.title), section);
        section.entries.push_back(std::move(entry));
        places.emplace_back(events_first && !is_event(section.v3_code), number->second);
    }
    if (!std::ranges::is_sorted(places)) {
        note_arrangement(diagnostics, "projects", "their order: those of one type come together");
    }
    return sections;
}

bool is_event(std::string_view v3_code) {
    return v3_code == "conferences" || v3_code == "seminars" || v3_code == "workshops";
}

}  // namespace cvconv::europass
