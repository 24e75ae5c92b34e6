#include "readers/recognize/sections/mending/gathered_contact.h"

#include <algorithm>
#include <iterator>

#include "readers/pieces/names/person_name.h"
#include "readers/pieces/places/postal_address.h"

namespace cvconv::recognizing {

namespace {

/// Referees at the foot of one column, and the owner's address at the top of the next, which has no heading: it becomes
/// contact. False if it is not so.
bool take_column_top(std::vector<Section>& sections, std::size_t index) {
    auto& lines = sections[index].lines;
    auto begin =
        std::find_if(lines.begin(), lines.end(), [&](const Line& line) { return line.region != lines.front().region; });
    const bool mail = std::any_of(begin, lines.end(), [](const Line& line) { return line.emails > 0; });
    if (!mail || begin == lines.begin()) {
        return false;
    }
    Section contact{SectionKind::contact, {}, {}};
    std::move(begin, lines.end(), std::back_inserter(contact.lines));
    lines.erase(begin, lines.end());
    sections.insert(sections.begin() + static_cast<std::ptrdiff_t>(index) + 1, std::move(contact));
    return true;
}

}  // namespace

void gather_name(const Document& document, std::vector<Section>& sections) {
    auto is_name = [&](const Line& line) {
        return line.word_count() >= 2 && line.word_count() <= 6 && !line.is_item() && line.periods.empty() &&
               name_score(document.text, line.text) >= 0.55F;
    };
    bool have = std::any_of(sections.begin(), sections.end(), [&](const Section& section) {
        return section.kind == SectionKind::contact && std::any_of(section.lines.begin(), section.lines.end(), is_name);
    });
    if (have) {
        return;
    }
    for (std::size_t s = 0; s + 1 < sections.size(); ++s) {
        Section& section = sections[s];
        const Section& next = sections[s + 1];
        bool main_begins =
            !next.title.empty() && (next.kind == SectionKind::summary || next.kind == SectionKind::work ||
                                    next.kind == SectionKind::education || next.kind == SectionKind::contact ||
                                    next.kind == SectionKind::teaching);
        if (!main_begins || section.kind == SectionKind::references || section.kind == SectionKind::work) {
            continue;
        }
        std::size_t first = section.lines.size() > 4 ? section.lines.size() - 4 : 0;
        for (std::size_t i = first; i < section.lines.size(); ++i) {
            bool short_lines = std::all_of(section.lines.begin() + static_cast<std::ptrdiff_t>(i), section.lines.end(),
                                           [](const Line& line) { return !line.sentence && line.word_count() <= 20; });
            // it heads a column, or is set larger: "Harbour School for Boys" is the last entry of the section
            const Line& line = section.lines[i];
            const bool larger =
                std::all_of(section.lines.begin(), section.lines.begin() + static_cast<std::ptrdiff_t>(i),
                            [&](const Line& above) { return above.style.size < line.style.size; });
            const bool set_apart =
                line.style.size == 0 || larger || (i > 0 && line.region != section.lines[i - 1].region);
            if (!is_name(line) || !short_lines || !set_apart) {
                continue;
            }
            Section contact{SectionKind::contact, {}, {}};
            auto begin = section.lines.begin() + static_cast<std::ptrdiff_t>(i);
            std::move(begin, section.lines.end(), std::back_inserter(contact.lines));
            section.lines.erase(begin, section.lines.end());
            sections.insert(sections.begin() + static_cast<std::ptrdiff_t>(s) + 1, std::move(contact));
            return;
        }
    }
}

void gather_contact(const Document& document, std::vector<Section>& sections) {
    auto has_mail = [](const Section& section) {
        return section.kind == SectionKind::contact && std::any_of(section.lines.begin(), section.lines.end(),
                                                                   [](const Line& line) { return line.emails > 0; });
    };
    if (std::any_of(sections.begin(), sections.end(), has_mail)) {
        return;
    }
    for (std::size_t s = 0; s < sections.size(); ++s) {
        auto& lines = sections[s].lines;
        if (sections[s].kind == SectionKind::references && take_column_top(sections, s)) {
            return;
        }
        if (sections[s].kind == SectionKind::references || sections[s].kind == SectionKind::publications) {
            continue;
        }
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].emails == 0 || lines[i].word_count() > 16 || lines[i].sentence) {
                continue;
            }
            Section contact{SectionKind::contact, {}, {}};
            std::size_t end = i;
            while (end < lines.size() && (end == i || lines[end].phones + lines[end].urls + lines[end].emails > 0 ||
                                          address_score(document.text, lines[end].text) >= 0.45F)) {
                contact.lines.push_back(std::move(lines[end]));
                ++end;
            }
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i),
                        lines.begin() + static_cast<std::ptrdiff_t>(end));
            sections.insert(sections.begin() + static_cast<std::ptrdiff_t>(s) + 1, std::move(contact));
            return;
        }
    }
}

}  // namespace cvconv::recognizing
