// Tables with a header row: what each column is, and what stands below them.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;

std::string read(const std::string& text) {
    return testing_cv::read_marked("# Ada Example\n\nada@example.org\n\n" + text);
}

TEST(Tables, ThePlaceOfADegreeIsTheSchoolWhereNoColumnIs) {
    std::string shown = read(
        "## Ausbildung\n\n"
        "| **Zeitraum** | **Abschluss** | **Ort** |\n|---|---|---|\n"
        "| 2000 – 2006 | Abitur | Hafen-Gymnasium, Weimar |\n");
    expect_part(shown, "education\n  institution \"Hafen-Gymnasium\"\n  location \"Weimar\"\n");
    expect_part(shown, "  study_type \"Abitur\"\n  start_date 2000\n  end_date 2006\n");
}

TEST(Tables, CellsBelowAHeaderAreATableWithoutLinesToo) {
    std::string shown = testing_cv::read_plain(
        "Ada Example\nada@harbour.example\n\nEducation\n\n"
        "School            Field            Degree            GPA     From        To\n"
        "Ardle College     Sailmaking       Incomplete        3.8     Aug 2002    May 2003\n"
        "Port School       Nets             Diploma           3.9     Aug 2000    May 2002\n");
    expect_part(shown,
                "education\n  institution \"Ardle College\"\n  area \"Sailmaking\"\n  study_type \"Incomplete\"\n"
                "  start_date 2002-08\n  end_date 2003-05\n  score \"3.8\"\n");
    expect_part(shown, "education\n  institution \"Port School\"\n");
}

TEST(Tables, WhatOneDidAtASchoolIsTheDegree) {
    std::string shown = read(
        "## Ausbildung\n\n"
        "| Zeitraum | Tätigkeit | Institution |\n|---|---|---|\n"
        "| 10/2016 – 09/2019 | Bachelor | Universität Leipzig |\n");
    expect_part(shown, "institution \"Universität Leipzig\"\n");
    expect_part(shown, "study_type \"Bachelor\"\n");
}

TEST(Tables, LinesInCellsAndAStayInTwoColumns) {
    std::string shown = read(
        "## Doświadczenie zawodowe\n\n"
        "| Od | Do | Firma | Stanowisko | Zakres obowiązków |\n|---|---|---|---|---|\n"
        "| 03.2019 | nadal | Rury Beskid s.c.<br>Wapienica | Spawaczka | – rury portowe<br>– książka spoin |\n"
        "| 06.2015 | 02.2019 | Organy Soła<br>Porąbka | Organmistrzyni | – strojenie |\n");
    expect_part(shown,
                "work\n"
                "  name \"Rury Beskid s.c.\"\n"
                "  location \"Wapienica\"\n"
                "  position \"Spawaczka\"\n"
                "  start_date 2019-03\n");
    expect_part(shown, "  current true\n");
    expect_part(shown, "  highlights \"rury portowe\"\n  highlights \"książka spoin\"\n");
    expect_part(shown, "  start_date 2015-06\n  end_date 2019-02\n");
}

TEST(Tables, WhatHappenedWhenIsToldInLines) {
    std::string shown = read(
        "## 学歴\n\n| 年月 | 事項 |\n|---|---|\n"
        "| 2016年4月 | 港高等学校 入学 |\n| 2019年3月 | 港高等学校 卒業 |\n");
    expect_part(shown, "education\n  institution \"港高等学校\"\n  start_date 2016-04\n  end_date 2019-03\n");
}

TEST(Tables, WhetherOneGraduatedIsNoCourse) {
    std::string shown = read(
        "## 학력사항\n\n| 기간 | 학교명 | 전공 | 졸업여부 |\n|---|---|---|---|\n"
        "| 2010.03 ~ 2014.02 | 항구대학교 | 식품영양학과 | 졸업 |\n");
    expect_part(shown, "education\n  institution \"항구대학교\"\n  area \"식품영양학과\"\n");
    EXPECT_EQ(shown.find("courses"), std::string::npos) << shown;
}

TEST(Tables, ARowWithoutADateGoesOnWithTheOneAbove) {
    std::string shown = read(
        "## Education\n\n"
        "| when | what | where |\n|---|---|---|\n"
        "| 2021 – 2025 | PhD in Welding | University of Lisbon |\n"
        "| | Thesis: *The second seam* | |\n"
        "| 2015 – 2018 | BA in Organs | University of Porto |\n");
    expect_part(shown, "  institution \"University of Lisbon\"\n");
    expect_part(shown, "  courses \"Thesis: The second seam\"\n");
    expect_part(shown, "  institution \"University of Porto\"\n");
}

