#include "readers/pdf/layout/segments.h"

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

TEST(Segments, WhatWrappingHasSplitIsJoined) {
    auto together = [](const std::string& above, const std::string& below) {
        PageWords page = testing::page();
        testing::add_line(page, 50, 100, above);
        testing::add_line(page, 50, 112, below);
        auto pieces = segments_of(page);
        append_wrapped(pieces[0], pieces[1]);
        return pieces[0].text();
    };
    EXPECT_EQ(together("MS Of-", "fice"), "MS Office");
    EXPECT_EQ(together("pages 90–", "118"), "pages 90–118");
    EXPECT_EQ(together("harbour-", "lane.example"), "harbour-lane.example");
    EXPECT_EQ(together("2016 –", "Master of Tides"), "2016 – Master of Tides");
    EXPECT_EQ(together("Salt and", "pumps"), "Salt and pumps");
}

}  // namespace
}  // namespace cvconv::pdf
