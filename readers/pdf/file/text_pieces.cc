#include "readers/pdf/file/text_pieces.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cvconv::pdf {
namespace {

constexpr std::size_t most_pieces = 100'000;
constexpr std::size_t most_paints = 1'000;  ///< each white piece looks at all of them
constexpr double smallest_text = 1.0;

}  // namespace

bool is_tiny(double width, double height) {
    return height < smallest_text || width < smallest_text;
}

// Letters reach from a third of their height below the baseline to one above it, and what begins left of the clip may
// go on into it.
bool is_beyond(const Box& clip, Point start, double height) {
    return start.x > clip.right || start.y + height < clip.bottom || start.y - 0.3 * height > clip.top;
}

bool TextFinder::on_operator(std::string_view name, const std::vector<double>& numbers, GraphicsState& state) {
    auto number = [&](std::size_t i) { return i < numbers.size() ? numbers[i] : 0; };
    if (name == "Tj" || name == "TJ") {
        show(state);
    } else if (name == "BT") {
        move_to({});
    } else if (name == "Td") {
        move_by(number(0), number(1));
    } else if (name == "TD") {
        state.leading = -number(1);
        move_by(number(0), number(1));
    } else if (name == "Tm") {
        move_to(matrix_of(numbers));
    } else if (name == "T*") {
        move_by(0, -state.leading);
    } else if (name == "'" || name == "\"") {
        move_by(0, -state.leading);
        show(state);
    } else if (name == "Tf") {
        state.size = number(0);
    } else if (name == "Tr") {
        state.mode = static_cast<int>(std::clamp(number(0), 0.0, 7.0));
    } else if (name == "TL") {
        state.leading = number(0);
    } else {
        return false;
    }
    return true;
}

void TextFinder::paint(const Box& box) {
    if (paints_.size() <= most_paints) {
        paints_.push_back(box);
    }
}

void TextFinder::come_back_to(const Places& places) {
    text_ = places.text;
    line_ = places.line;
    piece_open_ = false;
}

bool TextFinder::too_much() const {
    return pieces_.size() > most_pieces;
}

std::vector<TextPiece> TextFinder::take() {
    return too_much() ? std::vector<TextPiece>() : std::move(pieces_);
}

void TextFinder::move_to(const Matrix& place) {
    text_ = line_ = place;
    piece_open_ = false;
}

void TextFinder::show(const GraphicsState& state) {
    const Matrix all = state.place.after(text_);
    if (!all.upright()) {
        return;
    }
    auto [x, y] = all.apply(0, 0);
    const double size = std::abs(state.size);
    const Sight sight = sight_of(state, {x, y}, size * all.width(), size * all.height());
    if (!piece_open_) {
        pieces_.push_back({static_cast<float>(x - left_), static_cast<float>(top_ - y), sight, state.fill});
        piece_open_ = true;
    } else if (pieces_.back().sight != sight) {
        pieces_.back().sight = Sight::seen;  // goes on somewhere behind: in doubt
    }
}

Sight TextFinder::sight_of(const GraphicsState& state, Point start, double width, double height) const {
    if (state.mode == 3) {
        return Sight::invisible;
    }
    if (is_tiny(width, height)) {
        return Sight::tiny;
    }
    if (is_beyond(state.clip, start, height)) {
        return Sight::clipped;
    }
    const bool on_white =
        state.mode == 0 && state.white && !is_painted({start.x + 0.1 * height, start.y + 0.3 * height});
    return on_white ? Sight::white : Sight::seen;
}

bool TextFinder::is_painted(Point point) const {
    return paints_.size() > most_paints || std::any_of(paints_.begin(), paints_.end(), [&](const Box& box) {
               return point.x >= box.left && point.x <= box.right && point.y >= box.bottom && point.y <= box.top;
           });
}

}  // namespace cvconv::pdf
