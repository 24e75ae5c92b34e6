#include "readers/recognize/entries/entry_template.h"

#include <algorithm>
#include "readers/recognize/entries/entry_features.h"
#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

bool expects_dates(SectionKind kind) {
    switch (kind) {
        case SectionKind::work:
        case SectionKind::education:
        case SectionKind::volunteer:
        case SectionKind::memberships: return true;
        default: return false;
    }
}

/// Sections whose entries are mostly one line or two.
bool is_list(SectionKind kind) {
    switch (kind) {
        case SectionKind::awards:
        case SectionKind::certificates:
        case SectionKind::courses:
        case SectionKind::talks:
        case SectionKind::teaching:
        case SectionKind::memberships: return true;
        default: return false;
    }
}

}  // namespace

EntryTemplate template_of(const Document& document, const Section& section, const std::vector<Feature>& features) {
    const auto& lines = section.lines;
    const auto size = static_cast<std::ptrdiff_t>(lines.size());
    EntryTemplate h;
    std::ptrdiff_t gaps = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        h.dated += features[i].periods > 0 ? 1 : 0;
        if (lines[i].is_item()) {
            h.least_level = std::min(h.least_level, lines[i].level);
            h.deepest = std::max(h.deepest, lines[i].level);
        }
        gaps += lines[i].gap_before > 0.35F ? 1 : 0;
    }
    for (const Line& line : lines) {
        h.top_items += line.is_item() && line.level == h.least_level ? 1 : 0;
    }
    h.dated_headings = lines[0].kind == BlockKind::heading;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool outer = lines[i].level <= lines[0].level;
        h.dated_headings &= lines[i].kind != BlockKind::heading || outer == (features[i].periods > 0);
    }
    h.opening_label = opening_label(features);
    h.list = is_list(section.kind);
    h.want_dates = (expects_dates(section.kind) && h.dated > 0) || (h.list && h.dated >= 2);
    // where the second line looks like the first, looks do not tell a title from who gave it
    bool uniform = size > 1 && features[1].look == features[0].look && h.dated * 3 < size * 2;
    h.like_first = uniform && h.top_items == 0 ? weight::like_first_of_uniform : weight::like_first;
    h.titled = !h.want_dates && !h.list && size > 1 && is_title_of(features[0].look, features[1].look);
    h.flat_projects = section.kind == SectionKind::projects && lines[0].is_item() && h.deepest == h.least_level;
    h.all_items = h.top_items == size;
    const bool briefly = std::none_of(lines.begin(), lines.end(), [](const Line& line) {
        constexpr std::size_t most_words = 14;
        return line.sentence || line.word_count() > most_words;
    });
    h.one_each =
        h.all_items && ((section.kind == SectionKind::volunteer && briefly) || section.kind == SectionKind::talks ||
                        section.kind == SectionKind::teaching || section.kind == SectionKind::memberships);
    auto named = std::count_if(lines.begin(), lines.end(), [&](const Line& line) {
        return has_bold_title(line) || line.word_count() <= 6 || !name_in_line(document.text, line.text).name.empty();
    });
    h.named_items = h.flat_projects && h.all_items && h.dated == 0 && named * 2 >= size;
    h.usual_gaps = gaps >= 2 && gaps * 5 < size * 3;
    while (h.expected_offset < size && features[static_cast<std::size_t>(h.expected_offset)].periods == 0) {
        ++h.expected_offset;
    }
    return h;
}

}  // namespace cvconv::recognizing
