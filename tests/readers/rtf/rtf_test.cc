#include "readers/rtf/rtf.h"

#include <gtest/gtest.h>

#include "readers/rtf/tokens.h"
#include "tests/readers/print_blocks.h"

namespace cvconv {
namespace {

struct Outcome {
    Document document;
    Diagnostics said;
    bool read = false;
};

Outcome read(const std::string& rtf) {
    Outcome outcome;
    if (auto content = rtf_reader().read(rtf, {}, outcome.said)) {
        outcome.document = std::get<Document>(*content);
        outcome.read = true;
    }
    return outcome;
}

std::string blocks(const std::string& body) {
    return testing::print(read("{\\rtf1\\ansi\\ansicpg1252 " + body + "}").document);
}

TEST(Rtf, IsKnownByItsFirstBytes) {
    EXPECT_TRUE(rtf_reader().looks_like("{\\rtf1 Ada}"));
    EXPECT_FALSE(rtf_reader().looks_like("\\rtf1"));
}

TEST(RtfTokens, EndWhateverStandsThere) {
    rtf::Tokens tokens("{\\b0\\'e9\\'\\bin3 }}}x\\");
    std::string kinds;
    for (rtf::Token token = tokens.next(); token.kind != rtf::TokenKind::end; token = tokens.next()) {
        kinds += std::to_string(static_cast<int>(token.kind)) + " ";
    }
    EXPECT_EQ(kinds, "0 2 4 4 2 5 ");  // { \b0 é, a byte without digits, and behind \bin only x
}

TEST(Rtf, ParagraphsLinesAndTabs) {
    EXPECT_EQ(blocks("Welder\\tab 2019\\line Example Works\\par Ada\\~F."),
              "para [Welder][2019]\npara Example Works\npara Ada F.\n");
}

TEST(Rtf, LettersComeAsBytesAsUnicodeAndInTheCodePageOfTheirFont) {
    EXPECT_EQ(
        blocks("{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial Cyr;}{\\f2\\fcharset238 Arial CE;}}"
               "M\\'fcller \\u8364\\'80 \\uc0\\u322 \\uc1  {\\f1\\'c0\\'e4\\'e0} {\\f2\\'b3} \\u-10179?\\u-8704?"),
        "para Müller € ł Ада ł 😀\n");
}

TEST(Rtf, LooksAndStylesAreSeen) {
    const Outcome outcome = read(
        "{\\rtf1{\\colortbl;\\red31\\green78\\blue121;}{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0 heading 1;}}"
        "\\pard\\s1\\fs32\\b\\cf1 Work\\par\\pard\\plain\\fs21{\\i Example} {\\caps works}\\par"
        "\\pard\\plain\\brdrb\\brdrs Skills\\par}");
    const std::vector<Block>& blocks = outcome.document.blocks;
    ASSERT_EQ(blocks.size(), 3U);
    EXPECT_EQ(blocks[0].kind, BlockKind::heading);
    EXPECT_FLOAT_EQ(blocks[0].style.size, 16);
    EXPECT_TRUE(blocks[0].style.bold);
    EXPECT_EQ(blocks[0].style.colour, 0x1F4E79U);
    EXPECT_FALSE(blocks[1].style.bold);
    ASSERT_EQ(blocks[1].runs.size(), 2U);
    EXPECT_TRUE(blocks[1].runs[0].style.italic);
    EXPECT_TRUE(blocks[1].runs[1].style.small_caps);
    EXPECT_TRUE(blocks[2].rule_below);
}

TEST(Rtf, ItemsHaveTheMarkerThatIsPrinted) {
    EXPECT_EQ(blocks("{\\fonttbl{\\f3\\fcharset2 Symbol;}}{\\pntext\\f3\\'b7\\tab}Welding\\par"
                     "{\\listtext 2.\\tab}\\ilvl1 Milling\\par"),
              "item • Welding\nitem 1 2. Milling\n");
}

TEST(Rtf, CellsOfARowStandBesideEachOther) {
    const std::string row = "\\trowd\\cellx2000\\cellx8000\\pard\\intbl ";
    EXPECT_EQ(blocks("Before\\par" + row + "2019\\cell Welder\\par Example Works\\cell\\row" + row +
                     "2015\\cell Turner\\cell\\row\\pard After"),
              "para Before\npara [2019][Welder]\npara Example Works\npara [2015][Turner]\npara After\n");
}

TEST(Rtf, CellsOfATableWithinATableAreText) {
    EXPECT_EQ(blocks("\\trowd\\cellx9000\\pard\\intbl Work\\par\\pard\\intbl\\itap2 2019\\nestcell Welder\\nestcell"
                     "{\\*\\nesttableprops\\trowd\\cellx2000\\cellx8000\\nestrow}{\\nonesttables\\par}"
                     "\\pard\\intbl\\cell\\row\\pard Skills"),
              "para Work\npara [2019][Welder]\npara Skills\n");
}

TEST(Rtf, LinksLead) {
    const Outcome outcome =
        read("{\\rtf1{\\field{\\*\\fldinst{HYPERLINK \"https://ada.example\"}}{\\fldrslt my page}} here}");
    EXPECT_EQ(testing::print(outcome.document), "para my page here\n");
    ASSERT_EQ(outcome.document.links.size(), 1U);
    EXPECT_EQ(outcome.document.links[0].target, "https://ada.example");
    EXPECT_EQ(outcome.document.links[0].text.of(outcome.document.text), "my page");
}

TEST(Rtf, NotesBoxesAndLetterheadsAreText) {
    EXPECT_EQ(blocks("{\\header ada@ada.example\\par}Prize{\\footnote of the town}\\par"
                     "{\\shp{\\*\\shpinst\\shpleft100{\\sp{\\sn fLine}{\\sv 0}}{\\shptxt Berlin\\par}}}End"),
              "para ada@ada.example\npara Prize\npara End\npara Berlin\npara of the town\n");
}

TEST(Rtf, WhatIsNotPrintedIsNotRead) {
    EXPECT_EQ(blocks("{\\info{\\title Old}}{\\*\\generator Msftedit;}{\\pict\\pngblip 89504e47}A{\\deleted B}C"
                     "{\\*\\annotation ask}{\\*\\unknown x}"),
              "para AC\n");
    EXPECT_EQ(blocks("Ada{\\v secret}"), "para Ada\nfurniture secret\n");
    const std::string white = "{\\colortbl;\\red255\\green255\\blue255;}Ada{\\cf1 white}";
    EXPECT_EQ(blocks(white), "para Ada\nfurniture white\n");
    EXPECT_EQ(blocks(white + "{\\shp{\\*\\shpinst{\\sp{\\sn fillColor}{\\sv 255}}}}"), "para Adawhite\n");
}

TEST(Rtf, AFileThatEndsEarlyIsReadWithAWarning) {
    const Outcome outcome = read("{\\rtf1 Ada{\\b Fer");
    EXPECT_EQ(testing::print(outcome.document), "para AdaFer\n");
    ASSERT_EQ(outcome.said.all().size(), 1U);
    EXPECT_EQ(outcome.said.all()[0].code, Code::content_unread);
}

TEST(Rtf, GroupsWithoutEndAreALimit) {
    const Outcome outcome = read("{\\rtf1 Ada" + std::string(100'000, '{'));
    EXPECT_FALSE(outcome.read);
    ASSERT_EQ(outcome.said.all().size(), 1U);
    EXPECT_EQ(outcome.said.all()[0].code, Code::limit_reached);
}

}  // namespace
}  // namespace cvconv
