#include "readers/recognize/sections/mending/hanging_lines.h"

#include <algorithm>
#include <cmath>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t longest_line = 20;  // words; more is a paragraph of its own

bool has_references(SectionKind kind) {
    return kind == SectionKind::publications || kind == SectionKind::patents;
}

bool has_short_entries(SectionKind kind) {
    switch (kind) {
        case SectionKind::talks:
        case SectionKind::teaching:
        case SectionKind::awards:
        case SectionKind::memberships: return true;
        default: return false;
    }
}

/// "A. Lee, B. Kim" below a title is the next thing told of the paper.
bool are_authors(std::string_view text, const Line& line) {
    int names = 0;
    return end_of_authors(text, line.text, &names) + 1 >= line.text.end && names >= 1;
}

/// Is the line above unfinished, or does it end as references do within?
bool goes_on(std::string_view text, SectionKind kind, const Line& above, const Line& line) {
    std::string_view own = above.text.of(text);
    if (own.ends_with(',') || own.ends_with('(') || own.ends_with('&')) {
        return true;
    }
    if (!has_references(kind) || are_authors(text, line)) {
        return false;
    }
    const char32_t last = character_before(text, above.text.end);
    const char32_t first = character_at(text, line.text.begin);
    return last == '.' || last == ':' || last == ';' || last == '?' || last == '"' || last == U'”' || last == U'»' ||
           is_digit(first) || line.starts_lower;
}

/// Is the line set in from the first one of its entry, and right below it?
bool hangs(const Document& document, const std::vector<Line>& unit, const Line& line) {
    const Line& first = unit.front();
    const bool printed = first.style.size > 0;  // points, or else columns
    const float least = printed ? 5.0F : 1.5F;
    const float room = printed ? 0.35F : 0.0F;
    const bool alike = unit.size() < 2 || std::abs(unit.back().left - line.left) <= least / 2;
    return line.kind == BlockKind::paragraph && line.table == 0 && first.kind != BlockKind::heading &&
           first.table == 0 && line.page == first.page && line.region == first.region &&
           line.left >= first.left + least && alike && line.gap_before <= room && line.cells.size() == 1 &&
           line.word_count() < longest_line && std::abs(line.style.size - first.style.size) < 0.6F &&
           adjoins(document.text, unit.back(), line);
}

}  // namespace

bool adjoins(std::string_view text, const Line& above, const Line& line) {
    return above.text.end <= line.text.begin && trim(text, {above.text.end, line.text.begin}).empty();
}

Line joined_lines(const Document& document, const std::vector<Line>& lines, DateOrder order) {
    Line whole = lines.front();
    for (std::size_t i = 1; i < lines.size(); ++i) {
        whole.runs.insert(whole.runs.end(), lines[i].runs.begin(), lines[i].runs.end());
        whole.text.end = lines[i].text.end;
    }
    std::vector<Run> runs;
    for (const Run& run : whole.runs) {
        bool same = !runs.empty() && runs.back().style == run.style &&
                    trim(document.text, {runs.back().text.end, std::max(runs.back().text.end, run.text.begin)}).empty();
        if (same) {
            runs.back().text.end = run.text.end;  // a title in italics goes on in the next line
        } else {
            runs.push_back(run);
        }
    }
    whole.runs = std::move(runs);
    whole.cells = {whole.text};
    return part_of(document, whole, whole.text, order);
}

void join_hanging_lines(const Document& document, Section& section, DateOrder order) {
    if (!has_references(section.kind) && !has_short_entries(section.kind)) {
        return;
    }
    std::vector<Line> joined;
    std::vector<Line> unit;
    auto close = [&] {
        if (unit.size() == 1) {
            joined.push_back(std::move(unit.front()));
        } else if (!unit.empty()) {
            Line whole = joined_lines(document, unit, order);
            whole.cells = unit.front().cells;
            whole.cells.back().end = whole.text.end;  // "2019      “Title”, …"
            joined.push_back(std::move(whole));
        }
        unit.clear();
    };
    for (Line& line : section.lines) {
        if (unit.empty() || !hangs(document, unit, line) || !goes_on(document.text, section.kind, unit.back(), line)) {
            close();
        }
        unit.push_back(std::move(line));
    }
    close();
    section.lines = std::move(joined);
}

}  // namespace cvconv::recognizing
