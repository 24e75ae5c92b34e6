#pragma once
// The path that a content stream is drawing, in the coordinates of the page.

#include <algorithm>
#include <cstddef>
#include <vector>

#include "readers/pdf/file/matrix.h"

namespace cvconv::pdf {

struct Point {
    double x = 0, y = 0;
};

/// y upwards, as in the PDF.
struct Box {
    double left = 1e9, bottom = 1e9, right = -1e9, top = -1e9;

    void add(Point p) {
        left = std::min(left, p.x);
        right = std::max(right, p.x);
        bottom = std::min(bottom, p.y);
        top = std::max(top, p.y);
    }
    [[nodiscard]] double width() const { return right - left; }
    [[nodiscard]] double height() const { return top - bottom; }
    [[nodiscard]] Box common_with(const Box& other) const {
        return {std::max(left, other.left), std::max(bottom, other.bottom), std::min(right, other.right),
                std::min(top, other.top)};
    }
};

class Path {
public:
    /// A longer one is a picture: its box is known, its strokes are not.
    static constexpr std::size_t most_points = 400;

    void begin_stroke() { strokes_.emplace_back(); }
    void add(const Matrix& place, double x, double y) {
        auto [px, py] = place.apply(x, y);
        box_.add({px, py});
        if (strokes_.empty()) {
            begin_stroke();
        }
        if (++points_ <= most_points) {
            strokes_.back().push_back({px, py});
        }
    }
    void close() {
        if (!strokes_.empty() && !strokes_.back().empty() && points_ <= most_points) {
            strokes_.back().push_back(strokes_.back().front());
        }
    }
    void add_rectangle(const Matrix& place, double x, double y, double width, double height) {
        begin_stroke();
        add(place, x, y);
        add(place, x + width, y);
        add(place, x + width, y + height);
        add(place, x, y + height);
        close();
    }
    void clear() {
        strokes_.clear();
        box_ = {};
        points_ = 0;
    }

    [[nodiscard]] bool empty() const { return points_ == 0; }
    [[nodiscard]] bool is_picture() const { return points_ > most_points; }
    [[nodiscard]] const Box& box() const { return box_; }
    /// Connected points; curves by the points that guide them.
    [[nodiscard]] const std::vector<std::vector<Point>>& strokes() const { return strokes_; }

private:
    std::vector<std::vector<Point>> strokes_;
    Box box_;
    std::size_t points_ = 0;
};

}  // namespace cvconv::pdf
