#include "readers/pdf/words/tex_fonts.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

std::vector<std::string> as_tex_font(const std::vector<std::string>& texts, const std::string& font) {
    std::vector<PageWord> words;
    for (const std::string& text : texts) {
        words.push_back(testing::word(50, 100, text));
        words.back().font = font;
    }
    read_tex_encoding(words, true);
    std::vector<std::string> read;
    for (const PageWord& word : words) {
        read.push_back(word.text);
    }
    return read;
}

using Texts = std::vector<std::string>;

TEST(TexFonts, CharactersOfPictureFontsAreLettersAndSigns) {
    EXPECT_EQ(as_tex_font({"\xC2\x88",
                           "E\x1E"
                           "cient",
                           "2010", "\x15", "2012",
                           "\xC2\xA3"
                           "apek",
                           "stra\xC3\xBF"
                           "e"},
                          ""),
              (Texts{"•", "Efficient", "2010", "–", "2012", "čapek", "straße"}));
}

TEST(TexFonts, OldestEncoding) {
    EXPECT_EQ(as_tex_font({"O\x0E"
                           "ce",
                           "pro\x0C"
                           "le"},
                          ""),
              (Texts{"Office", "profile"}));
}

// Browsers embed nameless fonts, too, and say in Unicode what is written in them.
TEST(TexFonts, OtherFontsAreLeftAlone) {
    EXPECT_EQ(as_tex_font({"25°C", "«Net»", "Ardle"}, ""), (Texts{"25°C", "«Net»", "Ardle"}));
    EXPECT_EQ(as_tex_font({"A\x1E"
                           "dle",
                           "\x15"},
                          "ABCDEF+Lato"),
              (Texts{"Adle"}));
}

}  // namespace
}  // namespace cvconv::pdf
