#include "readers/document_builder.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

TEST(DocumentBuilder, BlanksAreCollapsedAndTrimmed) {
    DocumentBuilder builder;
    builder.open(BlockKind::paragraph);
    builder.add("  Ada \t ");
    builder.add("  Fermi ");
    Document document = builder.take();
    EXPECT_EQ(document.text, "Ada Fermi");
    EXPECT_EQ(document.blocks.at(0).text, (Span{0, 9}));
}

TEST(DocumentBuilder, BlocksWithoutTextAreDroppedButRules) {
    DocumentBuilder builder;
    builder.open(BlockKind::paragraph);
    builder.add(" ");
    builder.open(BlockKind::rule);
    builder.open(BlockKind::paragraph);
    builder.add("Ada");
    Document document = builder.take();
    ASSERT_EQ(document.blocks.size(), 2U);
    EXPECT_EQ(document.blocks[0].kind, BlockKind::rule);
    EXPECT_EQ(document.blocks[1].text.of(document.text), "Ada");
}

TEST(DocumentBuilder, CellsMayBeEmpty) {
    DocumentBuilder builder;
    builder.open(BlockKind::table_row);
    builder.next_cell(0, 4);
    builder.next_cell(8, 12);
    builder.add("2019");
    Document document = builder.take();
    const auto& cells = document.blocks.at(0).cells;
    ASSERT_EQ(cells.size(), 2U);
    EXPECT_TRUE(cells[0].text.empty());
    EXPECT_EQ(cells[1].text.of(document.text), "2019");
    EXPECT_FLOAT_EQ(cells[1].left, 8);
}

TEST(DocumentBuilder, OneStyleIsTheBlocksSeveralAreRuns) {
    Style bold;
    bold.bold = true;
    DocumentBuilder builder;
    builder.open(BlockKind::paragraph);
    builder.add("Acme Pipes", bold);
    builder.open(BlockKind::paragraph);
    builder.add("Acme Pipes", bold);
    builder.add(", Lisbon");
    Document document = builder.take();
    EXPECT_TRUE(document.blocks.at(0).style.bold);
    EXPECT_TRUE(document.blocks[0].runs.empty());
    EXPECT_TRUE(document.blocks.at(1).style.bold);
    ASSERT_EQ(document.blocks[1].runs.size(), 2U);
    EXPECT_EQ(document.blocks[1].runs[1].text.of(document.text), ", Lisbon");
}

TEST(DocumentBuilder, HyphensOfJoinedLinesAreDropped) {
    DocumentBuilder builder;
    builder.open(BlockKind::paragraph);
    builder.add("implemen-", {}, {1, 1});
    builder.drop_last();
    builder.join(false);
    builder.add("tation", {}, {2, 1});
    Document document = builder.take();
    EXPECT_EQ(document.text, "implementation");
    EXPECT_EQ(document.blocks.at(0).breaks, std::vector<std::uint32_t>{8});
    EXPECT_EQ(place_of(document, {9, 10}).line, 2);
}

TEST(DocumentBuilder, LinksLieWithinOneBlock) {
    DocumentBuilder builder;
    builder.begin_link("https://ada.example");
    builder.open(BlockKind::paragraph);
    builder.add("Ada");
    builder.open(BlockKind::paragraph);
    builder.add("Fermi");
    builder.end_link();
    builder.begin_link("https://icon.example");
    builder.end_link();
    Document document = builder.take();
    ASSERT_EQ(document.links.size(), 2U);
    EXPECT_EQ(document.links[0].text.of(document.text), "Ada");
    EXPECT_TRUE(document.links[1].text.empty());
}

}  // namespace
}  // namespace cvconv
