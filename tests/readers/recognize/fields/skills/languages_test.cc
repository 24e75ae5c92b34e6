#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Languages\n\n";

TEST(Languages, AGradeBehindTheBracket) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Languages\n\nDanish (native), English (fluent) C2\n");
    testing_cv::expect_part(shown, "language \"English\"\n  fluency \"fluent C2\"\n");
}

TEST(Languages, OneThatNoListHasIsKnownByItsBracket) {
    std::string shown = read_marked(top + "English (C2), German (B1), Harbourish (swearing only)\n");
    expect_part(shown, "  language \"German\"\n  fluency \"B1\"\n");
    expect_part(shown, "  language \"Harbourish\"\n  fluency \"swearing only\"\n");
}

TEST(Languages, BracketsWithinBrackets) {
    std::string shown = read_marked(top + "Arabic (mother tongue (A)), Dutch (passive (C))\n");
    expect_part(shown, "  language \"Arabic\"\n  fluency \"mother tongue (A)\"\n");
    expect_part(shown, "  language \"Dutch\"\n  fluency \"passive (C)\"\n");
}

TEST(Languages, WideBracketsAreNoPartOfTheLevel) {
    std::string shown = read_marked("# 山田 太郎\n\nyamada@fjord.example\n\n## 語学\n\n英語（日常会話）\n");
    expect_part(shown, "  fluency \"日常会話\"\n");
    expect_none(shown, "（");
}

TEST(Languages, NamesInARowAndLevelsBelow) {
    std::string shown = read_marked(top + "| Danish | German | English |\n|---|---|---|\n| native | B1 | a little |\n");
    expect_part(shown, "  language \"Danish\"\n  fluency \"native\"\n");
    expect_part(shown, "  language \"English\"\n  fluency \"a little\"\n");
}

TEST(Languages, LevelsBeforeTheNames) {
    std::string shown = read_marked(top + "Fluent in Danish; Conversational Proficiency in Dutch\n");
    expect_part(shown, "  language \"Danish\"\n  fluency \"Fluent\"\n");
    expect_part(shown, "  language \"Dutch\"\n  fluency \"Conversational Proficiency\"\n");
}

TEST(Languages, TheWordForLanguageIsOfTheName) {
    std::string shown = read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Езици\n\nГръцки език – начално ниво\n");
    expect_part(shown, "  language \"Гръцки език\"\n  fluency \"начално ниво\"\n");
}

TEST(Languages, NamesInSmallLetters) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Programming\n\n- C++\n- Fortran\n\n## Languages\n\n"
        "- norwegian\n- english: fluent\n");
    expect_part(shown, "languages\n  language \"norwegian\"\n");
    expect_part(shown, "languages\n  language \"english\"\n  fluency \"fluent\"\n");
}

TEST(Languages, TwoShareALevel) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nLanguages\n\nNorwegian and German (native); Danish, Dutch and Swedish "
        "(fluent); French (reading)\n");
    for (const char* name : {"Norwegian", "German"}) {
        expect_part(shown, std::string("  language \"") + name + "\"\n  fluency \"native\"\n");
    }
    for (const char* name : {"Danish", "Dutch", "Swedish"}) {
        expect_part(shown, std::string("  language \"") + name + "\"\n  fluency \"fluent\"\n");
    }
}

TEST(Languages, InALineAtTheEndOfAnotherList) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\nPhD Physics, Harbour University, 2011\n\nMEMBERSHIPS\n\n"
        "Member of the Tide Society.\nFellow of the Society of Pumps.\nLanguages: Norwegian (native); German "
        "(basic).\n\nSKILLS\n\nWelding\n");
    expect_part(shown, "  language \"Norwegian\"\n  fluency \"native\"\n");
    expect_part(shown, "  language \"German\"\n  fluency \"basic\"\n");
}

TEST(Languages, InSmallLetters) {
    const std::string shown = read_marked(top + "english mother tongue, norwegian & danish fluent\n");
    expect_part(shown, "  language \"english\"\n  fluency \"mother tongue\"\n");
    expect_part(shown, "  language \"norwegian\"\n  fluency \"fluent\"\n");
    expect_part(shown, "  language \"danish\"\n  fluency \"fluent\"\n");
}

TEST(Languages, TheTitleSaysThatTheyAreNative) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n### Mother tongue\n\nDanish, Faroese\n\n"
        "### Other languages\n\n- English: C1\n");
    expect_part(shown, "  language \"Faroese\"\n  fluency \"Mother tongue\"\n");
    expect_part(shown, "  language \"English\"\n  fluency \"C1\"\n");
}

TEST(Languages, OneThatNoListHasIsKnownByItsLevel) {
    std::string shown = read_marked(top + "- English: Fluent\n- Harbourish: Conversational\n");
    expect_part(shown, "  language \"Harbourish\"\n  fluency \"Conversational\"\n");
}

TEST(Languages, OneThatNoListHasBetweenOthers) {
    std::string shown = read_marked(top + "English, Igala and Hausa\n");
    expect_part(shown, "languages\n  language \"English\"\n  code");
    expect_part(shown, "languages\n  language \"Igala\"\nlanguages\n  language \"Hausa\"\n");
}

TEST(Languages, HowWellEachSkillIs) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nESPERIENZA\n\nIngegnere, Porto S.p.A., 2019 – 2021\n\nALTRE LINGUE\n"
        "\nInglese\nLettura: Buono\nScrittura: Buono\nEspressione orale: Elementare\nTedesco\n"
        "Lettura: Buono\nScrittura: Buono\nEspressione orale: Buono\n");
    testing_cv::expect_part(shown,
                            "language \"Inglese\"\n"
                            "  fluency \"Lettura: Buono, Scrittura: Buono, Espressione orale: Elementare\"\n");
    testing_cv::expect_part(shown, "language \"Tedesco\"\n  fluency \"Buono\"\n");
}

TEST(Languages, ATableOfLanguagesAndLevels) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Work\n\nEngineer, Harbour Ltd, 2019 – 2021\n\n## Languages\n"
        "\n| Language | Understanding | Speaking | Writing |\n|---|---|---|---|\n"
        "| Lithuanian | native | native | native |\n| English | B2 | B2 | B2 |\n");
    testing_cv::expect_part(shown, "language \"Lithuanian\"\n  fluency \"native\"\n");
    testing_cv::expect_part(shown, "language \"English\"\n  fluency \"B2\"\n");
}

TEST(Languages, NamesOfWhichAListHasHalf) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nLANGUAGES\n\nEnglish – native\n"
        "Maritime Sign Language – passive\nAuslan – Certificate II\n");
    testing_cv::expect_part(shown, "language \"Maritime Sign Language\"\n  fluency \"passive\"\n");
    testing_cv::expect_part(shown, "language \"Auslan\"\n  fluency \"Certificate II\"\n");
}

}  // namespace
}  // namespace cvconv
