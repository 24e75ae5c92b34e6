#pragma once
// For poppler_core.cc: looks on while poppler reads a page for its words, which gives what the page draws for nothing.

#include <cstddef>
#include <limits>

#include <TextOutputDev.h>

#include "readers/pdf/file/drawings.h"
#include "readers/pdf/file/matrix.h"

namespace cvconv::pdf {

/// What reading a document has cost so far, over all of its pages, and how much it may. A form may draw others ten
/// times each, ten deep, and all pages may share one long content: a small file then asks for hours.
struct Effort {
    static constexpr std::size_t most_operations = 10'000'000;  ///< some seconds
    static constexpr std::size_t operations_of_form =
        1'000;  ///< it may have fonts, and poppler compares each with all before

    std::size_t most_characters = std::numeric_limits<std::size_t>::max();
    std::size_t operations = 0;
    std::size_t characters = 0;

    [[nodiscard]] bool too_much() const { return operations > most_operations || characters > most_characters; }
};

class WatchingDevice : public TextOutputDev {
public:
    /// `effort` must outlive it, and grows. Where it is too much, nothing more is drawn.
    WatchingDevice(int page, Effort& effort);

    /// Called now and then while a page is drawn.
    [[nodiscard]] bool must_stop(std::size_t operations);

    /// Annotations are drawn after the page: their boxes are no part of it.
    void stop() { watching_ = false; }

    /// Is some text such that people may not see it, or off the page? Its content must be followed (page_drawing.h),
    /// since this knows neither pictures nor patterns below it.
    [[nodiscard]] bool may_hide_text() const { return may_hide_text_; }
    /// Of the page and the forms on it.
    [[nodiscard]] Drawings take_drawings() { return drawings_.take(); }

    bool useDrawForm() override;
    void beginForm(Ref form) override;
    void drawForm(Ref form) override;
    void drawChar(GfxState* state, double x, double y, double dx, double dy, double origin_x, double origin_y,
                  CharCode code, int bytes, const Unicode* characters, int count) override;
    void beginActualText(GfxState* state, const GooString* meaning) override;
    void startPage(int number, GfxState* state, XRef* references) override;
    void beginString(GfxState* state, const GooString* string) override;
    void stroke(GfxState* state) override;
    void fill(GfxState* state) override;
    void eoFill(GfxState* state) override;

private:
    void paint(GfxState* state, bool filled);

    Effort& effort_;
    DrawingFinder drawings_;
    double width_ = 0, height_ = 0;  ///< of the page
    bool watching_ = true;
    bool may_hide_text_ = false;
};

}  // namespace cvconv::pdf
