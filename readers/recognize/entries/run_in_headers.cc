#include "readers/recognize/entries/run_in_headers.h"

#include <algorithm>

#include "readers/recognize/entries/phrase_lines.h"

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

/// The same where the date stands in front: "(08/2014 – present) Harbour Ltd, pilot. Guided ships past the bar." 0 = no
/// such header. Not "2014 – 2016 Pilot, Salt Line. Harbour Society, Leith": its pieces stand between full stops.
std::uint32_t end_of_dated_header(std::string_view text, const Line& line) {
    constexpr std::size_t fewest_words = 3;
    constexpr std::size_t words_of_prose = 9;
    if (line.cells.size() > 1 || line.kind == BlockKind::heading || !line.has_period() ||
        line.periods.front().where.begin > line.text.begin + 1 ||
        !(line.periods.front().is_range || line.periods.front().current)) {
        return 0;
    }
    const Span said = trim(text, {line.periods.front().where.end, line.text.end});
    std::uint32_t stop = said.begin;
    while (stop < said.end && !ends_phrase(text, said, stop)) {
        ++stop;
    }
    const Span head{said.begin, stop};
    const Span rest = trim(text, {std::min(stop + 1, said.end), said.end});
    const auto words = words_of(text, rest);
    if (head.of(text).find(", ") == std::string_view::npos || words_of(text, head).size() > most_words_of_header ||
        words.size() < fewest_words) {
        return 0;
    }
    const bool names = !find(Idea::institutions, words).empty() || !find(Idea::organizations, words).empty();
    return names && words.size() < words_of_prose ? 0 : stop;
}

std::uint32_t end_of_header(std::string_view text, const Line& line, SectionKind kind) {
    const std::uint32_t end = end_of_header(text, line);
    const bool posts = kind == SectionKind::work || kind == SectionKind::volunteer;
    return end == 0 && posts ? end_of_dated_header(text, line) : end;
}

}  // namespace

void part_run_in_headers(const Document& document, Section& section, DateOrder order) {
    auto count = std::count_if(section.lines.begin(), section.lines.end(),
                               [&](const Line& line) { return end_of_header(document.text, line, section.kind) > 0; });
    if (!has_dated_entries(section.kind) || count < 2) {
        return;
    }
    std::vector<Line> parted;
    for (Line& line : section.lines) {
        std::uint32_t end = end_of_header(document.text, line, section.kind);
        if (end == 0) {
            parted.push_back(std::move(line));
            continue;
        }
        parted.push_back(part_of(document, line, {line.text.begin, end}, order));
        parted.push_back(part_of(document, line, {end + 1, line.text.end}, order));
        parted.back().gap_before = 0;
        if (parted.back().is_item()) {  // the bullet is the header's
            parted.back().kind = BlockKind::paragraph;
            parted.back().sentence = true;
        }
    }
    section.lines = std::move(parted);
}

}  // namespace cvconv::recognizing
