// The last steps of the reader of PDF: upright → readable words → segments → furniture off → columns → blocks.

#include "readers/pdf/page_document.h"

#include <algorithm>
#include <utility>

#include "readers/document_builder.h"
#include "readers/hidden_characters.h"
#include "readers/pdf/layout/blocks.h"
#include "readers/pdf/layout/columns/columns.h"
#include "readers/pdf/layout/furniture.h"
#include "readers/pdf/layout/panels.h"
#include "readers/pdf/layout/tab_stops.h"
#include "readers/pdf/layout/tables/grid_tables.h"
#include "readers/pdf/layout/tables/headed_tables.h"
#include "readers/pdf/layout/tables/wrapped_cells.h"
#include "readers/pdf/layout/wide_blanks.h"
#include "readers/pdf/words/characters.h"
#include "readers/pdf/words/right_to_left.h"
#include "readers/pdf/words/rotated_text.h"

namespace cvconv::pdf {
namespace {

struct PlacedRegion {
    int page = 0;
    Region region;
};

/// Sidebars go on from page to page and so do the columns beside them: what stands above, then left
/// sidebars, then the main column, then right sidebars.
std::vector<PlacedRegion> in_reading_order(std::vector<PlacedRegion> regions) {
    bool sidebar = std::any_of(regions.begin(), regions.end(), [](const PlacedRegion& r) { return r.region.narrow; });
    if (!sidebar) {
        return regions;
    }
    std::vector<PlacedRegion> above;
    std::vector<PlacedRegion> left;
    std::vector<PlacedRegion> main;
    std::vector<PlacedRegion> right;
    bool cut_seen = false;
    for (PlacedRegion& r : regions) {
        cut_seen = cut_seen || r.region.side != 0;
        auto& home = r.region.narrow ? (r.region.side == 1 ? left : right) : !cut_seen ? above : main;
        home.push_back(std::move(r));
    }
    std::vector<PlacedRegion> ordered;
    for (auto* part : {&above, &left, &main, &right}) {
        std::move(part->begin(), part->end(), std::back_inserter(ordered));
    }
    return ordered;
}

/// Where text in full width begins is the same on all pages, whatever stands on each of them.
void align_pages(std::vector<PlacedRegion>& regions) {
    bool columns =
        std::any_of(regions.begin(), regions.end(), [](const PlacedRegion& r) { return r.region.side != 0; });
    if (columns) {
        return;
    }
    float left = 1e9F;
    for (const PlacedRegion& r : regions) {
        left = std::min(left, r.region.left);
    }
    for (PlacedRegion& r : regions) {
        r.region.left = left;
    }
}

/// The drawings of all pages together.
Drawings drawings_of(std::vector<PageWords>& pages) {
    Drawings all;
    for (PageWords& page : pages) {
        const Drawings drawn = std::exchange(page.drawing.drawings, {});
        all.marks.insert(all.marks.end(), drawn.marks.begin(), drawn.marks.end());
        all.rules.insert(all.rules.end(), drawn.rules.begin(), drawn.rules.end());
        all.panels.insert(all.panels.end(), drawn.panels.begin(), drawn.panels.end());
    }
    return all;
}

/// The places of words on turned pages, as links and users have them.
std::vector<PlacedWord> places_as_stored(std::vector<PlacedWord> placed, const std::vector<PageWords>& pages) {
    for (PlacedWord& word : placed) {
        auto page = std::find_if(pages.begin(), pages.end(), [&](const PageWords& p) { return p.number == word.page; });
        if (page != pages.end() && page->turned != 0) {
            const Area box = turned_back(*page, {word.left, word.top, word.right, word.bottom});
            word.left = static_cast<float>(box.left);
            word.top = static_cast<float>(box.top);
            word.right = static_cast<float>(box.right);
            word.bottom = static_cast<float>(box.bottom);
        }
    }
    return placed;
}

}  // namespace

PageDocument document_of(std::vector<PageWords> words, std::vector<PageWords> hidden, const ReadOptions& options,
                         Diagnostics& diagnostics) {
    std::for_each(words.begin(), words.end(), turn_upright);
    find_directions(words);
    find_directions(hidden);
    const Drawings drawings = drawings_of(words);
    std::string all;
    for (const PageWords& page : words) {
        for (const PageWord& word : page.words) {
            all += word.text + " ";
        }
    }
    report_hidden_characters(all, diagnostics);
    all.clear();
    GridTables tables(drawings);
    std::vector<PageSegments> pages;
    for (PageWords& page : words) {
        lay_rotated_words(page);
        read_from_the_right(page, diagnostics);
        make_readable(page);
        for (const PageWord& word : page.words) {
            all += word.text + " ";
        }
        std::vector<Segment> table_rows = tables.take(page);
        place_on_panels(page, drawings.panels);
        PageSegments segments{page, segments_of(page), {}, {}};
        split_at_tab_stops(segments.segments);
        split_at_wide_blanks(segments.segments);
        split_behind_margin_dates(segments.segments);
        join_stretched_lines(segments.segments);
        for (Segment& row : take_headed_tables(segments.segments, drawings.marks, page.number, tables.count())) {
            table_rows.push_back(std::move(row));
        }
        std::move(table_rows.begin(), table_rows.end(), std::back_inserter(segments.segments));
        segments.page.words.clear();
        pages.push_back(std::move(segments));
    }
    take_furniture(pages);
    const DocumentLayout layout = layout_of(pages);
    std::vector<PlacedRegion> regions;
    for (PageSegments& page : pages) {
        for (Region& region : find_columns(page.page, std::move(page.segments), layout)) {
            regions.push_back({page.page.number, std::move(region)});
        }
    }
    align_pages(regions);
    Vocabulary vocabulary = vocabulary_of(all);
    DocumentBuilder builder;
    DrawnAround drawn(drawings.rules);
    for (const PageSegments& page : pages) {
        drawn.add_panels(page.page.number, page.page.panels);
    }
    BlockWriter writer(builder, vocabulary, drawings.marks, drawn, options.join_traces);
    int number = 0;
    const PlacedRegion* before = nullptr;
    auto ordered = in_reading_order(std::move(regions));
    for (const PlacedRegion& r : ordered) {
        // a column that goes on over the page is still the same column
        bool goes_on =
            before != nullptr && before->page != r.page && std::abs(before->region.left - r.region.left) < 12;
        number += goes_on ? 0 : 1;
        writer.write(r.region, r.page, number);
        before = &r;
    }
    for (PageSegments& page : pages) {
        for (const Region& region : find_columns(page.page, std::move(page.footer))) {
            writer.write(region, page.page.number, ++number);
        }
    }
    for (const PageSegments& page : pages) {
        writer.write_furniture(page.furniture, page.page.number);
    }
    for (PageWords& page : hidden) {
        read_from_the_right(page, diagnostics);
        make_readable(page);
        writer.write_furniture(rows_of(segments_of(page)), page.number, true);
    }
    PageDocument result{builder.take(), {}};
    result.placed = places_as_stored(writer.placed(), words);
    for (const PlacedWord& word : result.placed) {
        Stretch place;
        place.text = word.text;
        place.page = word.page;
        place.left = word.left;
        place.top = word.top;
        place.right = word.right;
        place.bottom = word.bottom;
        result.document.places.push_back(place);
    }
    return result;
}

}  // namespace cvconv::pdf
