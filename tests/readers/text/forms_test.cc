// Forms, rails of dates, and headings in the margin: what stands at the left belongs to what stands beside it.

#include <gtest/gtest.h>

#include "readers/text/text.h"
#include "tests/readers/print_blocks.h"

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

std::string blocks(std::string_view text) {
    Diagnostics diagnostics("cv.txt");
    auto content = read_text(text, {}, diagnostics);
    return content ? testing::print(std::get<Document>(*content)) : "";
}

TEST(Forms, LabelsWithBulletsThatWrapBesideValuesThatWrap) {
    EXPECT_EQ(
        blocks("ESPERIENZA LAVORATIVA\n"
               "\n"
               "• Date (da – a)               01/04/2018 – in corso\n"
               "• Nome e indirizzo            Officine Fermi, Ortigia\n"
               "  del datore di lavoro\n"
               "• Tipo di impiego             Saldatrice\n"
               "• Principali mansioni         Saldatura di tubi che nessuno vedrà mai più, libro\n"
               "  e responsabilità            di tutte le saldature con la data e il tempo di\n"
               "                              quel giorno.\n"
               "\n"
               "• Date (da – a)               2014 – 2018\n"
               "• Nome e indirizzo            Organi Adda, Lodi\n"
               "  del datore di lavoro\n"
               "• Tipo di impiego             Organara\n"),
        "para ESPERIENZA LAVORATIVA\n"
        "para • [Date (da – a)][01/04/2018 – in corso]\n"
        "para • [Nome e indirizzo del datore di lavoro][Officine Fermi, Ortigia]\n"
        "para • [Tipo di impiego][Saldatrice]\n"
        "para • [Principali mansioni e responsabilità][Saldatura di tubi che nessuno vedrà mai più, libro di tutte "
        "le saldature con la data e il tempo di quel giorno.]\n"
        "para • [Date (da – a)][2014 – 2018]\n"
        "para • [Nome e indirizzo del datore di lavoro][Organi Adda, Lodi]\n"
        "para • [Tipo di impiego][Organara]\n");
}

TEST(Forms, LabelsThatComeAgainNeedNotBeKnown) {
    std::string text = "RECORD\n\n";
    std::string expected = "para RECORD\n";
    for (const char* name : {"Acme Pipes, Lisbon", "Organs and Sons, Porto", "Harbour Works, Faro"}) {
        text += "Qwixt                 " + std::string(name) +
                "\nZorble                2019\nPlonk                 Welder\n\n";
        expected += "para [Qwixt][" + std::string(name) + "]\npara [Zorble][2019]\npara [Plonk][Welder]\n";
    }
    EXPECT_EQ(blocks(text), expected);
}

TEST(Forms, HeadingsInTheMargin) {
    EXPECT_EQ(blocks("EDUCATION       2018–2020 | School of Metal, Lisbon | welding of\n"
                     "                pipes that nobody sees\n"
                     "                2014–2018 | School of Wood | organs |\n"
                     "                27 points\n"
                     "\n"
                     "LANGUAGES       Portuguese: native\n"
                     "                French: B2\n"
                     "                Twi: A1\n"
                     "\n"
                     "ODDITIES        keeps a book of every seam\n"
                     "                repairs organs\n"
                     "                sings\n"
                     "\n"
                     "INTERESTS       choir\n"
                     "                rowing\n"
                     "                bells\n"),
              "heading 2 EDUCATION\n"
              "para 2018–2020 | School of Metal, Lisbon | welding of pipes that nobody sees\n"
              "para 2014–2018 | School of Wood | organs | 27 points\n"
              "heading 2 LANGUAGES\npara Portuguese: native\npara French: B2\npara Twi: A1\n"
              "heading 2 ODDITIES\npara keeps a book of every seam\npara repairs organs\npara sings\n"
              "heading 2 INTERESTS\npara choir\npara rowing\npara bells\n");
}

