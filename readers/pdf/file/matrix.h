#pragma once
// Transformations of a PDF's coordinates.

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace cvconv::pdf {

/// a b c d e f: x' = a·x + c·y + e, y' = b·x + d·y + f.
struct Matrix {
    std::array<double, 6> m{1, 0, 0, 1, 0, 0};

    [[nodiscard]] std::pair<double, double> apply(double x, double y) const {
        return {m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]};
    }
    /// First `inner`, then this.
    [[nodiscard]] Matrix after(const Matrix& inner) const {
        const auto& i = inner.m;
        return {{i[0] * m[0] + i[1] * m[2], i[0] * m[1] + i[1] * m[3], i[2] * m[0] + i[3] * m[2],
                 i[2] * m[1] + i[3] * m[3], i[4] * m[0] + i[5] * m[2] + m[4], i[4] * m[1] + i[5] * m[3] + m[5]}};
    }
    /// How long a vertical stretch of length 1 becomes, and a horizontal one.
    [[nodiscard]] double height() const { return std::hypot(m[2], m[3]); }
    [[nodiscard]] double width() const { return std::hypot(m[0], m[1]); }
    /// Text along it is read from left to right, not turned.
    [[nodiscard]] bool upright() const { return m[0] > 0 && std::abs(m[1]) < 0.01 * m[0]; }
};

/// Of six numbers; otherwise the one that changes nothing.
[[nodiscard]] inline Matrix matrix_of(const std::vector<double>& numbers) {
    Matrix matrix;
    if (numbers.size() == matrix.m.size()) {
        std::copy(numbers.begin(), numbers.end(), matrix.m.begin());
    }
    return matrix;
}

}  // namespace cvconv::pdf
