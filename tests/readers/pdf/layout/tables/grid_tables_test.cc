#include "readers/pdf/layout/tables/grid_tables.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/layout/tables/table_rows.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

/// Lines of a table: its rows end at these heights, its columns at these places.
std::vector<Rule> lines(const std::vector<float>& xs, const std::vector<float>& ys, int page = 1) {
    std::vector<Rule> rules;
    for (float y : ys) {
        rules.push_back({page, false, y, xs.front(), xs.back()});
    }
    for (float x : xs) {
        rules.push_back({page, true, x, ys.front(), ys.back()});
    }
    return rules;
}

TEST(GridTables, CellsAreReadOneByOne) {
    PageWords p = page();
    add_line(p, 55, 102, "Examination");
    add_line(p, 155, 102, "Board or");
    add_line(p, 155, 114, "University");
    add_line(p, 255, 102, "Year");
    add_line(p, 55, 132, "B.E. Mechanical");
    add_line(p, 155, 132, "University of");
    add_line(p, 155, 144, "Harbourside");
    add_line(p, 255, 132, "2016");
    add_line(p, 55, 180, "Skills");
    const Drawings rules{{}, lines({50, 150, 250, 300}, {100, 130, 160}), {}};
    GridTables tables(rules);
    EXPECT_EQ(shown(tables.take(p)), (Texts{"1: Examination | Board or University | Year",
                                            "1: B.E. Mechanical | University of Harbourside | 2016"}));
    ASSERT_EQ(p.words.size(), 1U);
    EXPECT_EQ(p.words.front().text, "Skills");
}

TEST(GridTables, ABoldRowIsTheHeaderAndShortLinesAreMeant) {
    PageWords p = page();
    add_line(p, 55, 102, "When");
    add_line(p, 155, 102, "Where");
    add_line(p, 355, 102, "What");
    for (PageWord& word : p.words) {
        word.bold = true;
    }
    add_line(p, 55, 122, "2016");
    add_line(p, 155, 122, "Acme Pipes");
    add_line(p, 155, 134, "Lisbon");
    add_line(p, 355, 122, "Welder");
    const Drawings rules{{}, lines({50, 150, 350, 500}, {100, 120, 150}), {}};
    GridTables tables(rules);
    EXPECT_EQ(shown(tables.take(p)), (Texts{"1h: When | Where | What", "1: 2016 | Acme Pipes / Lisbon | Welder"}));
}

// Contact details over a name, between rules of titles: what is free on both levels makes more columns than either has.
TEST(GridTables, BetweenLevelLinesAloneEachRowHasThreeColumns) {
    const Drawings rules{{}, {{1, false, 120, 50, 500}, {1, false, 150, 50, 500}, {1, false, 180, 50, 500}}, {}};
    for (const bool third : {false, true}) {
        PageWords p = page();
        add_line(p, 255, 128, "Lisbon");
        add_line(p, 405, 128, "2016");
        add_line(p, 55, 158, "Ada");
        add_line(p, 155, 158, "Welder");
        if (third) {
            add_line(p, 55, 128, "Bo");
            add_line(p, 255, 158, "Porto");
        }
        GridTables tables(rules);
        const Texts expected = third ? Texts{"1: Bo |  | Lisbon | 2016", "1: Ada | Welder | Porto | "} : Texts{};
        EXPECT_EQ(shown(tables.take(p)), expected);
    }
}

TEST(GridTables, OnTheNextPageTheTableGoesOn) {
    PageWords first = page(1);
    PageWords second = page(2);
    auto rules = lines({50, 150, 250, 400}, {760, 780}, 1);
    const auto more = lines({50, 150, 250, 400}, {60, 80}, 2);
    rules.insert(rules.end(), more.begin(), more.end());
    for (const auto& [p, top] : {std::pair<PageWords*, float>{&first, 762}, {&second, 62}}) {
        add_line(*p, 55, top, "BSc");
        add_line(*p, 155, top, "Harbour");
        add_line(*p, 255, top, "Grade " + std::to_string(p->number));
    }
    const Drawings drawn{{}, rules, {}};
    GridTables tables(drawn);
    EXPECT_EQ(shown(tables.take(first)), (Texts{"1: BSc | Harbour | Grade 1"}));
    EXPECT_EQ(shown(tables.take(second)), (Texts{"1: BSc | Harbour | Grade 2"}));
}

