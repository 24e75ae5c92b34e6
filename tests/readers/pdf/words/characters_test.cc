#include "readers/pdf/words/characters.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

TEST(PdfCharacters, AsAReaderSeesThem) {
    struct Case {
        std::string text, expected;
    };
    const std::vector<Case> cases = {
        {"plain", "plain"},
        {"e\xEF\xAC\x83"
         "cient",
         "efficient"},                        // U+FB03
        {"J\xC2\xA8org", "J\xC3\xB6rg"},      // a spacing diaeresis before its letter
        {"Ame\xCC\x81lie", "Am\xC3\xA9lie"},  // a combining accent: NFC
        {"2019\xC2\xAD"
         "2021",
         "2019-2021"},  // U+00AD where a hyphen is drawn
        {"", ""},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(readable(c.text), c.expected) << c.text;
    }
}

/// What stands before `text`, a glyph of an icon font, and behind it, on each of four lines.
std::vector<std::string> shown_with_icons(const std::vector<std::string>& texts) {
    PageWords page = testing::page();
    float top = 100;
    for (const std::string& text : texts) {
        page.words.push_back(testing::word(50, top, "x"));
        page.words.back().font = "FontAwesome";
        testing::add_line(page, 65, top, text);
        top += 20;
    }
    make_readable(page);
    std::vector<std::string> words;
    for (const PageWord& word : page.words) {
        words.push_back(word.text);
    }
    return words;
}

TEST(PdfCharacters, IconsThatComeAgainAreBulletsUnlessTheyStandBeforeDates) {
    using Words = std::vector<std::string>;
    EXPECT_EQ(shown_with_icons({"Kept", "Mended", "Trained"}), (Words{"•", "Kept", "•", "Mended", "•", "Trained"}));
    EXPECT_EQ(shown_with_icons({"May 2019", "2016 –", "2012"}), (Words{"May", "2019", "2016", "–", "2012"}));
}

TEST(PdfCharacters, IconsBehindDatesOfTheirLineAreNoBullets) {
    PageWords page = testing::page();
    for (float top : {100.0F, 200.0F, 300.0F}) {
        testing::add_line(page, 50, top, "2019");
        testing::add_line(page, 50, top + 20, "Mended nets");  // what follows in the file need not stand on the line
        page.words.push_back(testing::word(400, top, "x"));
        page.words.back().font = "FontAwesome";
        testing::add_line(page, 415, top, "Port Ardle");
    }
    make_readable(page);
    EXPECT_TRUE(std::none_of(page.words.begin(), page.words.end(), [](const PageWord& w) { return w.text == "•"; }));
}

TEST(PdfCharacters, IconsBeforeHeadingsAreNoBullets) {
    PageWords page = testing::page();
    float top = 100;
    for (const char* text : {"Work", "School", "Boats"}) {
        page.words.push_back(testing::word(50, top, "x"));
        page.words.back().font = "FontAwesome";
        testing::add_line(page, 65, top, text);
        page.words.back().size = 15;
        testing::add_line(page, 50, top + 15, "Some words of the text below the heading");
        top += 60;
    }
    make_readable(page);
    EXPECT_TRUE(std::none_of(page.words.begin(), page.words.end(), [](const PageWord& w) { return w.text == "•"; }));
}

TEST(PdfCharacters, HeadingsWithLettersApartAreJoined) {
    PageWords page = testing::page();
    for (int line = 0; line < 4; ++line) {
        testing::add_line(page, 50, 100 + 12 * static_cast<float>(line), "one two six ten one two six ten");
    }
    page.words.push_back(testing::word(50, 200, "AWA"));
    page.words.push_back(testing::word(66.2F, 200, "R"));
    page.words.push_back(testing::word(72.4F, 200, "DS"));
    page.words.push_back(testing::word(85.4F, 200, "IT"));  // a blank before it
    make_readable(page);
    EXPECT_EQ(page.words[page.words.size() - 2].text, "AWARDS");
    EXPECT_EQ(page.words.back().text, "IT");
}

// In a font of their own, where next to nothing but such headings says how wide a blank is.
TEST(PdfCharacters, HeadingsOfSmallLettersApartAreJoined) {
    PageWords page = testing::page();
    for (int line = 0; line < 4; ++line) {
        testing::add_line(page, 50, 100 + 12 * static_cast<float>(line), "one two six ten one two six ten");
    }
    float left = 50;
    for (const char* piece : {"e", "du", "c", "at", "ion", "abroad"}) {
        page.words.push_back(testing::word(left, 200, piece));
        page.words.back().font = "Caps";
        left = page.words.back().right + (std::string_view(piece) == "ion" ? 4 : 1.2F);
    }
    make_readable(page);
    EXPECT_EQ(page.words[page.words.size() - 2].text, "education");
    EXPECT_EQ(page.words.back().text, "abroad");
}

TEST(PdfCharacters, TextHardlyApartFromAPictureIsNoPicture) {
    PageWords page = testing::page();
    for (const char* text : {"\uF0B1经历", "\uF0B1", "\uF0B1\uF001"}) {
        page.words.push_back(testing::word(50, 100, text));
        page.words.back().font = "FontAwesome-Identity-H";
    }
    make_readable(page);
    ASSERT_EQ(page.words.size(), 1U);
    EXPECT_EQ(page.words[0].text, "经历");
    EXPECT_GT(page.words[0].left, 50);
}

/// The words of a line with an e-mail address above it, after an icon of GitHub.
std::vector<std::string> behind_icon(const std::string& text) {
    PageWords page = testing::page();
    testing::add_line(page, 50, 88, "ada@example.org");
    page.words.push_back(testing::word(50, 100, "\xEF\x82\x9B"));
    page.words.back().font = "FontAwesome";
    testing::add_line(page, 70, 100, text);
    make_readable(page);
    std::vector<std::string> words;
    for (std::size_t i = 1; i < page.words.size(); ++i) {
        words.push_back(page.words[i].text);
    }
    return words;
}

TEST(PdfCharacters, IconsOfNetworksNameBareHandles) {
    using Words = std::vector<std::string>;
    EXPECT_EQ(behind_icon("ada-example"), (Words{"GitHub:", "ada-example"}));
    EXPECT_EQ(behind_icon("GitHub"), (Words{"GitHub"}));
    EXPECT_EQ(behind_icon("github.com/ada"), (Words{"github.com/ada"}));
    EXPECT_EQ(behind_icon("Ada Example"), (Words{"Ada", "Example"}));
}

// Boxes of symbol fonts reach from the line above to the line below.
TEST(PdfCharacters, BulletsStandOnTheLineThatTheyBegin) {
    PageWords page = testing::page();
    testing::add_line(page, 50, 100, "• Mended the pumps");
    page.words.front().bottom += 9;
    page.words.front().font = "CMSY10";
    const float bottom = page.words[1].bottom;
    make_readable(page);
    EXPECT_FLOAT_EQ(page.words.front().bottom, bottom);
    EXPECT_FLOAT_EQ(page.words.front().top, page.words[1].top);
}

TEST(PdfCharacters, RowsOfSignsAreDrawn) {
    PageWords page = testing::page();
    testing::add_line(page, 50, 100, "Certificates __________ one_word_less -----");
    make_readable(page);
    ASSERT_EQ(page.words.size(), 2U);
    EXPECT_EQ(page.words[1].text, "one_word_less");
}

}  // namespace
}  // namespace cvconv::pdf
