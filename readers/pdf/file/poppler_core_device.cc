#include "readers/pdf/file/poppler_core_device.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include <GfxState.h>
#include <unicode/ubidi.h>
#include <unicode/unistr.h>

#include "ir/direction.h"
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
    if (effort_.too_much()) {
        return;
    }
    // A lam and an alef in one glyph: poppler lays its letters from left to right, as those of "fi".
    if (count > 1 && std::any_of(characters, characters + count, [](Unicode c) { return is_right_to_left(c); })) {
        const std::vector<Unicode> turned(std::make_reverse_iterator(characters + count),
                                          std::make_reverse_iterator(characters));
        TextOutputDev::drawChar(state, x, y, dx, dy, origin_x, origin_y, code, bytes, turned.data(), count);
        return;
    }
    TextOutputDev::drawChar(state, x, y, dx, dy, origin_x, origin_y, code, bytes, characters, count);
}

/// What a program says that some glyphs mean is said as it is read, and poppler lays it from left to right.
void WatchingDevice::beginActualText(GfxState* state, const GooString* meaning) {
    const std::string& said = meaning->toStr();
    icu::UnicodeString read;
    for (std::size_t i = 2; said.starts_with("\xFE\xFF") && i + 1 < said.size(); i += 2) {
        read.append(
            static_cast<char16_t>(static_cast<unsigned char>(said[i]) << 8U | static_cast<unsigned char>(said[i + 1])));
    }
    std::string utf8;
    read.toUTF8String(utf8);
    if (!has_right_to_left(utf8)) {
        TextOutputDev::beginActualText(state, meaning);
        return;
    }
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UBiDi, decltype(&ubidi_close)> bidi(ubidi_open(), ubidi_close);
    ubidi_setPara(bidi.get(), read.getBuffer(), read.length(), UBIDI_DEFAULT_RTL, nullptr, &status);
    std::vector<char16_t> shown(static_cast<std::size_t>(read.length()));
    const std::int32_t length = ubidi_writeReordered(bidi.get(), shown.data(), read.length(), 0, &status);
    std::string turned = said.substr(0, 2);
    for (std::int32_t i = 0; U_SUCCESS(status) && i < length; ++i) {
        const char16_t unit = shown[static_cast<std::size_t>(i)];
        turned += static_cast<char>(unit >> 8U);
        turned += static_cast<char>(unit & 0xFFU);
    }
    const GooString as_shown(turned);
    TextOutputDev::beginActualText(state, U_SUCCESS(status) ? &as_shown : meaning);
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
