#include "readers/ocr/clean_page.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <leptonica/allheaders.h>

namespace cvconv::ocr {
namespace {

/// Tesseract looks at lines of 36 to 48 pixels: more dots than this cost time and tell nothing.
constexpr int most_dots = 320;
/// With fewer, letters run into each other when they are made black and white.
constexpr int least_dots = 180;
constexpr int wanted_dots = 300;

void set_resolution(PagePicture& page) {
    const int dots = page.dots_per_inch;
    if (dots > most_dots) {
        const float factor = static_cast<float>(wanted_dots) / static_cast<float>(dots);
        page.grey.reset(pixScaleAreaMap(page.grey.get(), factor, factor));
        page.dots_per_inch = wanted_dots;
    } else if (dots < least_dots) {
        page.grey.reset(pixScaleGray2xLI(page.grey.get()));
        page.dots_per_inch = 2 * dots;
    }
}

/// How light the paper is: for each square of a page, the lightest there is when noise is smoothed out.
struct Paper {
    static constexpr int smoothed = 4;
    static constexpr int squares = 16;
    static constexpr int side = smoothed * squares;  ///< pixels of the page

    int width = 0, height = 0;
    std::vector<int> levels;  ///< row by row

    [[nodiscard]] int at(int x, int y) const { return levels[static_cast<std::size_t>(y) * width + x]; }
    /// What this share of the squares is darker than.
    [[nodiscard]] int rank(double share) const {
        std::vector<int> sorted = levels;
        auto place = sorted.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(sorted.size() - 1));
        std::nth_element(sorted.begin(), place, sorted.end());
        return *place;
    }
};

Paper paper_of(Pix* grey) {
    constexpr float factor = 1.F / Paper::smoothed;
    Paper paper;
    const PixPtr small(pixScaleAreaMap(grey, factor, factor));
    const PixPtr lightest(small ? pixScaleGrayMinMax(small.get(), Paper::squares, Paper::squares, L_CHOOSE_MAX)
                                : nullptr);
    if (lightest) {
        paper.width = pixGetWidth(lightest.get());
        paper.height = pixGetHeight(lightest.get());
        for (int y = 0; y < paper.height; ++y) {
            for (int x = 0; x < paper.width; ++x) {
                l_uint32 level = 0;
                pixGetPixel(lightest.get(), x, y, &level);
                paper.levels.push_back(static_cast<int>(level));
            }
        }
    }
    return paper;
}

/// A table on which the page lay, the lid of a scanner: strips along the edges without anything light. A sidebar has
/// light text.
void crop_to_sheet(PixPtr& grey) {
    const Paper paper = paper_of(grey.get());
    if (paper.width < 8 || paper.height < 8) {
        return;
    }
    const int light = paper.rank(0.8) * 6 / 10;
    auto share = [&](bool column, int at) {
        const int length = column ? paper.height : paper.width;
        int found = 0;
        for (int i = 0; i < length; ++i) {
            found += (column ? paper.at(at, i) : paper.at(i, at)) > light ? 1 : 0;
        }
        return static_cast<double>(found) / length;
    };
    constexpr double little = 0.03;
    int left = 0;
    int right = paper.width;
    int top = 0;
    int bottom = paper.height;
    for (; left < paper.width / 3 && share(true, left) < little; ++left) {
    }
    for (; right > 2 * paper.width / 3 && share(true, right - 1) < little; --right) {
    }
    for (; top < paper.height / 3 && share(false, top) < little; ++top) {
    }
    for (; bottom > 2 * paper.height / 3 && share(false, bottom - 1) < little; --bottom) {
    }
    constexpr int margin = 2;  // a panel at the edge is dark, too: its text keeps some of it around
    left = std::max(0, left - margin);
    top = std::max(0, top - margin);
    right = std::min(paper.width, right + margin);
    bottom = std::min(paper.height, bottom + margin);
    if (left == 0 && top == 0 && right == paper.width && bottom == paper.height) {
        return;
    }
    const int s = Paper::side;
    Box* box = boxCreate(left * s, top * s, (right - left) * s, (bottom - top) * s);
    grey.reset(pixClipRectangle(grey.get(), box, nullptr));
    boxDestroy(&box);
}

/// Photographs are lit from one side; paper that is white already is left as it is, and so are pages with dark panels
/// that were not inverted, which are no shadows.
void light_evenly(PixPtr& grey) {
    const Paper paper = paper_of(grey.get());
    if (paper.levels.empty()) {
        return;
    }
    constexpr int panel = 100;
    constexpr int white = 215;
    constexpr int same = 30;
    const int dark = paper.rank(0.1);
    if (dark >= panel && (paper.rank(0.5) < white || paper.rank(0.9) - dark > same)) {
        PixPtr even(pixBackgroundNormSimple(grey.get(), nullptr, nullptr));
        if (even) {
            grey = std::move(even);
        }
    }
}

PixPtr binary_of(Pix* grey) {
    // One threshold for the page, from its histogram.
    Pix* binary = nullptr;
    const int width = pixGetWidth(grey);
    const int height = pixGetHeight(grey);
    pixOtsuAdaptiveThreshold(grey, width, height, 0, 0, 0.1F, nullptr, &binary);
    return PixPtr(binary);
}

/// The corner of a part of a page, in pixels.
struct Corner {
    int left = 0, top = 0;
};

constexpr int panel_scale = 8;  ///< panels are looked for in a picture smaller by this

/// Dark areas, with the light text on them: 1 bit a pixel, panel_scale smaller. What is as thin as the strokes of a
/// title is none.
PixPtr dark_panels(Pix* grey) {
    constexpr float factor = 1.F / panel_scale;
    // Paper in the shadow of who takes a photograph is seldom half as light as the rest.
    const Paper paper = paper_of(grey);
    const int dark = paper.levels.empty() ? 0 : paper.rank(0.8) * 55 / 100;
    constexpr int thinnest = 5;
    constexpr int widest_letter = 9;
    constexpr int highest_letter = 20;
    constexpr int longest_word = 80;
    const PixPtr small(pixScaleAreaMap(grey, factor, factor));
    const PixPtr all(small ? pixThresholdToBinary(small.get(), dark) : nullptr);
    const PixPtr thick(all ? pixOpenBrick(nullptr, all.get(), thinnest, thinnest) : nullptr);
    PixPtr closed(thick ? pixCloseSafeBrick(nullptr, thick.get(), widest_letter, widest_letter) : nullptr);
    if (closed) {
        // A frame around the whole page is no panel.
        const PixPtr holes(pixHolesByFilling(closed.get(), 4));
        const PixPtr letters(
            pixSelectBySize(holes.get(), longest_word, highest_letter, 4, L_SELECT_IF_BOTH, L_SELECT_IF_LTE, nullptr));
        if (letters) {
            pixOr(closed.get(), closed.get(), letters.get());
        }
    }
    return closed;
}

/// A panel in negative, its ground white.
void invert(Pix* grey, Pix* mask, const Corner& at) {
    float ground = 0;
    pixGetRankValueMasked(grey, mask, at.left, at.top, 4, 0.5F, &ground, nullptr);
    Box* box = boxCreate(at.left, at.top, pixGetWidth(mask), pixGetHeight(mask));
    const PixPtr part(pixClipRectangle(grey, box, nullptr));
    boxDestroy(&box);
    const PixPtr negative(part ? pixInvert(nullptr, part.get()) : nullptr);
    if (negative) {
        pixMultConstantGray(negative.get(), 255.F / std::max(1.F, 255.F - ground));
        const PixPtr cut(pixCreate(pixGetWidth(part.get()), pixGetHeight(part.get()), 1));
        pixRasterop(cut.get(), 0, 0, pixGetWidth(cut.get()), pixGetHeight(cut.get()), PIX_SRC, mask, 0, 0);
        pixCombineMasked(part.get(), negative.get(), cut.get());
        pixRasterop(grey, at.left, at.top, pixGetWidth(part.get()), pixGetHeight(part.get()), PIX_SRC, part.get(), 0,
                    0);
    }
}

/// Light text on dark panels becomes dark text on light ones.
void invert_panels(PixPtr& grey) {
    const PixPtr panels = dark_panels(grey.get());
    Pixa* found = nullptr;
    Boxa* boxes = panels ? pixConnComp(panels.get(), &found, 4) : nullptr;
    constexpr int narrowest = 12;
    constexpr int lowest = 4;  // a line of text in 10 points
    constexpr int most = 60;
    for (int i = 0, count = boxes == nullptr ? 0 : std::min(most, boxaGetCount(boxes)); i < count; ++i) {
        int x = 0;
        int y = 0;
        int width = 0;
        int height = 0;
        boxaGetBoxGeometry(boxes, i, &x, &y, &width, &height);
        if (width >= narrowest && height >= lowest) {
            const PixPtr small(pixaGetPix(found, i, L_CLONE));
            const PixPtr mask(pixExpandReplicate(small.get(), panel_scale));
            if (mask) {
                invert(grey.get(), mask.get(), {x * panel_scale, y * panel_scale});
            }
        }
    }
    boxaDestroy(&boxes);
    pixaDestroy(&found);
}

/// Quarter turns, by where the letters' ascenders are: only if they say so clearly.
void stand_upright(CleanPage& page) {
    float up = 0;
    float left = 0;
    int orientation = L_TEXT_ORIENT_UNKNOWN;
    if (pixOrientDetect(page.binary.get(), &up, &left, 0, 0) != 0 ||
        makeOrientDecision(up, left, 0, 0, &orientation, 0) != 0) {
        return;
    }
    const int turns = orientation == L_TEXT_ORIENT_LEFT    ? 1
                      : orientation == L_TEXT_ORIENT_DOWN  ? 2
                      : orientation == L_TEXT_ORIENT_RIGHT ? 3
                                                           : 0;
    if (turns != 0) {
        page.grey.reset(pixRotateOrth(page.grey.get(), turns));
        page.binary.reset(pixRotateOrth(page.binary.get(), turns));
        page.turned = turns;
    }
}

void level(CleanPage& page) {
    constexpr float least = 0.1F;  // degrees: a pixel and a half from end to end of a line
    constexpr float least_sure = 3;
    float angle = 0;
    float confidence = 0;
    if (pixFindSkew(page.binary.get(), &angle, &confidence) != 0 || std::abs(angle) < least ||
        confidence < least_sure) {
        return;
    }
    const float radians = angle * 3.14159265F / 180;
    page.grey.reset(pixRotateAMGray(page.grey.get(), radians, 255));
    page.binary = page.grey ? binary_of(page.grey.get()) : nullptr;
}

}  // namespace

void turn_back(CleanPage& page) {
    if (page.turned != 0) {
        page.grey.reset(pixRotateOrth(page.grey.get(), 4 - page.turned));
        page.binary.reset(pixRotateOrth(page.binary.get(), 4 - page.turned));
        page.turned = 0;
    }
}

CleanPage clean(PagePicture picture) {
    CleanPage page;
    crop_to_sheet(picture.grey);
    if (picture.grey) {
        set_resolution(picture);
    }
    if (!picture.grey) {
        return {};
    }
    invert_panels(picture.grey);
    light_evenly(picture.grey);
    page.grey = std::move(picture.grey);
    page.dots_per_inch = picture.dots_per_inch;
    page.binary = binary_of(page.grey.get());
    for (auto step : {stand_upright, level}) {
        if (!page.grey || !page.binary) {
            return {};
        }
        step(page);
    }
    return page.grey && page.binary ? std::move(page) : CleanPage();
}

}  // namespace cvconv::ocr
