#include "readers/pdf/layout/columns/document_gutters.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "readers/pdf/layout/columns/cards.h"
#include "readers/pdf/layout/columns/column_cuts.h"
#include "readers/pdf/layout/columns/column_sides.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t least_shared = 8;  // rows, on all pages
constexpr float page_distance = 1e5F;    // between the heights of lines of different pages

struct Candidate {
    struct Place {
        std::size_t page;
        Cut cut;
    };
    float x = 0;
    float score = 0;
    std::vector<Place> places;
};

/// What stands in cards beside each other has gutters of its own.
std::vector<Segment> without_cards(const PageSegments& page) {
    std::vector<Segment> rest = page.segments;
    while (true) {
        const CardRow cards = first_card_row(rest, page.page.panels, page.page.height);
        if (cards.panels.empty()) {
            return rest;
        }
        std::erase_if(rest, [&](const Segment& s) { return s.middle() > cards.top && s.middle() < cards.bottom; });
    }
}

/// Cuts of pages at one x.
std::vector<Candidate> candidates_of(const std::vector<std::vector<Row>>& pages) {
    std::vector<Candidate> candidates;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        float left = 1e9F;
        float right = -1e9F;
        for (const Row& row : pages[p]) {
            left = std::min(left, row.left);
            right = std::max(right, row.right);
        }
        for (const Cut& cut : candidate_cuts(pages[p], left, right)) {
            auto home = std::find_if(candidates.begin(), candidates.end(),
                                     [&](const Candidate& c) { return std::abs(c.x - cut.x) < same_gutter; });
            if (home == candidates.end()) {
                home = candidates.insert(candidates.end(), {cut.x, 0, {}});
            }
            const bool overlaps = std::any_of(home->places.begin(), home->places.end(), [&](const auto& place) {
                return place.page == p && place.cut.begin < cut.end && cut.begin < place.cut.end;
            });
            if (!overlaps) {
                home->score += cut.score;
                home->places.push_back({p, cut});
            }
        }
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
    return candidates;
}

}  // namespace

bool is_inherited(const Gutter& gutter, int page) {
    return std::any_of(gutter.seen_on.begin(), gutter.seen_on.end(), [&](int p) { return p != page; });
}

std::vector<Gutter> document_gutters(const std::vector<PageSegments>& pages, KnownTexts& known) {
    constexpr float narrow = 0.75F;         // of the other side's width
    constexpr std::size_t most_judged = 3;  // the best
    if (pages.size() < 2) {
        return {};
    }
    std::vector<std::vector<Row>> rows;
    for (const PageSegments& page : pages) {
        rows.push_back(rows_of(without_cards(page)));
    }
    std::vector<Candidate> candidates = candidates_of(rows);
    for (std::size_t i = 0; i < std::min(most_judged, candidates.size()); ++i) {
        const Candidate& candidate = candidates[i];
        Side left;
        Side right;
        std::size_t shared = 0;
        std::size_t beside = 0;
        std::size_t on_pages = 0;
        std::vector<int> seen_on;
        for (const auto& [page, cut] : candidate.places) {
            const auto [first, last] = shared_rows(rows[page], cut);
            shared += last - first;
            Side own[2];
            for (std::size_t r = first; r < last; ++r) {
                std::vector<const Segment*> cells[2];
                for (const Segment& s : rows[page][r].cells) {
                    cells[s.left < cut.x ? 0 : 1].push_back(&s);
                }
                own[0].add(cells[0], known);
                own[1].add(cells[1], known);
                left.add(cells[0], known, page_distance * static_cast<float>(page));
                right.add(cells[1], known, page_distance * static_cast<float>(page));
            }
            beside += cut.end - cut.begin;
            on_pages += rows[page].size();
            if (std::min(own[0].lines(), own[1].lines()) >= least_shared && are_columns(own[0], own[1])) {
                seen_on.push_back(pages[page].page.number);
            }
        }
        if (!seen_on.empty() && beside * 2 > on_pages && shared >= least_shared && are_columns(left, right)) {
            const float wl = left.right - left.left;
            const float wr = right.right - right.left;
            return {{candidate.x, seen_on, wl < narrow * wr, wr < narrow * wl}};
        }
    }
    return {};
}

}  // namespace cvconv::pdf
