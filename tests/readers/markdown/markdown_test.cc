#include "readers/markdown/markdown.h"

#include <gtest/gtest.h>

#include "tests/readers/print_blocks.h"

#include "tests/readers/recognize/read_cv.h"

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

struct Case {
    const char* name;
    const char* input;
    const char* blocks;
};

class MarkdownBlocks : public ::testing::TestWithParam<Case> {};

TEST_P(MarkdownBlocks, AreAsExpected) {
    EXPECT_EQ(testing::print(read(GetParam().input)), GetParam().blocks);
}

const Case cases[] = {
    {"HeadingsOfBothKinds", "# Ada **Fermi**\n\nWork\n----\n\n#### Acme ####\n",
     "heading 1 Ada Fermi\nheading 2 Work\nheading 4 Acme\n"},
    {"StrongLettersBeforeALetter", "**Tools:**Git (**Go**) **工具：**Git **a.** b\n",
     "para Tools: Git (Go) 工具： Git a. b\n"},
    {"StrongLettersWithinAWord", "Har**bour**s **a:** b\n", "para Harbours a: b\n"},
    {"HeadingsWithoutBlank", "##Work##\n\n###Acme\n", "heading 2 Work\nheading 3 Acme\n"},
    {"NestedLists", "- a\n  1. b\n  2. c\n- d\n", "item - a\nitem 1 1. b\nitem 1 2. c\nitem - d\n"},
    {"Tables", "| Year | Job |\n|--|--|\n| 2019 | Welder |\n| | Cook |\n",
     "row header [Year][Job]\nrow [2019][Welder]\nrow [][Cook]\n"},
    {"TableWithoutHeader", "| | |\n|--|--|\n| Name | Ada |\n", "row [Name][Ada]\n"},
    {"BarsWithoutDelimiterRow", "Work\n| 2019 | Welder |\n| 2015 | Cook |\n",
     "para Work\nrow [2019][Welder]\nrow [2015][Cook]\n"},
    {"GridTables",
     "+------+-------------+\n| Year | Job         |\n+======+=============+\n| 2019 | Welder at   |\n"
     "|      | the harbour |\n|      | - pipes     |\n+------+-------------+\n| 2015 | Cook        |\n"
     "+------+-------------+\n\nChoir\n",
     "row header [Year][Job]\nrow [2019][Welder at the harbour - pipes]\nrow [2015][Cook]\npara Choir\n"},
    {"GridTablesWithoutHeader", "+------+------+\n| 2019 | Cook |\n+------+------+\n", "row [2019][Cook]\n"},
    {"TablesWithDashesBelowTheirHeader",
     "A\n\n  When       What\n  ---------  -------\n  2019-2021  Welder\n  2015       Cook\n\nChoir\n",
     "para A\nrow header [When][What]\nrow [2019-2021][Welder]\nrow [2015][Cook]\npara Choir\n"},
    {"BoxesToTick", "- [x] Hammers\n- [ ] Saws\n", "item - Hammers\nitem - Saws\n"},
    {"LineBlocks", "| Ada Fermi\n| 3 Rua Nova,\n|\n| Lisbon \\| Porto\n",
     "para Ada Fermi\npara 3 Rua Nova,\npara Lisbon | Porto\n"},
    {"TablesWithoutHeader", "| - | - |\n| 2010 | Nets\n|      | Salt\n\nPipes\n\n| 2012 | Hulls\n| 2013 | Rope\n",
     "row [2010][Nets]\nrow [][Salt]\npara Pipes\nrow [2012][Hulls]\nrow [2013][Rope]\n"},
    {"TemplatesAreNoText", "A {% include x.html %} B\n\n  <ul>{% for p in posts %}\n{{ p.title }}\n{% endfor %}</ul>\n",
     "para A B\n"},
    {"MathematicsFoundInText", "Welds $( 1 . 7 \\times$ faster) for $5,000 or $10,000.\n",
     "para Welds (1.7× faster) for $5,000 or $10,000.\n"},
    {"LettersThatGoOnAreNumbers", "a.  Hammers that are\n    heavy\n\nb.  Saws\n\nc.  Files\n",
     "item 1. Hammers that are heavy\nitem 2. Saws\nitem 3. Files\n"},
    {"FootersThatCountThePages", "Welder\n\nAda — 1/2\n\nCook\n\nAda — 2/2\n",
     "para Welder\nfurniture Ada — 1/2\npara Cook\nfurniture Ada — 2/2\n"},
    {"APeriodOnTwoLinesIsOne", "October 2018 –\nnow\nWelder\n", "para October 2018 – now\npara Welder\n"},
    {"WidthIsThatOfTheProse",
     "| Year | A very wide table that nobody would wrap at the width of the prose below it, and long enough |\n"
     "|------|-----------------------------------------------------------------------------------------------|\n"
     "| 2019 | Row after row of text that is wider than anything else in this file and so hides its width    |\n\n"
     "I weld pipes that nobody will ever see again, and I keep a\n"
     "book of every seam with its date. Before that I repaired\n"
     "organs in village churches, which needs the same patience\n"
     "and rather more of the bread that was baked there every\n"
     "morning by the baker.\n\n"
     "Fermi, A. 2019. Pipes of the Northern Harbours and of the\n"
     "Atlantic. Lisbon: Quay Press.\n",
     "row header [Year][A very wide table that nobody would wrap at the width of the prose below it, and long enough]\n"
     "row [2019][Row after row of text that is wider than anything else in this file and so hides its width]\n"
     "para I weld pipes that nobody will ever see again, and I keep a book of every seam with its date. Before that I "
     "repaired organs in village churches, which needs the same patience and rather more of the bread that was baked "
     "there every morning by the baker.\n"
     "para Fermi, A. 2019. Pipes of the Northern Harbours and of the Atlantic. Lisbon: Quay Press.\n"},
    {"TitleBlock", "% Curriculum vitae\n% Ada Fermi\n% January 2025\n\nWelder\n",
     "para Curriculum vitae\npara Ada Fermi\nfurniture January 2025\npara Welder\n"},
    {"TheAuthorOfThePage", "---\nauthor: Ada Fermi\nauthor_profile: true\n---\n\nWelder\n",
     "furniture author:\npara Ada Fermi\nfurniture author_profile: true\npara Welder\n"},
    {"HardBreaksMakeLines", "Lisbon  \nPortugal\\\nEurope\n", "para Lisbon\npara Portugal\npara Europe\n"},
    {"ShortLinesStayLines", "Welder\nAcme, 2020—\nA pipe company.\n",
     "para Welder\npara Acme, 2020—\npara A pipe company.\n"},
    {"WrappedProseIsJoined",
     "Short text about the type of work that was done there, the results,\n"
     "lessons learned and other remarks that nobody reads to the end of\n"
     "the paragraph.\n",
     "para Short text about the type of work that was done there, the results, lessons learned and other remarks that "
     "nobody "
     "reads to the end of the paragraph.\n"},
    {"BreaksAsTexHasThem", "**Acme** \\\\\nDepartment of Pipes \\\\\nLisbon, PT \\\\\n",
     "para Acme\npara Department of Pipes\npara Lisbon, PT\n"},
    {"ABreakBehindACommaGoesOn", "Welder, fluent in pipes, \\\nseams and steel.\n",
     "para Welder, fluent in pipes, seams and steel.\n"},
    {"RawTexIsNoText", "A\n\n\\EveryPar{\\hangafter=1\\relax}\n\nB\n", "para A\npara B\n"},
    {"MarkdownInDivisions", "<div class=\"contact\">\n- Phone: __12 34__\n- Mail: a@b.example\n</div>\n",
     "item - Phone: 12 34\nitem - Mail: a@b.example\n"},
    {"TagsInCode", "Tools: `Go` `C# 9` `SQL`\n", "para [Tools: Go][C# 9][SQL]\n"},
    {"FrontMatterInToml", "+++\ntitle = \"CV\"\nauthor = \"Ada Fermi\"\n[extra]\nhascode = false\n+++\n\nText\n",
     "para title: CV\nfurniture author:\npara Ada Fermi\nfurniture hascode: false\npara Text\n"},
    {"EscapesAndEntities", "(\\* equal) \\$5 &amp; 9&nbsp;&micro;A\n", "para (* equal) $5 & 9 µA\n"},
    {"LiteralTagsSurvive", "I prefer a `<form>` and a <form> that works.\n",
     "para I prefer a <form> and a <form> that works.\n"},
    {"CommentsAreDropped", "a <!-- b --> c\n\n<!-- d -->\n", "para a c\n"},
    {"DatesAreNoItems", "- 2019. április: course\n- b\n\n15. März 2019\n\n8. 2. 1983\n\n1. a\n2. b\n",
     "item - 2019. április: course\nitem - b\npara 15. März 2019\npara 8. 2. 1983\nitem 1. a\nitem 2. b\n"},
    {"LinesAboveDashesAreNoHeading", "Mail: ada@example.com\nTel: 12 34\n---\n\nText\n",
     "para Mail: ada@example.com\npara Tel: 12 34\nrule\npara Text\n"},
    {"ShortTermsAndDefinitionsShareALine",
     "Languages\n: French, Twi\n\n2019-2021\n:   **Welder**, Acme\n\n    Welds pipes.\n\n    * a\n",
     "para [Languages][French, Twi]\npara [2019-2021][Welder, Acme]\npara Welds pipes.\nitem * a\n"},
    {"SeveralDefinitionsAreLines", "2002 - 2007 School of Metal\n: Welding\n: Thesis: *Seams*\n",
     "para 2002 - 2007 School of Metal\npara Welding\npara Thesis: Seams\n"},
    {"BulletGlyphsInParagraphs", "Tasks:\n– Welds pipes.\n– Keeps books.\n",
     "para Tasks:\nitem – Welds pipes.\nitem – Keeps books.\n"},
    {"TabRowsAndHtmlLists",
     "2019 -\t<b>Welder</b> , pipes\tAcme\n\t<ul style=\"x\"><li>a<br>and b &amp; "
     "c</li><li>D</li></ul>\n2015\t<b>Cook</b>\tInn\n",
     "para [2019 -][Welder , pipes][Acme]\nitem - a and b & c\nitem - D\npara [2015][Cook][Inn]\n"},
    {"HtmlBlocks",
     "<h1 "
     "align=\"center\">Ada</h1>\n<table><tr><th>Year</th><th>Job</th></tr><tr><td>2019</td><td>Welder</td></tr></"
     "table>\n\n<details>\n<summary>More</summary>\n\n- a\n\n</details>\n",
     "heading 1 Ada\nrow header [Year][Job]\nrow [2019][Welder]\npara More\nitem - a\n"},
    {"Superscripts", "Prize<sup>1</sup>, 1<sup>st</sup>, 5 m<sup>2</sup>, <sup>18</sup>O\n\n<sup>1</sup> Shared.\n",
     "para Prize, 1st, 5 m², 18O\nfurniture 1\npara Shared.\nfurniture 1\n"},
    {"BadgesInARow", "![Rust](https://img.example/r.svg) ![Go](https://img.example/g.svg)\n", "para [Rust][Go]\n"},
    {"QuotesAndRules", "> Ada\n\n---\n\n> b\n", "para Ada\nrule\npara b\n"},
    {"BulletsWithinItems", "- • Welds pipes\n- • Keeps books\n", "item • Welds pipes\nitem • Keeps books\n"},
    {"GapsOfBlanksPartCells", "Welder          2015 - 2019\n", "para [Welder][2015 - 2019]\n"},
    {"TextPushedToTheRight",
     "**Acme** \\hfill 2019\n\nCook&nbsp;&nbsp;&nbsp;&nbsp;2015\n\nChoir <span style=\"float:right\">2010</span>\n",
     "para [Acme][2019]\npara [Cook][2015]\npara [Choir][2010]\n"},
    {"CommandsOfOtherTools", "\\vspace{1cm}\n\nAda\n\n::: {.x}\nb\n:::\n\n{% include x %}\n", "para Ada\npara b\n"},
    {"LastPageNumber", "Ada\n\n**1**\n", "para Ada\nfurniture 1\n"},
    {"AttributesOfPandoc", "![Photo](p.jpg){#id .x}\n\nText\n", "para Photo\npara Text\n"},
    {"AnHtmlLinkIsPartOfItsSentence", "Find me on <a href=\"https://ada.example\">my pages</a>, or not.\n",
     "para Find me on my pages, or not.\n"},
    {"ANameThatEndsInASharp", "#### C#\n\n### Saws ###\n", "heading 4 C#\nheading 3 Saws\n"},
};

