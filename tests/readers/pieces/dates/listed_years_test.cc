#include "readers/pieces/dates/listed_years.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

std::size_t left_of(std::string_view text, int most_apart = 100) {
    const Span all{0, static_cast<std::uint32_t>(text.size())};
    return join_listed_years(text, {all}, find_periods(text, all), most_apart).size();
}

TEST(ListedYears, AreOneStay) {
    EXPECT_EQ(left_of("Leith – 2012 & 2013"), 1U);
    EXPECT_EQ(left_of("2011, 2012, 2013"), 1U);
    EXPECT_EQ(left_of("2005 & 2007"), 1U);
    EXPECT_EQ(left_of("10/2013, 07/2017"), 1U);
    EXPECT_EQ(left_of("2005 & 2007", 1), 2U);
}

TEST(ListedYears, OtherPeriodsStayApart) {
    EXPECT_EQ(left_of("2013, 2012"), 2U);
    EXPECT_EQ(left_of("2011, 2013–2015"), 2U);
    EXPECT_EQ(left_of("10/2013, 2017"), 2U);
}

}  // namespace
}  // namespace cvconv
