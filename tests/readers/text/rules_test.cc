#include "readers/text/rules.h"

#include <gtest/gtest.h>

namespace cvconv::text {
namespace {

TEST(Rules, AreTakenFromAroundATitle) {
    EXPECT_EQ(without_rules("---- Skills ----"), "Skills");
    EXPECT_EQ(without_rules("  Skills ====="), "Skills");
    EXPECT_EQ(without_rules("#### Skills"), "Skills");
    EXPECT_EQ(without_rules("well-known"), "");
}

TEST(Rules, ThatAreAloneHaveNoTitle) {
    EXPECT_EQ(without_rules("--"), "");
    EXPECT_EQ(without_rules("===== "), "");
    EXPECT_EQ(without_rules(""), "");
}

}  // namespace
}  // namespace cvconv::text