INSTANTIATE_TEST_SUITE_P(Markdown, MarkdownBlocks, ::testing::ValuesIn(cases),
                         [](const auto& tested) { return std::string(tested.param.name); });

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

TEST(Markdown, LinksOfAllKinds) {
    Document document = read(
        "[Acme](https://acme.example) <ada@example.com> [b][home] "
        "[![Mail](https://img.example)](mailto:a@example.com)\n\n"
        "<a href=\"https://x.example\"><img src=\"y\" alt=\"X\"></a>\n\n[home]: https://ada.example\n");
    std::vector<std::pair<std::string, std::string>> links;
    for (const Link& link : document.links) {
        links.emplace_back(link.text.of(document.text), link.target);
    }
    std::vector<std::pair<std::string, std::string>> expected = {{"Acme", "https://acme.example"},
                                                                 {"ada@example.com", "mailto:ada@example.com"},
                                                                 {"b", "https://ada.example"},
                                                                 {"Mail", "mailto:a@example.com"},
                                                                 {"X", "https://x.example"}};
    EXPECT_EQ(links, expected);
}

TEST(Markdown, LinkDefinitionsThatNobodyUsesAreText) {
    EXPECT_EQ(testing::print(read("Ada\n\n[ref]: https://github.com/ada\n")),
              "para Ada\npara https://github.com/ada\n");
}

