// What sizes, weights and gaps say that words do not: small CVs as PDF pages give them, read whole.

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "readers/recognize/recognize.h"
#include "writers/native/native.h"

namespace cvconv {
namespace {

struct Cell {
    const char* text;
    float size = 9;
    bool bold = false;
};

struct Paragraph {
    std::vector<Cell> cells;
    float gap = 0;
    float indent = 120;  ///< of one cell alone
    bool item = false;
};

/// The Cv of lines given by their cells, in the native form, values only.
std::string read(const std::vector<Paragraph>& paragraphs) {
    DocumentBuilder builder;
    for (const Paragraph& paragraph : paragraphs) {
        Block& block = builder.open(paragraph.item ? BlockKind::list_item : BlockKind::paragraph);
        block.page = 1;
        block.region = 1;
        block.gap_before = paragraph.gap;
        float left = 50;
        for (const Cell& cell : paragraph.cells) {
            Style style;
            style.size = cell.size;
            style.bold = cell.bold;
            if (paragraph.cells.size() > 1) {
                builder.next_cell(left, left + 100);
            } else {
                block.indent = paragraph.indent;
            }
            block.style = style;
            builder.add(cell.text, style);
            left += 120;
        }
        builder.close();
    }
    Diagnostics diagnostics;
    NativeOptions options;
    options.evidence = false;
    return to_native(recognize(builder.take(), diagnostics), options);
}

Paragraph heading(const char* text) {
    return {{{text, 9, true}}, 1.1F};
}

void expect_part(const std::string& shown, const std::string& expected) {
    EXPECT_NE(shown.find(expected), std::string::npos) << "wanted:\n" << expected << "\ngot:\n" << shown;
}

const std::vector<Paragraph> top = {{{{"Ada Example", 14}}}, {{{"ada@example.org"}}}};

std::vector<Paragraph> below_top(const std::vector<Paragraph>& more) {
    std::vector<Paragraph> all = top;
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

// Nothing else stands in the strip of the dates: what does heads the rows below it.
TEST(Looks, ATitleAmongTheDatesHeadsRowsAndNoEntry) {
    std::string shown = read(below_top({
        heading("EXPERIENCE"),
        {{{"Ashore for good", 10}}, 0.3F, 0},
        {{{"2014 – 2018"}, {"Pilot, Harbour Ltd"}}},
        {{{"Out at sea", 10}}, 0.3F, 0},
        {{{"2010 – 2014"}, {"Deckhand, Salt Line Ltd"}}},
    }));
    expect_part(shown, "work\n  name \"Harbour Ltd\"\n  position \"Pilot\"\n");
    expect_part(shown, "work\n  name \"Salt Line Ltd\"\n  position \"Deckhand\"\n");
    EXPECT_NE(shown.find("unclaimed \"Out at sea\""), std::string::npos) << shown;
}

}  // namespace
}  // namespace cvconv
