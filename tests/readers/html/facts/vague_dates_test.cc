#include "readers/html/facts/vague_dates.h"

#include <gtest/gtest.h>

namespace cvconv::html {
namespace {

TEST(VagueDates, HaveTheDateBehindThem) {
    EXPECT_EQ(date_behind("the spring before last", "2019-03"), "2019-03");
    EXPECT_EQ(date_behind("March", "2019-03-01"), "2019-03");
    EXPECT_EQ(date_behind("14 March", "2019-03-14"), "2019-03-14");
    EXPECT_EQ(date_behind("last summer", " 2019-07-20T10:00Z "), "2019-07");
}

TEST(VagueDates, WordsThatTellADateStay) {
    for (const char* shown : {"March 2019", "2019", "Present", "03/2019", "2019 - 2021", "", "2 years"}) {
        EXPECT_EQ(date_behind(shown, "2019-03-01"), std::nullopt) << shown;
    }
    for (const char* stated : {"", "P2Y", "March", "2019-13", "10:30", "2019-W12"}) {
        EXPECT_EQ(date_behind("last spring", stated), std::nullopt) << stated;
    }
}

}  // namespace
}  // namespace cvconv::html
