#include "readers/pdf/layout/tables/aligned_rows.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

#include "ir/lexicon.h"
#include "readers/pdf/layout/date_texts.h"
#include "readers/pdf/layout/tables/gaps.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t least_aligned_rows = 3;
constexpr std::size_t least_rows_again = 2;  // of a table with the columns of another one on the page
constexpr std::size_t most_lines_of_row = 12;
constexpr std::size_t most_levels = 150;  // of a table: a page has no more lines
constexpr float same_height = 0.5F;       // in sizes of type, between lines of one level
constexpr float more_than_usual = 0.25F;  // in sizes of type: space above a row, beyond that between lines

/// Words on one level, from left to right.
struct Level {
    std::vector<const PageWord*> words;
    float top = 0, bottom = 0, size = 0;
};

std::vector<Level> levels_of(const PageWords& page) {
    std::vector<Level> levels;
    for (const PageWord* word : words_by_height(page)) {
        if (levels.empty() || word->middle() - levels.back().words.front()->middle() > same_height * word->size) {
            levels.push_back({{}, word->top, word->bottom, 0});
        }
        Level& level = levels.back();
        level.words.push_back(word);
        level.top = std::min(level.top, word->top);
        level.bottom = std::max(level.bottom, word->bottom);
        level.size = std::max(level.size, word->size);
    }
    for (Level& level : levels) {
        std::sort(level.words.begin(), level.words.end(),
                  [](const PageWord* a, const PageWord* b) { return a->left < b->left; });
    }
    return levels;
}

bool is_title(const Level& level) {
    std::string text;
    for (const PageWord* word : level.words) {
        text += (text.empty() ? "" : " ") + word->text;
    }
    return !lookup(Idea::section_headings, text).empty();
}

/// Levels that keep to the same columns, and where rows begin among them.
class Span {
public:
    Span(const std::vector<Level>& levels, std::size_t begin, std::size_t end, Gaps gutters)
        : levels_(levels), begin_(begin), end_(end), gutters_(std::move(gutters)), columns_(gutters_.size() + 1) {
        for (std::size_t i = begin; i < end; ++i) {
            filled_.push_back(columns_of(levels[i]));
        }
        find_starts();
    }

    /// Enough rows that are no lists of single lines, each of them begun by all of its cells.
    [[nodiscard]] bool is_table() const {
        if (starts_.size() < least_rows_again) {
            return false;
        }
        std::size_t wrapped = 0;
        std::vector<std::size_t> rows_with(columns_, 0);
        for (std::size_t row = 0; row < starts_.size(); ++row) {
            const std::size_t end = end_of(row);
            if (end - starts_[row] > most_lines_of_row) {
                return false;
            }
            wrapped += end - starts_[row] > 1 ? 1 : 0;
            for (std::size_t column = 0; column < columns_; ++column) {
                bool any = false;
                for (std::size_t i = starts_[row]; i < end; ++i) {
                    any = any || filled_[i - begin_][column];
                }
                rows_with[column] += any ? 1 : 0;
                if (any && !filled_[starts_[row] - begin_][column]) {
                    return false;  // the cell begins further down
                }
            }
        }
        return 2 * wrapped >= starts_.size() && std::all_of(rows_with.begin(), rows_with.end(), [&](std::size_t count) {
                   return 2 * count > starts_.size();
               });
    }

    /// Do most rows have a date in one column, and none a title of a section in the first? Else it may be anything that
    /// is set in a grid: skills, cards, sections beside their titles.
    [[nodiscard]] bool is_dated() const {
        std::vector<std::size_t> dates(columns_, 0);
        for (std::size_t row = 0; row < starts_.size(); ++row) {
            for (std::size_t column = 0; column < columns_; ++column) {
                const std::string text = text_of(row, column);
                dates[column] += is_dateish(text) ? 1 : 0;
                if (column == 0 && !lookup(Idea::section_headings, text).empty()) {
                    return false;
                }
            }
        }
        return std::any_of(dates.begin(), dates.end(), [&](std::size_t count) { return 2 * count > starts_.size(); });
    }

    [[nodiscard]] bool has_many_rows() const { return starts_.size() >= least_aligned_rows; }

    /// Do both have as many columns, at the same places?
    [[nodiscard]] bool has_columns_of(const Span& other) const {
        return std::equal(gutters_.begin(), gutters_.end(), other.gutters_.begin(), other.gutters_.end(),
                          [](const Gap& a, const Gap& b) { return std::min(a.to, b.to) > std::max(a.from, b.from); });
    }