TEST(Tables, AnEmployerNamedOnceHasAllTheRows) {
    std::string shown = read(
        "## Experience\n\n"
        "| Employer | Position | From | To |\n|---|---|---|---|\n"
        "| Quandt Pipes | Welder | 01/2019 | present |\n| | Trainee | 01/2017 | 12/2018 |\n");
    expect_part(shown, "  name \"Quandt Pipes\"\n  position \"Trainee\"\n  start_date 2017-01\n  end_date 2018-12\n");
}

TEST(Tables, AGradeBelowTheSchoolInItsCell) {
    std::string shown = read(
        "## Education\n\n"
        "| Period | Degree | School |\n|---|---|---|\n"
        "| 2010 – 2014 | BSc in Welding | University of Lisbon<br>Grade: 17/20 |\n");
    expect_part(shown, "  institution \"University of Lisbon\"\n");
    expect_part(shown, "  score \"17/20\"\n");
}

TEST(Tables, TheHeaderTellsWhatIsListed) {
    std::string shown = read(
        "## Berufserfahrung\n\n- Köchin, Gasthaus Adler, 2019 – 2021\n\n"
        "## Qualifikationen\n\n"
        "| Jahr | Zertifikat | Details |\n|---|---|---|\n"
        "| Juli 2016 | Hygieneschulung | Stufe 2 |\n");
    expect_part(shown, "certificates\n  name \"Hygieneschulung\"\n  date 2016-07\n");
}

TEST(Tables, YearAndMonthInColumnsOfTheirOwn) {
    std::string shown = read(
        "## 資格\n\n"
        "| 資格名 | 年 | 月 |\n|---|---|---|\n"
        "| 簿記検定2級 | 2018 | 05 |\n");
    expect_part(shown, "certificates\n  name \"簿記検定2級\"\n  date 2018-05\n");
}

TEST(Tables, HeadingsBelowTellMoreOfTheRows) {
    std::string shown = read(
        "## Berufserfahrung\n\n"
        "| Zeitraum | Firma | Tätigkeit |\n|---|---|---|\n"
        "| 03/2020 – 07/2022 | Hafenwerke e.V. | Entwicklerin |\n"
        "| 10/2019 – 03/2020 | Adler GmbH | Praktikantin |\n\n"
        "### Hafenwerke e.V.\n\n* Kräne gesteuert\n* Pläne gezeichnet\n");
    expect_part(shown,
                "work\n"
                "  name \"Hafenwerke e.V.\"\n"
                "  position \"Entwicklerin\"\n"
                "  start_date 2020-03\n"
                "  end_date 2022-07\n"
                "  highlights \"Kräne gesteuert\"\n"
                "  highlights \"Pläne gezeichnet\"\n"
                "work\n"
                "  name \"Adler GmbH\"\n");
}

TEST(Tables, HeadingsOverReferencesAreNone) {
    std::string shown = read(
        "## Publications\n\n"
        "### Articles\n\n2021\n:   **Rocks below the Sea**\n    _Journal of Shores_\n\n    Bo Sample and Ada "
        "Example\n\n"
        "2020\n:   **Sand above the Sea**\n    _Journal of Shores_\n\n    Ada Example and Bo Sample\n");
    expect_part(shown,
                "publications\n"
                "  name \"Rocks below the Sea\"\n"
                "  publisher \"Journal of Shores\"\n"
                "  release_date 2021\n"
                "  summary \"Bo Sample and Ada Example\"\n"
                "publications\n"
                "  name \"Sand above the Sea\"\n");
}

TEST(Tables, ADateAndWhatWasThen) {
    const std::string shown = read(
        "## Experience\n\n| Period | Position |\n|---|---|\n"
        "| since 04/2020 | **Consultant**, Harbour Hospital, Kiel<br>Head of the pump clinic. |\n"
        "| 07/2014–03/2020 | **Resident in Cardiology**, Quay Hospital, Hamburg |\n");
    expect_part(shown,
                "  name \"Harbour Hospital\"\n  location \"Kiel\"\n  position \"Consultant\"\n  start_date 2020-04\n");
    expect_part(shown, "  summary \"Head of the pump clinic.\"\n");
    expect_part(shown, "  name \"Quay Hospital\"\n");
}

}  // namespace
}  // namespace cvconv
