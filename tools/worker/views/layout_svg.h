#pragma once
// A picture of how pages were understood, for people: what is printed, and over it regions, blocks, their order
// and their roles.

#include <string>
#include <vector>

#include "ir/document.h"
#include "ir/outline.h"
#include "readers/reader.h"

namespace cvconv::worker {

/// All in points from the page's top left corner.
struct LayoutBox {
    float left = 0, top = 0, right = 0, bottom = 0;
};

struct PrintedWord {
    LayoutBox box;
    float size = 0;    ///< of the font
    int rotation = 0;  ///< quarter turns, clockwise
    std::string text;  ///< as extracted: it may hold anything
};

/// A page as it is printed, before anything was understood.
struct PrintedPage {
    int number = 0;  ///< from 1
    float width = 0, height = 0;
    std::vector<PrintedWord> words;
    std::vector<LayoutBox> panels;  ///< areas that are filled or framed
    std::vector<LayoutBox> drawn;   ///< rules and bullets; a rule has no width or no height
};

/// Reads the pages of a PDF; null where no PDF can be read here. Nothing if the input is none, or damaged.
using PagesReader = std::optional<std::vector<PrintedPage>> (*)(std::string_view bytes, const ReadOptions& options);

/// One SVG with the pages below each other: whole in itself, without scripts, whatever the words say.
/// `outline` is that of `document`, and `document` is what was read from `pages`.
[[nodiscard]] std::string layout_svg(const std::vector<PrintedPage>& pages, const Document& document,
                                     const Outline& outline);

}  // namespace cvconv::worker
