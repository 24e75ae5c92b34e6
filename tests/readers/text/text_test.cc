#include "readers/text/text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/readers/print_blocks.h"

namespace cvconv {
namespace {

Document read(std::string_view text) {
    Diagnostics diagnostics("cv.txt");
    auto content = read_text(text, {}, diagnostics);
    EXPECT_TRUE(content.has_value());
    return content ? std::get<Document>(*content) : Document{};
}

TEST(Text, BlocksKnowTheirPlace) {
    Document document = read("Ada Fermi\n\n  - Welds  \n");
    ASSERT_EQ(document.blocks.size(), 2U);
    Stretch place = place_of(document, document.blocks[1].text);
    EXPECT_EQ(place.line, 3);
    EXPECT_EQ(place.column, 5);
    EXPECT_FLOAT_EQ(document.blocks[1].gap_before, 1);
}

TEST(Text, CellsKnowTheirColumns) {
    Document document = read("Welder      2015\n");
    ASSERT_EQ(document.blocks.at(0).cells.size(), 2U);
    EXPECT_FLOAT_EQ(document.blocks[0].cells[1].left, 12);
    EXPECT_FLOAT_EQ(document.blocks[0].cells[1].right, 16);
}

TEST(Text, LongInputTakesLinearTime) {
    std::string text;
    for (int i = 0; i < 20000; ++i) {
        text += std::string(static_cast<std::size_t>(i % 50), ' ') + "- a b    c\n";
    }
    EXPECT_GE(read(text).blocks.size(), 10000U);
}

TEST(Text, ItemsGoOnBelowTheirBullets) {
    std::string text;
    for (const char* what : {"pumps", "valves", "gauges", "boats", "charts", "lights", "nets", "ropes"}) {
        text += "• Kept the " + std::string(what) +
                " of the northern harbours in order with four\nkeepers of the islands.\n";
    }
    Document document = read(text);
    EXPECT_EQ(document.blocks.size(), 8U) << testing::print(document);
}

}  // namespace
}  // namespace cvconv
