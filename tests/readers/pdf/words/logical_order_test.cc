#include "readers/pdf/words/logical_order.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "readers/pdf/words/right_to_left.h"

namespace cvconv::pdf {
namespace {

constexpr float letter = 6;  // points
constexpr float blank = 4;

/// Words as they stand on a line, from left to right.
std::vector<PageWord> line_of(const std::vector<std::string>& words, float left = 100) {
    std::vector<PageWord> line;
    for (const std::string& text : words) {
        PageWord word;
        word.text = text;
        word.size = 12;
        word.left = left;
        std::size_t letters = 0;
        for (char c : text) {
            letters += (static_cast<unsigned char>(c) & 0xC0U) == 0x80U ? 0 : 1;
        }
        word.right = left + letter * static_cast<float>(letters);
        word.top = 50;
        word.bottom = 62;
        left = word.right + blank;
        line.push_back(word);
    }
    return line;
}

std::string text_of(const std::vector<PageWord>& words) {
    std::string text;
    for (const PageWord& word : words) {
        text += word.text + (word.space_after ? " " : "");
    }
    return text;
}

std::string read(const std::vector<std::string>& words, bool right_to_left = true,
                 Brackets brackets = Brackets::shapes) {
    return text_of(in_logical_order(line_of(words), right_to_left, brackets, 0));
}

TEST(LogicalOrder, LettersAndWordsOfALineFromTheRight) {
    EXPECT_EQ(read({"הנכות", "תקדוב"}), "בודקת תוכנה");
}

TEST(LogicalOrder, LatinWordsAndNumbersKeepTheirOwnOrder) {
    EXPECT_EQ(read({"עבצ", "Google", "Maps", "םע", "10"}), "10 עם Google Maps צבע");
}

TEST(LogicalOrder, OneWordOfBothDirections) {
    EXPECT_EQ(read({"Python-ב", "הדובע"}), "עבודה ב-Python");
}

TEST(LogicalOrder, ALineOfTheOtherDirectionAround) {
    EXPECT_EQ(read({"Name:", "המגודל", "העונ"}, false), "Name: נועה לדוגמה");
}

TEST(LogicalOrder, AStopAtTheEnd) {
    EXPECT_EQ(read({".לוהינ", "דחא"}), "אחד ניהול.");
}

TEST(LogicalOrder, BracketsByTheirShapes) {
    EXPECT_EQ(read({"(םויס)", "הדובע"}), "עבודה (סיום)");
}

TEST(LogicalOrder, BracketsAsTheyAreMeant) {
    EXPECT_EQ(read({")םויס(", "הדובע"}, true, Brackets::meant), "עבודה (סיום)");
}

TEST(LogicalOrder, PresentationFormsBecomeLetters) {
    EXPECT_EQ(read({"ﻡﻼﺳ"}), "سلام");
}

TEST(LogicalOrder, WordsPartedByCommasThatWereWrittenOneByOne) {
    EXPECT_EQ(read({"Docker", ",Selenium", ",Go", ":ללוכ"}), "כולל: Go, Selenium, Docker");
    EXPECT_EQ(read({"Docker", "،Selenium", "،Go", ":ללוכ"}), "כולל: Go، Selenium، Docker");
}

TEST(LogicalOrder, AMarkGoesToTheLetterBelowIt) {
    std::vector<PageWord> line = line_of({"ادج"});
    PageWord mark = line.front();
    mark.text = "\u064B";
    mark.left = mark.right = line.front().left + 1.5F * letter;  // over the dal
    line.push_back(mark);
    EXPECT_EQ(text_of(in_logical_order(line, true, Brackets::shapes, 0)), "جدًا");
}

TEST(LogicalOrder, WordsStandWhereTheyWouldFromLeftToRightAndSayWhereTheyArePrinted) {
    const std::vector<PageWord> line = line_of({"הנכות", "תקדוב"});
    const std::vector<PageWord> words = in_logical_order(line, true, Brackets::shapes, 10);
    ASSERT_EQ(words.size(), 2U);
    EXPECT_FLOAT_EQ(words[0].left, 10);
    EXPECT_FLOAT_EQ(words[1].left, 10 + 5 * letter + blank);
    EXPECT_FLOAT_EQ(words[0].place().left, line[1].left);
    EXPECT_FLOAT_EQ(words[1].place().left, line[0].left);
}

TEST(LogicalOrder, OnlyMarksAreNoLetters) {
    EXPECT_EQ(read({"\u064B\u064C"}, false), "\u064B\u064C");
    EXPECT_EQ(read({}), "");
}

PageWords page_of(const std::vector<PageWord>& words) {
    PageWords page;
    page.number = 1;
    page.width = 600;
    page.height = 800;
    page.words = words;
    return page;
}

TEST(RightToLeft, PagesAreMirrored) {
    std::vector<PageWords> pages{page_of(line_of({"הנכות", "תקדוב"}))};
    pages[0].drawing.drawings.panels.push_back({1, 400, 0, 600, 800, true, {}});
    find_directions(pages);
    Diagnostics said;
    read_from_the_right(pages[0], said);
    EXPECT_TRUE(pages[0].right_to_left);
    EXPECT_FLOAT_EQ(pages[0].words.front().left, 600 - (100 + 10 * letter + blank));
    EXPECT_FLOAT_EQ(pages[0].drawing.drawings.panels[0].left, 0);
    EXPECT_FLOAT_EQ(pages[0].drawing.drawings.panels[0].right, 200);
}

TEST(RightToLeft, PagesOfOthersStay) {
    std::vector<PageWords> pages{page_of(line_of({"Noa", "Test"}))};
    find_directions(pages);
    Diagnostics said;
    read_from_the_right(pages[0], said);
    EXPECT_FALSE(pages[0].right_to_left);
    EXPECT_FLOAT_EQ(pages[0].words.front().left, 100);
    EXPECT_FALSE(pages[0].words.front().printed);
}

TEST(RightToLeft, LettersThatComeAsTheyAreReadAreSeenByTheLastOnes) {
    std::vector<PageWords> pages{page_of(line_of({"שלום", "עולם", "מקצוען", "לימודים"}))};
    find_directions(pages);
    Diagnostics said;
    read_from_the_right(pages[0], said);
    EXPECT_EQ(text_of(pages[0].words), "לימודים מקצוען עולם שלום");
    EXPECT_FALSE(said.has(Code::reading_order_uncertain));
}

TEST(RightToLeft, BothWaysOnOnePageAreSaid) {
    std::vector<PageWords> pages{page_of(line_of({"שלום", "עולם", "מקצוען", "םולש", "םלוע", "ןעוצקמ"}))};
    find_directions(pages);
    Diagnostics said;
    read_from_the_right(pages[0], said);
    EXPECT_TRUE(said.has(Code::reading_order_uncertain));
}

}  // namespace
}  // namespace cvconv::pdf
