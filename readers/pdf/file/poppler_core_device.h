#pragma once
// For poppler_core.cc: looks on while poppler reads a page for its words, which gives what the page draws for nothing.

#include <TextOutputDev.h>

#include "readers/pdf/file/drawings.h"
#include "readers/pdf/file/matrix.h"

namespace cvconv::pdf {

class WatchingDevice : public TextOutputDev {
public:
    explicit WatchingDevice(int page);

    /// Annotations are drawn after the page: their boxes are no part of it.
    void stop() { watching_ = false; }

    /// Is some text such that people may not see it, or off the page? Its content must be followed (page_drawing.h),
    /// since this knows neither pictures nor patterns below it.
    [[nodiscard]] bool may_hide_text() const { return may_hide_text_; }
    /// Of the page and the forms on it.
    [[nodiscard]] Drawings take_drawings() { return drawings_.take(); }

    void startPage(int number, GfxState* state, XRef* references) override;
    void beginString(GfxState* state, const GooString* string) override;
    void stroke(GfxState* state) override;
    void fill(GfxState* state) override;
    void eoFill(GfxState* state) override;

private:
    void paint(GfxState* state, bool filled);

    DrawingFinder drawings_;
    double width_ = 0, height_ = 0;  ///< of the page
    bool watching_ = true;
    bool may_hide_text_ = false;
};

}  // namespace cvconv::pdf
