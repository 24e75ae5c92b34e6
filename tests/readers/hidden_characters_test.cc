#include "readers/hidden_characters.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

/// Keys and details, or nothing.
std::string said_of(std::string_view text) {
    Diagnostics said;
    report_hidden_characters(text, said);
    std::string all;
    for (const Diagnostic& d : said.all()) {
        all += (all.empty() ? "" : "; ") + std::string(info(d.code).key) + ": " + d.detail;
    }
    return all;
}

TEST(HiddenCharacters, AreReported) {
    EXPECT_EQ(said_of("mail: \xE2\x80\xAEgro.elpmaxe@akire\xE2\x80\xAC"), "hidden-characters: 1 of direction");
    EXPECT_EQ(said_of("Baking\U000E0068\U000E0069\U000E0072\U000E0065\U000E0020\U000E006D\U000E0065"),
              "hidden-characters: 7 tags: \"hire me\"");
    EXPECT_EQ(said_of("B\U000E0100\U000E0101\U000E0102"), "hidden-characters: 2 variation selectors in a row");
    EXPECT_EQ(said_of("Ba\u200Bking"), "characters-dropped: 1 of no width");
    EXPECT_EQ(said_of("Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301algo"),
              "characters-dropped: 2 combining marks, of more than 8 on a letter");
}

TEST(HiddenCharacters, AreNotThoseThatLanguagesNeed) {
    for (const char* text :
         {"", "Erika Beispiel, Zürich", "\uFEFFErika", "שלום \u200Fworld", "نمی\u200Cدانم", "葛\U000E0100飾",
          "☎\uFE0F 030", "🏴\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F Leeds", "one \u200B two"}) {
        EXPECT_EQ(said_of(text), "") << text;
    }
}

}  // namespace
}  // namespace cvconv
