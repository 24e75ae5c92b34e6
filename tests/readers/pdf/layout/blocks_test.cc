#include "readers/pdf/layout/blocks.h"

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

std::vector<std::string> blocks(const PageWords& page) {
    DocumentBuilder builder;
    Vocabulary vocabulary;
    std::vector<Mark> marks;
    const DrawnAround nothing({});
    BlockWriter writer(builder, vocabulary, marks, nothing);
    Region region;
    region.rows = rows_of(segments_of(page));
    region.left = 50;
    region.right = 545;
    writer.write(region, 1, 1);
    Document document = builder.take();
    std::vector<std::string> all;
    for (const Block& block : document.blocks) {
        all.emplace_back(block.text.of(document.text));
    }
    return all;
}

TEST(Blocks, AnAddressThatWasBrokenIsPutTogether) {
    PageWords p = page();
    add_line(p, 50, 100, "maria.beispiel@example");
    add_line(p, 50, 112, "-studio.com");
    EXPECT_EQ(blocks(p), (std::vector<std::string>{"maria.beispiel@example-studio.com"}));
}

TEST(Blocks, ALinkInBracketsThatWasBrokenIsPutTogether) {
    PageWords p = page();
    add_line(p, 50, 100, "Harbour Ltd (https://harbour-");
    add_line(p, 50, 112, "ltd.example) in Leith");
    EXPECT_EQ(blocks(p), (std::vector<std::string>{"Harbour Ltd (https://harbour-ltd.example) in Leith"}));
}

TEST(Blocks, AddressesBelowEachOtherStayApart) {
    PageWords p = page();
    add_line(p, 50, 100, "social.example/@ada");
    add_line(p, 50, 112, "pages.example/ada");
    EXPECT_EQ(blocks(p), (std::vector<std::string>{"social.example/@ada", "pages.example/ada"}));
}

TEST(Blocks, WordsWithASlashGoOnWithTheLineAbove) {
    PageWords p = page();
    add_line(p, 50, 100, "mended the nets of the port and of the outer harbour, those for all the herring");
    add_line(p, 50, 112, "fishers/sailors.");
    EXPECT_EQ(blocks(p),
              (std::vector<std::string>{"mended the nets of the port and of the outer harbour, those for all "
                                        "the herring fishers/sailors."}));
}

TEST(Blocks, ABulletOfAnotherFontIsNotTheSizeOfItsLine) {
    PageWords p = page();
    add_line(p, 50, 100, "• mended the nets of the port and of the outer harbour, those for all the");
    p.words.front().size = 11;
    add_line(p, 66, 112, "herring fishers.");
    EXPECT_EQ(blocks(p),
              (std::vector<std::string>{"mended the nets of the port and of the outer harbour, those for all the "
                                        "herring fishers."}));
}

TEST(Blocks, WhatIsStressedInAnItemMayBeginWithALine) {
    PageWords p = page();
    add_line(p, 50, 100, "• mended the nets of the port and of the outer harbour, those for all the");
    std::size_t from = p.words.size();
    add_line(p, 66, 112, "herring fishers.");
    for (std::size_t i = from; i < p.words.size(); ++i) {
        p.words[i].bold = true;
    }
    EXPECT_EQ(blocks(p),
              (std::vector<std::string>{"mended the nets of the port and of the outer harbour, those for all the "
                                        "herring fishers."}));
}

// Right before labels that end at one column and begin at many, bullets are ornaments of a form.
TEST(Blocks, BulletsBeforeFlushLabelsAreNone) {
    PageWords p = page();
    float top = 100;
    for (const char* label : {"Grade", "Qualification", "Name of school", "Grade"}) {
        std::string text = std::string("• ") + label;
        float left = 200 - 5 * static_cast<float>(std::string(label).size()) - 8;
        add_line(p, left, top, text);
        p.words.back().right = 200;
        add_line(p, 215, top, "value");
        top += 14;
    }
    DocumentBuilder builder;
    Vocabulary vocabulary;
    std::vector<Mark> marks;
    const DrawnAround nothing({});
    BlockWriter writer(builder, vocabulary, marks, nothing);
    Region region;
    region.rows = rows_of(segments_of(p));
    writer.write(region, 1, 1);
    for (const Block& block : builder.take().blocks) {
        EXPECT_EQ(block.kind, BlockKind::paragraph);
    }
}

