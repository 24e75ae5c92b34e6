#include "readers/europass/html.h"

#include <gtest/gtest.h>

#include "readers/europass/body.h"

namespace cvconv::europass {
namespace {

/// A line each: "* " before items, one more blank for each level of nesting.
std::string shown(std::string_view html) {
    std::string result;
    for (const Line& line : read_html(html)) {
        result += std::string(static_cast<std::size_t>(line.level), ' ') + (line.item ? "* " : "") + line.text() + "\n";
    }
    return result;
}

TEST(Html, ParagraphsAndLists) {
    EXPECT_EQ(shown("<p>One</p><p><br></p><p>Two</p><ul><li>a</li><li>b</li></ul>"), "One\n\nTwo\n* a\n* b\n");
    EXPECT_EQ(shown("<ul><li>a<ul><li>inner</li></ul></li><li>b</li></ul>"), "* a\n * inner\n* b\n");
}

TEST(Html, QuillsLists) {
    EXPECT_EQ(shown("<ol><li data-list=\"bullet\"><span class=\"ql-ui\"></span>a</li>"
                    "<li data-list=\"ordered\" class=\"ql-indent-2\">b</li></ol>"),
              "* a\n  * b\n");
}

TEST(Html, BlanksAndEntities) {
    EXPECT_EQ(shown("<p>  a\n  b &amp; c&nbsp;&nbsp;d &#233; &eacute; &unknown; 5\u00A0%</p>"),
              "a b & c  d é é &unknown; 5\u00A0%\n");
}

TEST(Html, WhatIsNoTagIsText) {
    EXPECT_EQ(shown("<p>a < b, <tidy> code, x->y</p>"), "a < b, <tidy> code, x->y\n");
    EXPECT_EQ(shown("plain\ntext <"), "plain\ntext <\n");
}

TEST(Html, LinksKeepTheirTarget) {
    EXPECT_EQ(shown("<p><a href=\"https://a.example\">A</a>, <a href='https://b.example'>https://b.example</a></p>"),
              "A (https://a.example), https://b.example\n");
    EXPECT_EQ(shown("<p><a href=\"javascript:alert(1)\">A</a></p>"), "A\n");
}

TEST(Html, LinesThatBeginWithADashOrABulletAreItems) {
    EXPECT_EQ(shown("- team work<br />- driving<br />and more"), "* team work\n* driving\nand more\n");
    EXPECT_EQ(shown("<p>Text</p><p>- alone</p><p>• with a bullet</p>"), "Text\n* alone\n* with a bullet\n");
    EXPECT_EQ(shown("<p>-5 °C</p>"), "-5 °C\n");
    EXPECT_EQ(shown("<p>&nbsp;- said to be text</p>"), "- said to be text\n");
    EXPECT_EQ(text_of(read_html("<p>Text</p><p>- item</p>")), "Text\n- item");
}

TEST(Html, HostileTextTakesNoTime) {
    std::string many;
    for (int i = 0; i < 300'000; ++i) {
        many += "<p <a href=";
    }
    EXPECT_FALSE(read_html(many).empty());
}

TEST(Body, IsSortedByItsMarkup) {
    Body body =
        read_body(read_html("<p><em>Tool maker</em></p><p><strong>Ort:</strong> Graz</p>"
                            "<p>Leads <em>the</em> team.</p><p><em>Later</em></p><ul><li>a<br>b</li><li>c</li></ul>"),
                  {"location"});
    EXPECT_EQ(text_of(body.emphasized), "Tool maker");
    EXPECT_EQ(value_or_empty(body.value("location")), "Graz");
    EXPECT_EQ(value_or_empty(body.summary), "Leads the team.\nLater");
    ASSERT_EQ(body.highlights.size(), 2U);
    EXPECT_EQ(body.highlights[0].value, "a\nb");
}

TEST(Body, ALabelThatIsNotAskedForIsText) {
    Body body = read_body(read_html("<p><strong>Location:</strong> Graz</p>"));
    EXPECT_EQ(value_or_empty(body.summary), "Location: Graz");
}

}  // namespace
}  // namespace cvconv::europass
