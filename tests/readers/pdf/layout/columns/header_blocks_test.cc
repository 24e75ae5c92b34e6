#include "readers/pdf/layout/columns/header_blocks.h"

#include <gtest/gtest.h>

#include <array>

#include "readers/pdf/layout/columns/columns.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

void add_block(PageWords& page, float top, const std::vector<std::string>& header,
               const std::vector<std::string>& text) {
    for (std::size_t i = 0; i < header.size(); ++i) {
        add_line(page, 50, top + 14 * static_cast<float>(i), header[i]);
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        add_line(page, 220, top + 14 * static_cast<float>(i), text[i]);
    }
}

TEST(HeaderBlocks, HeadersOfSeveralLinesAreReadBeforeTheTextBesideThem) {
    PageWords p = page();
    add_line(p, 50, 80, "Work");
    add_block(p, 100, {"Rope Teacher", "Harbour Schools", "1/2018 - 3/2020", "Ardle"},
              {"1. Keeping classes busy, and seeing to it that", "everybody learns", "2. Going to courses"});
    add_block(p, 170, {"Net Teacher", "Clear Creek College", "2/2015 - 12/2017"},
              {"1. Showing how nets are made, to those who", "never saw one", "2. Mending what they made"});
    EXPECT_EQ(rows(p), (std::vector<std::string>{"Work", "Rope Teacher", "Harbour Schools", "1/2018 - 3/2020", "Ardle",
                                                 "1. Keeping classes busy, and seeing to it that", "everybody learns",
                                                 "2. Going to courses", "Net Teacher", "Clear Creek College",
                                                 "2/2015 - 12/2017", "1. Showing how nets are made, to those who",
                                                 "never saw one", "2. Mending what they made"}));
}

TEST(HeaderBlocks, DatesAndPlacesBesideAHeaderStayCells) {
    PageWords p = page();
    add_block(p, 100, {"2018 - 2020", "Ardle"}, {"Rope Teacher", "Harbour Schools", "- Keeping classes busy"});
    add_block(p, 170, {"2015 - 2017", "Brack"}, {"Net Teacher", "Clear Creek College", "- Mending nets of others"});
    EXPECT_EQ(rows(p), (std::vector<std::string>{"2018 - 2020 | Rope Teacher", "Ardle | Harbour Schools",
                                                 "- Keeping classes busy", "2015 - 2017 | Net Teacher",
                                                 "Brack | Clear Creek College", "- Mending nets of others"}));
}

// The date stands a little below the employer, beside no line of the text.
TEST(HeaderBlocks, EmployersOverTheirDatesAreReadBeforeThePosition) {
    PageWords p = page();
    float top = 100;
    for (const auto& [employer, date, position] :
         {std::array<std::string, 3>{"Harbour Ltd", "April 2018 - today", "Keeper of Locks"},
          std::array<std::string, 3>{"Tide Bank", "May 2014 - March 2018", "Teller"}}) {
        add_line(p, 50, top, employer);
        add_line(p, 50, top + 22, date);
        add_line(p, 220, top - 1, position);
        add_line(p, 240, top + 14, "Opened the gates of the old mole, and");
        add_line(p, 240, top + 28, "closed them at night");
        top += 70;
    }
    EXPECT_EQ(rows(p), (std::vector<std::string>{"Harbour Ltd", "April 2018 - today", "Keeper of Locks",
                                                 "Opened the gates of the old mole, and", "closed them at night",
                                                 "Tide Bank", "May 2014 - March 2018", "Teller",
                                                 "Opened the gates of the old mole, and", "closed them at night"}));
}

}  // namespace
}  // namespace cvconv::pdf