// The first item stands beside the title in the margin, or beside how long a job was; the others below it.
TEST(Blocks, AnItemBesideATitleInTheMarginBeginsALine) {
    PageWords p = page();
    add_line(p, 50, 100, "LANGUAGES");
    add_line(p, 150, 100, "• Norwegian, as a child");
    add_line(p, 150, 112, "• English, at sea");
    add_line(p, 50, 124, "6 months");
    add_line(p, 150, 124, "• Kept the pumps");
    EXPECT_EQ(blocks(p), (std::vector<std::string>{"LANGUAGES", "Norwegian, as a child", "English, at sea", "6 months",
                                                   "Kept the pumps"}));
}

// Tables of word processors set a date beside the middle of the lines that it belongs to.
TEST(Blocks, ADateBesideTheMiddleOfTwoLinesEndsTheUpper) {
    PageWords p = page();
    add_line(p, 50, 100, "Measurements of tides in the inner basin, Outer");
    add_line(p, 400, 106, "May 2018 – Present");
    add_line(p, 50, 112, "Harbour, Leith");
    add_line(p, 50, 150, "Survey of pumps in the northern harbours, Hull");
    add_line(p, 400, 156, "Jul 2015 – May 2018");
    add_line(p, 50, 162, "and Whitby");
    EXPECT_EQ(blocks(p), (std::vector<std::string>{
                             "Measurements of tides in the inner basin, Outer Harbour, Leith May 2018 – Present",
                             "Survey of pumps in the northern harbours, Hull and Whitby Jul 2015 – May 2018"}));
}

TEST(Blocks, DotsOfATimeLineAreNoBullets) {
    PageWords p = page();
    float top = 100;
    for (const char* years : {"2018 – 2020", "2016 – 2018"}) {
        add_line(p, 50, top, years);
        add_line(p, 150, top, "• Pilot, Harbour Ltd");
        top += 14;
    }
    EXPECT_EQ(blocks(p),
              (std::vector<std::string>{"2018 – 2020 Pilot, Harbour Ltd", "2016 – 2018 Pilot, Harbour Ltd"}));
}

TEST(Blocks, AnItemGoesOnOverThePage) {
    DocumentBuilder builder;
    Vocabulary vocabulary;
    std::vector<Mark> marks;
    const DrawnAround nothing({});
    BlockWriter writer(builder, vocabulary, marks, nothing);
    auto write = [&](const PageWords& page, int number) {
        Region region;
        region.rows = rows_of(segments_of(page));
        region.left = 50;
        region.right = 545;
        writer.write(region, number, 1);
    };
    PageWords first = page(1);
    add_line(first, 50, 700, "• On the pumps of the old harbour and of the new one, which are of one make, B. Fjord,");
    add_line(first, 50, 712,
             "• On the nets of the old harbour and of the new one, which are of one make, by O. Brekke,");
    add_line(first, 50, 724,
             "• On the ropes of the old harbour and of the new one, which are of one make, by C. Salt,");
    write(first, 1);
    PageWords second = page(2);
    add_line(second, 66, 50, "I. Kelp, in Proceedings of the Tide Meeting, Leith, 2019");
    add_line(second, 50, 62, "• On the lamps of the harbour");
    write(second, 2);
    Document document = builder.take();
    ASSERT_EQ(document.blocks.size(), 4U);
    EXPECT_TRUE(document.blocks[2]
                    .text.of(document.text)
                    .ends_with("C. Salt, I. Kelp, in Proceedings of the Tide Meeting, Leith, 2019"))
        << document.blocks[2].text.of(document.text);
}

TEST(Blocks, TownsWithAStrokeAtTheEndOfASentenceAreNoAddress) {
    PageWords p = page();
    add_line(p, 50, 100, "I look for a branch to lead in Bremen/Oldenburg.");
    add_line(p, 50, 112, "Berufserfahrung");
    EXPECT_EQ(blocks(p),
              (std::vector<std::string>{"I look for a branch to lead in Bremen/Oldenburg.", "Berufserfahrung"}));
}

}  // namespace
}  // namespace cvconv::pdf
