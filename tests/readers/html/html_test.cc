#include "readers/html/html.h"

#include <gtest/gtest.h>

#include "tests/readers/print_blocks.h"

namespace cvconv {
namespace {

Document read(std::string_view page) {
    Diagnostics said;
    auto content = read_html(page, {}, said);
    return content ? std::get<Document>(*content) : Document{};
}

std::string blocks(std::string_view page) {
    return testing::print(read(page));
}

TEST(Html, WhatBrowsersRepairIsRepaired) {
    EXPECT_EQ(blocks("<p>Ada<p>Welder<ul><li>one<li>two</ul><b>bold<p>still</b> end"),
              "para Ada\npara Welder\nitem - one\nitem - two\npara bold\npara still end\n");
    EXPECT_EQ(blocks("<table><tr><td>a<td>b<tr><td>c<td>d</table>"), "row [a][b]\nrow [c][d]\n");
}

TEST(Html, MachineryIsNoText) {
    EXPECT_EQ(blocks("<!DOCTYPE html><html><head><title>t</title><style>p{}</style></head><body>"
                     "<script>document.write('x')</script><noscript>switch it on</noscript><form><p>Ada</p>"
                     "<select><option>1</select></form><template><p>t</p></template></body></html>"),
              "para Ada\n");
}

TEST(Html, MenusAndCopyrightAreTheSites) {
    EXPECT_EQ(
        blocks("<nav><ul><li><a href='#work'>Work</a></li><li><a href='/blog/'>Blog</a> "
               "<a href='cv.html'>CV</a></li><li><a href='https://git.example/ada'>git.example/ada</a></li>"
               "<li>Ada Fermi</li></ul></nav><h2>Work</h2><p>Welder</p>"
               "<footer><p>ada@ada.example</p><p>\u00A9 2024 Ada Fermi</p></footer>"),
        "furniture - Work\nfurniture - Blog CV\nitem - git.example/ada\nitem - Ada Fermi\nheading 2 Work\npara Welder\n"
        "para ada@ada.example\nfurniture \u00A9 2024 Ada Fermi\n");
    EXPECT_EQ(blocks("<div role='navigation'><a href='#a'>A</a></div><a href='#b'>B</a>"), "furniture A\npara B\n")
        << "a link elsewhere than in a menu is text";
}

TEST(Html, EntitiesOfHtml5) {
    EXPECT_EQ(blocks("<p>Zo&euml; &NotEqualTilde; &#8364; &unknown;"), "para Zoë ≂̸ € &unknown;\n");
}

TEST(Html, APersonInJsonLdIsAStatedFact) {
    auto properties = [](const std::string& data) {
        const Document document = read("<html><head><script type=\"application/ld+json\">" + data +
                                       "</script></head><body><p>x</p></body></html>");
        std::string all;
        for (const Property& property : document.properties) {
            all += property.key + "=" + property.value + ";";
        }
        return all;
    };
    EXPECT_EQ(properties(R"({"@type": "Person", "name": "Ada Fermi", "jobTitle": "Welder", "email":
        "mailto:ada@ada.example", "sameAs": ["https://a.example", "https://b.example"]})"),
              "name=Ada Fermi;label=Welder;email=ada@ada.example;url=https://a.example;url=https://b.example;");
    EXPECT_EQ(properties(R"({"@type": "ProfilePage", "mainEntity": {"@type": "Person", "name": "Ada"}})"), "name=Ada;");
    EXPECT_EQ(properties(R"({"@graph": [{"@type": "WebSite"}, {"@type": "Person", "name": "Ada"}]})"), "name=Ada;");
    EXPECT_EQ(properties(R"({"@graph": [{"@type": "Person", "name": "Ada"}, {"@type": "Person", "name": "Eve"}]})"),
              "");
    EXPECT_EQ(properties(R"({"@type": "Article", "author": {"@type": "Person", "name": "Eve"}})"), "");
    EXPECT_EQ(properties("{\"@type\": \"Per"), "");
}

TEST(Html, StyleSheetsSayWhatStandsSideBySide) {
    EXPECT_EQ(blocks("<style>/* c */ .row { display: flex } .col{display:flex;flex-direction:column} .menu, x > y {"
                     "display:none}</style><div class='a row'><div>Welder</div><div>2019</div></div>"
                     "<div class=col><div>Works</div><div>Berlin</div></div><div class=menu>Home</div>"
                     "<p><b>Cook</b> <span style='float:right'>2015</span></p>"),
              "para [Welder][2019]\npara Works\npara Berlin\nfurniture Home\npara [Cook][2015]\n");
}

TEST(Html, BulletsOfStyleSheetsMakeItems) {
    const std::string page =
        "<style>.point::before { align-content: center; content : '\\2022  '; color: red } "
        "p.dash:before{content:\"–\"} .word::before{content:"
        "\"New\"} li::before{content:'•'} span::before{content:'•'} h2:before{align-content:'•'}</style><h2>Skills</h2>"
        "<p class=point>Welding</p><p class=dash>Milling</p><p class=word>Turning</p><ul><li>Casting</li></ul>"
        "<p>a<span>b</span></p><p class=point></p>";
    EXPECT_EQ(blocks(page),
              "heading 2 Skills\nitem • Welding\nitem – Milling\npara Turning\nitem - Casting\npara ab\n");
}

TEST(Html, SelectorsMayNameWhatIsAround) {
    EXPECT_EQ(blocks("<style>dl em, .job > b {display: block} nav .x {display: none} p + i {display: block}</style>"
                     "<dl><dt>Works<dd><em>Welder</em><i>2019</i> of ships</dl>"
                     "<div class=job><b>Cook</b>Berlin<p>a <b>b</b></div><span class=x>seen</span>"),
              "para Works\npara Welder\npara 2019 of ships\npara Cook\npara Berlin\npara a b\npara seen\n");
}

TEST(Html, ClassesOfFrameworksWhereTheStyleSheetIsElsewhere) {
    const std::string body = "<span>2019</span> <span class=block>Welder</span>";
    EXPECT_EQ(blocks(body), "para 2019 Welder\n");
    EXPECT_EQ(blocks("<head><link rel=stylesheet href=tailwind.css></head>" + body), "para 2019\npara Welder\n");
}

TEST(Html, BoxesSideBySide) {
    // A box of two lines is no cell, and the head of an entry is no column.
    EXPECT_EQ(blocks("<style>.r{display:flex}</style><div class=r><div><div>Welder</div><div>Works</div></div>"
                     "<div>2019</div></div>"),
              "para Welder\npara Works\npara 2019\n");
}

TEST(Html, BlanksOfTheSourceAreOne) {
    EXPECT_EQ(blocks("<p>Berlin |\n        Mobile</p><p>Welder&nbsp;&nbsp;&nbsp;&nbsp;2019</p>"),
              "para Berlin | Mobile\npara [Welder][2019]\n");
}

TEST(Html, ATextWithItsOwnLinesIsReadAsText) {
    const std::string text =
        "ADA FERMI\nada@fermi.example\n\nWORK\n\nWelder          2019 - 2021\nJoined ships of steel in the harbour of "
        "the\n"
        "town, and mended those that were torn.\nCook            2012 - 2019\nCooked for the crew of a ship that went "
        "to\n"
        "the ice and back again.\n";
    const std::string expected = blocks("<pre>" + text + "</pre>");
    EXPECT_NE(expected.find("[Welder][2019 - 2021]"), std::string::npos) << expected;
    EXPECT_NE(expected.find("harbour of the town"), std::string::npos) << expected;
    EXPECT_EQ(read("<pre>\n" + text + "</pre>").places.front().line, 2);
    const std::string marked = blocks("<h1>Ada</h1><pre>" + text + "</pre>");
    EXPECT_NE(marked.find("heading"), std::string::npos) << marked;
}

TEST(Html, LooksOfStyleSheets) {
    const Document document = read(
        "<style>.name{font-size:32px;font-weight:700} p{font-size:1em}</style><div class=name>Ada</div><p>Welder</p>");
    ASSERT_EQ(document.blocks.size(), 2U);
    EXPECT_TRUE(document.blocks[0].style.bold);
    EXPECT_FLOAT_EQ(document.blocks[0].style.size, 24);
    EXPECT_FALSE(document.blocks[1].style.bold);
    EXPECT_FLOAT_EQ(document.blocks[1].style.size, 12);
    EXPECT_FLOAT_EQ(read("<p>x").blocks[0].style.size, 0);
}

TEST(Html, WhatIsNestedBeyondMeasureIsALimit) {
    std::string deep;
    for (int i = 0; i < 2000; ++i) {
        deep += "<div>";
    }
    Diagnostics said;
    EXPECT_FALSE(read_html(deep + "Ada", {}, said));
    EXPECT_TRUE(said.has(Code::limit_reached));
}

}  // namespace
}  // namespace cvconv
