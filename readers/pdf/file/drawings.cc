#include "readers/pdf/file/drawings.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cvconv::pdf {

namespace {

constexpr double smallest_mark = 1.0;
constexpr double largest_mark = 6.5;
constexpr double thickest_rule = 3.0;
constexpr double shortest_rule = 5.0;
constexpr double slant = 0.3;  ///< by which the ends of a straight line may differ
constexpr std::size_t most_marks = 5000;
constexpr std::size_t most_rules = 4000;

}  // namespace

void DrawingFinder::paint(const Path& path, bool filled, bool stroked) {
    if (path.empty()) {
        return;
    }
    add_mark(path.box());
    if (path.is_picture()) {
        return;
    }
    for (const auto& stroke : path.strokes()) {
        if (filled) {
            Box box;
            std::for_each(stroke.begin(), stroke.end(), [&](Point p) { box.add(p); });
            add_thin_shape(box);
        }
        for (std::size_t i = 1; stroked && i < stroke.size(); ++i) {
            add_stroke(stroke[i - 1], stroke[i]);
        }
    }
}

Drawings DrawingFinder::take() {
    std::sort(found_.marks.begin(), found_.marks.end(), [](const Mark& a, const Mark& b) { return a.top < b.top; });
    return std::move(found_);
}

void DrawingFinder::add_mark(const Box& box) {
    auto fits = [](double size) { return size >= smallest_mark && size <= largest_mark; };
    const double width = box.width();
    const double height = box.height();
    if (!fits(width) || !fits(height) || width >= 1.4 * height || height >= 1.4 * width ||
        found_.marks.size() > most_marks) {
        return;
    }
    const Mark mark{page_, static_cast<float>(box.left - left_), static_cast<float>(top_ - box.top),
                    static_cast<float>(box.right - left_), static_cast<float>(top_ - box.bottom)};
    // Filled and then stroked, it is one.
    if (found_.marks.empty() || found_.marks.back() != mark) {
        found_.marks.push_back(mark);
    }
}

void DrawingFinder::add_thin_shape(const Box& box) {
    if (box.height() <= thickest_rule) {
        add_rule(false, (box.bottom + box.top) / 2, box.left, box.right);
    } else if (box.width() <= thickest_rule) {
        add_rule(true, (box.left + box.right) / 2, box.bottom, box.top);
    }
}

void DrawingFinder::add_stroke(Point a, Point b) {
    if (std::abs(a.y - b.y) <= slant) {
        add_rule(false, a.y, std::min(a.x, b.x), std::max(a.x, b.x));
    } else if (std::abs(a.x - b.x) <= slant) {
        add_rule(true, a.x, std::min(a.y, b.y), std::max(a.y, b.y));
    }
}

/// In the page's own coordinates, y upwards.
void DrawingFinder::add_rule(bool upright, double at, double from, double to) {
    if (to - from < shortest_rule || found_.rules.size() >= most_rules) {
        return;
    }
    Rule rule{page_, upright, static_cast<float>(at - left_), static_cast<float>(top_ - to),
              static_cast<float>(top_ - from)};
    if (!upright) {
        rule = {page_, false, static_cast<float>(top_ - at), static_cast<float>(from - left_),
                static_cast<float>(to - left_)};
    }
    found_.rules.push_back(rule);
}

}  // namespace cvconv::pdf
