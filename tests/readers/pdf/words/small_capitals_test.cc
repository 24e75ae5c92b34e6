#include "readers/pdf/words/small_capitals.h"

#include <gtest/gtest.h>

namespace cvconv::pdf {
namespace {

PageWord word(std::string text, float left, float right, float size, bool space_after = true) {
    PageWord w;
    w.text = std::move(text);
    w.left = left;
    w.right = right;
    w.top = 100;
    w.bottom = 100 + size;
    w.size = size;
    w.font = "Garamond";
    w.space_after = space_after;
    return w;
}

// "G" of 22 points, "RÁINNE" of 17.5: one word of 22 points, and the next one looks the same.
TEST(SmallCapitals, AreOneWordOfTheGreaterSize) {
    std::vector<PageWord> words = {word("G", 0, 15, 22, false), word("RÁINNE", 15, 80, 17.5F),
                                   word("O", 86, 100, 22, false), word("DOWD", 100, 140, 17.5F)};
    for (PageWord& w : words) {
        w.bottom = 122;
    }
    join_small_capitals(words);
    ASSERT_EQ(words.size(), 2U);
    EXPECT_EQ(words[0].text, "GRÁINNE");
    EXPECT_EQ(words[1].text, "ODOWD");
    for (const PageWord& w : words) {
        EXPECT_TRUE(w.small_caps);
        EXPECT_FLOAT_EQ(w.size, 22);
    }
}

TEST(SmallCapitals, ASmallerWordBesideCapitalsStaysAWord) {
    std::vector<PageWord> words = {word("NHS", 0, 30, 22), word("UK", 36, 50, 17.5F), word("H", 0, 15, 22, false),
                                   word("2", 15, 25, 17.5F)};
    join_small_capitals(words);
    EXPECT_EQ(words.size(), 4U);
}

// Browsers print "Work Experience" in small capitals as "W", "ork", "E", "xperience".
TEST(SmallCapitals, AreImitatedBySmallerLettersOfLowerCase) {
    std::vector<PageWord> words = {word("W", 0, 12, 12), word("ork", 13, 33, 8.4F), word("at", 38, 48, 8.4F),
                                   word("E", 54, 62, 12), word("dge", 63, 90, 8.4F)};
    for (PageWord& w : words) {
        w.bottom = 112;
    }
    join_small_capitals(words);
    ASSERT_EQ(words.size(), 3U);
    EXPECT_EQ(words[0].text, "Work");
    EXPECT_EQ(words[1].text, "at");
    EXPECT_EQ(words[2].text, "Edge");
    for (const PageWord& w : words) {
        EXPECT_TRUE(w.small_caps) << w.text;
        EXPECT_FLOAT_EQ(w.size, 12) << w.text;
    }
}

}  // namespace
}  // namespace cvconv::pdf
