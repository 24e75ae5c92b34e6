#include "readers/recognize/entries/run_in_headers.h"

#include <algorithm>

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words_of_header = 18;

bool has_dated_entries(SectionKind kind) {
    switch (kind) {
        case SectionKind::work:
        case SectionKind::education:
        case SectionKind::volunteer:
        case SectionKind::memberships:
        case SectionKind::projects:
        case SectionKind::teaching: return true;
        default: return false;
    }
}

/// Where the header ends: behind the date that stands between a comma and a full stop. 0 = no such header.
std::uint32_t end_of_header(std::string_view text, const Line& line) {
    if (line.cells.size() > 1 || line.kind == BlockKind::heading) {
        return 0;
    }
    constexpr std::uint32_t longest =
        1000;  // bytes; no header is longer, and a line of thousands of dates is no header
    for (const FoundPeriod& p : line.periods) {
        if (p.where.end - line.text.begin > longest) {
            break;
        }
        std::string_view before = trim(text.substr(line.text.begin, p.where.begin - line.text.begin));
        std::string_view behind = text.substr(p.where.end, line.text.end - p.where.end);
        auto head = words_of(text, {line.text.begin, p.where.end});
        if (!before.ends_with(',') || !behind.starts_with(". ") || head.size() > most_words_of_header ||
            before.find(". ") != std::string_view::npos) {
            continue;
        }
        Span rest = trim(text, {p.where.end + 1, line.text.end});
        return words_of(text, rest).size() >= 3 ? p.where.end : 0;
    }
    return 0;
}

}  // namespace

void part_run_in_headers(const Document& document, Section& section, DateOrder order) {
    auto count = std::count_if(section.lines.begin(), section.lines.end(),
                               [&](const Line& line) { return end_of_header(document.text, line) > 0; });
    if (!has_dated_entries(section.kind) || count < 2) {
        return;
    }
    std::vector<Line> parted;
    for (Line& line : section.lines) {
        std::uint32_t end = end_of_header(document.text, line);
        if (end == 0) {
            parted.push_back(std::move(line));
            continue;
        }
        parted.push_back(part_of(document, line, {line.text.begin, end}, order));
        parted.push_back(part_of(document, line, {end + 1, line.text.end}, order));
        parted.back().gap_before = 0;
    }
    section.lines = std::move(parted);
}

}  // namespace cvconv::recognizing
