#include "readers/pdf/words/lost_ligatures.h"

#include <string>

#include <gtest/gtest.h>

namespace cvconv::pdf {
namespace {

/// The words of a page in one font, as they are read.
std::vector<std::string> restored(const std::vector<std::string>& words, Diagnostics& said) {
    std::vector<PageWords> pages(1);
    pages[0].number = 3;
    for (const std::string& word : words) {
        pages[0].words.emplace_back().text = word;
    }
    restore_ligatures(pages, said);
    std::vector<std::string> texts;
    for (const PageWord& word : pages[0].words) {
        texts.push_back(word.text);
    }
    return texts;
}

std::string restored(const std::string& word) {
    Diagnostics said;
    return restored({word}, said).front();
}

TEST(LostLigatures, TheWordTellsThem) {
    EXPECT_EQ(restored("so\uFFFDware"), "software");
    EXPECT_EQ(restored("en\uFFFDre"), "entire");
    EXPECT_EQ(restored("\uFFFDnance"), "finance");
    EXPECT_EQ(restored("Educa\uFFFDon,"), "Education,");
    EXPECT_EQ(restored("O\uFFFDce"), "Office");
    EXPECT_EQ(restored("Gesellscha\uFFFD"), "Gesellschaft");
}

TEST(LostLigatures, WhatMayBeSeveralWordsStays) {
    EXPECT_EQ(restored("o\uFFFDciales"), "o\uFFFDciales");  // "oficiales" in Spanish, "officiales" in French
    EXPECT_EQ(restored("Prin\uFFFDng"), "Prin\uFFFDng");
    EXPECT_EQ(restored("(\uFFFDme)"), "(\uFFFDme)");  // "me" behind a picture
    EXPECT_EQ(restored("\uFFFDx"), "\uFFFDx");
    EXPECT_EQ(restored("Xq\uFFFDz7"), "Xq\uFFFDz7");
}

TEST(LostLigatures, OtherWordsOfTheFontTellThem) {
    Diagnostics said;
    const std::vector<std::string> words = {"Prin\uFFFDng", "o\uFFFDciales", "en\uFFFDre"};
    EXPECT_EQ(restored(words, said), (std::vector<std::string>{"Printing", "o\uFFFDciales", "entire"}));
}

TEST(LostLigatures, APictureIsNone) {
    for (const char* word : {"\uFFFD", "\uFFFDSoftware", "a\uFFFD\uFFFD\uFFFD\uFFFDb", "software"}) {
        EXPECT_EQ(restored(word), word);
    }
}

TEST(LostLigatures, AreSaid) {
    Diagnostics said;
    EXPECT_EQ(restored({"is", "so\uFFFDware", "communica\uFFFDon", "\uFFFD"}, said).back(), "\uFFFD");
    ASSERT_EQ(said.all().size(), 1U);
    EXPECT_EQ(said.all()[0].code, Code::pdf_ligatures_guessed);
    EXPECT_EQ(said.all()[0].place.page, 3);
    EXPECT_EQ(said.all()[0].detail, "2 words, \"software\" the first");
}

}  // namespace
}  // namespace cvconv::pdf
