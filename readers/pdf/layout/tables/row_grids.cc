#include "readers/pdf/layout/tables/row_grids.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "ir/lexicon.h"
#include "readers/pdf/layout/tables/gaps.h"

namespace cvconv::pdf {

namespace {

constexpr float same_end = 2.5F;          // points between ends of lines that are meant to be one
constexpr std::size_t most_rules = 800;   // a page with more is a drawing
constexpr std::size_t least_edges = 2;    // of rows
constexpr float highest_row = 0.25F;      // of the page
constexpr float gap_below_header = 0.9F;  // in sizes of type, to the rule

/// Where lines of rows may be: level rules, and the edges of what is filled.
std::vector<Rule> edges_of(const std::vector<Rule>& rules, const std::vector<Panel>& panels, float page_height) {
    std::vector<Rule> edges;
    std::copy_if(rules.begin(), rules.end(), std::back_inserter(edges), [](const Rule& rule) { return !rule.upright; });
    for (const Panel& panel : panels) {
        if (panel.filled && panel.bottom - panel.top < highest_row * page_height) {
            edges.push_back({panel.page, false, panel.top, panel.left, panel.right});
            edges.push_back({panel.page, false, panel.bottom, panel.left, panel.right});
        }
    }
    return edges;
}

/// Lines that begin and end at the same places, from top to bottom.
std::vector<std::vector<Rule>> families_of(const std::vector<Rule>& lines) {
    std::vector<std::vector<Rule>> families;
    for (const Rule& line : lines) {
        auto own = std::find_if(families.begin(), families.end(), [&](const std::vector<Rule>& family) {
            return std::abs(family.front().from - line.from) < same_end &&
                   std::abs(family.front().to - line.to) < same_end;
        });
        if (own == families.end()) {
            families.emplace_back();
            own = std::prev(families.end());
        }
        own->push_back(line);
    }
    std::erase_if(families, [](const auto& family) { return family.size() < least_edges; });
    return families;
}

/// The rows of one family of lines, and the words between them.
class RowGrid {
public:
    /// `words` by the middle of their height.
    RowGrid(const std::vector<const PageWord*>& words, const std::vector<Rule>& lines)
        : words_(words), left_(lines.front().from), right_(lines.front().to) {
        edges_.push_back(top_of_header(lines.front().at));
        for (const Rule& line : lines) {
            edges_.push_back(line.at);
        }
    }

    /// Tables among the rows: as many of them in turn as have the same columns.
    void find(float highest, std::vector<Grid>& grids) const {
        std::size_t begin = 0;
        Gaps gaps;
        for (std::size_t row = 0; row + 1 < edges_.size(); ++row) {
            Gaps own;
            if (edges_[row + 1] - edges_[row] < highest) {
                own = gaps_of(edges_[row], edges_[row + 1]);
            }
            Gaps common = row > begin ? common_gaps(gaps, own) : own;
            if (gutters_in(common).size() + 1 < least_columns) {
                add(begin, row, gutters_in(gaps), grids);
                begin = gutters_in(own).size() + 1 < least_columns ? row + 1 : row;
                common = own;
            }
            gaps = std::move(common);
        }
        add(begin, edges_.size() - 1, gutters_in(gaps), grids);
    }

private:
    [[nodiscard]] Gaps gutters_in(Gaps gaps) const { return pdf::gutters_in(std::move(gaps), left_, right_); }

    /// The words on a level, those alone that stand between the ends of the lines.
    [[nodiscard]] std::vector<const PageWord*> words_between(float top, float bottom) const {
        auto at = std::lower_bound(words_.begin(), words_.end(), top,
                                   [](const PageWord* word, float y) { return word->middle() < y; });
        std::vector<const PageWord*> inside;
        for (; at != words_.end() && (*at)->middle() < bottom; ++at) {
            if ((*at)->right > left_ && (*at)->left < right_) {
                inside.push_back(*at);
            }
        }
        return inside;
    }

    /// No line is drawn above most headers of columns: the line of words right above the first rule is a row, too.
    [[nodiscard]] float top_of_header(float rule) const {
        constexpr float reach = 40;  // points
        const PageWord* lowest = nullptr;
        for (const PageWord* word : words_between(rule - reach, rule)) {
            lowest = lowest == nullptr || word->bottom > lowest->bottom ? word : lowest;
        }
        const bool near = lowest != nullptr && rule - lowest->bottom <= gap_below_header * lowest->size;
        return near ? std::min(rule, lowest->top) - 1 : rule - 1;
    }

    /// Where a level has no words, with what is free left and right of them all: the cell there may be empty. None
    /// where it has no words at all, or a title.
    [[nodiscard]] Gaps gaps_of(float top, float bottom) const {
        std::vector<const PageWord*> inside = words_between(top, bottom);
        std::sort(inside.begin(), inside.end(), [](const PageWord* a, const PageWord* b) { return a->left < b->left; });
        if (inside.empty()) {
            return {};
        }
        Gaps gaps = gaps_between(inside, left_, right_);
        return begins_with_title(inside, gaps) ? Gaps() : gaps;
    }

    /// Is the first line one cell, or the first cell there a title in the margin? `inside` from left to right.
    static bool begins_with_title(const std::vector<const PageWord*>& inside, const Gaps& gaps) {
        const PageWord* highest = *std::min_element(
            inside.begin(), inside.end(), [](const PageWord* a, const PageWord* b) { return a->top < b->top; });
        std::string first_cell;
        const PageWord* first = nullptr;
        bool several = false;
        for (const PageWord* word : inside) {
            if (word->top >= highest->top + 0.5F * highest->size) {
                continue;
            }
            first = first == nullptr ? word : first;
            if (column_of(*word, gaps) == column_of(*first, gaps)) {
                first_cell += (first_cell.empty() ? "" : " ") + word->text;
            } else {
                several = true;
            }
        }
        return !several || !lookup(Idea::section_headings, first_cell).empty();
    }

    void add(std::size_t begin, std::size_t end, const Gaps& gutters, std::vector<Grid>& grids) const {
        if (end < begin + 2 || gutters.size() + 1 < least_columns) {
            return;
        }
        const std::vector<float> ys(edges_.begin() + static_cast<std::ptrdiff_t>(begin),
                                    edges_.begin() + static_cast<std::ptrdiff_t>(end) + 1);
        grids.push_back(grid_of(gutters, left_, right_, ys));
    }

    const std::vector<const PageWord*>& words_;
    float left_, right_;
    std::vector<float> edges_;  ///< of the rows, from top to bottom
};

}  // namespace

std::vector<Grid> find_row_grids(const PageWords& page, const std::vector<Rule>& rules,
                                 const std::vector<Panel>& panels) {
    std::vector<Grid> grids;
    const std::vector<Rule> lines = joined_rules(edges_of(rules, panels, page.height));
    if (lines.size() > most_rules) {
        return grids;
    }
    const std::vector<const PageWord*> words = words_by_height(page);
    for (const std::vector<Rule>& family : families_of(lines)) {
        RowGrid(words, family).find(highest_row * page.height, grids);
    }
    std::sort(grids.begin(), grids.end(), [](const Grid& a, const Grid& b) { return a.ys.front() < b.ys.front(); });
    return grids;
}

}  // namespace cvconv::pdf
