#include "readers/recognize/entries/nested_roles.h"

#include <algorithm>
#include <utility>

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words = 16;

/// "Lecturer, School of Tides, 2015–2020.", "2015–2020 Lecturer": a period at an end of the line.
bool is_period(const Line& line) {
    if (!line.has_period() || line.word_count() > most_words) {
        return false;
    }
    const FoundPeriod& first = line.periods.front();
    const FoundPeriod& last = line.periods.back();
    const bool begins = first.where.begin <= line.text.begin + 1 && (first.is_range || first.current);
    return begins || (last.where.end + 2 >= line.text.end && (last.is_range || last.current));
}

bool names_role(const Line& line) {
    return line.count(Idea::job_titles) + line.count(Idea::roles) > 0;
}

bool may_be_employer(const Line& line) {
    return !line.has_period() && !line.sentence && line.word_count() <= most_words;
}

bool has_nested_roles(const Entry& entry, bool sure) {
    const Line& employer = entry.lines.front();
    if (entry.lines.size() < 2 || !may_be_employer(employer) || (!sure && employer.count(Idea::job_titles) > 0)) {
        return false;
    }
    const int level = entry.lines[1].level;
    std::ptrdiff_t roles = 0;
    std::ptrdiff_t named = 0;
    for (std::size_t i = 1; i < entry.lines.size(); ++i) {
        const Line& line = entry.lines[i];
        if (i == 1 || (line.is_item() && line.level <= level)) {
            const bool below = line.is_item() && (!employer.is_item() || line.level > employer.level);
            if (!below || line.level < level || !is_period(line)) {
                return false;
            }
            ++roles;
            named += names_role(line) ? 1 : 0;
        }
    }
    return sure || named * 2 > roles;
}

}  // namespace

std::vector<std::size_t> begins_of_employers(const std::vector<Line>& lines) {
    constexpr std::size_t fewest = 2;
    if (lines.empty() || std::any_of(lines.begin(), lines.end(), [](const Line& line) { return line.table != 0; })) {
        return {};
    }
    const int outer = lines.front().level;
    std::vector<std::size_t> begins;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (i == 0 || (line.is_item() && line.level <= outer)) {
            const bool over_role = i + 1 < lines.size() && lines[i + 1].is_item() && lines[i + 1].level == outer + 1 &&
                                   is_period(lines[i + 1]);
            if (!line.is_item() || line.level != outer || !may_be_employer(line) || !over_role) {
                return {};
            }
            begins.push_back(i);
        }
    }
    return begins.size() >= fewest ? begins : std::vector<std::size_t>{};
}

std::vector<std::size_t> begins_of_outer_items(const std::vector<Line>& lines) {
    constexpr std::size_t fewest = 3;
    std::vector<std::size_t> begins;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        const bool outer = i == 0 || line.level <= lines.front().level;
        if (!line.is_item() || line.table != 0 || (outer && (line.level != lines.front().level || !is_period(line)))) {
            return {};
        }
        if (outer) {
            begins.push_back(i);
        }
    }
    const bool nested = begins.size() < lines.size();
    return nested && begins.size() >= fewest ? begins : std::vector<std::size_t>{};
}

std::vector<std::size_t> begins_of_items_over_dates(const std::vector<Line>& lines) {
    constexpr std::size_t fewest = 2;
    std::vector<std::size_t> begins;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (!line.is_item()) {
            continue;
        }
        const bool over_date = i + 1 < lines.size() && !lines[i + 1].is_item() && lines[i + 1].periods.size() == 1 &&
                               lines[i + 1].periods.front().where.size() + 2 >= lines[i + 1].text.size();
        if (line.level != lines.front().level || line.has_period() || !over_date) {
            return {};
        }
        begins.push_back(i);
    }
    const bool opens = !begins.empty() && begins.front() == 0;
    return opens && begins.size() >= fewest ? begins : std::vector<std::size_t>{};
}

void part_nested_roles(std::vector<Entry>& entries, bool sure) {
    std::vector<Entry> parted;
    for (Entry& entry : entries) {
        if (!has_nested_roles(entry, sure)) {
            parted.push_back(std::move(entry));
            continue;
        }
        const int level = entry.lines[1].level;
        Entry part;
        part.header = 1;
        part.level = EntryLevel::employer;
        for (std::size_t i = 0; i < entry.lines.size(); ++i) {
            const bool role = i > 0 && entry.lines[i].is_item() && entry.lines[i].level == level;
            if (role) {
                parted.push_back(std::exchange(part, {{}, 1, EntryLevel::role}));
            }
            part.lines.push_back(std::move(entry.lines[i]));
        }
        parted.push_back(std::move(part));
    }
    entries = std::move(parted);
}

}  // namespace cvconv::recognizing
