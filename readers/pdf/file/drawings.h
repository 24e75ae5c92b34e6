#pragma once
// What is drawn and tells how the text is meant: bullets that are no letters, the lines of tables, and the areas that
// text stands on or in.
//
// Browsers paint the discs of a list as small filled paths: a reader sees a list, the text layer has none. Tables are
// ruled by strokes (TeX), by thin filled shapes (browsers, word processors) or by stroked rectangles.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "readers/pdf/file/path.h"

namespace cvconv::pdf {

/// A small filled shape, about as wide as high and smaller than a letter; points from the page's top left corner.
struct Mark {
    int page = 0;
    float left = 0, top = 0, right = 0, bottom = 0;
    [[nodiscard]] float middle() const { return (top + bottom) / 2; }
    bool operator==(const Mark&) const = default;
};

/// A straight line, level or upright; points from the page's top left corner.
struct Rule {
    int page = 0;
    bool upright = false;
    float at = 0;            ///< y of a level one, x of an upright one
    float from = 0, to = 0;  ///< its ends; from < to
};

struct Ink {
    std::uint8_t red = 0, green = 0, blue = 0;
    bool operator==(const Ink&) const = default;
};
inline constexpr Ink white_ink{255, 255, 255};

/// 0xRRGGBB
[[nodiscard]] inline std::uint32_t colour_of(const Ink& ink) {
    return static_cast<std::uint32_t>(ink.red) << 16U | static_cast<std::uint32_t>(ink.green) << 8U | ink.blue;
}

/// Whatever `components` mean: one is a grey, three are red, green, blue, four are cyan, magenta, yellow, black; from 0
/// to 1. Any other number is black.
[[nodiscard]] Ink ink_of(const std::vector<double>& components);

/// A filled rectangle, or a stroked one, with straight or rounded corners, that is large enough for a line of text;
/// what is clipped is cut off. Points from the page's top left corner.
struct Panel {
    int page = 0;
    float left = 0, top = 0, right = 0, bottom = 0;
    bool filled = false;
    Ink ink;  ///< of its inside, or of its border
};

struct Drawings {
    std::vector<Mark> marks;  ///< by page and height
    std::vector<Rule> rules;
    std::vector<Panel> panels;  ///< by page, as they are painted
};

/// How a path is painted.
struct Paint {
    bool filled = false, stroked = false;
    Ink ink;
    Box clip{-1e9, -1e9, 1e9, 1e9};
};

/// What a page's paths are, as they are painted.
class DrawingFinder {
public:
    /// The page's corner, in the PDF's coordinates.
    DrawingFinder(int page, double left, double top) : page_(page), left_(left), top_(top) {}

    void paint(const Path& path, const Paint& paint);
    [[nodiscard]] Drawings take();

private:
    void add_mark(const Box& box);
    void add_thin_shape(const Box& box);
    void add_stroke(Point a, Point b);
    void add_panel(const std::vector<Point>& outline, const Paint& paint);
    void add_rule(bool upright, double at, double from, double to);

    int page_;
    double left_, top_;
    Drawings found_;
};

}  // namespace cvconv::pdf
