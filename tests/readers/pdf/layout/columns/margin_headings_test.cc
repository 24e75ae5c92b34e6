#include "readers/pdf/layout/columns/margin_headings.h"

#include <gtest/gtest.h>

#include "readers/pdf/layout/columns/columns.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

PageWords with_margin() {
    PageWords p = page();
    add_line(p, 200, 50, "Ada Harbour");
    add_line(p, 50, 100, "Education");
    add_line(p, 200, 100, "Ardle College");
    add_line(p, 200, 112, "Master of Boats");
    add_line(p, 50, 136, "Work");
    add_line(p, 200, 136, "Harbour Works");
    add_line(p, 50, 148, "experience");
    add_line(p, 200, 148, "Welder of hulls");
    add_line(p, 200, 160, "and of masts");
    add_line(p, 50, 184, "Languages");
    add_line(p, 200, 184, "Norwegian");
    add_line(p, 200, 196, "Greek");
    return p;
}

std::vector<std::string> rows(const std::vector<PageSegments>& pages) {
    std::vector<std::string> all;
    for (const Region& region : find_columns(pages.front().page, pages.front().segments, layout_of(pages))) {
        for (const Row& row : region.rows) {
            all.push_back(text_of(row));
        }
    }
    return all;
}

TEST(MarginHeadings, StandAboveTheirText) {
    EXPECT_EQ(rows({page_of(with_margin())}),
              (std::vector<std::string>{"Ada Harbour", "Education", "Ardle College", "Master of Boats",
                                        "Work experience", "Harbour Works", "Welder of hulls", "and of masts",
                                        "Languages", "Norwegian", "Greek"}));
}

TEST(MarginHeadings, ALowerTitleBeginsWithTheLineItStandsBeside) {
    PageWords p = with_margin();
    for (PageWord& word : p.words) {
        const float lower = word.left < 150 ? 4 : 0;
        word.top += lower;
        word.bottom += lower;
    }
    const auto read = rows({page_of(p)});
    ASSERT_EQ(read.size(), 11U);
    EXPECT_EQ(read[1], "Education");
    EXPECT_EQ(read[2], "Ardle College");
}

TEST(MarginHeadings, ThePagesAreLookedAtTogether) {
    PageWords second = page(2);
    add_line(second, 50, 50, "Interests");
    add_line(second, 200, 50, "Sails");
    EXPECT_EQ(rows({page_of(second)}), (std::vector<std::string>{"Interests | Sails"}));
    EXPECT_EQ(rows({page_of(second), page_of(with_margin())}), (std::vector<std::string>{"Interests", "Sails"}));
}

TEST(MarginHeadings, DatesInTheMarginMakeItAMarginColumn) {
    PageWords p = with_margin();
    add_line(p, 50, 220, "2019");
    add_line(p, 200, 220, "Helper");
    KnownTexts known;
    EXPECT_TRUE(margin_of_headings({page_of(with_margin())}, known).has_value());
    EXPECT_FALSE(margin_of_headings({page_of(p)}, known).has_value());
}

}  // namespace
}  // namespace cvconv::pdf
