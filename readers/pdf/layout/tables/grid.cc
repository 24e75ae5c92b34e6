#include "readers/pdf/layout/tables/grid.h"

#include <algorithm>
#include <numeric>

namespace cvconv::pdf {

namespace {

constexpr float same_stroke = 1.6F;            // points between the two sides of a drawn line
constexpr float meeting_tolerance = 2.5F;      // points by which a line may miss the one it meets
constexpr std::size_t most_drawn_lines = 800;  // a page with more is a drawing
constexpr std::size_t most_edges = 120;        // of a grid, across and down
constexpr float least_cover = 0.6F;            // of a side of a cell

bool meet(const Rule& level, const Rule& upright) {
    return upright.at >= level.from - meeting_tolerance && upright.at <= level.to + meeting_tolerance &&
           level.at >= upright.from - meeting_tolerance && level.at <= upright.to + meeting_tolerance;
}

/// The lines in groups that hang together.
std::vector<std::vector<Rule>> connected(const std::vector<Rule>& lines) {
    std::vector<std::size_t> group(lines.size());
    std::iota(group.begin(), group.end(), 0);
    auto root = [&](std::size_t i) {
        while (group[i] != i) {
            group[i] = group[group[i]];
            i = group[i];
        }
        return i;
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t k = i + 1; k < lines.size(); ++k) {
            if (lines[i].upright != lines[k].upright &&
                meet(lines[i].upright ? lines[k] : lines[i], lines[i].upright ? lines[i] : lines[k])) {
                group[root(k)] = root(i);
            }
        }
    }
    std::vector<std::vector<Rule>> groups(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        groups[root(i)].push_back(lines[i]);
    }
    std::erase_if(groups, [](const auto& g) { return g.empty(); });
    return groups;
}

void add_edge(std::vector<float>& edges, float at) {
    if (std::none_of(edges.begin(), edges.end(), [&](float e) { return std::abs(e - at) < 2 * meeting_tolerance; })) {
        edges.push_back(at);
    }
}

/// Is the side of a cell from `from` to `to` at `at` drawn?
bool is_drawn(const std::vector<Rule>& lines, bool upright, float at, float from, float to) {
    float covered = 0;
    for (const Rule& line : lines) {
        if (line.upright == upright && std::abs(line.at - at) < 2 * meeting_tolerance) {
            covered += std::max(0.0F, std::min(to, line.to) - std::max(from, line.from));
        }
    }
    return covered >= least_cover * (to - from);
}

class GridBuilder {
public:
    explicit GridBuilder(const std::vector<Rule>& lines) : lines_(lines) {
        // the outermost lines may be missing: there the others end
        float ends[4] = {1e9F, -1e9F, 1e9F, -1e9F};
        for (const Rule& line : lines_) {
            add_edge(line.upright ? grid_.xs : grid_.ys, line.at);
            float* end = ends + (line.upright ? 2 : 0);
            end[0] = std::min(end[0], line.from);
            end[1] = std::max(end[1], line.to);
        }
        for (int i = 0; i < 4 && !grid_.xs.empty() && !grid_.ys.empty(); ++i) {
            add_edge(i < 2 ? grid_.xs : grid_.ys, ends[i]);
        }
        std::sort(grid_.xs.begin(), grid_.xs.end());
        std::sort(grid_.ys.begin(), grid_.ys.end());
    }

    /// False where the lines part no cells, or cells that are no rectangles.
    bool build() {
        if (grid_.xs.size() < 3 || grid_.ys.size() < 2 || grid_.xs.size() > most_edges ||
            grid_.ys.size() > most_edges) {
            return false;
        }
        columns_ = grid_.xs.size() - 1;
        rows_ = grid_.ys.size() - 1;
        taken_.assign(columns_ * rows_, false);
        for (std::size_t row = 0; row < rows_; ++row) {
            for (std::size_t column = 0; column < columns_; ++column) {
                if (!taken_[row * columns_ + column] && !add_cell(row, column)) {
                    return false;
                }
            }
        }
        return grid_.cells.size() > 1;
    }

    [[nodiscard]] Grid take() { return std::move(grid_); }

private:
    [[nodiscard]] bool wall_right(std::size_t row, std::size_t column) const {
        return is_drawn(lines_, true, grid_.xs[column + 1], grid_.ys[row], grid_.ys[row + 1]);
    }
    [[nodiscard]] bool wall_below(std::size_t row, std::size_t column) const {
        return is_drawn(lines_, false, grid_.ys[row + 1], grid_.xs[column], grid_.xs[column + 1]);
    }

    /// The cell whose top left square this is: as wide and high as no line parts it.
    bool add_cell(std::size_t row, std::size_t column) {
        GridCell cell{row, row + 1, column, column + 1};
        while (cell.column_end < columns_ && !wall_right(row, cell.column_end - 1)) {
            ++cell.column_end;
        }
        while (cell.row_end < rows_ && !wall_below(cell.row_end - 1, column)) {
            ++cell.row_end;
        }
        for (std::size_t r = cell.row; r < cell.row_end; ++r) {
            for (std::size_t c = cell.column; c < cell.column_end; ++c) {
                bool inner_wall =
                    (c + 1 < cell.column_end && wall_right(r, c)) || (r + 1 < cell.row_end && wall_below(r, c));
                if (taken_[r * columns_ + c] || inner_wall) {
                    return false;
                }
                taken_[r * columns_ + c] = true;
            }
        }
        grid_.cells.push_back(cell);
        return true;
    }

    const std::vector<Rule>& lines_;
    Grid grid_;
    std::size_t columns_ = 0, rows_ = 0;
    std::vector<bool> taken_;
};

}  // namespace

std::vector<Rule> joined_rules(std::vector<Rule> rules) {
    std::sort(rules.begin(), rules.end(), [](const Rule& a, const Rule& b) {
        return a.upright != b.upright ? b.upright : a.at != b.at ? a.at < b.at : a.from < b.from;
    });
    std::vector<Rule> lines;
    for (std::size_t begin = 0; begin < rules.size();) {
        std::size_t end = begin;
        while (end < rules.size() && rules[end].upright == rules[begin].upright &&
               rules[end].at - rules[begin].at < same_stroke) {
            ++end;
        }
        std::sort(rules.begin() + static_cast<std::ptrdiff_t>(begin), rules.begin() + static_cast<std::ptrdiff_t>(end),
                  [](const Rule& a, const Rule& b) { return a.from < b.from; });
        std::size_t first = lines.size();
        for (std::size_t i = begin; i < end; ++i) {
            if (lines.size() > first && rules[i].from <= lines.back().to + meeting_tolerance) {
                lines.back().to = std::max(lines.back().to, rules[i].to);
            } else {
                lines.push_back(rules[i]);
            }
        }
        begin = end;
    }
    return lines;
}

std::vector<Grid> find_grids(std::vector<Rule> rules) {
    std::vector<Grid> grids;
    std::vector<Rule> lines = joined_rules(std::move(rules));
    if (lines.size() > most_drawn_lines) {
        return grids;
    }
    for (const std::vector<Rule>& group : connected(lines)) {
        GridBuilder builder(group);
        if (builder.build()) {
            grids.push_back(builder.take());
        }
    }
    std::sort(grids.begin(), grids.end(), [](const Grid& a, const Grid& b) { return a.ys.front() < b.ys.front(); });
    return grids;
}

}  // namespace cvconv::pdf
