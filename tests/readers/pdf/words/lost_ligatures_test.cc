#include "readers/pdf/words/lost_ligatures.h"

#include <gtest/gtest.h>

namespace cvconv::pdf {
namespace {

TEST(LostLigatures, TheWordTellsThem) {
    EXPECT_EQ(with_ligatures("so\uFFFDware"), "software");
    EXPECT_EQ(with_ligatures("en\uFFFDre"), "entire");
    EXPECT_EQ(with_ligatures("(\uFFFDme)"), "(time)");
    EXPECT_EQ(with_ligatures("Educa\uFFFDon,"), "Education,");
    EXPECT_EQ(with_ligatures("O\uFFFDce"), "Office");
    EXPECT_EQ(with_ligatures("o\uFFFDciales"), "oficiales");
    EXPECT_EQ(with_ligatures("Scha\uFFFDen"), "Schaffen");
}

TEST(LostLigatures, WhatMayBeSeveralWordsStays) {
    EXPECT_EQ(with_ligatures("\uFFFDx"), "\uFFFDx");
    EXPECT_EQ(with_ligatures("Xq\uFFFDz7"), "Xq\uFFFDz7");
}

TEST(LostLigatures, APictureIsNone) {
    EXPECT_EQ(with_ligatures("\uFFFD"), "\uFFFD");
    EXPECT_EQ(with_ligatures("\uFFFDSoftware"), "\uFFFDSoftware");
    EXPECT_EQ(with_ligatures("a\uFFFD\uFFFD\uFFFD\uFFFDb"), "a\uFFFD\uFFFD\uFFFD\uFFFDb");
    EXPECT_EQ(with_ligatures("software"), "software");
}

TEST(LostLigatures, AreSaid) {
    std::vector<PageWords> pages(1);
    pages[0].number = 3;
    for (const char* text : {"so\uFFFDware", "is", "u\uFFFDlised", "\uFFFD"}) {
        pages[0].words.emplace_back().text = text;
    }
    Diagnostics said;
    restore_ligatures(pages, said);
    EXPECT_EQ(pages[0].words[2].text, "utilised");
    EXPECT_EQ(pages[0].words[3].text, "\uFFFD");
    ASSERT_EQ(said.all().size(), 1U);
    EXPECT_EQ(said.all()[0].code, Code::pdf_ligatures_guessed);
    EXPECT_EQ(said.all()[0].place.page, 3);
    EXPECT_EQ(said.all()[0].detail, "2 words, \"software\" the first");
}

}  // namespace
}  // namespace cvconv::pdf
