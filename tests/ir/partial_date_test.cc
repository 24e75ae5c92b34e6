#include "ir/partial_date.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

TEST(PartialDate, KeepsThePrecisionItWasWrittenWith) {
    for (const char* text : {"2021", "2021-03", "2021-03-09", "2024-02-29"}) {
        auto date = from_iso(text);
        ASSERT_TRUE(date) << text;
        EXPECT_EQ(to_iso(*date), text);
    }
}

TEST(PartialDate, RefusesWhatIsNoDate) {
    for (const char* text : {"", "21", "2021-", "2021-13", "2021-00", "2021-02-30", "2023-02-29", "2021-3",
                             "2021-03-09T00", "0999", "3000", "20-1-01"}) {
        EXPECT_FALSE(from_iso(text)) << text;
    }
}

}  // namespace
}  // namespace cvconv
