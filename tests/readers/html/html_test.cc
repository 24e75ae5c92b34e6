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
