#include "readers/markdown/markdown.h"
#include "readers/html/html.h"

#include <gtest/gtest.h>

#include "tests/readers/print_blocks.h"

namespace cvconv {
namespace {

Document read(std::string_view text, Diagnostics& diagnostics) {
    auto content = read_markdown(text, {}, diagnostics);
    EXPECT_TRUE(content.has_value());
    return content ? std::get<Document>(*content) : Document{};
}

Document read(std::string_view text) {
    Diagnostics diagnostics("cv.md");
    return read(text, diagnostics);
}

TEST(Markdown, RunsTellEmphasis) {
    Document document = read("**Welder**, *Acme*, `2019`\n");
    ASSERT_EQ(document.blocks.size(), 1U);
    const auto& runs = document.blocks[0].runs;
    ASSERT_EQ(runs.size(), 5U);
    EXPECT_EQ(runs[0].text.of(document.text), "Welder");
    EXPECT_TRUE(runs[0].style.bold);
    EXPECT_TRUE(runs[2].style.italic);
    EXPECT_TRUE(runs[4].style.monospaced);
    EXPECT_TRUE(read("**Work**\n").blocks.at(0).style.bold);
}

TEST(Markdown, DamagedFrontMatterIsText) {
    Diagnostics diagnostics;
    Document document = read("---\nauthor: [Ada\n---\nText\n", diagnostics);
    EXPECT_EQ(testing::print(document), "para author: [Ada\npara Text\n");
    EXPECT_TRUE(diagnostics.has(Code::front_matter_damaged));
}

TEST(Markdown, PlacesPointIntoTheFile) {
    Document document = read("---\nauthor: Ada\n---\n# Work\n\n- **Welder** at Acme\n\nTerm\n: Text\n");
    auto place = [&](std::string_view text) {
        auto at = static_cast<std::uint32_t>(document.text.find(text));
        Stretch stretch = place_of(document, {at, at + 1});
        return std::pair(stretch.line, stretch.column);
    };
    EXPECT_EQ(place("Ada"), std::pair(2, 9));
    EXPECT_EQ(place("Work"), std::pair(4, 3));
    EXPECT_EQ(place("Welder"), std::pair(6, 5));
    EXPECT_EQ(place("Text"), std::pair(9, 3));
}

TEST(Markdown, HostileInputIsTakenLiterally) {
    std::string brackets = std::string(50000, '[') + std::string(50000, ']') + "\n\n[a]: b\n";
    EXPECT_EQ(read(brackets).blocks.at(0).text.size(), 100000U);
    EXPECT_FALSE(read(std::string(50000, '>') + " a\n").blocks.empty());
    std::string attributes = "<a";
    for (int i = 0; i < 90000; ++i) {
        attributes += " x" + std::to_string(i) + "=1";
    }
    EXPECT_FALSE(read(attributes + ">t</a>\n").blocks.empty());
}

TEST(Html, IndentationAndEmptyLinesMeanNothing) {
    Diagnostics diagnostics("cv.html");
    auto content = read_html(
        "<!DOCTYPE html>\n<html>\n<head>\n  <style>\n    p { }\n\n    h1 { color: red }\n  </style>\n</head>\n<body>\n"
        "    <h1>Ada Fermi</h1>\n\n        <p>Welder &amp;\n        cook</p>\n\n    <script>\n\n      if (1 < 2) {}\n"
        "    </script>\n        <ul>\n\n            <li>Welded</li>\n        </ul>\n</body>\n</html>\n",
        {}, diagnostics);
    ASSERT_TRUE(content);
    const auto& document = std::get<Document>(*content);
    std::vector<std::string> blocks;
    for (const Block& block : document.blocks) {
        blocks.emplace_back(block.text.of(document.text));
    }
    EXPECT_EQ(blocks, (std::vector<std::string>{"Ada Fermi", "Welder & cook", "Welded"}));
    EXPECT_EQ(document.blocks.front().kind, BlockKind::heading);
    EXPECT_EQ(document.blocks.back().kind, BlockKind::list_item);
    EXPECT_TRUE(diagnostics.all().empty());
}

}  // namespace
}  // namespace cvconv
