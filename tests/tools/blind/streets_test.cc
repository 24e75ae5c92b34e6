#include "tools/blind/streets.h"

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace cvconv::blind {
namespace {

TEST(Street, HasANumberBesideIt) {
    EXPECT_TRUE(is_street_line("Rua Vereador Nunes, 120 Marrowby RJ"));
    EXPECT_TRUE(is_street_line("Harbour Street 12, Marrowby"));
    EXPECT_TRUE(is_street_line("12 Harbour Street"));
    EXPECT_FALSE(is_street_line("10 years of work in high street shops"));
    EXPECT_FALSE(is_street_line("Harbour Street"));
    EXPECT_FALSE(is_street_line(""));
}

TEST(Street, IsToldFromItemsOfAList) {
    for (const char* street :
         {"Av. Dom Luis, 1233 · 1 Andar · Sala 106", "12 Harbour Street", "12 Old Harbour Street, Leeds"}) {
        EXPECT_TRUE(is_surely_street(street)) << street;
    }
    for (const char* item :
         {"Phase 2 Clinical Trials", "Park Lane Festival 2019", "3 Building Projects led", "Route 66",
          "12 people of High Street", "Street art in 12 towns", "Led 3 teams in Tower House", ""}) {
        EXPECT_FALSE(is_surely_street(item)) << item;
    }
}

TEST(Street, IsFoundByEachPartWithANumber) {
    using Parts = std::vector<std::string_view>;
    EXPECT_EQ(street_parts("12 Harbour Street ・ Flat #316 ・ Leeds"), (Parts{"12 Harbour Street", "Flat #316"}));
    EXPECT_EQ(street_parts("Harbour Street 12, Apt 3"), Parts{"Harbour Street 12"})
        << "three letters are in every text";
    EXPECT_EQ(street_parts("12 Harbour Street"), Parts{}) << "it is the whole";
    EXPECT_EQ(street_parts(""), Parts{});
}

}  // namespace
}  // namespace cvconv::blind
