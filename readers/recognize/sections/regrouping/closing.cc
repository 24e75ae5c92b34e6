#include "readers/recognize/sections/regrouping/closing.h"

#include <algorithm>
#include <iterator>

#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/places/postal_address.h"
#include "readers/recognize/sections/regrouping/closing_signs.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_lines = 6;

/// "References available on request" may look like a heading, with nothing below it: then it is what the section says.
void title_to_line(const Document& document, Section& section) {
    if (section.kind != SectionKind::references || section.title.empty() || !section.lines.empty()) {
        return;
    }
    for (Line& line : lines_of(document)) {
        if (line.text.contains(section.title) && is_on_request(document, line)) {
            section.title = {};
            section.lines.push_back(std::move(line));
            return;
        }
    }
}

/// How many of the last lines close the document; a name alone closes nothing.
std::size_t closing_lines(const Document& document, const std::vector<Section>& sections, const Section& section) {
    const auto& lines = section.lines;
    std::size_t closing = 0;
    for (std::size_t count = 1; count <= std::min(most_lines, lines.size()); ++count) {
        const Line& line = lines[lines.size() - count];
        bool copyright = line.text.of(document.text).find("©") != std::string_view::npos;
        if (copyright || has_words_of(document, line, "consent") || is_place_and_date(document, line, section.kind) ||
            is_own_town_and_date(document, line, sections) || is_signed_with_date(document, line) ||
            is_update(document, line) || names_program(document, line) || is_link_to_file(line)) {
            closing = count;
        } else if (!is_signature(document, line, sections) && !repeats_address(line, sections) &&
                   !names_place(document, line) && !is_link_of_page(document, line)) {
            break;
        }
    }
    return closing;
}

bool has_address(const Document& document, const std::vector<Section>& sections) {
    return std::any_of(sections.begin(), sections.end(), [&](const Section& section) {
        return section.kind == SectionKind::contact &&
               std::any_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
                   return std::any_of(line.cells.begin(), line.cells.end(),
                                      [&](Span cell) { return address_score(document.text, cell) >= 0.45F; });
               });
    });
}

/// "22 rue des Corderies – 29200 Brest – France" at the foot of the last page.
void part_address(const Document& document, std::vector<Section>& sections) {
    Section& last = sections.back();
    if (last.lines.size() < 2 || last.kind == SectionKind::contact || last.kind == SectionKind::references ||
        has_address(document, sections)) {
        return;
    }
    const Line& line = last.lines.back();
    // "Tide Post, Leeds" may be the last employer
    const bool numbered = line.text.of(document.text).find_first_of("0123456789") != std::string_view::npos;
    if (!numbered || line.is_item() || line.has_period() || line.word_count() > 12 ||
        address_score(document.text, line.text) < 0.6F) {
        return;
    }
    Section contact{SectionKind::contact, {}, {}};
    contact.lines.push_back(std::move(last.lines.back()));
    last.lines.pop_back();
    sections.push_back(std::move(contact));
}

/// "You can also find me on LinkedIn.", with the account behind the word: about the person, below whatever it stands.
/// Where it is; empty if the line says something else.
Span linked_account(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 10;
    if (line.has_period() || line.word_count() > most_words) {
        return {};
    }
    for (const Link& link : document.links) {
        if (line.text.contains(link.text) && profile_of(link.target) &&
            !network_name(trim_punctuation(link.text.of(document.text))).empty()) {
            return link.text;
        }
    }
    return {};
}

/// Takes them from the end of a section that lists something else.
void part_accounts(const Document& document, std::vector<Section>& sections) {
    Section contact{SectionKind::contact, {}, {}};
    for (Section& section : sections) {
        const bool may_end = section.kind == SectionKind::references || section.kind == SectionKind::interests ||
                             section.kind == SectionKind::other || section.kind == SectionKind::languages;
        while (may_end && !section.lines.empty()) {
            const Line& last = section.lines.back();
            const Span account = linked_account(document, last);
            if (account.empty()) {
                break;
            }
            contact.lines.push_back(part_of(document, last, account, DateOrder::unknown));
            section.lines.pop_back();
        }
    }
    if (!contact.lines.empty()) {
        sections.push_back(std::move(contact));
    }
}

