#include "writers/latex/escape.h"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace cvconv::latex {
namespace {

using Table = std::vector<std::pair<std::string, std::string>>;

// What these become was compiled with all three engines and read back: see the compile test.
TEST(Escape, EveryCharacterThatMeansSomethingToTex) {
    const Table table = {
        {"\\", "\\textbackslash{}"},
        {"{", "\\{"},
        {"}", "\\}"},
        {"$", "\\$"},
        {"&", "\\&"},
        {"#", "\\#"},
        {"%", "\\%"},
        {"_", "\\_"},
        {"^", "\\textasciicircum{}"},
        {"~", "\\textasciitilde{}"},
        {"<", "\\textless\\/{}"},
        {">", "\\textgreater\\/{}"},
        {"|", "\\textbar{}"},
        {"\"", "\\textquotedbl{}"},
        {"'", "\\textquotesingle{}"},
        {"`", "\\textasciigrave{}"},
        {"[", "{[}"},
        {"]", "{]}"},
        {"R&D at 50%", "R\\&D at 50\\%"},
        {"C#/C++", "C\\#/C++"},
        {"a--b", "a-\\/-b"},
        {"a---b", "a-\\/-\\/-b"},
        {",,", ",\\/,"},
        {"?`", "?\\textasciigrave{}"},
        {"\\input{/etc/passwd}", "\\textbackslash{}input\\{/etc/passwd\\}"},
        {"^^5cinput", "\\textasciicircum{}\\textasciicircum{}5cinput"},
        {"$x_1^2$", "\\$x\\_1\\textasciicircum{}2\\$"},
        {"naïve Łódź 東京", "naïve Łódź 東京"},
        {"a\uFFFDb", "a\\symbol{65533}b"},
    };
    for (const auto& [text, tex] : table) {
        EXPECT_EQ(escape_argument(text), tex) << text;
        EXPECT_EQ(escape_text(text), tex) << text;
    }
}

TEST(Escape, ThereIsNoOtherWayToACommand) {
    // Whatever stands in the text, the only backslashes and braces are those of the table.
    std::string all;
    for (char c = ' '; c < 0x7F; ++c) {
        all += c;
    }
    std::string tex = escape_argument(all + all);
    EXPECT_EQ(tex.find('^'), std::string::npos);
    EXPECT_EQ(tex.find('~'), std::string::npos);
    EXPECT_EQ(tex.find('"'), std::string::npos);
    for (std::size_t at = tex.find('%'); at != std::string::npos; at = tex.find('%', at + 1)) {
        EXPECT_EQ(tex[at - 1], '\\');
    }
}

TEST(Escape, Blanks) {
    const Table table = {
        {" a \t b\n", "a b"}, {"a\nb", "a b"},       {"a\n\n\nb", "a b"},
        {"a\u00A0b", "a~b"},  {"a\u202Fb", "a\\,b"}, {"a\u3000b", "a\u3000b"},
    };
    for (const auto& [text, tex] : table) {
        EXPECT_EQ(escape_argument(text), tex) << text;
    }
    EXPECT_EQ(escape_text("one\ntwo\n\nthree"), "one\\par\ntwo\\par\nthree");
}

TEST(Escape, LeavesOutWhatNoFontHas) {
    const Table table = {
        {"a\u00ADb", "ab"},                           // soft hyphen
        {"a\u200Bb\u200Dc\uFEFF", "abc"},             // zero width
        {"a\u202Eb\u2028c", "abc"},                   // bidi control, line separator
        {std::string("a\x01\x7F\f", 4) + "b", "ab"},  // controls; a form feed is \par to TeX
        {"\uF0E0 mail", "mail"},                      // a symbol font's envelope
        {"o\uFB03ce", "office"},
        {"e\u0301", "é"},
        {"a\u2011b", "a-b"},
    };
    for (const auto& [text, tex] : table) {
        EXPECT_EQ(escape_argument(text), tex) << text;
    }
}

TEST(Escape, Urls) {
    const Table table = {
        {"https://example.com/a_b?c=1&d=~$x", "https://example.com/a_b?c=1&d=~$x"},
        {"https://example.com/a b", "https://example.com/a\\%20b"},
        {"https://example.com/%20#top", "https://example.com/\\%20\\#top"},
        {"https://example.com/#a#b", "https://example.com/\\#a\\%23b"},
        {"https://example.com/100%", "https://example.com/100\\%25"},
        {"https://example.com/}{^^5c\\|", "https://example.com/\\%7D\\%7B\\%5E\\%5E5c\\%5C\\%7C"},
        {"https://münchen.example/ä", "https://m\\%C3\\%BCnchen.example/\\%C3\\%A4"},
        {"mailto:ada@example.com", "mailto:ada@example.com"},
        {"tel:+4930123456", "tel:+4930123456"},
        {"HTTP://EXAMPLE.COM", "HTTP://EXAMPLE.COM"},
    };
    for (const auto& [url, tex] : table) {
        EXPECT_EQ(escape_url(url), tex) << url;
    }
    for (const char* refused :
         {"javascript:alert(1)", "file:///etc/passwd", "run:a", "example.com", "", "https:", "data:x"}) {
        EXPECT_EQ(escape_url(refused), std::nullopt) << refused;
    }
}

}  // namespace
}  // namespace cvconv::latex
