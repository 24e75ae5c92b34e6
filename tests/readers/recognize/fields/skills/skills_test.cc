#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top = "Ida Fjord\nida@fjord.example\n\nSkills\n\n";

TEST(Skills, ListsPartedByBlanks) {
    std::string shown = read_plain(top +
                                   "- Web: JavaScript HTML 5 CSS jQuery REST\n"
                                   "- Database: MySQL PostgreSQL NoSQL ORM Hibernate\n");
    expect_part(shown,
                "skills\n  name \"Web\"\n  keywords \"JavaScript\"\n  keywords \"HTML 5\"\n  keywords \"CSS\"\n"
                "  keywords \"jQuery\"\n  keywords \"REST\"\n");
    expect_part(shown, "skills\n  name \"Database\"\n  keywords \"MySQL\"\n");
}

TEST(Skills, BlanksDoNotPartWhereCommasDo) {
    std::string shown = read_plain(top +
                                   "- Tools: Microsoft Visual Studio Code, Adobe Creative Cloud\n"
                                   "- Methods: Total Quality Management Of Pumps And Valves\n");
    expect_part(shown, "keywords \"Microsoft Visual Studio Code\"\n");
    expect_none(shown, "keywords \"Quality\"\n");
}

TEST(Skills, ALevelAndLabelledKeywordsBesideIt) {
    expect_part(read_plain(top + "Design: Intermediate          Keywords: Sketch, Figma\n"
                                 "Web: Expert                   Keywords: HTML, CSS\n"),
                "skills\n  name \"Design\"\n  level \"Intermediate\"\n  keywords \"Sketch\"\n  keywords \"Figma\"\n");
}

TEST(Skills, ADrivingLicenceAtTheEndOfAListIsACertificate) {
    std::string shown = read_plain(top + "Welding, Pumps, driving licence B\n");
    expect_part(shown, "certificates\n  name \"driving licence B\"\n");
    expect_part(shown, "skills\n  name \"Welding\"\nskills\n  name \"Pumps\"\n");
}

TEST(Skills, QualificationsWithTheirDaysAreCertificates) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nZusatzqualifikationen\n\n"
        "06/2012  Netzwerke betreiben\n02/2011  Schweißen unter Wasser\n");
    expect_part(shown, "certificates\n  name \"Netzwerke betreiben\"\n  date 2012-06\n");
    expect_none(shown, "skills\n  name");
}

TEST(Skills, LevelsInALoneList) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n"
        "Software: Excel (expert), Access (basic)\n");
    expect_part(shown, "skills\n  name \"Excel\"\n  level \"expert\"\n");
    expect_part(shown, "skills\n  name \"Access\"\n  level \"basic\"\n");
}

TEST(Skills, LevelsInOneGroupAmongOthersStay) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n"
        "Software: Excel (expert), Access (basic)\n\nTools: saws, pumps\n");
    expect_part(shown, "skills\n  name \"Software\"\n  keywords \"Excel (expert)\"\n");
}

TEST(Skills, ColumnsOfATableAreGroups) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n"
        "| I dream in | I work in |\n|---|---|\n| saws, pumps | welds, seams, paint |\n");
    expect_part(shown, "skills\n  name \"I dream in\"\n  keywords \"saws\"\n  keywords \"pumps\"\n");
    expect_part(shown, "skills\n  name \"I work in\"\n  keywords \"welds\"\n");
}

TEST(Skills, AColumnOfLevels) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n"
        "| | |\n|---|---|\n| Excel | expert |\n| AutoCAD | at home in it |\n| Revit | basic |\n");
    expect_part(shown, "skills\n  name \"AutoCAD\"\n  level \"at home in it\"\n");
}

TEST(Skills, TheTitleMayBeTheFirstLabel) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nProgramming Languages: C++, Go, Nim\nTools: gdb, make\n\n"
        "Experience\n\nEngineer, Harbour Ltd, 2012 – 2020\n");
    expect_part(shown, "skills\n  name \"Programming Languages\"\n  keywords \"C++\"\n");
    expect_part(shown, "skills\n  name \"Tools\"\n  keywords \"gdb\"\n");
}

