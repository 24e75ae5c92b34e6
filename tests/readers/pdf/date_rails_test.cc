#include "readers/pdf/date_rails.h"

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

TEST(DateRails, DatesAndDurationsAreDateish) {
    for (const char* text : {"2019 – 2021", "June 2023 – present", "2 years 10 months", "03/2015"}) {
        EXPECT_TRUE(is_dateish(text)) << text;
    }
    for (const char* text : {"Leeds, UK", "Built 3 bridges in 2019", ""}) {
        EXPECT_FALSE(is_dateish(text)) << text;
    }
}

// The dates end where the place above them ends, beside the text below the header.
TEST(DateRails, DatesBelowAPlaceGoToTheHeader) {
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

TEST(DateRails, ADateBesideAnotherHeaderStays) {
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
TEST(DateRails, DatesOneARowStay) {
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

// "2024–" over "2022–2024": a stay that goes on, over another.
TEST(DateRails, AnOpenDateOverAWholeOneStays) {
    PageWords page = testing::page();
    add_line(page, 50, 100, "2024–");
    add_line(page, 150, 100, "Editor, Harbour Letters");
    add_line(page, 50, 112, "2022–2024");
    add_line(page, 150, 112, "Secretary, Salt Society");
    auto rows = rows_of(segments_of(page));
    auto before = shown(rows);
    join_rail_dates(rows);
    EXPECT_EQ(shown(rows), before);
}

}  // namespace
}  // namespace cvconv::pdf
