#include "readers/pdf/characters.h"

#include <gtest/gtest.h>

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
        {"", ""},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(readable(c.text), c.expected) << c.text;
    }
}

}  // namespace
}  // namespace cvconv::pdf
