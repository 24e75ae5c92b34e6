#include "readers/text/text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/readers/print_blocks.h"

namespace cvconv {
namespace {

Document read(std::string_view text) {
    Diagnostics diagnostics("cv.txt");
    auto content = read_text(text, {}, diagnostics);
    EXPECT_TRUE(content.has_value());
    return content ? std::get<Document>(*content) : Document{};
}

struct Case {
    const char* name;
    const char* input;
    const char* blocks;
};

class TextBlocks : public ::testing::TestWithParam<Case> {};

TEST_P(TextBlocks, AreAsExpected) {
    EXPECT_EQ(testing::print(read(GetParam().input)), GetParam().blocks);
}

const Case cases[] = {
    {"ShortLinesStandForThemselves", "Ada Fermi\nWelder\nLisbon\n", "para Ada Fermi\npara Welder\npara Lisbon\n"},
    {"WrappedParagraphIsJoined",
     "I weld pipes that nobody will ever see again, and I keep a book of\n"
     "every seam with its date. Before that I repaired organs in village\n"
     "churches, which needs the same patience.\n",
     "para I weld pipes that nobody will ever see again, and I keep a book of every seam with its date. Before that I "
     "repaired organs in village churches, which needs the same patience.\n"},
    {"HyphenationIsRepaired",
     "Responsible for the documen-\n"
     "tation of all welds that the\n"
     "inspectors ask for.\n",
     "para Responsible for the documentation of all welds that the inspectors ask for.\n"},
    {"JustifiedTextHasNoColumns",
     "highly available,  concurrent  web  applications   using  open  source  software\n"
     "for  harbours  and the   people   who   work   in   them,   by  day and by night\n"
     "and on every tide.\n",
     "para highly available, concurrent web applications using open source software for harbours and the people who "
     "work "
     "in them, by day and by night and on every tide.\n"},
    {"JustifiedTextMayBeAColumnTooWide",
     "seventeen-odd  years  professional  harbour experience.  deep  knowledge and love\n"
     "intuition  into  many kinds of pumps. independently  mends  and  builds the pumps\n"
     "of islands.\n",
     "para seventeen-odd years professional harbour experience. deep knowledge and love intuition into many kinds of "
     "pumps. independently mends and builds the pumps of islands.\n"},
    {"UnderlinesMakeHeadings", "Skills\n------\nTIG\n\nWORK\n====\n2019\n",
     "heading 2 Skills\npara TIG\nheading 1 WORK\npara 2019\n"},
    {"LinesDrawnBesideHeadings", "SKILLS ----------------------------\n\nTIG\n\n=== Work ===\nAcme\n",
     "heading 2 SKILLS\npara TIG\nheading 2 Work\npara Acme\n"},
    {"LineBelowSeveralLinesIsARule", "Ada Fermi\nTel: 12 34 56\n__________________________________________\n\nWelder\n",
     "para Ada Fermi\npara Tel: 12 34 56\nrule\npara Welder\n"},
    {"LetterSpacedHeadings", "S K I L L S\n\nİ Ş   D E N E Y İ M İ\n\n이  력  서\n성    명 : 남궁하나\n",
     "para SKILLS\npara İŞ DENEYİMİ\npara 이력서\npara 성명 : 남궁하나\n"},
    {"BulletsWithLevelsAndHangingLines",
     "♦ Keeper of the tools, which are counted every evening before we\n"
     "  lock the shed\n"
     "  ➢ Hammers\n"
     "  ➢ Saws\n"
     "♦ Driver\n",
     "item ♦ Keeper of the tools, which are counted every evening before we lock the shed\n"
     "item 1 ➢ Hammers\nitem 1 ➢ Saws\nitem ♦ Driver\n"},
    {"LettersAreBulletsOnlyTogether", "o  Hammers\no  Saws\n\nO. Fermi\no clock\n",
     "item o Hammers\nitem o Saws\npara O. Fermi\nitem o clock\n"},
    {"NumbersButNotDates", "1. Hammers\n2. Saws\n8. 2. 1983\n", "item 1. Hammers\nitem 2. Saws\npara 8. 2. 1983\n"},
    {"BulletAboveItsText", "•\nHammers\n•\nSaws\n", "item • Hammers\nitem • Saws\n"},
    {"DatesAtTheRightAreCells", "Welder                          2015 - 2019\nAcme Pipes\n",
     "para [Welder][2015 - 2019]\npara Acme Pipes\n"},
    {"TwoBlanksAfterASentencePartNothing", "Welds pipes.  Repairs organs.\n2015 - 2019  Welder\n",
     "para Welds pipes. Repairs organs.\npara [2015 - 2019][Welder]\n"},
    {"ValueContinuesUnderItself",
     "Name:        Ada Fermi\n"
     "Tasks:       Keeps a book of every seam with its date and of the\n"
     "             weather on that day\n"
     "Place:       Lisbon\n",
     "para [Name:][Ada Fermi]\n"
     "para [Tasks:][Keeps a book of every seam with its date and of the weather on that day]\n"
     "para [Place:][Lisbon]\n"},
    {"WrappedLabels",
     "Dates                 2015 - 2019\n"
     "Position              Welder\n"
     "Name and address of   Acme Pipes, Lisbon\n"
     "employer\n"
     "Kind of business      Pipes\n",
     "para [Dates][2015 - 2019]\npara [Position][Welder]\n"
     "para [Name and address of employer][Acme Pipes, Lisbon]\npara [Kind of business][Pipes]\n"},
    {"ListBehindALabel", "Tasks:   - Hammers\n         - Saws\n", "para Tasks:\nitem - Hammers\nitem - Saws\n"},
    {"DateWithoutAGapTakesTheColumnOfItsNeighbour", "2017 - today Choir\n2010 - 2014  Rowing club\n",
     "para [2017 - today][Choir]\npara [2010 - 2014][Rowing club]\n"},
    {"SeparatorsPartNoCells", "Tel: 12 34 56   |   Mail: ada@example.com\n",
     "para Tel: 12 34 56 | Mail: ada@example.com\n"},
    {"FullWidthLinesJoinWithoutBlank",
     "金融機関向けの基幹システム開発に約十三年間従事してまいりました。直近\n"
     "では、地方銀行三行が共同で利用する勘定系システムのクラウド移行におい\n"
     "て、設計を務めております。\n",
     "para 金融機関向けの基幹システム開発に約十三年間従事してまいりました。直近では、地方銀行三行が共同で利用する勘定"
     "系システムのクラウド移行において、設計を務めております。\n"},
    {"GlyphsThatMarkHeadings", "■学歴\n\n2012年\n\n■資格\n\n免許\n\n■趣味\n\n合気道\n",
     "heading 2 ■ 学歴\npara 2012年\nheading 2 ■ 資格\npara 免許\nheading 2 ■ 趣味\npara 合気道\n"},
    {"RowsOfItems", "• Hammers         • Saws\n• Files           • Nails\n",
     "item • Hammers\nitem • Saws\nitem • Files\nitem • Nails\n"},
    {"DatesBrokenOverTwoLines",
     "  Aug 2020    Welder\n"
     "     – now    Acme Pipes\n"
     "\n"
     "  Feb 2016    Cook\n"
     "– Jul 2020    Inn\n"
     "\n"
     "      2015    School of Metal\n"
     "      2014    School of Wood\n",
     "para [Aug 2020 – now][Welder]\npara Acme Pipes\npara [Feb 2016 – Jul 2020][Cook]\npara Inn\n"
     "para [2015][School of Metal]\npara [2014][School of Wood]\n"},
    {"LabelsFlushRightWithOneBlank",
     "               Experience\n"
     "   04/2019– Welder, Acme Pipes, Lisbon\n"
     "     present ○ Welds pipes that nobody sees\n"
     "              ○ Keeps a book of seams\n"
     "   09/2014– Cook, Inn, Porto\n"
     "    03/2019 ○ Peels potatoes\n"
     "              ○ Boils them\n"
     "               Education\n"
     "  2008–2012 School of Metal\n"
     "               Languages\n"
     "    English native\n"
     " Portuguese fluent\n"
     "               Interests\n"
     "               Choir\n",
     "para Experience\npara [04/2019– present][Welder, Acme Pipes, Lisbon]\nitem ○ Welds pipes that nobody sees\n"
     "item ○ Keeps a book of seams\npara [09/2014– 03/2019][Cook, Inn, Porto]\nitem ○ Peels potatoes\n"
     "item ○ Boils them\npara Education\npara [2008–2012][School of Metal]\npara Languages\n"
     "para [English][native]\npara [Portuguese][fluent]\npara Interests\npara Choir\n"},
    {"TextBesideDatesIsNoColumn",
     "                    Work\n"
     "Since 05/2019       Welder\n"
     "                    Acme Pipes, where I weld pipes that nobody\n"
     "                    will ever see again\n"
     "\n"
     "2015 - 2019         Cook\n"
     "                    Inn\n"
     "                    Skills\n"
     "Languages           Portuguese\n"
     "Tools               Hammers\n"
     "Linux               yes\n"
     "Kitchen             Knives\n"
     "Driving             B\n",
     "para Work\npara [Since 05/2019][Welder]\npara Acme Pipes, where I weld pipes that nobody will ever see again\n"
     "para [2015 - 2019][Cook]\npara Inn\npara Skills\npara [Languages][Portuguese]\npara [Tools][Hammers]\n"
     "para [Linux][yes]\npara [Kitchen][Knives]\npara [Driving][B]\n"},
    {"IconsAreBlankAndWingdingsAreBullets", "\xEF\x82\x95 12 34 56\n\xEF\x82\xB7 Hammers\n\xEF\x82\xB7 Saws\n",
     "para 12 34 56\nitem • Hammers\nitem • Saws\n"},
    {"DrawnTables",
     "+------+----------+\n| Year | Job      |\n+======+==========+\n| 2019 | Welder,  |\n|      | Acme     |\n"
     "+------+----------+\n| 2015 | Cook     |\n+------+----------+\n",
     "row header [Year][Job]\nrow [2019][Welder, Acme]\nrow [2015][Cook]\n"},
    {"TablesOfBars", "| Year | Job |\n|------|-----|\n| 2019 | Welder |\n| 2015 | |\n",
     "row header [Year][Job]\nrow [2019][Welder]\nrow [2015][]\n"},
    {"TablesWithDashesBelowTheirHeader",
     "When       What     Where\n---------  -------  --------\n2019-2021  Welder   Acme\n2015                "
     "Inn\n\nChoir\n",
     "row header [When][What][Where]\nrow [2019-2021][Welder][Acme]\nrow [2015][][Inn]\npara Choir\n"},
    {"TablesBetweenLines", "====  ======\nYear  Job\n====  ======\n2019  Welder\n2015  Cook\n====  ======\n",
     "row header [Year][Job]\nrow [2019][Welder]\nrow [2015][Cook]\n"},
    {"DoubleSpacedTextIsJoinedAcrossEmptyLines",
     "I weld pipes that nobody will ever see again, and I keep a book of\n\n"
     "every seam with its date. Before that I repaired organs in village\n\n"
     "churches.\n\nA\n\nB\n\nC\n\nD\n\nE\n\nF\n\nG\n\nH\n\nI\n\nJ\n\nK\n",
     "para I weld pipes that nobody will ever see again, and I keep a book of every seam with its date. Before that I "
     "repaired organs in village churches.\npara A\npara B\npara C\npara D\npara E\npara F\npara G\npara H\npara "
     "I\npara J\npara K\n"},
    {"PageNumbersAreFurniture", "Ada Fermi\n\n              Page 1 of 2\n\fWelder\n\n              Page 2 of 2\n",
     "para Ada Fermi\nfurniture Page 1 of 2\npara Welder\nfurniture Page 2 of 2\n"},
    {"RunningHeadersAreFurnitureButTheFirst", "Ada Fermi\n\nWelder\n\fAda Fermi\n\nLisbon\n\fAda Fermi\n\nChoir\n",
     "para Ada Fermi\npara Welder\nfurniture Ada Fermi\npara Lisbon\nfurniture Ada Fermi\npara Choir\n"},
    {"AddressesBreakWithoutBlank", "www.linkedin.com/in/ada-\nfermi-example (LinkedIn)\nada.example (Personal)\n",
     "para www.linkedin.com/in/ada-fermi-example (LinkedIn)\npara ada.example (Personal)\n"},
    {"LettersThatGoOnAreNumbers", "a. Hammers\nb. Saws\nc. Files\n\nk. u. k.\n",
     "item a. Hammers\nitem b. Saws\nitem c. Files\npara k. u. k.\n"},
    {"NumbersInBrackets", "[4]   Fermi, A., Pipes\n[3]   Fermi, A., Seams\n[b]   Fermi, A., Organs\n",
     "item [4] Fermi, A., Pipes\nitem [3] Fermi, A., Seams\nitem [b] Fermi, A., Organs\n"},
    {"APeriodOnTwoLinesIsOne", "Октябрь 2018 —\nнастоящее время\nMarch 2015 –\nSept 2018\nWelder\n",
     "para Октябрь 2018 — настоящее время\npara March 2015 – Sept 2018\npara Welder\n"},
    {"EntriesInBarsGoOnWithoutADate",
     "2019–2021 | Acme Pipes and Daughters Ltd, Lisbon | welder of all\n"
     "pipes\n"
     "July and August 2018 | Gesellschaft der Orgelbauer in Niederwald\n"
     "d. d., Porto | trainee\n"
     "2. 7.–31. 8. 2017 | Inn | cook\n",
     "para 2019–2021 | Acme Pipes and Daughters Ltd, Lisbon | welder of all pipes\n"
     "para July and August 2018 | Gesellschaft der Orgelbauer in Niederwald d. d., Porto | trainee\n"
     "para 2. 7.–31. 8. 2017 | Inn | cook\n"},
    {"MarksOfVersionsAreFurniture", "Ada Fermi\n\n$Id: cv.txt,v 1.8 2024/10/02 ada Exp $\n",
     "para Ada Fermi\nfurniture $Id: cv.txt,v 1.8 2024/10/02 ada Exp $\n"},
    {"AnAddressThatEndsInASlashIsWhole", "ada.example  |  http://acme.example/~ada/\n17 Mill Road, Lisbon\n",
     "para ada.example | http://acme.example/~ada/\npara 17 Mill Road, Lisbon\n"},
};

INSTANTIATE_TEST_SUITE_P(Text, TextBlocks, ::testing::ValuesIn(cases),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(Text, TwoColumnsAreReadOneAfterTheOther) {
    Document document = read(
        "                  ADA FERMI\n"
        "\n"
        " CONTACT                 EXPERIENCE\n"
        "\n"
        " Rua Nova 3              Welder                 2015 to 2019\n"
        " Lisbon                  Acme Pipes\n"
        " 12 34 56                Pipes that nobody will see again\n"
        "                         once they lie under the road.\n"
        " LANGUAGES\n"
        "                         EDUCATION\n"
        " Portuguese\n"
        " English                 School of Metal\n"
        "                         Passed\n");
    EXPECT_EQ(
        testing::print(document),
        "para ADA FERMI\npara CONTACT\npara Rua Nova 3\npara Lisbon\npara 12 34 56\npara LANGUAGES\npara Portuguese\n"
        "para English\npara EXPERIENCE\npara [Welder][2015 to 2019]\npara Acme Pipes\n"
        "para Pipes that nobody will see again once they lie under the road.\npara EDUCATION\npara School of Metal\n"
        "para Passed\n");
    EXPECT_EQ(document.blocks[0].region, 0);
    EXPECT_NE(document.blocks[1].region, document.blocks[8].region);
}

TEST(Text, BlocksKnowTheirPlace) {
    Document document = read("Ada Fermi\n\n  - Welds  \n");
    ASSERT_EQ(document.blocks.size(), 2U);
    Stretch place = place_of(document, document.blocks[1].text);
    EXPECT_EQ(place.line, 3);
    EXPECT_EQ(place.column, 5);
    EXPECT_FLOAT_EQ(document.blocks[1].gap_before, 1);
}

TEST(Text, CellsKnowTheirColumns) {
    Document document = read("Welder      2015\n");
    ASSERT_EQ(document.blocks.at(0).cells.size(), 2U);
    EXPECT_FLOAT_EQ(document.blocks[0].cells[1].left, 12);
    EXPECT_FLOAT_EQ(document.blocks[0].cells[1].right, 16);
}

TEST(Text, LongInputTakesLinearTime) {
    std::string text;
    for (int i = 0; i < 100000; ++i) {
        text += std::string(static_cast<std::size_t>(i % 50), ' ') + "- a b    c\n";
    }
    EXPECT_GE(read(text).blocks.size(), 50000U);
}

TEST(Text, TablesPastedFromASpreadsheet) {
    Document document = read(
        "Year\tMonth\tWhat\n2019\t4\tHarbour Pumps\n\t\tWelder of pipes\n2021\t3\tDock Ltd\n\n"
        "Ada\t\tExample\n");
    ASSERT_GE(document.blocks.size(), 5U);
    EXPECT_EQ(document.blocks[0].kind, BlockKind::table_row);
    ASSERT_EQ(document.blocks[2].cells.size(), 3U);
    EXPECT_EQ(document.blocks[2].table, document.blocks[0].table);
    EXPECT_TRUE(document.blocks[2].cells[0].text.empty());
    EXPECT_EQ(document.blocks[2].cells[2].text.of(document.text), "Welder of pipes");
    EXPECT_EQ(document.blocks[4].table, 0);
}

// The second line is as long as lines get; the first ends before it because nothing more was to be said.
TEST(Text, LinesWithoutBlanksAreFullAtTheEdgeOnly) {
    Document document = read(
        "平成19年　4月　　港病院　看護師として入職\n"
        "　　　　　　　　内科病棟に配属\n"
        "港の診療所で培った観察力を生かし、地域の皆様の療養を支えたいと考えております。\n");
    ASSERT_EQ(document.blocks.size(), 3U);
    EXPECT_EQ(document.blocks[1].text.of(document.text), "内科病棟に配属");
}

// Text taken out of a PDF: an empty line in the middle of items, and a bullet before the end of the item above it.
TEST(Text, TornItemsAreClosedUp) {
    Document document = read(
        "● Mended the gauges of the northern harbours, \n\nthe islands and the mole.\n\n"
        "● Wrote down what the keepers of the lights \n\nremembered of storms.\n\n"
        "● Counted the boats that came in \n\n● \n\nat night and by day.\nTaught the children to read.\n\n"
        "● Drew the charts of the \n\nestuary.\n\n");
    EXPECT_EQ(testing::print(document),
              "item ● Mended the gauges of the northern harbours, the islands and the mole.\n"
              "item ● Wrote down what the keepers of the lights remembered of storms.\n"
              "item ● Counted the boats that came in at night and by day.\n"
              "item ● Taught the children to read.\n"
              "item ● Drew the charts of the estuary.\n");
}

TEST(Text, ItemsGoOnBelowTheirBullets) {
    std::string text;
    for (const char* what : {"pumps", "valves", "gauges", "boats", "charts", "lights", "nets", "ropes"}) {
        text += "• Kept the " + std::string(what) +
                " of the northern harbours in order with four\nkeepers of the islands.\n";
    }
    Document document = read(text);
    EXPECT_EQ(document.blocks.size(), 8U) << testing::print(document);
}

TEST(Text, DatesAndTelephoneNumbersBeginLines) {
    Document document = read(
        "845 Maple Ave Apt 3, Chicago, IL 60614\n(312) 555-0147 / ida@fjord.example\n\nHospital Mora — Desarrolladora "
        "web\n03/2021 - actualidad | Sevilla\n");
    EXPECT_EQ(document.blocks.size(), 4U) << testing::print(document);
}

TEST(Text, WrapsBelowADateEndNoSection) {
    Document document = read(
        "EDUCATION\n\n2012   Ph.D., Sociocultural Anthropology of the Coast, University of Cascadia\n"
        "2003   B.A., Anthropology and Spanish, summa cum laude, Sagebrush State\n       College\n\n"
        "POSITIONS\n\n2019-present   Associate Professor, Department of Anthropology, Mesa Verano\n"
        "               University\n2004-2005      Oral History Fieldworker, Great Basin Center, Elko, Nevada\n");
    const std::string shown = testing::print(document);
    EXPECT_NE(shown.find("Sagebrush State College"), std::string::npos) << shown;
    EXPECT_NE(shown.find("Mesa Verano University"), std::string::npos) << shown;
}

TEST(Text, AFullLineOfASideColumnGoesOn) {
    Document document = read(
        "Certifications\nPump Keeper of the Forth\nCertified Harbour Risk Manager\n(CHRM)\n\nAwards\n"
        "Great Salt Prize given by the\nHarbour Authority\n\nSummary\nI have kept the pumps of harbours for fourteen "
        "years, and I "
        "tell others gladly\nhow it is done, which is what my students liked best about the old course.\n");
    const std::string shown = testing::print(document);
    EXPECT_NE(shown.find("Certified Harbour Risk Manager (CHRM)"), std::string::npos) << shown;
    EXPECT_NE(shown.find("Prize given by the Harbour Authority"), std::string::npos) << shown;
}

TEST(Text, TheLettersOfALabelAreOneCell) {
    Document document = read(
        "氏　　名　　小笠原　紬（おがさわら　つむぎ）\n年　　月　　学歴・職歴\n2006　　4　　北桑野高等学校　入学\n");
    ASSERT_GE(document.blocks.size(), 2U);
    EXPECT_EQ(document.blocks[0].cells.size(), 2U);
    EXPECT_EQ(document.blocks[1].cells.size(), 3U);
}

}  // namespace
}  // namespace cvconv