TEST(Markdown, FrontMatterIsTextAndProperties) {
    Document document = read("---\nauthor: Ada Fermi\nlinks:\n  - https://ada.example\nempty:\n---\n\n# Work\n");
    EXPECT_EQ(testing::print(document),
              "furniture author:\npara Ada Fermi\npara links:\nitem - https://ada.example\nheading 1 Work\n");
    ASSERT_EQ(document.properties.size(), 2U);
    EXPECT_EQ(document.properties[0].key, "author");
    EXPECT_EQ(document.properties[0].where.of(document.text), "Ada Fermi");
    EXPECT_EQ(document.properties[1].key, "links");
}

TEST(Markdown, WhatFrontMatterTellsTheSiteIsFurniture) {
    Document document =
        read("---\nname: Ada Fermi\nexports:\n  - format: pdf\n    url: https://site.example/x.zip\n---\n");
    ASSERT_EQ(document.properties.size(), 1U);
    EXPECT_EQ(document.properties[0].key, "name");
    ASSERT_GE(document.blocks.size(), 2U);
    EXPECT_NE(document.blocks[0].kind, BlockKind::furniture);
    for (std::size_t i = 1; i < document.blocks.size(); ++i) {
        EXPECT_EQ(document.blocks[i].kind, BlockKind::furniture) << i;
    }
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
    for (int i = 0; i < 100000; ++i) {
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

TEST(Markdown, ABulletBehindTheBullet) {
    EXPECT_EQ(read("- ` `\n- `-` Pulled shots\n-`-`Cleaned the bar\n").text, "Pulled shots\nCleaned the bar");
}

TEST(MarkdownCvs, ItemsOfAListInACellAreLines) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n<table>\n"
        "<tr><td>Mar 2021 – Apr 2022</td><td><b>Engineer</b><br/>Harbour Ltd, Leith\n"
        "<ul><li>Prepared 22 ships for inspection</li>\n"
        "<li>Sailed with them &amp; their crews</li></ul></td></tr>\n</table>\n\n## Education\n\n"
        "BSc Physics, Harbour University, 2011\n");
    testing_cv::expect_part(
        shown, "highlights \"Prepared 22 ships for inspection\"\n  highlights \"Sailed with them & their crews\"\n");
}

}  // namespace
}  // namespace cvconv
