#include "readers/pdf/file/poppler_core_device.h"

#include <GfxState.h>

#include "readers/pdf/file/path.h"
#include "readers/pdf/file/text_pieces.h"

namespace cvconv::pdf {
namespace {

/// poppler's places are points from the top left corner, y downwards; ours go upwards, and the corner is the origin.
Matrix place_of(const GfxState& state) {
    const double* m = state.getCTM();
    return {{m[0], -m[1], m[2], -m[3], m[4], -m[5]}};
}

Box clip_of(const GfxState& state) {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    state.getClipBBox(&left, &top, &right, &bottom);
    return {left, -bottom, right, -top};
}

/// A little less than white is left to who looks closer.
bool is_nearly_white(GfxState& state) {
    if (state.getFillColorSpace()->getMode() == csPattern) {
        return false;
    }
    GfxRGB color;
    state.getFillRGB(&color);
    constexpr double nearly = 0.9;
    return colToDbl(color.r) > nearly && colToDbl(color.g) > nearly && colToDbl(color.b) > nearly;
}

/// A pattern is as good as any colour.
Ink ink_of(GfxState& state, bool filled) {
    const GfxColorSpace* space = filled ? state.getFillColorSpace() : state.getStrokeColorSpace();
    if (space->getMode() == csPattern) {
        return {};
    }
    GfxRGB color;
    if (filled) {
        state.getFillRGB(&color);
    } else {
        state.getStrokeRGB(&color);
    }
    return {colToByte(color.r), colToByte(color.g), colToByte(color.b)};
}

Path path_of(const GfxState& state) {
    Path path;
    const Matrix place = place_of(state);
    const GfxPath* drawn = state.getPath();
    for (int i = 0; i < drawn->getNumSubpaths(); ++i) {
        const GfxSubpath* stroke = drawn->getSubpath(i);
        path.begin_stroke();
        for (int k = 0; k < stroke->getNumPoints(); ++k) {
            path.add(place, stroke->getX(k), stroke->getY(k));
        }
    }
    return path;
}

}  // namespace

// As poppler-cpp makes it.
WatchingDevice::WatchingDevice(int page, Effort& effort)
    : TextOutputDev(nullptr, false, 0, false, false), effort_(effort), drawings_(page, 0, 0) {}

bool WatchingDevice::must_stop(std::size_t operations) {
    effort_.operations += operations;
    return effort_.too_much();
}

bool WatchingDevice::useDrawForm() {
    return effort_.too_much();  // then poppler calls drawForm() and does not go into the form
}

void WatchingDevice::beginForm(Ref form) {
    effort_.operations += Effort::operations_of_form;
    TextOutputDev::beginForm(form);
}

void WatchingDevice::drawForm(Ref /*form*/) {}

void WatchingDevice::drawChar(GfxState* state, double x, double y, double dx, double dy, double origin_x,
                              double origin_y, CharCode code, int bytes, const Unicode* characters, int count) {
    ++effort_.characters;
    if (!effort_.too_much()) {
        TextOutputDev::drawChar(state, x, y, dx, dy, origin_x, origin_y, code, bytes, characters, count);
    }
}

void WatchingDevice::startPage(int number, GfxState* state, XRef* references) {
    width_ = state->getPageWidth();
    height_ = state->getPageHeight();
    TextOutputDev::startPage(number, state, references);
}

void WatchingDevice::beginString(GfxState* state, const GooString* string) {
    TextOutputDev::beginString(state, string);
    if (!watching_ || may_hide_text_) {
        return;
    }
    const double* m = state->getTextMat();
    const Matrix all = place_of(*state).after({{m[0], m[1], m[2], m[3], 0, 0}});
    if (!all.upright()) {
        return;
    }
    Point start;
    state->transform(state->getCurX(), state->getCurY(), &start.x, &start.y);
    start.y = -start.y;
    const double size = std::abs(state->getFontSize());
    const double height = size * all.height();
    may_hide_text_ = state->getRender() == 3 || is_tiny(size * all.width(), height) || is_nearly_white(*state) ||
                     is_beyond(clip_of(*state), start, height) || start.x < 0 || start.y > 0 || start.x > width_ ||
                     -start.y > height_;
}

void WatchingDevice::stroke(GfxState* state) {
    paint(state, false);
    TextOutputDev::stroke(state);
}

void WatchingDevice::fill(GfxState* state) {
    paint(state, true);
    TextOutputDev::fill(state);
}

void WatchingDevice::eoFill(GfxState* state) {
    paint(state, true);
    TextOutputDev::eoFill(state);
}

void WatchingDevice::paint(GfxState* state, bool filled) {
    if (watching_) {
        drawings_.paint(path_of(*state), {filled, !filled, ink_of(*state, filled), clip_of(*state)});
    }
}

}  // namespace cvconv::pdf
