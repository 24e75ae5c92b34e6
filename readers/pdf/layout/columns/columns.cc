#include "readers/pdf/layout/columns/columns.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pdf/layout/columns/cards.h"
#include "readers/pdf/layout/columns/column_cuts.h"
#include "readers/pdf/layout/columns/column_sides.h"
#include "readers/pdf/layout/columns/column_starts.h"
#include "readers/pdf/layout/columns/header_blocks.h"
#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/panels.h"
#include "readers/pdf/layout/rails/centred_labels.h"
#include "readers/pdf/layout/rails/date_rails.h"
#include "readers/pdf/layout/rails/heading_rails.h"
#include "readers/pdf/layout/rails/rail_labels.h"

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
    const PageWords& page;
    std::vector<RailHeading> rail;
    KnownTexts known;
    std::vector<Region> regions;  ///< in reading order
};

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
    if (depth < 4 && rows.size() >= least_lines) {
        std::vector<Cut> cuts;
        for (const Cut& candidate : candidate_cuts(rows, left, right)) {
            const std::vector<HeaderBlock> blocks = header_blocks(rows, candidate, page.known);
            if (!blocks.empty()) {
                split_at_header_blocks(std::move(rows), candidate.x, blocks, depth, side, narrow, page);
                return;
            }
            for (Cut part : cut_at_headings(rows, candidate, page.rail, page.known)) {
                part.end = end_of_columns(rows, part, page.known);
                if (has_lines_on_both_sides(rows, part)) {
                    cuts.push_back(part);
                }
            }
        }
        for (Cut& cut : cuts) {
            // judged where both sides have text: a table is shorter than the column it is in
            Side l;
            Side r;
            auto [first, last] = shared_rows(rows, cut);
            for (std::size_t i = first; i < last; ++i) {
                if (rows[i].cells.size() == 1 &&
                    !lookup(Idea::section_headings, rows[i].cells.front().text()).empty() && rows[i].left < left + 3) {
                    continue;  // heads what stands below on both sides
                }
                std::vector<const Segment*> on_left;
                std::vector<const Segment*> on_right;
                for (const Segment& s : rows[i].cells) {
                    (s.left < cut.x ? on_left : on_right).push_back(&s);
                }
                l.add(on_left, page.known);
                r.add(on_right, page.known);
            }
            if (!are_columns(l, r)) {
                continue;
            }
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
            split(std::move(above), depth + 1, side, narrow, page);
            split(std::move(in_left), depth + 1, side == 0 ? 1 : side,
                  side == 0 ? over_page && wl < 0.75F * wr : narrow, page);
            split(std::move(in_right), depth + 1, side == 0 ? 2 : side,
                  side == 0 ? over_page && wr < 0.75F * wl : narrow, page);
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

std::vector<Region> find_columns(const PageWords& page, std::vector<Segment> segments) {
    std::vector<Row> rows = rows_of(std::move(segments));
    lift_margin_dates(rows);
    raise_rail_labels(rows);
    raise_centred_labels(rows);
    Splitting splitting{page, join_rail_headings(rows), {}, {}};
    segments.clear();
    for (Row& row : rows) {
        std::move(row.cells.begin(), row.cells.end(), std::back_inserter(segments));
    }
    split(std::move(segments), 0, 0, false, splitting);
    return std::move(splitting.regions);
}

}  // namespace cvconv::pdf
