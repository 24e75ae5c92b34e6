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
constexpr double least_panel_width = 12;
constexpr double least_panel_height = 8;
constexpr double least_filled = 0.85;  ///< of its box: it is a rectangle
constexpr std::size_t most_corners = 60;
constexpr std::size_t most_panels = 2000;

/// Of the polygon through the points.
double area_of(const std::vector<Point>& points) {
    double twice = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Point& next = points[i + 1 < points.size() ? i + 1 : 0];
        twice += points[i].x * next.y - next.x * points[i].y;
    }
    return std::abs(twice) / 2;
}

}  // namespace

Ink ink_of(const std::vector<double>& components) {
    auto byte = [](double v) { return static_cast<std::uint8_t>(std::lround(255 * std::clamp(v, 0.0, 1.0))); };
    switch (components.size()) {
        case 1: return {byte(components[0]), byte(components[0]), byte(components[0])};
        case 3: return {byte(components[0]), byte(components[1]), byte(components[2])};
        case 4: {
            const double light = 1 - components[3];
            return {byte((1 - components[0]) * light), byte((1 - components[1]) * light),
                    byte((1 - components[2]) * light)};
        }
        default: return {};
    }
}

void DrawingFinder::paint(const Path& path, const Paint& paint) {
    if (path.empty()) {
        return;
    }
    add_mark(path.box());
    if (path.is_picture()) {
        return;
    }
    for (const auto& stroke : path.strokes()) {
        add_panel(stroke, paint);
        if (paint.filled) {
            Box box;
            std::for_each(stroke.begin(), stroke.end(), [&](Point p) { box.add(p); });
            add_thin_shape(box);
        }
        for (std::size_t i = 1; paint.stroked && i < stroke.size(); ++i) {
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

void DrawingFinder::add_panel(const std::vector<Point>& outline, const Paint& paint) {
    Box box;
    std::for_each(outline.begin(), outline.end(), [&](Point p) { box.add(p); });
    const double area = box.width() * box.height();
    box = box.common_with(paint.clip);
    if (box.width() < least_panel_width || box.height() < least_panel_height || outline.size() < 4 ||
        outline.size() > most_corners || found_.panels.size() >= most_panels ||
        area_of(outline) < least_filled * area) {
        return;
    }
    found_.panels.push_back({page_, static_cast<float>(box.left - left_), static_cast<float>(top_ - box.top),
                             static_cast<float>(box.right - left_), static_cast<float>(top_ - box.bottom), paint.filled,
                             paint.ink});
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
