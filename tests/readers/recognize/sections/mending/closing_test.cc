#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top =
    "Ida Fjord\nida@fjord.example\n\nEducation\nBSc Physics, Harbour University, 2010 – 2013\n\nInterests\nrowing, "
    "chess\n\n";

TEST(Closing, PlaceAndDateOfSigning) {
    std::string shown = read_plain(top + "Leipzig, 17. Februar 2025\n");
    expect_part(shown, "unclaimed \"Leipzig, 17. Februar 2025\"\n");
    expect_none(shown, "name \"Leipzig\"");
}

TEST(Closing, Consent) {
    expect_none(read_plain(top + "I hereby give consent for my personal data to be processed.\n"), "name \"I hereby");
}

TEST(Closing, ReferencesOnRequestAreAReference) {
    expect_part(
        read_marked(
            "# Ida Fjord\n\nida@fjord.example\n\n## Interests\n\nrowing, chess\n\nReferences available on request.\n"),
        "references\n  reference \"References available on request.\"\n");
}

TEST(Closing, AnAddressAtTheFootIsContact) {
    std::string shown = read_plain(top + "22 rue des Corderies, 29200 Brest, France\n");
    expect_part(shown, "  postal_code \"29200\"\n");
    expect_none(shown, "name \"22 rue");
}

TEST(Closing, ADatedEntryAtTheEndStays) {
    std::string shown = read_plain("Ida Fjord\nida@fjord.example\n\nAwards\nYoung Engineer, 3 May 2019\n");
    expect_part(shown, "awards\n  title \"Young Engineer\"\n");
}

TEST(Closing, TheDateOfTheDocument) {
    std::string shown = read_plain(top + "Last updated: Feb. 2025\n");
    expect_none(shown, "interests\n  name \"Last");
    expect_none(shown, "name \"Last updated");
}

TEST(Closing, TheNameAgainBelowTheDate) {
    std::string shown = read_plain(
        "Lebenslauf\n\nName: Wiebke Sturmvogel\nE-Mail: w@sturm.example\n\nHobbys\nRudern, Schach\n\n"
        "Hamburg, 12.03.2025\nWiebke Sturmvogel\n");
    expect_none(shown, "interests\n  name \"Hamburg");
    expect_none(shown, "interests\n  name \"Wiebke");
}

TEST(Closing, ATownInAnyCase) {
    expect_none(read_plain(top + "V Lesné dne 3. února 2025\n"), "interests\n  name \"V Lesn");
}

TEST(Closing, ConsentBelowReferees) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Praca\n\n2012 – 2020 Inżynier, Port Sp. z o.o.\n\n## "
        "Zainteresowania\n\nszachy, wiosła\n\n## Referencje\n\nAnna Lis – kierownik młyna, tel. 55 555 01 42\n\n"
        "Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.\n");
    expect_none(shown, "młyna, tel. 55 555 01 42\\nWyra");
    expect_part(shown, "unclaimed \"Wyra");
}

TEST(Closing, TheEndOfATableIsNoEntry) {
    std::string shown = read_plain(
        "履歴書\n\n氏名：見本　花子\n\n■学歴\n2016年3月　港大学　経済学部　卒業\n以上\n\n■趣味\n将棋\n"
        "通勤時間　約25分　　扶養家族数　1人　　配偶者　有\n");
    expect_part(shown, "unclaimed \"以上\"\n");
    expect_part(shown, "interests\n  name \"将棋\"\n");
    expect_none(shown, "name \"通勤時間");
}

TEST(Closing, TheProgramThatWroteIt) {
    expect_none(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Interests\n\nrowing\n\nCV made with Tide Writer\n"),
                "name \"CV made");
}

TEST(Closing, AnAccountBelowTheReferences) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n### Welder\n\nHarbour Works, 2012 – 2016\n\n- Welded.\n\n"
        "## References\n\nReferences available upon request\n\n"
        "You can also find me on [LinkedIn](https://www.linkedin.com/in/ida-fjord).\n");
    testing_cv::expect_part(shown, "username \"ida-fjord\"");
    testing_cv::expect_none(shown, "reference \"You can");
    testing_cv::expect_none(shown, "summary \"You can");
}

TEST(Closing, WhenItWasUpdatedAtTheFootOfAPage) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nPublications\n\nFjord, I. (2020). The Breath Group. Journal of Tides, 3, "
        "1–9.\n\n"
        "Last updated: 14 October 2024\n\fFjord, I. (2019). Salt in old pumps. Pump Letters, 2, 3–8.\n\n"
        "Fjord, I. (2018). Gates of the Forth. Pump Letters, 1, 3–8.\n\nLanguages\n\nEnglish, Norwegian\n");
    expect_none(shown, "name \"Last updated");
    expect_none(shown, "publisher \"Last updated");
}

TEST(Closing, TheFootOfALetter) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\nMoosweg 4, 83471 Leithdorf\n0171 555041\n\nBERUFSPRAXIS\n\n"
        "Pförtner, Hafen GmbH, Leith, 2019 – 2021\n\nAUSBILDUNG\n\n"
        "BSc Physik, Universität Leith, 2008 – 2011\n\nINTERESSEN\n\nSkitouren, Zither\n\n"
        "Berlin, den 13.01.2025\n\n-- \nIda Fjord\nMoosweg 4 | 83471 Leithdorf | 0171 555041\n");
    testing_cv::expect_part(shown, "interests\n  name \"Zither\"\nsections");
    testing_cv::expect_none(shown, "name \"den 13.01");
}

TEST(Closing, WhereItWasSignedInAnyCase) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nPRACOVNÉ SKÚSENOSTI\n\n2019 – 2021 Inžinierka, Prístav s.r.o.\n\n"
        "VZDELANIE\n\n2008 – 2011 Univerzita Leith\n\nREFERENCIE\n\n"
        "Ing. Marcel Dobiáš, manažér, Prístav s.r.o., 0911 555 340\n\nV Nitre 12. 1. 2025\n");
    testing_cv::expect_part(shown, "reference \"manažér, Prístav s.r.o., 0911 555 340\"\n");
}

}  // namespace
}  // namespace cvconv
