#include "readers/pieces/scores.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

std::string show(std::string_view text) {
    std::string shown;
    for (const FoundScore& score : find_scores(text, {0, static_cast<std::uint32_t>(text.size())})) {
        shown += (shown.empty() ? "" : "; ") + std::string(score.value.of(text));
    }
    return shown;
}

TEST(Scores, ValuesWithoutTheirLabels) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"GPA 3.7 / 4.0", "3.7 / 4.0"},
        {"GPA: 3.74/4.00", "3.74/4.00"},
        {"(GPA 3.7)", "3.7"},
        {"3.7 GPA", "3.7"},
        {"BA Tides, 3.74/4.0 Cumulative GPA, 2012", "3.74/4.0"},
        {"CGPA 8.4/10", "8.4/10"},
        {"Grade: 1.3", "1.3"},
        {"Note 1,3", "1,3"},
        {"Abschlussnote: 1,4", "1,4"},
        {"110/110 e lode", "110/110 e lode"},
        {"First Class Honours", "First Class Honours"},
        {"magna cum laude", "magna cum laude"},
        {"3.81/4.00, magna cum laude", "3.81/4.00, magna cum laude"},
        {"Upper Second Class (2:1)", "Upper Second Class (2:1)"},
        {"Classificação final: 17 valores", "17 valores"},
        {"530 POINTS", "530 POINTS"},
        {"3.6 on a 4.0 scale", "3.6 on a 4.0 scale"},
        {"27 točk", "27 točk"},
        {"Results 7 Honours, 470 Points", "7 Honours, 470 Points"},
        {"Average 82%", "82%"},
        {"sehr gut (1,2)", "sehr gut (1,2)"},
        {"Mention bien", "Mention bien"},
        {"Pass with distinction", "Pass with distinction"},
        {"학점 4.21/4.5", "4.21/4.5"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(show(c.text), c.expected) << c.text;
    }
}

TEST(Scores, OtherThings) {
    for (const char* text :
         {"BSc (Hons) Computer Science", "First aid", "Python 3.7", "2015 - 2019", "6/2015", "24/7 support",
          "a good team of 5", "version 2.5.1", "Bachelor of Science", "12 projects", ""}) {
        EXPECT_EQ(show(text), "") << text;
    }
}

TEST(Scores, LabelAndBracketsAreInside) {
    std::string_view text = "BSc (Grade: First Class), 2015";
    auto found = find_scores(text, {0, static_cast<std::uint32_t>(text.size())});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].where.of(text), "(Grade: First Class)");
    EXPECT_EQ(found[0].value.of(text), "First Class");
    EXPECT_TRUE(found[0].honour);
}

}  // namespace
}  // namespace cvconv