TEST(Skills, BulletsThatSayItInWordsAreOneEach) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n"
        "- Familiar with the tables of tides\n- Experience using saws, planes and old files of brass\n"
        "- Trained in the care of pumps, valves and gauges\n- Harbour licence\n");
    expect_part(shown, "name \"Experience using saws, planes and old files of brass\"\n");
    expect_part(shown, "name \"Harbour licence\"\n");
}

TEST(Skills, WhatAllHaveInBracketsIsTheLevel) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n"
        "- Pumps (at home in it)\n- Saws, planes (at home in it)\n- Valves (at home in it)\n- Gauges (with help)\n");
    expect_part(shown, "  name \"Saws, planes\"\n  level \"at home in it\"\n");
    expect_part(shown, "  name \"Gauges\"\n  level \"with help\"\n");
}

TEST(Skills, ALongListIsNoProse) {
    std::string list = "saws";
    for (int i = 0; i < 25; ++i) {
        list += ", pump " + std::string(1, static_cast<char>('A' + i));
    }
    std::string shown = read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n" + list + "\n");
    expect_part(shown, "  name \"saws\"\n");
    expect_part(shown, "  name \"pump C\"\n");
}

TEST(Skills, AListBesideItsLevel) {
    std::string shown =
        read_plain("Ida Fjord\nida@fjord.example\n\nSkills\n\nPython, Scala, Bash        expert\nC++        basic\n");
    expect_part(shown, "name \"Python\"\n  level \"expert\"\n");
    expect_part(shown, "name \"Bash\"\n  level \"expert\"\n");
    expect_part(shown, "name \"C++\"\n  level \"basic\"\n");
}

TEST(Skills, GroupsAtADash) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\nProgramming – Python, Java\n\nDatabases – PostgreSQL\n");
    expect_part(shown, "name \"Programming\"\n  keywords \"Python\"\n");
    expect_part(shown, "name \"Databases\"\n  keywords \"PostgreSQL\"\n");
}

TEST(Skills, LanguagesToldAmongThem) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n- Fluent in Spanish and English\n- Welding\n- Typing 65 "
        "words "
        "per minute\n");
    expect_part(shown, "language \"Spanish\"\n  fluency \"Fluent\"\n");
    expect_part(shown, "language \"English\"\n  fluency \"Fluent\"\n");
    expect_part(shown, "skills\n  name \"Welding\"\n");
}

TEST(Skills, ALanguageWithItsLevelAmongThemIsALanguage) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\nWelding, English C1, Danish (native), French cooking\n");
    expect_part(shown, "language \"English\"\n  fluency \"C1\"\n");
    expect_part(shown, "language \"Danish\"\n  fluency \"native\"\n");
    expect_part(shown, "skills\n  name \"French cooking\"\n");
}

TEST(Skills, ALanguageWithoutLevelIsOneWhereTheCvHasNoOthers) {
    const std::string listed = "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n- Welding\n- English\n";
    expect_part(read_marked(listed), "languages\n  language \"English\"\n");
    expect_part(read_marked(listed + "\n## Languages\n\n- Danish\n"), "skills\n  name \"English\"\n");
}

TEST(Skills, LanguagesToldBehindALabel) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\nTools: saws, planes, files\n\n"
        "Communication: Fluent in Spanish and English\n");
    expect_part(shown, "language \"Spanish\"\n  fluency \"Fluent\"\n");
    expect_none(shown, "keywords \"Fluent in Spanish and English\"");
}

TEST(Skills, ASlashPartsNamesOnlyWhereNothingElseDoes) {
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n- Ropes\n- C / Modern C++\n- Tides\n"),
                "skills\n  name \"C / Modern C++\"\n");
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\nHTML / CSS, Networks / VPN, Tides\n"),
                "skills\n  name \"Networks / VPN\"\n");
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\nGo / Python / SQL\n"),
                "skills\n  name \"Python\"\n");
}

