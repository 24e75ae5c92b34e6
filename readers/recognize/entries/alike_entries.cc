#include "readers/recognize/entries/alike_entries.h"

#include <algorithm>

#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/entry_features.h"

namespace cvconv::recognizing {

namespace {

/// "Harbour University", "Dock Ltd"
float names_of_employers(const Line& line) {
    return line.count(Idea::institutions) + line.count(Idea::organizations);
}

}  // namespace

void find_places_below(const Document& document, std::vector<Entry>& entries) {
    auto is_brief = [](const Line& line) {
        return !line.is_item() && !line.sentence && !line.has_period() && !line.starts_lower &&
               line.word_count() <= 3 && line.cells.size() == 1;
    };
    // the line right below the one with the date
    auto below_date = [](const Entry& entry) {
        std::size_t dated = 0;
        while (dated < entry.header && !entry.lines[dated].has_period()) {
            ++dated;
        }
        return dated + 1;
    };
    std::size_t places = 0;
    std::size_t others = 0;
    for (const Entry& entry : entries) {
        const std::size_t at = below_date(entry);
        if (at < entry.lines.size() && at < entry.header) {
            const Line& line = entry.lines[at];
            const bool place = is_brief(line) && place_score(document.text, line.text) >= 0.6F;
            ++(place ? places : others);
        }
    }
    if (places < 2 || others > places) {
        return;
    }
    for (Entry& entry : entries) {
        const std::size_t at = below_date(entry);
        if (at == entry.header && at < entry.lines.size() && is_brief(entry.lines[at]) &&
            entry.lines[at].gap_before <= 0.35F && document.text[entry.lines[at].text.end - 1] != '.') {
            ++entry.header;
        }
    }
}

void find_employers_below(std::vector<Entry>& entries) {
    constexpr std::size_t most_words = 7;
    auto is_candidate = [](const Entry& entry) {
        if (entry.header != 1 || entry.lines.size() < 2) {
            return false;
        }
        const Line& first = entry.lines[0];
        const Line& below = entry.lines[1];
        return first.is_item() && below.is_item() && below.level > first.level && !below.sentence &&
               !below.has_period() && !below.starts_lower && below.word_count() <= most_words &&
               first.count(Idea::job_titles) > 0 && names_of_employers(first) == 0;
    };
    std::size_t candidates = 0;
    std::size_t named = 0;
    for (const Entry& entry : entries) {
        candidates += is_candidate(entry) ? 1 : 0;
        named += is_candidate(entry) && names_of_employers(entry.lines[1]) > 0 ? 1 : 0;
    }
    if (candidates < 2 || candidates * 3 < entries.size() * 2 || named * 2 < candidates) {
        return;
    }
    for (Entry& entry : entries) {
        if (is_candidate(entry)) {
            entry.lines[1].kind = BlockKind::paragraph;
            entry.header = 2;
        }
    }
}

void find_positions_below(std::vector<Entry>& entries) {
    constexpr std::size_t most_lines = 5;  // between the header and the position
    constexpr std::size_t most_words = 8;
    auto names_position = [](const Line& line) {
        return !line.is_item() && !line.sentence && !line.has_period() && !line.starts_lower &&
               line.cells.size() == 1 && line.word_count() <= most_words && line.count(Idea::job_titles) > 0;
    };
    auto is_told = [](const Entry& entry) {
        return std::any_of(entry.lines.begin(), entry.lines.begin() + static_cast<std::ptrdiff_t>(entry.header),
                           [](const Line& line) { return line.count(Idea::job_titles) > 0; });
    };
    // a line that tells of the employer in a few words: no prose, and no list of what one did
    auto is_of_employer = [](const Line& line) {
        return !line.sentence && !line.has_period() && line.word_count() <= 2 * most_words;
    };
    std::vector<std::size_t> found(entries.size(), 0);
    std::size_t positions = 0;
    std::size_t told = 0;
    for (std::size_t e = 0; e < entries.size(); ++e) {
        const Entry& entry = entries[e];
        if (is_told(entry)) {
            // the last line of the header: below all that is said of the employer
            told += entry.header >= 3 && names_position(entry.lines[entry.header - 1]) ? 1 : 0;
            continue;
        }
        for (std::size_t i = entry.header; i < std::min(entry.lines.size(), entry.header + most_lines); ++i) {
            if (names_position(entry.lines[i])) {
                found[e] = i;
                ++positions;
                break;
            }
            if (!is_of_employer(entry.lines[i])) {
                break;
            }
        }
    }
    if (positions == 0 || positions + told < 2 || (positions + told) * 2 <= entries.size()) {
        return;
    }
    for (std::size_t e = 0; e < entries.size(); ++e) {
        if (found[e] > 0) {
            entries[e].header = found[e] + 1;
        }
    }
}

void find_roles_below(std::vector<Entry>& entries) {
    // the date first or behind, in the same type
    auto alike = [](const Line& a, const Line& b) {
        const bool a_in_margin = a.periods.front().where.begin <= a.text.begin + 1;
        const bool b_in_margin = b.periods.front().where.begin <= b.text.begin + 1;
        return a_in_margin == b_in_margin && same_letters(look_of(a), look_of(b)) && a.cells.size() == b.cells.size();
    };
    auto titles = [](const Line& line) { return line.count(Idea::job_titles) + line.count(Idea::roles); };
    auto may_be_role = [](const Line& line) {
        return line.has_period() && !line.is_item() && !line.sentence && line.count(Idea::organizations, "legal") == 0;
    };
    const Line* pattern = nullptr;
    std::size_t below_employers = 0;
    std::size_t titled = 0;
    std::size_t others = 0;
    for (const Entry& entry : entries) {
        const Line& first = entry.lines.front();
        if (first.has_period()) {
            continue;
        }
        const bool employer = entry.lines.size() >= 2 && !first.is_item() && first.count(Idea::job_titles) == 0 &&
                              may_be_role(entry.lines[1]) && (pattern == nullptr || alike(*pattern, entry.lines[1]));
        pattern = employer ? &entry.lines[1] : pattern;
        titled += employer && titles(entry.lines[1]) > 0 ? 1 : 0;
        ++(employer ? below_employers : others);
    }
    if (below_employers < 2 || others > 1 || titled * 2 < below_employers) {
        return;
    }
    bool employed = false;  // an entry above names the employer
    for (Entry& entry : entries) {
        const Line& first = entry.lines.front();
        if (!first.has_period()) {
            employed = true;
        } else if (employed && may_be_role(first) && alike(*pattern, first) && titles(first) > 0 &&
                   titles(first) >= names_of_employers(first)) {
            entry.level = EntryLevel::role;
        }
    }
}

void join_dates_above(std::vector<Entry>& entries) {
    auto is_date = [](const Entry& entry) {
        const Line& line = entry.lines.front();
        return entry.lines.size() == 1 && line.has_period() && line.periods.size() == 1 &&
               line.periods.front().where.size() + 2 >= line.text.size();
    };
    if (entries.empty() || !is_date(entries.front())) {
        return;
    }
    for (std::size_t i = 0; i + 1 < entries.size(); ++i) {
        Entry& below = entries[i + 1];
        if (is_date(entries[i]) && !below.lines.front().has_period()) {
            // what is below opens with its title, as in other sections
            Line date = std::move(entries[i].lines.front());
            date.kind = BlockKind::paragraph;
            below.lines.insert(below.lines.begin() + 1, std::move(date));
            below.header = std::max<std::size_t>(below.header, 1) + 1;
            entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
}

void find_levels(std::vector<Entry>& entries) {
    Entry* employer = nullptr;
    for (Entry& entry : entries) {
        const Line& first = entry.lines.front();
        if (first.kind != BlockKind::heading || (employer != nullptr && first.level <= employer->lines.front().level)) {
            employer = nullptr;
        }
        if (employer == nullptr) {
            employer = first.kind == BlockKind::heading && entry.lines.size() == 1 ? &entry : nullptr;
            continue;
        }
        if (first.count(Idea::job_titles) > 0 && employer->lines.front().count(Idea::job_titles) == 0) {
            employer->level = EntryLevel::employer;
            entry.level = EntryLevel::role;
        }
        std::size_t header = 1;
        while (header < entry.header &&
               (entry.lines[header].kind == BlockKind::heading || entry.lines[header].has_period())) {
            ++header;
        }
        entry.header = header;
    }
}

}  // namespace cvconv::recognizing
