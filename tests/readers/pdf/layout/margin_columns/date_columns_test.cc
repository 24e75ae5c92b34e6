#include "readers/pdf/layout/margin_columns/date_columns.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using testing::add_line;

std::vector<std::string> shown(const std::vector<Row>& rows) {
    std::vector<std::string> texts;
    for (const Row& row : rows) {
        texts.push_back(testing::text_of(row));
    }
    return texts;
}

using Texts = std::vector<std::string>;

// The dates end where the place above them ends, beside the text below the header.
TEST(DateColumns, DatesBelowAPlaceGoToTheHeader) {
    PageWords page = testing::page();
    for (float top : {100.0F, 200.0F}) {
        add_line(page, 50, top, "Harbour Water, Engineer");
        add_line(page, 500, top, "Leeds, UK");
        add_line(page, 50, top + 14, "• Built the pumping station");
        add_line(page, 490, top + 14, "2019 – 2021");
    }
    // both end at the same edge
    for (PageWord& word : page.words) {
        if (word.left > 480 && (word.text == "UK" || word.text == "2021")) {
            word.right = 560;
        }
    }
    auto rows = rows_of(segments_of(page));
    lift_margin_dates(rows);
    EXPECT_EQ(shown(rows), (Texts{"Harbour Water, Engineer | 2019 – 2021 | Leeds, UK", "• Built the pumping station",
                                  "Harbour Water, Engineer | 2019 – 2021 | Leeds, UK", "• Built the pumping station"}));
}

TEST(DateColumns, ADateBesideAnotherHeaderStays) {
    PageWords page = testing::page();
    for (float top : {100.0F, 200.0F}) {
        add_line(page, 50, top, "Harbour Water");
        add_line(page, 500, top, "Leeds, UK");
        add_line(page, 50, top + 14, "Engineer");
        add_line(page, 490, top + 14, "2019 – 2021");
    }
    auto rows = rows_of(segments_of(page));
    auto before = shown(rows);
    lift_margin_dates(rows);
    EXPECT_EQ(shown(rows), before);
}

// "Crane licence      2018" over "Diving permit      2016": each row has its own.
TEST(DateColumns, DatesOneARowStay) {
    PageWords page = testing::page();
    for (float top : {100.0F, 200.0F}) {
        add_line(page, 50, top, "Crane licence, Harbour School");
        add_line(page, 500, top, "2018");
        add_line(page, 50, top + 14, "licence to dive in the inner and the outer basin too");
        add_line(page, 500, top + 14, "2016");
    }
    auto rows = rows_of(segments_of(page));
    auto before = shown(rows);
    lift_margin_dates(rows);
    EXPECT_EQ(shown(rows), before);
}

// "2024–" over "2022–2024": a period that goes on, over another.
TEST(DateColumns, AnOpenDateOverAWholeOneStays) {
    PageWords page = testing::page();
    add_line(page, 50, 100, "2024–");
    add_line(page, 150, 100, "Editor, Harbour Letters");
    add_line(page, 50, 112, "2022–2024");
    add_line(page, 150, 112, "Secretary, Salt Society");
    auto rows = rows_of(segments_of(page));
    auto before = shown(rows);
    join_left_margin_dates(rows);
    EXPECT_EQ(shown(rows), before);
}

// "2012" over "2016" beside the two lines of a title: one period. A list with a year a line is none.
TEST(DateColumns, TwoDatesBelowEachOtherAreAPeriod) {
    PageWords page = testing::page();
    for (float top : {100.0F, 160.0F}) {
        add_line(page, 50, top, top < 150 ? "2019" : "2012");
        add_line(page, 120, top, "School of the");
        add_line(page, 50, top + 12, top < 150 ? "Present" : "2016");
        add_line(page, 120, top + 12, "Harbour");
    }
    auto rows = rows_of(segments_of(page));
    join_stacked_dates(rows);
    EXPECT_EQ(shown(rows),
              (Texts{"2019 – Present | School of the", "Harbour", "2012 – 2016 | School of the", "Harbour"}));

    PageWords list = testing::page();
    float top = 100;
    for (const char* year : {"2012", "2013", "2014", "2015"}) {
        add_line(list, 50, top, year);
        add_line(list, 120, top, "Prize of the Guild");
        top += 12;
    }
    rows = rows_of(segments_of(list));
    join_stacked_dates(rows);
    EXPECT_EQ(rows.size(), 4U);
}

TEST(DateColumns, TheLaterDateMayStandAbove) {
    PageWords page = testing::page();
    for (float top : {100.0F, 160.0F}) {
        add_line(page, 50, top, top < 150 ? "Present" : "July 2016");
        add_line(page, 120, top, "Pilot, Harbour Ltd");
        add_line(page, 50, top + 12, top < 150 ? "May 2018" : "June 2012");
        add_line(page, 120, top + 12, "Guided 300 ships");
    }
    auto rows = rows_of(segments_of(page));
    join_stacked_dates(rows);
    EXPECT_EQ(shown(rows), (Texts{"May 2018 – Present | Pilot, Harbour Ltd", "Guided 300 ships",
                                  "June 2012 – July 2016 | Pilot, Harbour Ltd", "Guided 300 ships"}));

    // pairs of entries of one line
    PageWords list = testing::page();
    for (float top : {100.0F, 112.0F, 160.0F, 172.0F}) {
        add_line(list, 50, top, std::to_string(2020 - static_cast<int>(top / 12)));
        add_line(list, 120, top, "Prize of the Guild");
    }
    rows = rows_of(segments_of(list));
    join_stacked_dates(rows);
    EXPECT_EQ(rows.size(), 4U);
}

// The column of the dates is too narrow for them.
TEST(DateColumns, ADateAtTheMarginGoesOnBelow) {
    PageWords page = testing::page();
    add_line(page, 50, 100, "Harbour College");
    add_line(page, 400, 100, "Oct 2015 – Feb");
    add_line(page, 50, 114, "Master of Boats");
    add_line(page, 400, 114, "2018");
    add_line(page, 50, 150, "Salt College");
    add_line(page, 400, 150, "Mar 2011 –");
    add_line(page, 400, 164, "Present");
    add_line(page, 50, 200, "Diving permit");
    add_line(page, 400, 200, "May 2016");
    add_line(page, 50, 214, "Crane licence");
    add_line(page, 400, 214, "2015");
    auto rows = rows_of(segments_of(page));
    join_right_margin_dates(rows);
    EXPECT_EQ(shown(rows),
              (Texts{"Harbour College | Oct 2015 – Feb 2018", "Master of Boats", "Salt College | Mar 2011 – Present",
                     "Diving permit | May 2016", "Crane licence | 2015"}));
}

}  // namespace
}  // namespace cvconv::pdf