// "2014 – 2019" over "present" beside a paragraph: the date is put together, the rest is read as before.
TEST(GridTables, OfTwoColumnsTheDateAloneIsPutTogether) {
    PageWords p = page();
    add_line(p, 55, 102, "September 2014 –");
    add_line(p, 55, 114, "February 2019");
    add_line(p, 155, 102, "Engineer, Harbour Pumps");
    add_line(p, 155, 114, "Looked after pumps");
    const Drawings rules{{}, lines({50, 150, 500}, {100, 130, 160}), {}};
    GridTables tables(rules);
    EXPECT_EQ(shown(tables.take(p)), (Texts{"September 2014 – February 2019"}));
    EXPECT_EQ(p.words.size(), 6U);
}

TEST(GridTables, OfTwoColumnsTheLabelInTheMiddleGoesToTheFirstLine) {
    std::vector<Rule> rules = lines({50, 150, 500}, {100, 140, 180});
    PageWords p = page();
    add_line(p, 52, 114, "Boats");
    add_line(p, 152, 108, "Rigging, caulking, sails and whatever else a boat may");
    add_line(p, 152, 120, "need");
    add_line(p, 52, 148, "Nets and what");
    add_line(p, 52, 160, "nets need");
    add_line(p, 152, 154, "Knots");
    const Drawings drawn{{}, rules, {}};
    GridTables tables(drawn);
    const std::vector<Segment> labels = tables.take(p);
    ASSERT_EQ(shown(labels), (Texts{"Boats", "Nets and what nets need"}));
    EXPECT_FLOAT_EQ(labels[0].top, 108);
    EXPECT_FLOAT_EQ(labels[1].top, 154);
}

TEST(GridTables, LabelsOfAFormBesideTheirValues) {
    PageWords words = page();
    add_line(words, 45, 105, "志望動機");
    add_line(words, 145, 105, "港の仕事を続けたい");
    add_line(words, 145, 118, "と考えております");
    add_line(words, 45, 135, "本人希望記入");
    add_line(words, 45, 148, "欄");
    add_line(words, 145, 135, "特になし");
    const std::vector<Rule> rules = lines({40, 140, 540}, {100, 130, 165});
    const Drawings drawn{{}, rules, {}};
    GridTables tables(drawn);
    std::vector<Segment> rows = tables.take(words);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_TRUE(rows[0].table_row->form);
    EXPECT_EQ(rows[1].table_row->cells[0].lines.size(), 2U);
    EXPECT_TRUE(words.words.empty());
}

TEST(GridTables, TwoColumnsOfWhatHappenedAtADateAreNone) {
    PageWords words = page();
    add_line(words, 45, 105, "2015 - 2019");
    add_line(words, 145, 105, "Harbour Pumps Ltd");
    add_line(words, 45, 135, "2010 - 2015");
    add_line(words, 145, 135, "Dock Ltd");
    const std::vector<Rule> rules = lines({40, 140, 540}, {100, 130, 165});
    const Drawings drawn{{}, rules, {}};
    GridTables tables(drawn);
    EXPECT_TRUE(tables.take(words).empty());
}

