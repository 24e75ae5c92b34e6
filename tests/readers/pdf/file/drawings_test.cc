#include "readers/pdf/file/drawings.h"

#include <gtest/gtest.h>

#include <cstdio>

#include "readers/pdf/file/page_drawing.h"
#include "readers/pdf/file/pdf_file.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

/// "| 150 100-140", "_ 700 50-250": upright or level, where, from and to; from the page's top left corner.
std::string shown(const std::vector<Rule>& rules) {
    std::string all;
    for (const Rule& rule : rules) {
        auto number = [](float v) { return std::to_string(static_cast<int>(v + 0.5F)); };
        all += (all.empty() ? "" : ", ") + std::string(rule.upright ? "| " : "_ ") + number(rule.at) + " " +
               number(rule.from) + "-" + number(rule.to);
    }
    return all;
}

/// "50,100-150,140 #ff0000": left, top, right, bottom; in brackets if it is stroked.
std::string shown(const std::vector<Panel>& panels) {
    std::string all;
    for (const Panel& panel : panels) {
        char text[80];
        std::snprintf(text, sizeof text, "%.0f,%.0f-%.0f,%.0f #%02x%02x%02x", panel.left, panel.top, panel.right,
                      panel.bottom, panel.ink.red, panel.ink.green, panel.ink.blue);
        all += (all.empty() ? "" : ", ") + (panel.filled ? std::string(text) : "(" + std::string(text) + ")");
    }
    return all;
}

Drawings drawn(const std::string& content) {
    const std::string pdf = testing::pdf_of(content);
    PdfFile file(pdf, {});
    file.each_word(1, false, [](const FoundWord&) { return true; });
    const Drawings looked_on = file.drawing_of(1).drawings;
    // By whichever way it is found.
    const Drawings followed = follow(file, file.page(1).value()).drawings;
    EXPECT_EQ(shown(looked_on.rules), shown(followed.rules));
    EXPECT_EQ(looked_on.marks.size(), followed.marks.size());
    EXPECT_EQ(shown(looked_on.panels), shown(followed.panels));
    return looked_on;
}

TEST(Drawings, StrokesThinShapesAndFramesAreLines) {
    EXPECT_EQ(shown(drawn("50 742 m 250 742 l S").rules), "_ 100 50-250");
    EXPECT_EQ(shown(drawn("50 741.5 200 1 re f").rules), "_ 100 50-250");
    EXPECT_EQ(shown(drawn("149.5 702 1 40 re f").rules), "| 150 100-140");
    EXPECT_EQ(shown(drawn("50 702 100 40 re S").rules), "_ 140 50-150, | 150 100-140, _ 100 50-150, | 50 100-140");
    EXPECT_EQ(shown(drawn("q 2 0 0 2 0 0 cm 25 371 m 125 371 l S Q").rules), "_ 100 50-250");
}

TEST(Drawings, FilledBoxesSlantsAndClipsAreNone) {
    EXPECT_EQ(shown(drawn("50 702 100 40 re f").rules), "");
    EXPECT_EQ(shown(drawn("50 702 m 150 742 l S").rules), "");
    EXPECT_EQ(shown(drawn("50 702 100 40 re n").rules), "");
}

TEST(Drawings, SmallFilledShapesAreMarks) {
    auto drawings = drawn("50 700 3 3 re f 60 700 30 30 re f");
    ASSERT_EQ(drawings.marks.size(), 1U);
    EXPECT_NEAR(drawings.marks.front().left, 50, 0.1);
    EXPECT_NEAR(drawings.marks.front().bottom, 142, 0.1);
}

TEST(Drawings, LargeRectanglesArePanelsWithColour) {
    EXPECT_EQ(shown(drawn("1 0 0 rg 50 702 100 40 re f").panels), "50,100-150,140 #ff0000");
    EXPECT_EQ(shown(drawn("0 0 1 RG 50 702 100 40 re S").panels), "(50,100-150,140 #0000ff)");
    EXPECT_EQ(shown(drawn("0.2 g 50 702 m 150 702 l 150 742 l 50 742 l f").panels), "50,100-150,140 #333333");
    // what is seen of it
    EXPECT_EQ(shown(drawn("q 50 702 20 40 re W n 50 702 100 40 re f Q").panels), "50,100-70,140 #000000");
    // a triangle, a line, a bullet
    EXPECT_EQ(shown(drawn("50 702 m 150 702 l 150 742 l f 50 702 100 1 re f 50 702 5 5 re f").panels), "");
}

}  // namespace
}  // namespace cvconv::pdf
