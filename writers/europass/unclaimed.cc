// Text that found no field, under the heading it stood under.

#include <algorithm>
#include <vector>

#include "ir/formats/europass/xml.h"
#include "writers/europass/entries.h"
#include "writers/europass/html.h"

namespace cvconv::europass {

namespace {

/// A section of the source and where in its text the heading is.
struct Heading {
    std::uint32_t begin = 0;
    const SectionTitle* section = nullptr;
};

std::vector<Heading> headings_in_text(const Cv& cv) {
    std::vector<Heading> headings;
    for (const SectionTitle& section : cv.sections) {
        if (section.title && !section.title->where.empty()) {
            headings.push_back({section.title->where.front().begin, &section});
        }
    }
    std::ranges::stable_sort(headings, {}, &Heading::begin);
    return headings;
}

/// The title of the person's own section that `text` stands in; empty where it stands in any other,
/// and where nobody knows (values that come from JSON have no place).
std::string own_section_of(const Found<std::string>& text, const std::vector<Heading>& headings) {
    if (text.where.empty()) {
        return {};
    }
    auto after = std::ranges::upper_bound(headings, text.where.front().begin, {}, &Heading::begin);
    if (after == headings.begin() || std::prev(after)->section->kind != SectionKind::other) {
        return {};
    }
    return line_of(std::prev(after)->section->title);
}

}  // namespace

std::vector<Section> SectionMaker::unclaimed() const {
    std::vector<Heading> source = headings_in_text(cv);
    std::vector<Section> sections;
    std::vector<Html> bodies;
    Html rest;
    for (const Found<std::string>& text : cv.unclaimed) {
        std::string title = own_section_of(text, source);
        if (title.empty()) {
            rest.paragraphs(text);
            continue;
        }
        if (sections.empty() || sections.back().title != title) {
            sections.push_back({SectionKind::other, title, {}, {}});
            bodies.emplace_back();
        }
        bodies.back().paragraphs(text);
    }
    sections.push_back(section(SectionKind::other));
    bodies.push_back(std::move(rest));
    for (std::size_t i = 0; i < sections.size(); ++i) {
        if (std::string body = bodies[i].text(); !body.empty()) {
            sections[i].entries.push_back({sections[i].title, {}, std::move(body), {}, {}});
        }
    }
    return sections;
}

}  // namespace cvconv::europass
