#include "ir/coverage.h"

#include <gtest/gtest.h>

#include "readers/native/native.h"

namespace cvconv {
namespace {

Coverage covered(std::string text, std::string_view native) {
    Document document;
    document.text = std::move(text);
    Diagnostics diagnostics;
    auto cv = cv_from_native(native, diagnostics);
    EXPECT_TRUE(cv);
    return coverage(document, cv.value_or(Cv{}));
}

//                       0    5    10   15   20
constexpr auto sample = "E-mail: ada@example.com | why? 1/2";

TEST(Coverage, EveryWordIsCountedOnce) {
    Coverage found = covered(sample, R"(
        basics
          email "ada@example.com" @8-23
        labels "E-mail:" @0-7
        unclaimed "why?" @26-30
        furniture "1/2" @31-34
    )");
    EXPECT_EQ(found.words, 8);  // E, mail, ada, example, com, why, 1, 2
    EXPECT_EQ(found.placed, 5);
    EXPECT_EQ(found.unclaimed, 1);
    EXPECT_EQ(found.furniture, 2);
    EXPECT_TRUE(found.lost.empty());
    EXPECT_TRUE(found.twice.empty());
    EXPECT_DOUBLE_EQ(found.placed_share(), 5.0 / 6.0);
}

TEST(Coverage, NamesTheWordsThatAreLost) {
    Coverage found = covered("Ada Augusta Example", "basics\n  name \"Ada Exam\" @0-3,12-16");
    EXPECT_EQ(found.lost, (std::vector<Span>{{4, 11}, {12, 19}}));
}

TEST(Coverage, AWordMayBeMadeOfTwoPieces) {
    Coverage found = covered("Example", "basics\n  given_name \"Exa\" @0-3\n  family_name \"mple\" @3-7");
    EXPECT_EQ(found.placed, 1);
}

TEST(Coverage, AWordOfWhichHalfFoundAFieldIsUnclaimed) {
    Coverage found = covered("2013Bachelor x", "basics\n  family_name \"Bachelor\" @4-12\nunclaimed \"2013\" @0-4");
    EXPECT_EQ(found.unclaimed, 1);
    EXPECT_EQ(found.placed, 0);
    EXPECT_EQ(found.lost, (std::vector<Span>{{13, 14}}));
}

TEST(Coverage, NamesTheWordsThatAreThereTwice) {
    Coverage found = covered("Ada Example", "basics\n  name \"Ada Example\" @0-11\nunclaimed \"Example\" @4-11");
    EXPECT_EQ(found.twice, (std::vector<Span>{{4, 11}}));
    EXPECT_EQ(found.unclaimed, 0);
}

TEST(Coverage, NothingIsAllOfNothing) {
    EXPECT_DOUBLE_EQ(covered("", "").placed_share(), 1.0);
}

}  // namespace
}  // namespace cvconv
