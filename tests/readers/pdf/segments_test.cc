#include "readers/pdf/segments.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

/// The segments of one line of words in large type, each that wide for a letter, with that blank behind.
std::vector<std::string> segments(const std::vector<std::string>& words, float letter, float blank) {
    PageWords page = testing::page();
    float left = 50;
    for (const std::string& text : words) {
        PageWord word = testing::word(left, 100, text);
        word.right = left + letter * static_cast<float>(text.size());
        left = word.right + blank;
        page.words.push_back(word);
    }
    std::vector<std::string> all;
    for (const Segment& segment : segments_of(page)) {
        all.push_back(segment.text());
    }
    return all;
}

TEST(Segments, LettersSetApartAreWordsAlsoInPieces) {
    using Texts = std::vector<std::string>;
    EXPECT_EQ(segments({"S", "K", "I", "L", "L"}, 6, 4), Texts{"SKILL"});
    EXPECT_EQ(segments({"A", "DA", "H", "AR"}, 9, 4), Texts{"ADAHAR"});
    EXPECT_EQ(segments({"MA", "I", "NOV", "A"}, 6, 3), Texts{"MA I NOV A"});  // letters that touch each other
}

}  // namespace
}  // namespace cvconv::pdf
