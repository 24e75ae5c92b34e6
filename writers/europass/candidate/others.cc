#include <algorithm>
#include <map>
#include <set>

#include "ir/formats/europass/xml.h"
#include "writers/europass/candidate/candidate.h"
#include "writers/europass/html.h"

namespace cvconv::europass::candidate {

namespace {

void add_links(pugi::xml_node parent, const std::vector<std::string>& links) {
    for (const std::string& link : links) {
        add(parent, "Link", link);
    }
}

/// A section of the page, as RenderingInformation lists them.
struct Shown {
    std::string title;  ///< the portal's name ("work-experience"), or the title of an Others
    bool custom = false;
    SectionKind kind = SectionKind::other;
};

void show_if_filled(std::vector<Shown>& shown, pugi::xml_node profile, const char* element, const char* title,
                    SectionKind kind) {
    if (profile.child(element).first_child()) {
        shown.push_back({title, false, kind});
    }
}

/// As the source has them, where it says so; sections that it does not name follow.
void put_in_order(std::vector<Shown>& shown, const std::vector<SectionTitle>& order) {
    auto key = [](SectionKind kind, const std::string& title) {
        return std::pair(written_as(kind), kind == SectionKind::other ? title : std::string{});
    };
    std::map<std::pair<SectionKind, std::string>, std::size_t> ranks;
    for (const SectionTitle& title : order) {
        ranks.emplace(key(title.kind, line_of(title.title)), ranks.size());
    }
    std::ranges::stable_sort(shown, {}, [&](const Shown& section) {
        auto found = ranks.find(key(section.kind, section.title));
        return found != ranks.end() ? found->second : ranks.size();
    });
}

}  // namespace

void add_events(pugi::xml_node profile, const Context& context) {
    pugi::xml_node events = add(profile, "ConferencesAndSeminars");
    for (const Section& section : context.sections) {
        if (!is_event(section.v3_code)) {
            continue;
        }
        for (const Entry& entry : section.entries) {
            pugi::xml_node event = add(events, "ConferenceAndSeminar");
            add(event, "Title", entry.title);
            add_period(event, "Date", entry.period, true);
            add(event, "Location", entry.location);
            Text type = section.v3_code == "conferences"  // which the element says
                            ? std::nullopt
                            : Text(Found<std::string>{section.title, {}, Confidence::stated, {}});
            add_html(event, "Description", Html().underlined(type).raw(entry.body).text());
            add_links(event, entry.links);
        }
    }
}

void add_others(pugi::xml_node profile, const Context& context) {
    for (const Section& section : context.sections) {
        if (is_event(section.v3_code)) {
            continue;
        }
        for (const Entry& entry : section.entries) {
            // One Other in each: of several the portal keeps the last.
            pugi::xml_node others = add(profile, "Others");
            add(others, "Title", section.title);
            pugi::xml_node other = add(others, "Other");
            add(other, "Title", entry.title);
            add_period(other, "Date", entry.period, entry.period.end || entry.period.current);
            add_html(other, "Description", entry.body);
            add_links(other, entry.links);
        }
    }
}

std::vector<WrittenSection> add_rendering(pugi::xml_node candidate, pugi::xml_node profile, const Context& context) {
    std::vector<Shown> shown;
    show_if_filled(shown, profile, "EmploymentHistory", "work-experience", SectionKind::work);
    show_if_filled(shown, profile, "EducationHistory", "education-training", SectionKind::education);
    bool mother_tongue = candidate.child("CandidatePerson").child("PrimaryLanguageCode");
    if (mother_tongue || profile.child("PersonQualifications").first_child()) {
        shown.push_back({"language", false, SectionKind::languages});
    }
    show_if_filled(shown, profile, "Skills", "profile-skills", SectionKind::skills);
    show_if_filled(shown, profile, "eures:Licenses", "driving-licence", SectionKind::contact);
    show_if_filled(shown, profile, "PublicationHistory", "publication", SectionKind::publications);
    show_if_filled(shown, profile, "ConferencesAndSeminars", "conference-seminar", SectionKind::talks);
    std::set<std::string> titles;  // two sections of one title are one section of the page
    for (const Section& section : context.sections) {
        if (!is_event(section.v3_code) && titles.insert(section.title).second) {
            shown.push_back({section.title, true, section.kind});
        }
    }
    put_in_order(shown, context.cv.sections);

    pugi::xml_node design = add(add(candidate, "RenderingInformation"), "Design");
    add(design, "Template", "Template1");
    add(design, "Color", "Default");
    add(design, "FontSize", "Medium");
    add(design, "Logo", "FirstPage");
    add(design, "PageNumbers", "false");
    pugi::xml_node order = add(design, "SectionsOrder");
    std::vector<WrittenSection> written = {{SectionKind::contact, {}}, {SectionKind::summary, {}}};
    for (const Shown& section : shown) {
        pugi::xml_node element = add(order, "Section");
        add(element, "Title", section.title);
        if (section.custom) {
            add(element, "Custom", "true");
        }
        written.push_back({section.kind, section.custom ? section.title : std::string{}});
    }
    return written;
}

}  // namespace cvconv::europass::candidate
