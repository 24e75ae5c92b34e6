// The forms of text that both directions share: titles of two values, lists in a line, HTML, XML.

#include <gtest/gtest.h>

#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "tests/support/said.h"
#include "writers/europass/html.h"

namespace cvconv::europass {
namespace {

TEST(Titles, TwoValuesComeApartAgain) {
    const Pair pairs[] = {
        {"Tutor", "Code Club"}, {"Tutor", ""},     {"", "Code Club"},    {"Chef – de partie", "Hotel – Alpina"},
        {"– unclear", ""},      {"", "– unclear"}, {"Head – Sales", ""}, {"Tutor (2016)", "Club (Graz)"},
        {"Σεφ", "Ξενοδοχείο"},
    };
    for (const Pair& pair : pairs) {
        EXPECT_EQ(split_pair(join_pair(pair.first, pair.second)), pair) << join_pair(pair.first, pair.second);
    }
    EXPECT_EQ(join_pair("Tutor", "Code Club"), "Tutor – Code Club");
    EXPECT_EQ(join_pair("", "Physics"), "Physics\u2060");
    EXPECT_EQ(split_pair("Master – Physics – Optics"), (Pair{"Master", "Physics – Optics"}));
}

TEST(Titles, ANoteInBracketsComesApartAgain) {
    const Pair pairs[] = {
        {"Klingon", "Beginner"},
        {"Englisch", "Grundkenntnisse (A2)"},
        {"Python (NumPy, pandas)", ""},
        {"C (89)", "expert"},
        {"Norwegian", ""},
    };
    for (const Pair& pair : pairs) {
        EXPECT_EQ(split_note(join_note(pair.first, pair.second)), pair) << join_note(pair.first, pair.second);
    }
    EXPECT_EQ(split_note("unfinished)"), (Pair{"unfinished)", ""}));
    EXPECT_EQ(split_note("(all of it)"), (Pair{"(all of it)", ""}));
}

TEST(Titles, CityAndRegionComeApartAgain) {
    for (const Pair& pair : {Pair{"Somerville", "MA"}, Pair{"Graz", ""}, Pair{"Washington, D.C.", "Columbia, the"}}) {
        EXPECT_EQ(split_comma(join_comma(pair.first, pair.second)), pair);
    }
}

TEST(Titles, ListsComeApartAgain) {
    const std::vector<std::string> lists[] = {{"C++", "Rust"}, {"one"}, {"Lisp, Scheme", "ML"}, {"a, b", "c; d", "e"}};
    for (const auto& list : lists) {
        auto joined = join_list(list);
        ASSERT_TRUE(joined);
        EXPECT_EQ(split_list(*joined), list) << *joined;
    }
    EXPECT_EQ(join_list({"C++", "Rust"}), "C++, Rust");
    EXPECT_FALSE(join_list({"only one, with a comma"}));
}

TEST(Html, SaysWhichFieldALineIs) {
    Html html;
    html.emphasized(said("Tool maker")).labelled("Location", said("Graz"));
    html.paragraphs(said("First.\n\nSecond.")).list({said("a < b"), said("two\nlines")});
    EXPECT_EQ(html.text(),
              "<p><em>Tool maker</em></p><p><strong>Location:</strong> Graz</p>"
              "<p>First.</p><p><br></p><p>Second.</p><ul><li>a &lt; b</li><li>two<br>lines</li></ul>");
    EXPECT_EQ(Html().list({said(" ")}).paragraphs(said("")).text(), "");
}

TEST(Html, MarkupInTextStaysText) {
    EXPECT_EQ(escape_html("<script>\"&amp;\"</script>"), "&lt;script&gt;&quot;&amp;amp;&quot;&lt;/script&gt;");
    EXPECT_EQ(escape_html("a  b"), "a &nbsp;b");
    EXPECT_EQ(link_html("javascript:alert(1)"), "javascript:alert(1)");
    EXPECT_EQ(link_html("https:"), "https:");  // leads nowhere
    EXPECT_EQ(link_html("HTTP://a.example"), R"(<a href="HTTP://a.example">HTTP://a.example</a>)");
    EXPECT_EQ(link_html("tel:+43-1-234"), R"(<a href="tel:+43-1-234">tel:+43-1-234</a>)");
    EXPECT_EQ(link_html("https://a.example/?x=1&y"),
              "<a href=\"https://a.example/?x=1&amp;y\">https://a.example/?x=1&amp;y</a>");
}

TEST(Html, ItemsWithCommasAreMarked) {
    EXPECT_EQ(items_html({said("C++"), said("Rust")}), "C++, Rust");
    EXPECT_EQ(items_html({said("a, b")}), "<em>a, b</em>");
}

TEST(Xml, WhatXmlRefusesIsRemoved) {
    EXPECT_EQ(clean("a\x01"
                    "b\x0C"
                    "c\r\nd\re\tf"),
              "abc\nd\ne\tf");
    EXPECT_EQ(clean("x\uFFFEy\uFFFFz\u0085"), "xyz");
    EXPECT_EQ(clean("\xC3(damaged"), "\uFFFD(damaged");
    EXPECT_EQ(one_line("  two\nlines \n"), "two lines");
}

}  // namespace
}  // namespace cvconv::europass