TEST(Forms, HeadingsInTheMarginThatWrap) {
    EXPECT_EQ(blocks("Experience          Welder, Acme Pipes, since 2014\n"
                     "                    Cook, Inn, 2010 - 2014\n"
                     "\n"
                     "Languages           Portuguese\n"
                     "                    English\n"
                     "\n"
                     "Technical           Hammers\n"
                     "skills              Saws\n"
                     "\n"
                     "Interests           Choir\n"),
              "heading 2 Experience\npara Welder, Acme Pipes, since 2014\npara Cook, Inn, 2010 - 2014\n"
              "heading 2 Languages\npara Portuguese\npara English\n"
              "heading 2 Technical skills\npara Hammers\npara Saws\n"
              "heading 2 Interests\npara Choir\n");
}

TEST(Forms, TabStopsOfAWordProcessor) {
    EXPECT_EQ(blocks("seit 03/2014\tAcme Rohre GmbH, Hamburg\n"
                     "\tSchweißerin\n"
                     "\t- führt ein Buch über alle Nähte\n"
                     "\n"
                     "01/2010 –\tGasthaus Adler, Lübeck\n"
                     "02/2014\tKöchin\n"
                     "\n"
                     "2008 – 2009\tAuslandsaufenthalt\n"
                     "\tin Porto\n"),
              "para [seit 03/2014][Acme Rohre GmbH, Hamburg]\npara Schweißerin\n"
              "item - führt ein Buch über alle Nähte\n"
              "para [01/2010 – 02/2014][Gasthaus Adler, Lübeck]\npara Köchin\n"
              "para [2008 – 2009][Auslandsaufenthalt in Porto]\n");
}

TEST(Forms, DatesAndLabelsBelowHeadingsAreNoColumn) {
    EXPECT_EQ(blocks("COMMUNITY\n\n"
                     "2024             Panel, Harbour Works\n"
                     "since 2017       Keeper, Book of Seams\n"
                     "2012 – 2013      Treasurer, Choir\n"
                     "\n\nSKILLS\n\n"
                     "Welding          TIG/MIG, ARC\n"
                     "Tools            Hammers, saws\n"
                     "\n\nLANGUAGES\n\n"
                     "Portuguese       mother tongue\n"
                     "English          mother tongue\n"
                     "French           fluent\n"
                     "\n\nREFERENCES\n\nOn request\n"),
              "para COMMUNITY\npara [2024][Panel, Harbour Works]\npara [since 2017][Keeper, Book of Seams]\n"
              "para [2012 – 2013][Treasurer, Choir]\npara SKILLS\npara [Welding][TIG/MIG, ARC]\n"
              "para [Tools][Hammers, saws]\npara LANGUAGES\npara [Portuguese][mother tongue]\n"
              "para [English][mother tongue]\npara [French][fluent]\npara REFERENCES\npara On request\n");
}

TEST(Forms, AnOpenPeriodAboveAWholeOneIsItself) {
    EXPECT_EQ(blocks("2023 –           Lecturer, Pipes\n"
                     "2020 – 2021      Assistant, Seams\n"
                     "2014 – 2016      Cook, Inn\n"
                     "2012 – 2013      Treasurer, Choir\n"),
              "para [2023 –][Lecturer, Pipes]\npara [2020 – 2021][Assistant, Seams]\n"
              "para [2014 – 2016][Cook, Inn]\npara [2012 – 2013][Treasurer, Choir]\n");
}

TEST(Forms, TitlesInCapitalsThatGoOn) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nWORK EXPERIENCE\n\nDates                    2019 – 2021\n"
        "Employer                 Harbour Ltd\nPosition                 Engineer\n\n"
        "SOCIAL SKILLS            teams, patience, teaching of\nAND COMPETENCES          young colleagues\n\n"
        "TECHNICAL SKILLS         Fanuc, Heidenhain, reading of\nAND COMPETENCES          drawings\n");
    testing_cv::expect_part(shown, "\"SOCIAL SKILLS AND COMPETENCES\"");
    testing_cv::expect_none(shown, "AND COMPETENCES young");
}

}  // namespace
}  // namespace cvconv
