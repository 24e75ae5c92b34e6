#include "tools/worker/views/layout_svg.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include "tools/worker/views/layout_roles.h"

namespace cvconv::worker {
namespace {

/// Two blocks: a title on page 1, and an item that wraps onto page 2, of the words a, b.
struct Example {
    Example() {
        pages = {{.number = 1, .width = 300, .height = 400, .words = {}, .panels = {}, .drawn = {{20, 30, 200, 30}}},
                 {.number = 2, .width = 300, .height = 400, .words = {}, .panels = {}, .drawn = {}}};
        pages[0].words = {{{20, 20, 60, 32}, 12, 0, "Skills"}, {{30, 380, 70, 392}, 12, 0, "first"}};
        pages[1].words = {{{30, 20, 50, 32}, 12, 0, "aid"}};
        document.text = "Skills\nfirst aid";
        Block title;
        title.text = {0, 6};
        title.region = 1;
        Block item;
        item.kind = BlockKind::list_item;
        item.text = {7, 16};
        item.region = 2;
        item.breaks = {13};
        document.blocks = {title, item};
        document.places = {{{0, 6}, 1, 0, 0, 20, 20, 60, 32},
                           {{7, 12}, 1, 0, 0, 30, 380, 70, 392},
                           {{13, 16}, 2, 0, 0, 30, 20, 50, 32}};
        OutlineSection section;
        section.kind = SectionKind::skills;
        section.title = Found<std::string>{.value = "Skills", .where = {{0, 6}}, .confidence = {}, .rule = {}};
        section.entries = {{.lines = {{.block = 1, .text = {7, 16}}}}};
        outline.sections = {section};
    }

    [[nodiscard]] std::string svg() const { return layout_svg(pages, document, outline); }

    std::vector<PrintedPage> pages;
    Document document;
    Outline outline;
};

pugi::xml_document parsed(const std::string& svg) {
    pugi::xml_document document;
    const pugi::xml_parse_result result = document.load_string(svg.c_str());
    EXPECT_TRUE(result) << result.description() << "\n" << svg;
    return document;
}

/// The texts of all elements of a class, in order.
std::vector<std::string> texts(const pugi::xml_document& svg, const std::string& css) {
    std::vector<std::string> result;
    for (const pugi::xpath_node& node : svg.select_nodes(("//*[@class='" + css + "']").c_str())) {
        result.emplace_back(node.node().text().get());
    }
    return result;
}

std::size_t count(const pugi::xml_document& svg, const std::string& what) {
    return svg.select_nodes(what.c_str()).size();
}

using Strings = std::vector<std::string>;

TEST(LayoutSvg, DrawsPagesBelowEachOther) {
    const pugi::xml_document svg = parsed(Example().svg());
    EXPECT_EQ(count(svg, "//rect[@class='page']"), 2U);
    const auto pages = svg.select_nodes("//g");
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_STRNE(pages[0].node().attribute("transform").value(), pages[1].node().attribute("transform").value());
    EXPECT_EQ(texts(svg, "word"), (Strings{"Skills", "first", "aid"}));
    EXPECT_EQ(count(svg, "//rect[@class='drawn']"), 1U);
}

TEST(LayoutSvg, ShowsOrderRegionsAndRoles) {
    const pugi::xml_document svg = parsed(Example().svg());
    EXPECT_EQ(texts(svg, "number"), (Strings{"0", "1", "1"}));  // the second block is on both pages
    EXPECT_EQ(texts(svg, "label"), (Strings{"region 1", "region 2", "skills", "skills 1", "region 2", "skills 1"}));
    EXPECT_EQ(count(svg, "//rect[@class='block']"), 3U);
    EXPECT_EQ(count(svg, "//path[@class='join']"), 1U);
    EXPECT_EQ(count(svg, "//g[2]//path[@class='join']"), 1U);
}

TEST(LayoutSvg, MarkupStaysText) {
    Example example;
    const std::string hostile = "</text><script>alert(1)</script>&lt;\"'";
    example.pages[0].words[0].text = hostile;
    example.document.text = hostile;
    example.document.blocks[0].text = {0, static_cast<std::uint32_t>(hostile.size())};
    const pugi::xml_document svg = parsed(example.svg());
    EXPECT_EQ(texts(svg, "word").front(), hostile);
    EXPECT_EQ(count(svg, "//script"), 0U);
    EXPECT_NE(std::string(svg.select_node("//title").node().text().get()).find(hostile), std::string::npos);
}

TEST(LayoutSvg, CharactersThatXmlForbidsAreReplaced) {
    Example example;
    example.pages[0].words[0].text = std::string("a\0b\x1b\xff\xe2\x80\xae", 8) + "\xef\xbf\xbf";
    const std::string svg = example.svg();
    EXPECT_EQ(texts(parsed(svg), "word").front(), "a\uFFFDb\uFFFD\uFFFD\uFFFD");
    EXPECT_EQ(svg.find("\u202E"), std::string::npos);  // it would turn round what stands beside it
}

TEST(LayoutSvg, NumbersAreNumbers) {
    Example example;
    example.pages[0].width = std::numeric_limits<float>::infinity();
    example.pages[0].words[0].box = {std::nanf(""), -1e30F, 1e30F, 0};
    example.pages[0].words[0].rotation = 3;
    const std::string svg = example.svg();
    parsed(svg);
    EXPECT_EQ(svg.find("nan"), std::string::npos);
    EXPECT_EQ(svg.find("inf"), std::string::npos);
    EXPECT_EQ(svg.find("e+"), std::string::npos);
}

TEST(LayoutSvg, NothingOfNothing) {
    EXPECT_EQ(count(parsed(layout_svg({}, {}, {})), "//g"), 0U);
}

TEST(LayoutRoles, EveryRoleHasAColour) {
    Example example;
    for (const LayoutRole& role : roles_of(example.document, example.outline)) {
        EXPECT_TRUE(std::any_of(layout_roles().begin(), layout_roles().end(), [&](const LayoutRoleLook& look) {
            return look.name == role.name;
        })) << role.name;
    }
}

TEST(LayoutRoles, ATitleAndTheFirstLineOfAnEntry) {
    Example example;
    example.document.blocks[1].kind = BlockKind::paragraph;
    const std::vector<LayoutRole> roles = roles_of(example.document, example.outline);
    EXPECT_EQ(roles[0].name, "heading");
    EXPECT_EQ(roles[0].label, "skills");
    EXPECT_EQ(roles[1].name, "entry");
    EXPECT_EQ(roles[1].label, "skills 1");
}

}  // namespace
}  // namespace cvconv::worker
