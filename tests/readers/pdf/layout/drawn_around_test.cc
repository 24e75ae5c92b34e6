#include "readers/pdf/layout/drawn_around.h"

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "readers/pdf/layout/blocks.h"
#include "readers/pdf/layout/panels.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

Rule level(float at, float from, float to) {
    return {1, false, at, from, to};
}

/// The blocks of the page, each as what is drawn around it: "Nets above below panel=1".
std::vector<std::string> around(PageWords page, const std::vector<Rule>& rules, const std::vector<Panel>& panels = {}) {
    place_on_panels(page, panels);
    DrawnAround drawn(rules);
    drawn.add_panels(0, std::vector<TextPanel>(2));  // of another page
    drawn.add_panels(1, page.panels);
    DocumentBuilder builder;
    Vocabulary vocabulary;
    std::vector<Mark> marks;
    BlockWriter writer(builder, vocabulary, marks, drawn);
    Region region;
    region.rows = rows_of(segments_of(page));
    region.left = 50;
    region.right = 545;
    writer.write(region, 1, 1);
    const Document document = builder.take();
    std::vector<std::string> all;
    for (const Block& block : document.blocks) {
        std::string said(block.text.of(document.text));
        said += block.rule_above ? " above" : "";
        said += block.rule_below ? " below" : "";
        said += block.rule_beside ? " beside" : "";
        said += block.panel > 0 ? (block.on_stripe ? " stripe=" : " panel=") + std::to_string(block.panel) : "";
        all.push_back(said);
    }
    return all;
}

using Blocks = std::vector<std::string>;

TEST(DrawnAround, RulesOfTitlesAreSeen) {
    PageWords p = page();
    add_line(p, 50, 100, "Boats");
    add_line(p, 50, 150, "Nets");
    add_line(p, 50, 200, "Sails");
    EXPECT_EQ(around(p, {level(113, 50, 545)}), (Blocks{"Boats below", "Nets", "Sails"}));
    EXPECT_EQ(around(p, {level(146, 50, 545)}), (Blocks{"Boats", "Nets above", "Sails"}));
    EXPECT_EQ(around(p, {level(205, 85, 545)}), (Blocks{"Boats", "Nets", "Sails beside"}));
}

TEST(DrawnAround, RulesElsewhereAreNot) {
    PageWords p = page();
    add_line(p, 50, 100, "Boats and nets");
    Rule upright{1, true, 60, 90, 200};
    Rule of_another_page = level(113, 50, 545);
    of_another_page.page = 2;
    EXPECT_EQ(around(p, {level(130, 50, 545), level(113, 300, 545), level(113, 50, 70), upright, of_another_page}),
              (Blocks{"Boats and nets"}));
}

TEST(DrawnAround, OfLinesThatAreJoinedTheLastSaysWhatIsBelow) {
    PageWords p = page();
    add_line(p, 50, 100, "mended the nets of the port and of the outer harbour, those for all the herring");
    add_line(p, 50, 112, "fishers/sailors.");
    const std::string text =
        "mended the nets of the port and of the outer harbour, those for all the herring fishers/sailors.";
    EXPECT_EQ(around(p, {level(124, 50, 545)}), (Blocks{text + " below"}));
}

TEST(DrawnAround, ARulePartsTwoLines) {
    TextLine above;
    above.left = 50;
    above.right = 300;
    above.last_bottom = 110;
    TextLine below = above;
    below.right = 100;
    below.top = 118;
    below.size = 10;
    EXPECT_TRUE(DrawnAround({level(114, 50, 120)}).parts(above, below, 1));
    EXPECT_FALSE(DrawnAround({level(114, 50, 70)}).parts(above, below, 1));
    EXPECT_FALSE(DrawnAround({level(108, 50, 120)}).parts(above, below, 1));  // it underlines the words above
}

TEST(DrawnAround, PanelsAreCountedThroughTheDocument) {
    PageWords p = page();
    add_line(p, 60, 110, "Boats");
    add_line(p, 60, 190, "Nets");
    add_line(p, 60, 400, "Sails");
    constexpr Ink grey{230, 230, 230};
    EXPECT_EQ(around(p, {}, {{1, 50, 100, 300, 150, true, grey}, {1, 50, 185, 300, 205, true, grey}}),
              (Blocks{"Boats panel=3", "Nets stripe=4", "Sails"}));
}

}  // namespace
}  // namespace cvconv::pdf