    [[nodiscard]] Grid grid(float left, float right) const {
        std::vector<float> ys{levels_[starts_.front()].top - 1};
        for (std::size_t row = 0; row < starts_.size(); ++row) {
            const float bottom = levels_[end_of(row) - 1].bottom;
            ys.push_back(row + 1 < starts_.size() ? (bottom + levels_[starts_[row + 1]].top) / 2 : bottom + 1);
        }
        return grid_of(gutters_, left, right, std::move(ys));
    }

private:
    [[nodiscard]] std::size_t end_of(std::size_t row) const {
        return row + 1 < starts_.size() ? starts_[row + 1] : last_row_end_;
    }

    [[nodiscard]] std::string text_of(std::size_t row, std::size_t column) const {
        std::string text;
        for (std::size_t i = starts_[row]; i < end_of(row); ++i) {
            for (const PageWord* word : levels_[i].words) {
                if (column_of(*word, gutters_) == column) {
                    text += (text.empty() ? "" : " ") + word->text;
                }
            }
        }
        return text;
    }

    [[nodiscard]] std::vector<bool> columns_of(const Level& level) const {
        std::vector<bool> filled(columns_, false);
        for (const PageWord* word : level.words) {
            filled[column_of(*word, gutters_)] = true;
        }
        return filled;
    }

    /// A row begins where the first column and another have a line, and all of them more space above than usual.
    void find_starts() {
        std::vector<float> spaces;
        for (std::size_t i = begin_ + 1; i < end_; ++i) {
            spaces.push_back((levels_[i].top - levels_[i - 1].bottom) / std::max(1.0F, levels_[i].size));
        }
        if (spaces.empty()) {
            return;
        }
        const auto third = spaces.begin() + static_cast<std::ptrdiff_t>(spaces.size() / 3);
        std::nth_element(spaces.begin(), third, spaces.end());
        const float usual = *third;
        for (std::size_t i = begin_; i < end_; ++i) {
            const bool apart =
                i == begin_ ||
                (levels_[i].top - levels_[i - 1].bottom) / std::max(1.0F, levels_[i].size) > usual + more_than_usual;
            const std::vector<bool>& own = filled_[i - begin_];
            if (apart && own.front() && std::count(own.begin(), own.end(), true) >= 2) {
                starts_.push_back(i);
                last_row_end_ = end_;
            } else if (apart && !starts_.empty()) {
                last_row_end_ = std::min(last_row_end_, i);  // what is below the last row, if no other one comes
            }
        }
    }

    const std::vector<Level>& levels_;
    std::size_t begin_, end_;
    std::size_t last_row_end_ = 0;
    Gaps gutters_;
    std::size_t columns_;
    std::vector<std::vector<bool>> filled_;  ///< which columns have words, by level
    std::vector<std::size_t> starts_;        ///< of rows
};

}  // namespace

std::vector<Grid> find_aligned_rows(const PageWords& page) {
    std::vector<Grid> grids;
    const std::vector<Level> levels = levels_of(page);
    const float left = 0;
    const float right = page.width;
    std::vector<Span> tables;
    std::size_t begin = 0;
    while (begin < levels.size()) {
        // as many levels as have gutters in common
        Gaps gaps = gaps_between(levels[begin].words, left, right);
        std::size_t end = begin + 1;
        if (gutters_in(gaps, left, right).size() + 1 < least_columns || is_title(levels[begin])) {
            ++begin;
            continue;
        }
        for (const std::size_t last = std::min(levels.size(), begin + most_levels);
             end < last && !is_title(levels[end]); ++end) {
            Gaps common = common_gaps(gaps, gaps_between(levels[end].words, left, right));
            if (gutters_in(common, left, right).size() + 1 < least_columns) {
                break;
            }
            gaps = std::move(common);
        }
        Span span(levels, begin, end, gutters_in(gaps, left, right));
        if (span.is_table() && span.is_dated()) {
            tables.push_back(std::move(span));
            begin = end;
        } else {
            ++begin;
        }
    }
    for (const Span& table : tables) {
        if (table.has_many_rows() || std::any_of(tables.begin(), tables.end(), [&](const Span& other) {
                return other.has_many_rows() && table.has_columns_of(other);
            })) {
            grids.push_back(table.grid(left, right));
        }
    }
    return grids;
}

}  // namespace cvconv::pdf
