#include "readers/pdf/layout/columns/columns.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pdf/layout/columns/cards.h"
#include "readers/pdf/layout/columns/column_cuts.h"
#include "readers/pdf/layout/columns/column_sides.h"
#include "readers/pdf/layout/columns/column_starts.h"
#include "readers/pdf/layout/columns/header_blocks.h"
#include "readers/pdf/layout/columns/margin_headings.h"
#include "readers/pdf/layout/columns/name_beside.h"
#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/margin_columns/centred_labels.h"
#include "readers/pdf/layout/margin_columns/date_columns.h"
#include "readers/pdf/layout/margin_columns/heading_columns.h"
#include "readers/pdf/layout/margin_columns/margin_labels.h"
#include "readers/pdf/layout/panels.h"

namespace cvconv::pdf {

namespace {

float width_of(const std::vector<Segment>& segments) {
    float left = 1e9F;
    float right = -1e9F;
    for (const Segment& s : segments) {
        left = std::min(left, s.left);
        right = std::max(right, s.right);
    }
    return right - left;
}

/// What stays the same while a page is split.
struct Splitting {
    const DocumentLayout& document;
    const PageWords& page;
    std::vector<MarginHeading> margin_column;
    KnownTexts known;
    std::vector<Region> regions;  ///< in reading order
};

constexpr float free_of_gutter = 1;  // points on each side of it

bool crosses(const Row& row, const Gutter& gutter) {
    return std::any_of(row.cells.begin(), row.cells.end(), [&](const Segment& s) {
        return s.left < gutter.x - free_of_gutter && s.right > gutter.x + free_of_gutter;
    });
}

/// 1 or 2 if all rows stand left or right of the gutter: of the columns only one goes on to this page. Else 0.
int only_side(const std::vector<Row>& rows, const Gutter& gutter) {
    const bool left = std::any_of(rows.begin(), rows.end(), [&](const Row& row) { return row.left < gutter.x; });
    const bool right = std::any_of(rows.begin(), rows.end(), [&](const Row& row) { return row.right > gutter.x; });
    return left && right ? 0 : left ? 1 : 2;
}

/// Where the document's gutter cuts this page: nowhere if too many rows cross it.
std::vector<Cut> cuts_at(const std::vector<Row>& rows, const Gutter& gutter) {
    constexpr std::size_t most_crossing = 4;  // one of so many rows
    std::vector<Cut> cuts;
    std::size_t crossing = 0;
    for (std::size_t begin = 0; begin < rows.size();) {
        std::size_t end = begin;
        bool on[2] = {false, false};
        while (end < rows.size() && !crosses(rows[end], gutter)) {
            on[0] = on[0] || rows[end].left < gutter.x;
            on[1] = on[1] || rows[end].right > gutter.x;
            ++end;
        }
        if (end - begin >= least_lines && on[0] && on[1]) {
            cuts.push_back({gutter.x, begin, end, 0});
        }
        crossing += end < rows.size() ? 1 : 0;
        begin = end + 1;
    }
    std::stable_sort(cuts.begin(), cuts.end(),
                     [](const Cut& a, const Cut& b) { return a.end - a.begin > b.end - b.begin; });
    return crossing * most_crossing > rows.size() ? std::vector<Cut>{} : cuts;
}

void split(std::vector<Segment> segments, int depth, int side, bool narrow, Splitting& page);

/// Each header, and behind it the text that stands beside it.
void split_at_header_blocks(std::vector<Row> rows, float x, const std::vector<HeaderBlock>& blocks, int depth, int side,
                            bool narrow, Splitting& page) {
    std::size_t done = 0;
    auto between = [&](std::size_t end) {
        std::vector<Segment> segments;
        for (; done < end; ++done) {
            std::move(rows[done].cells.begin(), rows[done].cells.end(), std::back_inserter(segments));
        }
        split(std::move(segments), depth + 1, side, narrow, page);
    };
    for (const HeaderBlock& block : blocks) {
        between(block.begin);
        std::vector<Segment> header;
        std::vector<Segment> text;
        for (; done < block.end; ++done) {
            for (Segment& cell : rows[done].cells) {
                (cell.left < x ? header : text).push_back(std::move(cell));
            }
        }
        split(std::move(header), depth + 1, side, narrow, page);
        split(std::move(text), depth + 1, side, narrow, page);
    }
    between(rows.size());
}

/// What stands above, each card, what stands below.
void split_at_cards(std::vector<Segment> segments, const CardRow& row, int depth, int side, bool narrow,
                    Splitting& page) {
    std::vector<std::vector<Segment>> parts(row.panels.size() + 2);
    for (Segment& s : segments) {
        std::size_t home = s.middle() <= row.top ? 0 : parts.size() - 1;
        for (std::size_t i = 0; i < row.panels.size(); ++i) {
            home = is_on(page.page.panels, s.words.front().panel, row.panels[i]) ? i + 1 : home;
        }
        parts[home].push_back(std::move(s));
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        split(std::move(parts[i]), i == 0 || i + 1 == parts.size() ? depth : depth + 1, side, narrow, page);
    }
}

void split(std::vector<Segment> segments, int depth, int side, bool narrow, Splitting& page) {
    if (segments.empty()) {
        return;
    }
    const CardRow cards = first_card_row(segments, page.page.panels, page.page.height);
    if (!cards.panels.empty()) {
        split_at_cards(std::move(segments), cards, depth, side, narrow, page);
        return;
    }
    std::vector<Row> rows = rows_of(segments);
    float left = 1e9F;
    float right = -1e9F;
    for (const Row& row : rows) {
        left = std::min(left, row.left);
        right = std::max(right, row.right);
    }
    if (depth == 0 && !page.document.gutters.empty() && is_inherited(page.document.gutters.front(), page.page.number)) {
        if (const int only = only_side(rows, page.document.gutters.front())) {
            const Gutter& gutter = page.document.gutters.front();
            split(std::move(segments), depth + 1, only, only == 1 ? gutter.left_narrow : gutter.right_narrow, page);
            return;
        }
    }
    if (depth < 4 && rows.size() >= least_lines) {
        std::vector<Cut> cuts;
        for (const Cut& candidate : candidate_cuts(rows, left, right)) {
            const std::vector<HeaderBlock> blocks = header_blocks(rows, candidate, page.known);
            if (!blocks.empty()) {
                split_at_header_blocks(std::move(rows), candidate.x, blocks, depth, side, narrow, page);
                return;
            }
            for (Cut part : cut_at_headings(rows, candidate, page.margin_column, page.known)) {
                part.end = end_of_columns(rows, part, page.known);
                if (has_lines_on_both_sides(rows, part)) {
                    cuts.push_back(part);
                }
            }
        }
        const std::size_t own = cuts.size();
        if (depth == 0 && !page.document.gutters.empty() &&
            is_inherited(page.document.gutters.front(), page.page.number)) {
            const std::vector<Cut> inherited = cuts_at(rows, page.document.gutters.front());
            cuts.insert(cuts.end(), inherited.begin(), inherited.end());
        }
        for (std::size_t k = 0; k < cuts.size(); ++k) {
            const Cut judged = cuts[k];
            // judged where both sides have text: a table is shorter than the column it is in
            Side l;
            Side r;
            auto [first, last] = shared_rows(rows, judged);
            for (std::size_t i = first; i < last; ++i) {
                if (rows[i].cells.size() == 1 &&
                    !lookup(Idea::section_headings, rows[i].cells.front().text()).empty() && rows[i].left < left + 3) {
                    continue;  // heads what stands below on both sides
                }
                std::vector<const Segment*> on_left;
                std::vector<const Segment*> on_right;
                for (const Segment& s : rows[i].cells) {
                    (s.left < judged.x ? on_left : on_right).push_back(&s);
                }
                l.add(on_left, page.known);
                r.add(on_right, page.known);
            }
            const bool too_few = k >= own && std::min(l.lines(), r.lines()) < least_lines;  // to say anything
            if (!too_few && !are_columns(l, r)) {
                continue;
            }
            for (std::size_t j = own; k < own && j < cuts.size(); ++j) {
                if (std::abs(cuts[j].x - judged.x) < same_gutter && cuts[j].begin <= judged.begin &&
                    judged.end <= cuts[j].end) {
                    k = j;  // as far as nothing crosses it
                }
            }
            Cut& cut = cuts[k];
            // a few rows of columns in the middle of a page are no sidebar: what is below them is read after both
            cut.begin = start_of_columns(rows, cut, depth == 0, page.known);
            const std::size_t extent = cut.end - cut.begin;
            // two addresses at the top, and text in full width below them, are none, either
            const bool at_top = rows.size() - cut.end > 2 * extent;
            bool over_page =
                (3 * cut.begin <= rows.size() && 6 * extent >= rows.size() && !at_top) || 5 * extent >= 2 * rows.size();
            std::vector<Segment> above;
            std::vector<Segment> below;
            std::vector<Segment> in_left;
            std::vector<Segment> in_right;
            for (std::size_t i = 0; i < rows.size(); ++i) {
                for (Segment& s : rows[i].cells) {
                    auto& home = i < cut.begin ? above : i >= cut.end ? below : s.left < cut.x ? in_left : in_right;
                    home.push_back(std::move(s));
                }
            }
            float wl = width_of(in_left);
            float wr = width_of(in_right);
            bool narrow_left = over_page && wl < 0.75F * wr;
            bool narrow_right = over_page && wr < 0.75F * wl;
            if (k >= own) {
                narrow_left = page.document.gutters.front().left_narrow;
                narrow_right = page.document.gutters.front().right_narrow;
            }
            split(std::move(above), depth + 1, side, narrow, page);
            split(std::move(in_left), depth + 1, side == 0 ? 1 : side, side == 0 ? narrow_left : narrow, page);
            split(std::move(in_right), depth + 1, side == 0 ? 2 : side, side == 0 ? narrow_right : narrow, page);
            split(std::move(below), depth + 1, side, narrow, page);
            return;
        }
    }
    Region region;
    region.rows = std::move(rows);
    region.left = left;
    region.right = right;
    region.narrow = narrow;
    region.side = side;
    page.regions.push_back(std::move(region));
}

}  // namespace

DocumentLayout layout_of(const std::vector<PageSegments>& pages) {
    KnownTexts known;
    return {document_gutters(pages, known), margin_of_headings(pages, known)};
}

std::vector<Region> find_columns(const PageWords& page, std::vector<Segment> segments, const DocumentLayout& document) {
    std::vector<Row> rows = rows_of(std::move(segments));
    lift_margin_dates(rows);
    raise_margin_labels(rows);
    raise_centred_labels(rows);
    Splitting splitting{document, page, join_margin_headings(rows), {}, {}};
    const NameBeside name = page.number == 1 ? find_name_beside(rows, splitting.known) : NameBeside{};
    std::vector<Segment> head[3];  // above, and the two blocks, that of the name first
    segments.clear();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (Segment& s : rows[i].cells) {
            const bool of_name = (s.right < name.x) == name.name_left;
            (i >= name.end ? segments : i < name.begin ? head[0] : of_name ? head[1] : head[2]).push_back(std::move(s));
        }
    }
    for (std::vector<Segment>& part : head) {
        split(std::move(part), 1, 0, false, splitting);
    }
    if (!document.margin) {
        split(std::move(segments), 0, 0, false, splitting);
        return std::move(splitting.regions);
    }
    for (MarginSection& section : margin_sections(std::move(segments), *document.margin, splitting.known)) {
        split(std::move(section.heading), 1, 0, false, splitting);
        split(std::move(section.text), 1, 0, false, splitting);
    }
    return std::move(splitting.regions);
}

}  // namespace cvconv::pdf
