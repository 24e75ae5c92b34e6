#include "readers/pdf/layout/tables/headed_tables.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/layout/tables/table_rows.h"

namespace cvconv::pdf {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

void set_bold(PageWords& page) {
    for (PageWord& word : page.words) {
        word.bold = true;
    }
}

PageWords jobs() {
    PageWords p = page();
    add_line(p, 50, 100, "Period");
    add_line(p, 150, 100, "Employer");
    add_line(p, 262, 100, "Position");
    add_line(p, 470, 100, "Location");
    set_bold(p);
    add_line(p, 50, 120, "03/2019 - today");
    add_line(p, 150, 120, "Hillside Joinery");
    add_line(p, 262, 120, "Master joiner");
    add_line(p, 470, 120, "Leith");
    add_line(p, 150, 132, "Works");
    add_line(p, 274, 132, "Runs the workshop with seven");
    add_line(p, 274, 144, "apprentices of the trade");
    add_line(p, 274, 156, "Measures");
    add_line(p, 50, 176, "09/2014 - 02/2019");
    add_line(p, 150, 176, "Lakeside Kitchens");
    add_line(p, 262, 176, "Joiner");
    add_line(p, 470, 176, "Port of Hull");
    return p;
}

TEST(HeadedTables, CellsAreReadOneByOne) {
    PageWords p = jobs();
    add_line(p, 50, 230, "Education");
    auto segments = segments_of(p);
    int count = 0;
    const std::vector<Mark> marks = {{1, 264, 135, 267, 138}, {1, 264, 159, 267, 162}};
    EXPECT_EQ(shown(take_headed_tables(segments, marks, 1, count)),
              (Texts{"1h: Period | Employer | Position | Location",
                     "1: 03/2019 - today | Hillside Joinery Works | Master joiner / • Runs the workshop with seven "
                     "apprentices of the trade / • Measures | Leith",
                     "1: 09/2014 - 02/2019 | Lakeside Kitchens | Joiner | Port of Hull"}));
    EXPECT_EQ(shown(segments), (Texts{"Education"}));
    EXPECT_EQ(count, 1);
}

TEST(HeadedTables, WhatCrossesTheColumnsEndsThem) {
    PageWords p = jobs();
    add_line(p, 50, 190, "What I did before that was at sea, and in many ships");
    auto segments = segments_of(p);
    int count = 0;
    EXPECT_EQ(take_headed_tables(segments, {}, 1, count).size(), 3U);
    EXPECT_EQ(segments.size(), 1U);
}

TEST(HeadedTables, TwoColumnsNeedABoldHeader) {
    for (const bool bold : {true, false}) {
        PageWords p = page();
        add_line(p, 50, 100, "Degree");
        add_line(p, 350, 100, "Year");
        if (bold) {
            set_bold(p);
        }
        add_line(p, 50, 112, "Forklift");
        add_line(p, 350, 112, "2018");
        add_line(p, 50, 124, "First aid");
        add_line(p, 350, 124, "2019");
        auto segments = segments_of(p);
        int count = 0;
        EXPECT_EQ(take_headed_tables(segments, {}, 1, count).size(), bold ? 3U : 0U);
    }
}

}  // namespace
}  // namespace cvconv::pdf
