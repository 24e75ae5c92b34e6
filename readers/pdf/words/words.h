#pragma once
// The words of a PDF with their place and look. Another extractor than poppler (pdf_file.h) could fill the same types.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "readers/pdf/file/page_drawing.h"
#include "readers/pdf/file/pdf_file.h"
#include "readers/reader.h"

namespace cvconv::pdf {

/// A word as it is printed. Boxes are in points from the top left corner of the page.
struct PageWord {
    std::string text;  ///< UTF-8, as extracted
    float left = 0, top = 0, right = 0, bottom = 0;
    float size = 0;    ///< of the font, points
    std::string font;  ///< name without subset prefix; may be empty
    bool bold = false;
    bool italic = false;
    bool small_caps = false;
    std::uint32_t colour = 0;  ///< 0xRRGGBB; black where it is not known
    bool space_after = false;
    int rotation = 0;     ///< quarter turns, clockwise: 1 reads downwards, 3 upwards
    float certainty = 1;  ///< that it is read rightly; less than 1 only where OCR read it
    /// Of its characters, one more than there are; empty if the word has none that are read from right to left, or they
    /// are not known.
    std::vector<float> edges;
    struct Sides {
        float left = 0, right = 0;
    };
    /// Where it is printed, if its box was moved so that reading goes from left to right (right_to_left.h).
    std::optional<Sides> printed;
    int panel = -1;  ///< the innermost of the page's panels that it stands on (layout/panels.h); -1: on none

    [[nodiscard]] float height() const { return bottom - top; }
    [[nodiscard]] float middle() const { return (top + bottom) / 2; }
    [[nodiscard]] Sides place() const { return printed.value_or(Sides{left, right}); }
};

/// `word` goes on to where `next`, the rest of it, ends.
void extend(PageWord& word, const PageWord& next);

/// A drawn area that text stands on. Points from the page's top left corner.
struct TextPanel {
    float left = 0, top = 0, right = 0, bottom = 0;
    int parent = -1;        ///< the panel around it; it comes before it
    bool one_line = false;  ///< a tag, a stripe: not high enough for two lines
};

struct PageWords {
    int number = 0;  ///< from 1
    float width = 0, height = 0;
    std::vector<PageWord> words;
    std::vector<TextPanel> panels;
    PageDrawing drawing;
    bool right_to_left = false;  ///< it is read so, and boxes and drawings are mirrored (right_to_left.h)
    int turned = 0;  ///< quarter turns by which its text was rotated, and its boxes were turned back (rotated_text.h)
};

/// All pages, with text or without. Nothing if the file was not opened; the diagnostics say why.
[[nodiscard]] std::optional<std::vector<PageWords>> extract_pages(PdfFile& file, const ReadOptions& options,
                                                                  Diagnostics& diagnostics);

/// False, and an error, if there is no text on any of them.
[[nodiscard]] bool have_text(const std::vector<PageWords>& pages, Diagnostics& diagnostics);

/// Both.
[[nodiscard]] std::optional<std::vector<PageWords>> extract_words(PdfFile& file, const ReadOptions& options,
                                                                  Diagnostics& diagnostics);

/// The words of a page read with other edges; at most so many.
[[nodiscard]] std::vector<PageWord> words_within(PdfFile& file, int page, const Area& area, std::size_t most);

}  // namespace cvconv::pdf
