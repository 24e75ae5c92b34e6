#include "readers/pdf/layout/date_texts.h"

#include <gtest/gtest.h>

namespace cvconv::pdf {
namespace {

TEST(DateTexts, DatesAndDurationsAreDateish) {
    for (const char* text : {"2019 – 2021", "June 2023 – present", "2 years 10 months", "03/2015"}) {
        EXPECT_TRUE(is_dateish(text)) << text;
    }
    for (const char* text : {"Leeds, UK", "Built 3 bridges in 2019", ""}) {
        EXPECT_FALSE(is_dateish(text)) << text;
    }
}

TEST(DateTexts, WhatBeginsWithUntilGoesOnWithTheDateAbove) {
    EXPECT_TRUE(are_halves("Février 2017", "à juillet 2020"));
    EXPECT_TRUE(are_halves("March 2017", "to July 2020"));
    EXPECT_FALSE(are_halves("March 2017", "July 2020"));
}

}  // namespace
}  // namespace cvconv::pdf
