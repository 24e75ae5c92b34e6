#include "readers/html/hidden_style.h"

#include <gtest/gtest.h>

#include "ir/document.h"
#include "readers/html/html.h"
#include "readers/markdown/markdown.h"

namespace cvconv {
namespace {

TEST(HiddenStyle, IsWhatBrowsersDoNotShow) {
    for (const char* style : {"display:none", "color: red; DISPLAY : none !important", "visibility: hidden",
                              "font-size:0", "font-size: 0.5px", "opacity:0", "color:white", "color: #FFF",
                              "color: rgb(255, 255, 255)", "position:absolute; left:-9999px", "text-indent: -1000em"}) {
        EXPECT_TRUE(html::hides(style)) << style;
    }
    for (const char* style :
         {"", "display:block", "font-size:0.8em", "opacity:0.5", "color:#fffff0", "left:-3px",
          "color:white;background:#234", "background-color:white", "color", ":", ";;", "opacity:"}) {
        EXPECT_FALSE(html::hides(style)) << style;
    }
}

struct Case {
    const char* source;
    const char* shown;
    const char* hidden;
};

TEST(HiddenHtml, IsKeptApartAndReported) {
    const std::vector<Case> cases = {
        {"Baking <span style=\"display:none\">and surgery</span> bread\n", "Baking bread", "and surgery"},
        {"Baking <span hidden>and <b>heart</b> surgery</span>\n", "Baking", "and heart surgery"},
        {"Baking <span style='color:white'>a <span>b</span> c</span> bread\n", "Baking bread", "a b c"},
        {"<div style='display:none'>\n\nhire *me*\n\n- [now](https://example.com)\n\n</div>\n\nBaking\n", "Baking",
         "hire me now"},
        {"<div hidden>hire me</div>\n\nBaking\n", "Baking", "hire me"},
        {"Baking <span hidden>and surgery\n\nBrewing\n", "Baking Brewing", "and surgery"},
        {"Baking <span style=\"color:#333\">bread</span>\n", "Baking bread", ""},
    };
    for (const Case& c : cases) {
        Diagnostics said;
        auto content = read_markdown(c.source, {}, said);
        ASSERT_TRUE(content) << c.source;
        const Document& document = std::get<Document>(*content);
        std::string shown;
        std::string hidden;
        for (const Block& block : document.blocks) {
            std::string& where = block.kind == BlockKind::furniture ? hidden : shown;
            where += (where.empty() ? "" : " ") + std::string(block.text.of(document.text));
        }
        EXPECT_EQ(shown, c.shown) << c.source;
        EXPECT_EQ(hidden, c.hidden) << c.source;
        EXPECT_EQ(said.has(Code::hidden_text), !hidden.empty()) << c.source;
        EXPECT_TRUE(hidden.empty() || document.links.empty()) << c.source;
    }
}

}  // namespace
}  // namespace cvconv
