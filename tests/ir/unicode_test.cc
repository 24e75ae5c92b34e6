#include "ir/unicode.h"

#include <gtest/gtest.h>

#include <string>

#include "ir/folded_letters.h"

namespace cvconv {
namespace {

/// "ß" is left to ICU, and then ICU folds what stands before it as well.
TEST(Fold, TheTableOfLettersSaysWhatIcuSays) {
    for (char32_t c = first_folded_letter; c < 0x11000; ++c) {
        if (folded_letter(c) != 0) {
            std::string letter;
            append_character(letter, c);
            EXPECT_EQ(fold(letter) + "ss", fold(letter + "ß"))
                << letter << " U+" << std::hex << static_cast<unsigned>(c);
        }
    }
}

TEST(Fold, WhatTheTableLeavesToIcuIsFoldedToo) {
    EXPECT_EQ("strasse 1\u20442", fold("Straße ½"));
    EXPECT_EQ("ecole", fold("E\u0301cole"));
    EXPECT_EQ("full width", fold("\uFF26\uFF55\uFF4C\uFF4C \uFF37\uFF49\uFF44\uFF54\uFF48"));
    EXPECT_EQ("", fold("\u0301"));
    EXPECT_EQ("한국", fold("한국"));
}

TEST(Fold, BlanksAreOneAndNotAtTheEnds) {
    EXPECT_EQ("a b", fold("  A \u00A0\t b \n"));
    EXPECT_EQ("oe ss", fold(" \u00A0 OE  ß "));
    EXPECT_EQ("", fold(" \u00A0 "));
}

TEST(PiledMarks, EndBehindTheEighth) {
    std::string marks;
    for (int i = 0; i < 5; ++i) {
        marks += "\u0301\u0316";  // of two classes, which have to be sorted
    }
    EXPECT_EQ(count_piled_marks("a" + marks + "b"), 2U);
    EXPECT_EQ(without_piled_marks("a" + marks + "b"), "a" + marks.substr(0, 8 * 2) + "b");
    EXPECT_EQ(without_piled_marks("a\u0301b\u0301"), "a\u0301b\u0301");
    EXPECT_EQ(without_piled_marks(""), "");
    EXPECT_EQ(fold("a" + marks + "b"), "ab");
}

}  // namespace
}  // namespace cvconv
