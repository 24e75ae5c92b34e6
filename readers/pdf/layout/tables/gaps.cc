#include "readers/pdf/layout/tables/gaps.h"

#include <algorithm>
#include <utility>

namespace cvconv::pdf {
namespace {

constexpr float least_gap = 5;  // points

}  // namespace

Gaps gaps_between(const std::vector<const PageWord*>& words, float left, float right) {
    Gaps gaps;
    float end = left;
    for (const PageWord* word : words) {
        if (word->left - end >= least_gap) {
            gaps.push_back({end, word->left});
        }
        end = std::max(end, word->right);
    }
    if (right - end >= least_gap) {
        gaps.push_back({end, right});
    }
    return gaps;
}

Gaps common_gaps(const Gaps& a, const Gaps& b) {
    Gaps both;
    for (std::size_t i = 0, k = 0; i < a.size() && k < b.size();) {
        const Gap common{std::max(a[i].from, b[k].from), std::min(a[i].to, b[k].to)};
        if (common.to - common.from >= least_gap) {
            both.push_back(common);
        }
        ++(a[i].to < b[k].to ? i : k);
    }
    return both;
}

Gaps gutters_in(Gaps gaps, float left, float right) {
    std::erase_if(gaps, [&](const Gap& gap) { return gap.from <= left || gap.to >= right; });
    return gaps;
}

std::size_t column_of(const PageWord& word, const Gaps& gutters) {
    return static_cast<std::size_t>(
        std::count_if(gutters.begin(), gutters.end(), [&](const Gap& gap) { return gap.to <= word.left + 0.1F; }));
}

std::vector<const PageWord*> words_by_height(const PageWords& page) {
    std::vector<const PageWord*> words;
    for (const PageWord& word : page.words) {
        words.push_back(&word);
    }
    std::stable_sort(words.begin(), words.end(),
                     [](const PageWord* a, const PageWord* b) { return a->middle() < b->middle(); });
    return words;
}

Grid grid_of(const Gaps& gutters, float left, float right, std::vector<float> ys) {
    Grid grid;
    grid.xs.push_back(left);
    for (const Gap& gap : gutters) {
        grid.xs.push_back((gap.from + gap.to) / 2);
    }
    grid.xs.push_back(right);
    grid.ys = std::move(ys);
    for (std::size_t row = 0; row + 1 < grid.ys.size(); ++row) {
        for (std::size_t column = 0; column + 1 < grid.xs.size(); ++column) {
            grid.cells.push_back({row, row + 1, column, column + 1});
        }
    }
    return grid;
}

}  // namespace cvconv::pdf