/// "Leipzig, 3. März 2025      Ida Fjord" at the foot of a column, behind which another follows.
void part_signatures(const Document& document, std::vector<Section>& sections, Section& ends) {
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        std::vector<Line>& lines = sections[i].lines;
        if (lines.empty() || lines.back().cells.size() != 2) {
            continue;
        }
        const auto next = std::find_if(sections.begin() + static_cast<std::ptrdiff_t>(i) + 1, sections.end(),
                                       [](const Section& section) { return !section.lines.empty(); });
        if (next != sections.end() && lines.back().region != next->lines.front().region &&
            is_place_and_date(document, lines.back(), sections[i].kind)) {
            ends.lines.push_back(std::move(lines.back()));
            lines.pop_back();
        }
    }
}

/// "Last updated: 14 October 2024" at the foot of a page.
void part_updates(const Document& document, std::vector<Section>& sections, Section& ends) {
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        std::vector<Line>& lines = sections[i].lines;
        const int next_page = sections[i + 1].lines.empty() ? 0 : sections[i + 1].lines.front().page;
        for (std::size_t k = lines.size(); k-- > 0;) {
            const int page_below = k + 1 < lines.size() ? lines[k + 1].page : next_page;
            if (page_below > lines[k].page && is_update(document, lines[k])) {
                ends.lines.push_back(std::move(lines[k]));
                lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(k));
            }
        }
    }
}

}  // namespace

bool is_link_to_file(const Line& line) {
    constexpr std::size_t most_words = 8;
    auto hits = line.hits_of(Idea::document_words);
    return line.word_count() <= most_words && line.emails + line.phones == 0 &&
           std::any_of(hits.begin(), hits.end(),
                       [](const LexiconHit& hit) { return hit.key == "download" && hit.whole_word; });
}

void part_closing(const Document& document, std::vector<Section>& sections) {
    part_accounts(document, sections);
    Section references{SectionKind::references, {}, {}};
    Section ends{SectionKind::other, {}, {}};
    for (Section& section : sections) {
        auto kept = std::stable_partition(section.lines.begin(), section.lines.end(), [&](const Line& line) {
            return !is_end(document, line) &&
                   (section.kind == SectionKind::contact || !is_personal_data(document, line));
        });
        std::move(kept, section.lines.end(), std::back_inserter(ends.lines));
        section.lines.erase(kept, section.lines.end());
        if (section.kind == SectionKind::references) {
            title_to_line(document, section);
            continue;
        }
        for (Line& line : section.lines) {
            if (is_on_request(document, line)) {
                references.lines.push_back(std::move(line));
                line.block = -1;
            }
        }
        std::erase_if(section.lines, [](const Line& line) { return line.block < 0; });
    }
    part_signatures(document, sections, ends);
    part_updates(document, sections, ends);
    // what stands in a footer may come behind it
    auto last = std::find_if(sections.rbegin(), sections.rend(),
                             [](const Section& s) { return !s.lines.empty() && s.kind != SectionKind::contact; });
    if (last != sections.rend()) {
        std::size_t closing = closing_lines(document, sections, *last);
        if (closing > 0) {
            Section end{SectionKind::other, {}, {}};
            auto begin = last->lines.end() - static_cast<std::ptrdiff_t>(closing);
            std::move(begin, last->lines.end(), std::back_inserter(end.lines));
            last->lines.erase(begin, last->lines.end());
            sections.push_back(std::move(end));
        } else if (last->kind != SectionKind::references) {
            part_address(document, sections);
        }
    }
    if (!ends.lines.empty()) {
        sections.push_back(std::move(ends));
    }
    if (!references.lines.empty()) {
        sections.push_back(std::move(references));
    }
}

}  // namespace cvconv::recognizing
