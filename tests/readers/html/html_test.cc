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

TEST(Html, WhatBrowsersMendIsMended) {
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
