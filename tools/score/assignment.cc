#include "tools/score/assignment.h"

#include <limits>

namespace cvconv::score {

std::vector<std::pair<std::size_t, std::size_t>> assign(const std::vector<std::vector<double>>& similarity) {
    if (similarity.empty() || similarity.front().empty()) {
        return {};
    }
    // The shorter side is assigned; both are counted from 1, 0 stands for "none".
    const bool flipped = similarity.size() > similarity.front().size();
    const std::size_t rows = flipped ? similarity.front().size() : similarity.size();
    const std::size_t columns = flipped ? similarity.size() : similarity.front().size();
    auto cost = [&](std::size_t row, std::size_t column) {
        return flipped ? -similarity[column - 1][row - 1] : -similarity[row - 1][column - 1];
    };
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<double> row_potential(rows + 1), column_potential(columns + 1);
    std::vector<std::size_t> row_of(columns + 1), came_from(columns + 1);
    for (std::size_t row = 1; row <= rows; ++row) {
        row_of[0] = row;
        std::size_t column = 0;
        std::vector<double> least(columns + 1, infinity);
        std::vector<bool> used(columns + 1);
        do {
            used[column] = true;
            double step = infinity;
            std::size_t next = 1;
            for (std::size_t j = 1; j <= columns; ++j) {
                if (used[j]) {
                    continue;
                }
                double reduced = cost(row_of[column], j) - row_potential[row_of[column]] - column_potential[j];
                if (reduced < least[j]) {
                    least[j] = reduced;
                    came_from[j] = column;
                }
                if (least[j] < step) {
                    step = least[j];
                    next = j;
                }
            }
            for (std::size_t j = 0; j <= columns; ++j) {
                if (used[j]) {
                    row_potential[row_of[j]] += step;
                    column_potential[j] -= step;
                } else {
                    least[j] -= step;
                }
            }
            column = next;
        } while (row_of[column] != 0);
        while (column != 0) {
            row_of[column] = row_of[came_from[column]];
            column = came_from[column];
        }
    }
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t j = 1; j <= columns; ++j) {
        if (row_of[j] == 0) {
            continue;
        }
        std::size_t row = flipped ? j - 1 : row_of[j] - 1;
        std::size_t column = flipped ? row_of[j] - 1 : j - 1;
        if (similarity[row][column] > 0) {
            pairs.emplace_back(row, column);
        }
    }
    return pairs;
}

}  // namespace cvconv::score
