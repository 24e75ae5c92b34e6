#pragma once
// Where a page's content writes text, and whether people can see it. poppler gives words whatever their colour and
// size are; here the drawing itself is followed, without fonts: of a piece of text only its beginning is known.

#include <cstddef>
#include <string_view>
#include <vector>

#include "readers/pdf/file/drawings.h"
#include "readers/pdf/file/matrix.h"
#include "readers/pdf/file/path.h"

namespace cvconv::pdf {

enum class Sight : unsigned char {
    seen,       ///< or not known: the answer in doubt
    white,      ///< on nothing that is not white
    tiny,       ///< less than a point
    clipped,    ///< beyond what is shown of the drawing
    invisible,  ///< the mode in which scanning programs lay text under a picture
};

/// Text between one setting of the place and the next. Points from the page's top left corner; `y` is the baseline.
struct TextPiece {
    float x = 0;
    float y = 0;
    Sight sight = Sight::seen;
    Ink ink;  ///< of its beginning
};

/// What q keeps and Q brings back.
struct GraphicsState {
    Matrix place;
    Box clip{-1e9, -1e9, 1e9, 1e9};
    bool white = false;
    Ink fill, pen;  ///< colours
    double line_width = 1;
    int mode = 0;
    double size = 0;
    double leading = 0;
};

/// Less than a point in one direction.
[[nodiscard]] bool is_tiny(double width, double height);
/// Beyond what is shown, for sure; `height` is that of the font.
[[nodiscard]] bool is_beyond(const Box& clip, Point start, double height);

/// Finds the upright pieces of a page, in the order of drawing.
class TextFinder {
public:
    /// The page's corner, in the PDF's coordinates.
    TextFinder(double left, double top) : left_(left), top_(top) {}

    /// Is it an operator of text? "Td", with the numbers before it.
    bool on_operator(std::string_view name, const std::vector<double>& numbers, GraphicsState& state);
    /// Something that is not white.
    void paint(const Box& box);

    /// A form has text places of its own.
    struct Places {
        Matrix text, line;
    };
    [[nodiscard]] Places places() const { return {text_, line_}; }
    void come_back_to(const Places& places);

    [[nodiscard]] bool too_much() const;
    [[nodiscard]] std::vector<TextPiece> take();

private:
    void move_to(const Matrix& place);
    void move_by(double x, double y) { move_to(line_.after({{1, 0, 0, 1, x, y}})); }
    void show(const GraphicsState& state);
    [[nodiscard]] Sight sight_of(const GraphicsState& state, Point start, double width, double height) const;
    [[nodiscard]] bool is_painted(Point point) const;

    double left_, top_;
    std::vector<TextPiece> pieces_;
    std::vector<Box> paints_;  ///< what is not white, in the order of drawing
    Matrix text_, line_;
    bool piece_open_ = false;  ///< the last piece goes on: the place was not set again
};

}  // namespace cvconv::pdf