TEST(GridTables, WhereRowsAloneAreDrawnColumnsAreWhereNoWordStands) {
    PageWords p = page();
    add_line(p, 55, 60, "Examinations that were passed");
    add_line(p, 55, 88, "Examination");
    add_line(p, 155, 88, "Board");
    add_line(p, 255, 88, "Year");
    add_line(p, 55, 102, "Bachelor of");
    add_line(p, 55, 114, "pumps");
    add_line(p, 155, 102, "University of");
    add_line(p, 155, 114, "Harbourside");
    add_line(p, 255, 102, "2016");
    add_line(p, 55, 132, "M.E. Pumps");
    add_line(p, 255, 132, "2012");
    Drawings drawn;
    for (float y : {100.0F, 130.0F, 145.0F}) {
        drawn.rules.push_back({1, false, y, 50, 150});  // a piece for each cell, as word processors draw them
        drawn.rules.push_back({1, false, y, 150, 300});
    }
    GridTables tables(drawn);
    EXPECT_EQ(shown(tables.take(p)),
              (Texts{"1: Examination | Board | Year", "1: Bachelor of pumps | University of Harbourside | 2016",
                     "1: M.E. Pumps |  | 2012"}));
    EXPECT_EQ(p.words.size(), 4U);
}

TEST(GridTables, StripesAreRowsToo) {
    PageWords p = page();
    for (int row = 0; row < 4; ++row) {
        const float top = 102 + 30 * static_cast<float>(row);
        add_line(p, 55, top, "B.E. of");
        add_line(p, 55, top + 12, "pumps");
        add_line(p, 155, top, "Leith");
        add_line(p, 255, top, "2016");
    }
    Drawings drawn;
    drawn.panels = {{1, 50, 100, 300, 130, true, {230, 230, 230}}, {1, 50, 160, 300, 190, true, {230, 230, 230}}};
    GridTables tables(drawn);
    EXPECT_EQ(shown(tables.take(p)), Texts(3, "1: B.E. of pumps | Leith | 2016"));  // nothing ends the fourth
}

TEST(GridTables, RulesOfTitlesMakeNoRows) {
    PageWords p = page();
    Drawings drawn;
    for (int section = 0; section < 3; ++section) {
        const float top = 102 + 60 * static_cast<float>(section);
        drawn.rules.push_back({1, false, top - 2, 50, 300});
        add_line(p, 55, top, section == 0 ? "Skills" : section == 1 ? "Languages" : "Interests");
        add_line(p, 155, top, "Welding");
        add_line(p, 255, top, "Nets");
        add_line(p, 155, top + 12, "Sails");
        add_line(p, 255, top + 12, "Boats");
    }
    GridTables tables(drawn);
    EXPECT_EQ(shown(tables.take(p)), Texts{});
}

/// Rows of a table of which nothing is drawn, `step` apart, from the top of the page.
PageWords bare_table(const std::string& first, const std::string& last, float step = 40) {
    PageWords p = page();
    for (int row = 0; row < 3; ++row) {
        const float top = 102 + step * static_cast<float>(row);
        add_line(p, 55, top, first);
        add_line(p, 155, top, "University of");
        add_line(p, 155, top + 12, "Harbourside");
        add_line(p, 255, top, last);
    }
    return p;
}

TEST(GridTables, CellsThatBeginAtOneHeightRowAfterRowAreReadOneByOne) {
    PageWords p = bare_table("B.E. of pumps", "2016 – 2019");
    add_line(p, 55, 240, "What follows is apart");
    const Drawings nothing;
    EXPECT_EQ(shown(GridTables(nothing).take(p)),
              Texts(3, "1: B.E. of pumps | University of Harbourside | 2016 – 2019"));
    EXPECT_EQ(p.words.size(), 4U);
}

TEST(GridTables, WithoutDatesUnderTitlesOrCloseTogetherTheyAreLeft) {
    const Drawings nothing;
    PageWords skills = bare_table("Pumps", "Welding");
    EXPECT_EQ(shown(GridTables(nothing).take(skills)), Texts{});
    PageWords sections = bare_table("Skills", "2016 – 2019");
    EXPECT_EQ(shown(GridTables(nothing).take(sections)), Texts{});
    PageWords lines = bare_table("B.E. of pumps", "2016 – 2019", 24);
    EXPECT_EQ(shown(GridTables(nothing).take(lines)), Texts{});
}

}  // namespace
}  // namespace cvconv::pdf
