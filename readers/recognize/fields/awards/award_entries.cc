#include "readers/recognize/fields/awards/award_entries.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/pieces/items.h"
#include "readers/recognize/fields/one_line_entries.h"

namespace cvconv::recognizing {

namespace {

/// "Green Belt (2016); OSHA 30-Hour; Forklift Certified", "Data Analytics (2021) | Cloud Practitioner (2020)": several
/// in one line. Empty if it is one.
std::vector<Span> several_in(const Document& document, const Line& line, bool only_line) {
    for (std::string_view mark : {"; ", " | ", " · ", " • ", "), "}) {
        std::vector<Span> pieces = pieces_between(document.text, line.text, mark);
        bool brief = std::all_of(pieces.begin(), pieces.end(), [&](Span piece) {
            auto words = words_of(document.text, piece).size();
            return words >= 1 && words <= 9;
        });
        auto dated = std::count_if(pieces.begin(), pieces.end(), [&](Span piece) {
            return std::any_of(line.periods.begin(), line.periods.end(),
                               [&](const FoundPeriod& p) { return piece.contains(p.where); });
        });
        if (mark == "), ") {
            // "Pump Prize (2025), Dean's List (six terms)": each with a bracket behind
            for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
                ++pieces[i].end;
            }
            brief = brief && only_line && pieces.back().of(document.text).ends_with(')') && !line.periods.empty() &&
                    pieces.front().contains(line.periods.front().where);
            dated = static_cast<std::ptrdiff_t>(pieces.size());
        }
        if (pieces.size() >= 2 && brief && line.cells.size() < 2 &&
            (mark == "; " || dated == static_cast<std::ptrdiff_t>(pieces.size()))) {
            return pieces;
        }
    }
    return {};
}

/// "- Tide Fellowship, 2018, £54,200" over "- Starting Grant, 2021": bullets of one level, each with its date wherever
/// it stands.
bool are_dated_items(const Section& section) {
    const Line& first = section.lines.front();
    return section.lines.size() >= 2 && std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
               return line.is_item() && line.level == first.level && line.has_period();
           });
}

/// Undated bullets of one level, none of which goes on with the one above: one each, also where they are sentences.
bool are_undated_items(const Section& section) {
    const Line& first = section.lines.front();
    return section.lines.size() >= 2 && std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
               return line.is_item() && line.level == first.level && !line.has_period() && !line.starts_lower;
           });
}

/// "- Winner of the Harbour Cup 2018" over "- Speaker at Tide Days 2019: Pumps": bullets of one level that are no
/// sentences, most of them with a year somewhere.
bool are_bullets_with_years(const Section& section) {
    const Line& first = section.lines.front();
    const auto dated = std::count_if(section.lines.begin(), section.lines.end(),
                                     [](const Line& line) { return !line.periods.empty(); });
    return section.lines.size() >= 2 && dated * 3 >= static_cast<std::ptrdiff_t>(section.lines.size()) * 2 &&
           std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
               return line.is_item() && line.level == first.level && !line.starts_lower && !line.sentence;
           });
}

/// "- Learning from Tides – Quay School" over "- Pumps for Sailors – Port Academy": bullets of one level, each a title
/// and who gave it.
bool are_parted_items(std::string_view text, const Section& section) {
    const Line& first = section.lines.front();
    const auto parted = std::count_if(section.lines.begin(), section.lines.end(), [&](const Line& line) {
        return line.text.of(text).find(" – ") != std::string_view::npos ||
               line.text.of(text).find(" — ") != std::string_view::npos ||
               line.text.of(text).find(" - ") != std::string_view::npos;
    });
    const bool items = std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
        return line.is_item() && line.level == first.level && !line.sentence;
    });
    return items && section.lines.size() >= 3 && parted * 5 >= static_cast<std::ptrdiff_t>(section.lines.size()) * 4;
}

/// "Journal of Old Pumps.", "15th President of the Republic, Ida Fjord": capitals, but for short words.
bool is_name_like(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 14;
    constexpr std::size_t short_word = 3;  // bytes
    std::size_t capitals = 0;
    std::size_t words = 0;
    for (const Word& word : line.words) {
        const std::string_view own = word.where.of(document.text);
        if (own.size() > short_word) {
            std::size_t at = 0;
            const char32_t first = next_character(own, at);
            ++words;
            capitals += is_upper(first) || is_digit(first) ? 1 : 0;
        }
    }
    return words >= 1 && line.word_count() <= most_words && capitals * 5 >= words * 4 && !line.is_item() &&
           !line.starts_lower && !line.has_period();
}

}  // namespace

bool have_givers_below(const Document& document, const std::vector<Entry>& entries) {
    std::size_t organizations = 0;
    for (const Entry& entry : entries) {
        if (entry.lines.size() != 2 || !entry.lines[0].has_period() || !is_name_like(document, entry.lines[1])) {
            return false;
        }
        const Line& below = entry.lines[1];
        organizations += below.count(Idea::organizations) + below.count(Idea::institutions) > 0 ? 1 : 0;
    }
    return entries.size() >= 2 && organizations >= 1;
}

std::vector<Entry> award_entries(const Document& document, Section section, DateOrder order) {
    std::vector<Entry> shared;
    const bool only_line = section.lines.size() == 1;
    std::erase_if(section.lines, [&](const Line& line) {
        auto pieces = several_in(document, line, only_line);
        for (Span piece : pieces) {
            shared.push_back({{part_of(document, line, piece, order)}, 1});
        }
        return !pieces.empty();
    });
    std::vector<Entry> entries = one_line_entries(document, section);
    const bool one_each =
        !section.lines.empty() && (are_dated_items(section) || are_undated_items(section) ||
                                   are_bullets_with_years(section) || are_parted_items(document.text, section));
    if (entries.empty() && one_each) {
        for (Line& line : section.lines) {
            entries.push_back({{std::move(line)}, 1});
        }
    } else if (entries.empty()) {
        entries = find_entries(document, section);
    }
    std::move(shared.begin(), shared.end(), std::back_inserter(entries));
    return entries;
}

}  // namespace cvconv::recognizing
