#include "readers/pdf/words/rotated_text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

/// A word that reads upwards, from `bottom` on, in a strip of `size` points.
void add_upwards(PageWords& page, float left, float bottom, const std::string& text, float size = 12) {
    add_line(page, left, bottom, text);
    PageWord& word = page.words.back();
    word.size = size;
    word.left = left;
    word.right = left + size;
    word.bottom = bottom;
    word.top = bottom - 0.6F * size * static_cast<float>(text.size());
    word.rotation = 3;
}

const PageWord* word_of(const PageWords& page, const std::string& text) {
    auto found = std::find_if(page.words.begin(), page.words.end(), [&](const PageWord& w) { return w.text == text; });
    return found == page.words.end() ? nullptr : &*found;
}

TEST(RotatedText, HeadingsAreLaidBesideTheFirstLineOfWhatTheyHead) {
    PageWords p = page();
    add_line(p, 50, 60, "Ida Fjord");
    for (int i = 0; i < 9; ++i) {
        add_line(p, 90, 120 + 14 * static_cast<float>(i), "worked");
    }
    for (int i = 0; i < 9; ++i) {
        add_line(p, 90, 300 + 14 * static_cast<float>(i), "learnt");
    }
    add_upwards(p, 60, 220, "EXPERIENCE");  // beside the middle of its text
    add_upwards(p, 60, 400, "EDUCATION");
    lay_rotated_words(p);
    const PageWord* experience = word_of(p, "EXPERIENCE");
    const PageWord* education = word_of(p, "EDUCATION");
    ASSERT_TRUE(experience != nullptr && education != nullptr);
    EXPECT_EQ(experience->rotation, 0);
    EXPECT_LT(experience->right, 90);
    EXPECT_EQ(experience->bottom, word_of(p, "worked")->bottom);
    EXPECT_EQ(education->bottom, word_of(p, "learnt")->bottom);
}

TEST(RotatedText, WordsOfATitleAreReadInTheirDirection) {
    PageWords p = page();
    add_line(p, 90, 120, "Welder");
    add_upwards(p, 20, 400, "CURRICULUM", 24);
    add_upwards(p, 20, 400 - 0.6F * 24 * 10 - 8, "VITAE", 24);
    lay_rotated_words(p);
    const PageWord* title = word_of(p, "CURRICULUM VITAE");
    ASSERT_NE(title, nullptr);
    EXPECT_LT(title->bottom, word_of(p, "Welder")->top);
}

TEST(RotatedText, APageInLandscapeIsTurned) {
    PageWords p = page();
    const float width = p.width;
    const float height = p.height;
    add_upwards(p, 60, 700, "Ida");
    add_upwards(p, 60, 640, "Fjord");
    add_upwards(p, 90, 700, "Welder");
    const Area stored{p.words[1].left, p.words[1].top, p.words[1].right, p.words[1].bottom};
    turn_upright(p);
    EXPECT_EQ(p.width, height);
    EXPECT_EQ(p.height, width);
    EXPECT_LT(p.words[0].right, p.words[1].left);       // "Ida" before "Fjord"
    EXPECT_LT(p.words[0].bottom, p.words[2].middle());  // "Welder" below them
    const PageWord& word = p.words[1];
    const Area back = turned_back(p, {word.left, word.top, word.right, word.bottom});
    EXPECT_NEAR(back.left, stored.left, 0.01);
    EXPECT_NEAR(back.top, stored.top, 0.01);
    EXPECT_NEAR(back.right, stored.right, 0.01);
    EXPECT_NEAR(back.bottom, stored.bottom, 0.01);
}

TEST(RotatedText, ADrawingWithManyLabelsIsLeftAlone) {
    PageWords p = page();
    for (int i = 0; i < 600; ++i) {
        add_line(p, 50, 60, "upright");
    }
    for (int i = 0; i < 201; ++i) {
        add_upwards(p, 60, 700, "x");
    }
    lay_rotated_words(p);
    EXPECT_EQ(std::count_if(p.words.begin(), p.words.end(), [](const PageWord& w) { return w.rotation == 3; }), 201);
}

}  // namespace
}  // namespace cvconv::pdf
