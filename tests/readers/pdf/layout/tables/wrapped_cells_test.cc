#include "readers/pdf/layout/tables/wrapped_cells.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

TEST(WrappedCells, AStretchedLineIsOnePiece) {
    PageWords p = page();
    add_line(p, 50, 130, "Bachelor of Science in Food and Drink");
    const float margin = p.words.back().right;
    add_line(p, 50, 142, "for all who go to sea in ships of all");
    p.words.back().right = margin;
    add_line(p, 50, 100, "Master of Food Tech,");
    add_line(p, margin - 45, 100, "Technical");
    add_line(p, 50, 112, "School of the Harbour, Leeds");
    auto segments = segments_of(p);
    join_stretched_lines(segments);
    EXPECT_EQ(texts(segments),
              (Texts{"Master of Food Tech, Technical", "School of the Harbour, Leeds",
                     "Bachelor of Science in Food and Drink", "for all who go to sea in ships of all"}));
}

TEST(WrappedCells, AColumnIsNoRestOfALine) {
    PageWords p = page();
    for (float top : {100.0F, 112.0F, 124.0F}) {
        add_line(p, 50, top, "Pumps, pipes and more,");
        add_line(p, 230, top, "Welding");
    }
    auto segments = segments_of(p);
    join_stretched_lines(segments);
    EXPECT_EQ(segments.size(), 6U);
}

Texts rows(const PageWords& p) {
    std::vector<Row> rows = rows_of(segments_of(p));
    join_wrapped_cells(rows);
    Texts all;
    for (const Row& row : rows) {
        all.push_back(text_of(row));
    }
    return all;
}

TEST(WrappedCells, CellsGoOnInTheRowBelow) {
    PageWords p = page();
    add_line(p, 50, 100, "Lab");
    add_line(p, 100, 100, "Rheometer, scales,");
    add_line(p, 250, 100, "IT");
    add_line(p, 300, 100, "SAP, MS Of-");
    add_line(p, 100, 112, "microscope");
    add_line(p, 300, 112, "fice");
    EXPECT_EQ(rows(p), (Texts{"Lab | Rheometer, scales, microscope | IT | SAP, MS Office"}));
}

TEST(WrappedCells, AShorterRowIsARow) {
    PageWords p = page();
    add_line(p, 50, 100, "Acme");
    add_line(p, 150, 100, "2019");
    add_line(p, 250, 100, "Oslo");
    add_line(p, 150, 112, "2018");
    add_line(p, 250, 112, "Bergen");
    EXPECT_EQ(rows(p), (Texts{"Acme | 2019 | Oslo", "2018 | Bergen"}));
}

// The date leaves no room for the next word; "Pilot" would have fitted.
TEST(WrappedCells, TitlesGoOnBelowBesideTheirDate) {
    PageWords p = page();
    add_line(p, 50, 100, "School of Boats and of");
    add_line(p, 170, 100, "2015 – 2018");
    add_line(p, 50, 112, "Sails");
    add_line(p, 50, 150, "Harbour Ltd");
    add_line(p, 170, 150, "2012 – 2014");
    add_line(p, 50, 162, "Pilot");
    add_line(p, 50, 200, "Friends of the");  // cannot end here, though there is room
    add_line(p, 170, 200, "2010 – 2012");
    add_line(p, 50, 212, "Tide");
    std::vector<Row> rows = rows_of(segments_of(p));
    join_wrapped_titles(rows);
    Texts all;
    for (const Row& row : rows) {
        all.push_back(text_of(row));
    }
    EXPECT_EQ(all, (Texts{"School of Boats and of Sails | 2015 – 2018", "Harbour Ltd | 2012 – 2014", "Pilot",
                          "Friends of the Tide | 2010 – 2012"}));
}

// What is bold goes on in bold letters, beside a date that is not.
TEST(WrappedCells, BoldTitlesLeaveALittleRoom) {
    PageWords p = page();
    add_line(p, 50, 100, "Head of Science at the Secondary");
    add_line(p, 50, 112, "School");
    for (PageWord& title : p.words) {
        title.bold = true;
    }
    add_line(p, 225, 100, "2015 – 2018");
    add_line(p, 50, 124, "State college");
    std::vector<Row> rows = rows_of(segments_of(p));
    join_wrapped_titles(rows);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(text_of(rows[0]), "Head of Science at the Secondary School | 2015 – 2018");
}

}  // namespace
}  // namespace cvconv::pdf