TEST(Skills, ARowOfSkillsBetweenDotsIsNoTitleOfTheNext) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nSKILLS\n\nEvery day:\nRopes • Pumps • Wells • Maps\nTides • Salt • Sails\n"
        "Sometimes:\nNets • Hooks • Buoys\n");
    testing_cv::expect_part(shown,
                            "skills\n  name \"Every day\"\n  keywords \"Ropes\"\n  keywords \"Pumps\"\n"
                            "  keywords \"Wells\"\n  keywords \"Maps\"\n  keywords \"Tides\"\n");
}

TEST(Skills, ColumnsOfNamesAreGroups) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n| Rigging | Weaving | Tools |\n|---|---|---|\n"
        "| Knots | Nets | Needle |\n| Splices | Mats | Fid |\n");
    expect_part(shown, "skills\n  name \"Rigging\"\n  keywords \"Knots\"\n  keywords \"Splices\"\n");
    expect_part(shown, "skills\n  name \"Tools\"\n  keywords \"Needle\"\n  keywords \"Fid\"\n");
}

TEST(Skills, AColumnOfLevelsIsNoGroup) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n| Skill | Level |\n|---|---|\n"
        "| Knots | expert |\n| Nets | beginner |\n");
    expect_part(shown, "skills\n  name \"Knots\"\n  level \"expert\"\n");
}

TEST(Skills, YearsAreALevel) {
    std::string shown = read_plain(top + "Negotiating        15 years\nWelding             5+ years\n");
    expect_part(shown, "skills\n  name \"Negotiating\"\n  level \"15 years\"\n");
    expect_part(shown, "skills\n  name \"Welding\"\n  level \"5+ years\"\n");
}

TEST(Skills, TitlesBelowATitleNameGroups) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n### Digital skills\n\nExcel, Access\n\n"
        "### Technical skills\n\nWelding, Pumps\n\n## Education\n\nBSc Tides, Harbour University, 2010\n");
    expect_part(shown, "skills\n  name \"Digital skills\"\n  keywords \"Excel\"\n  keywords \"Access\"\n");
    expect_part(shown, "skills\n  name \"Technical skills\"\n  keywords \"Welding\"\n");
}

TEST(Skills, AFullStopMakesNoSentenceOfAList) {
    expect_part(read_plain(top + "Ulcer care, Syringe drivers, Catheters, Venepuncture, Palliative care.\n"),
                "skills\n  name \"Catheters\"\n");
}

TEST(Skills, WhatStandsBehindANestedListIsOfNoGroup) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n* Modelling\n* Programming\n  * Python\n  * Fortran\n"
        "* Soldering\n");
    expect_part(shown,
                "skills\n  name \"Programming\"\n  keywords \"Python\"\n  keywords \"Fortran\"\nskills\n"
                "  name \"Soldering\"\n");
}

TEST(Skills, LevelsBehindNamesWithoutAMark) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCIA\n\nPsicóloga, Puerto S.A., 2019 – 2021\n\nINFORMÁTICA\n"
        "\nExcel intermedio, Power BI básico, SAP avanzado\n");
    testing_cv::expect_part(shown, "name \"Excel\"\n  level \"intermedio\"\n");
    testing_cv::expect_part(shown, "name \"Power BI\"\n  level \"básico\"\n");
}

TEST(Skills, LevelsBehindADashOfAnyKind) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nARBEIDSERFARING\n\nIngeniør, Havn AS, 2019 – 2021\n\nDATA\n\n"
        "Vetera -- svært god\nVisma eAccounting -- god\n");
    testing_cv::expect_part(shown, "name \"Visma eAccounting\"\n  level \"god\"\n");
    testing_cv::expect_none(shown, "--");
}

}  // namespace
}  // namespace cvconv
