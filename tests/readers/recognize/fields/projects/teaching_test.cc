#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top =
    "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\nEngineer, Harbour Works, Leeds, 2012 – 2019\n\n"
    "- Kept the pumps.\n\n## Education\n\nBSc Physics, Harbour University, 2008 – 2011\n\n## Teaching\n\n";

TEST(Teaching, RoleCourseAndSchool) {
    std::string shown = read_marked(top +
                                    "- Fall 2018: Teaching Assistant, HYD 201 Science of Tides, Harbour University\n"
                                    "- 2014: Guest lecturer, Pumps (HYD 310), University of Leeds\n");
    expect_part(shown,
                "projects\n  name \"HYD 201 Science of Tides\"\n  start_date 2018\n  end_date 2018\n"
                "  roles \"Teaching Assistant\"\n  entity \"Harbour University\"\n  type \"teaching\"\n");
    expect_part(shown, "  name \"Pumps (HYD 310)\"\n");
    expect_part(shown, "  roles \"Guest lecturer\"\n  entity \"University of Leeds\"\n");
}

TEST(Teaching, TableWithoutHeader) {
    std::string shown = read_marked(top +
                                    "| | | | |\n|---|---|---|---|\n"
                                    "| 2022–24 | Tutor | Interactive Systems | University of Leeds |\n"
                                    "| 2020 | Lab demonstrator | Programming 1P | Harbour College |\n");
    expect_part(shown, "  name \"Interactive Systems\"\n");
    expect_part(shown, "  roles \"Tutor\"\n  entity \"University of Leeds\"\n");
    expect_part(shown, "  name \"Programming 1P\"\n");
    expect_part(shown, "  roles \"Lab demonstrator\"\n  entity \"Harbour College\"\n");
}

TEST(Teaching, SeveralPiecesOfAName) {
    std::string shown =
        read_marked(top + "- Lecturer, Parallelism, Concurrency and Locks, Harbour University, Leeds, 2019\n");
    expect_part(shown, "  name \"Parallelism, Concurrency and Locks\"\n");
    expect_part(shown, "  entity \"Harbour University, Leeds\"\n");
}

TEST(Teaching, TheCourseBehindFor) {
    std::string shown = read_marked(top + "- Teaching Assistant for Tide Tables, Harbour University, Fall 2018\n");
    expect_part(shown, "  name \"Tide Tables\"\n");
    expect_part(shown, "  roles \"Teaching Assistant\"\n  entity \"Harbour University\"\n");
}

TEST(Teaching, TheRoleInBrackets) {
    std::string shown = read_marked(top + "- 2019–2021: HYD 301 Field Methods (coordinator)\n");
    expect_part(shown, "  name \"HYD 301 Field Methods\"\n");
    expect_part(shown, "  roles \"coordinator\"\n");
}

TEST(Teaching, ASchoolAboveItsCourses) {
    std::string shown = read_marked(top +
                                    "Harbour University\n\n- Instructor of record, Salt Economics, Summer 2022\n"
                                    "- Tutor, Statistics, Fall 2020\n");
    expect_part(shown, "  name \"Salt Economics\"\n");
    expect_part(shown, "  roles \"Instructor of record\"\n  entity \"Harbour University\"\n");
    expect_part(shown, "  name \"Statistics\"\n");
    expect_part(shown, "  roles \"Tutor\"\n  entity \"Harbour University\"\n");
}

TEST(Teaching, SeveralTimesAndCodes) {
    std::string shown = read_marked(top +
                                    "- HYD 210 *Tides and Waves* (2009–2015, 2017–)\n"
                                    "- HYD 605 *Field Methods* (2012–2019, with S. Moen)\n");
    expect_part(shown, "  name \"HYD 210 Tides and Waves\"\n  start_date 2009\n  end_date 2015\n");
    expect_part(shown, "  name \"HYD 210 Tides and Waves\"\n  start_date 2017\n  current true\n");
    expect_part(shown, "  name \"HYD 605 Field Methods\"\n  description \"with S. Moen\"\n");
}

TEST(Teaching, ARoleAndASchoolAloneAreNoCourse) {
    expect_none(read_marked(top + "- Lecturer, Harbour University, 2019 – 2021\n"), "name \"Harbour University\"");
}

TEST(Teaching, ANumberOfACourseIsNoYear) {
    std::string shown = read_marked(top + "- 2015–2017 HYD 2060 Introduction to Salt, Harbour University (Tutor)\n");
    expect_part(shown, "  start_date 2015\n  end_date 2017\n  roles \"Tutor\"\n");
}

TEST(Teaching, CodesAndSeasonsBelowASchool) {
    std::string shown = read_marked(top +
                                    "### Harbour University\n\n"
                                    "- HYD 101: Introduction to Salt (Fall 2016, Fall 2018, Spring 2020)\n"
                                    "- HYD 330: Field Methods (2017–present)\n");
    expect_part(shown, "  name \"HYD 101: Introduction to Salt\"\n  start_date 2018\n");
    expect_part(
        shown,
        "  name \"HYD 330: Field Methods\"\n  start_date 2017\n  current true\n  entity \"Harbour University\"\n");
}

TEST(Teaching, CoursesBeforeTheRole) {
    std::string shown = read_marked(top + "- 2013-2015: Calculus, Analysis I, teaching assistant\n");
    expect_part(shown, "  name \"Calculus, Analysis I\"\n");
    expect_part(shown, "  roles \"teaching assistant\"\n");
}

TEST(Teaching, TheKindOfACourseBeforeItsTitle) {
    std::string shown = read_marked(top + "- 2021: Seminar \"Reading Tide Tables\", Harbour University\n");
    expect_part(shown, "  name \"Reading Tide Tables\"\n  description \"Seminar\"\n");
    expect_part(shown, "  entity \"Harbour University\"\n");
}

TEST(Teaching, TheSchoolBeforeTheCourse) {
    std::string shown = read_marked(top +
                                    "- Guest Lecturer, University of Leeds — Pump Engineering, 2021\n"
                                    "- Instructor at Tide Academy Hull: Salt Analytics bootcamp, 2020\n");
    expect_part(shown, "  name \"Pump Engineering\"\n");
    expect_part(shown, "  roles \"Guest Lecturer\"\n  entity \"University of Leeds\"\n");
    expect_part(shown, "  name \"Salt Analytics bootcamp\"\n");
    expect_part(shown, "  roles \"Instructor\"\n  entity \"Tide Academy Hull\"\n");
}

TEST(Teaching, CoursesInRunningTextBehindTheSchool) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Teaching\n\nHarbour University. Lecturer: Tides II (graduate), Spring "
        "2024; Salt 1, Fall 2022 and Fall 2023.\n\nUniversity of Hull. Supervisor for Pump Theory (Lent 2017) and Wave "
        "Fields (Lent 2016).\n");
    expect_part(shown, "  name \"Tides II (graduate)\"\n");
    expect_part(shown, "  name \"Salt 1\"\n");
    expect_part(shown, "  name \"Wave Fields\"\n");
    expect_part(shown, "  roles \"Supervisor\"\n");
    expect_part(shown, "  entity \"University of Hull\"\n");
}

TEST(Teaching, StudentsAreListedByName) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## PhD students\n\nOle Brekke (2018–2022; now at Harbour Ltd) · Per Quay "
        "(2021–2025)\n\n## Doctoral supervision\n\n- Ana Salt, “Pumps of the north” (completed 2022)\n"
        "- Eva Tide, PhD candidate\n");
    expect_part(shown, "  name \"Ole Brekke\"\n  description \"now at Harbour Ltd\"\n");
    expect_part(shown, "  name \"Per Quay\"\n");
    expect_part(shown, "  name \"Ana Salt\"\n  description \"“Pumps of the north”\"\n");
    expect_part(shown, "  name \"Eva Tide\"\n");
    expect_part(shown, "  roles \"PhD candidate\"\n");
}

TEST(Teaching, SchoolsOverCoursesThatAreSetIn) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nWORK\n\nEngineer, Harbour Ltd, 2012 – 2020\n\n"
        "SKILLS\n\nPumps, Tides, Salt\n\nLANGUAGES\n\nNorwegian (native)\n\nTEACHING\n\n"
        "  University of Hull\n     The World in Pumps (BA, course leader), since 2019\n"
        "     Numbers for Sailors (MA), Spring 2021\n  Harbour University\n     Methods of Salt (tutor), 2013-2014\n");
    expect_part(shown, "  name \"The World in Pumps\"\n");
    expect_part(shown, "  roles \"course leader\"\n");
    expect_part(shown, "  entity \"University of Hull\"\n");
    expect_part(shown, "  entity \"Harbour University\"\n");
}

TEST(Teaching, ACodeAndATitleAreOneName) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Teaching\n\nHYD 304, Advanced Tides, Fall 2017\n\n"
        "TID/HYD 191, A first course of tides, salt, pumps, Fall 2019\n\n"
        "ECON 370: Economics of Pumps. Fall 2024.\n");
    expect_part(shown, "  name \"HYD 304, Advanced Tides\"\n");
    expect_part(shown, "  name \"TID/HYD 191, A first course of tides, salt, pumps\"\n");
    expect_part(shown, "  name \"ECON 370: Economics of Pumps\"\n");
}

TEST(Teaching, PostsAreWork) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Teaching Experience\n\n"
        "2021 – 2022, Teaching Assistant, Harbour University, Leith, UK\n\n"
        "Graded the work of 40 students and held a weekly hour on tides.\n\n"
        "2017 – 2021, Tutor, Quay University, Hull, UK\n\n"
        "Taught mathematics to sailors, six hundred hours in all of it.\n\n"
        "## Employment\n\nEngineer, Harbour Works, 2010 – 2016\n");
    expect_none(shown, "type \"teaching\"");
    expect_part(shown, "  position \"Teaching Assistant\"\n");
    expect_part(shown, "  name \"Quay University\"\n");
}

TEST(Teaching, ARoleAndASchoolOverCourses) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nTEACHING\n\nAssistant Instructor, Harbour University\n"
        "   HYD 304, Advanced Tides                                  Spring 2018\n"
        "   HYD 523, General Pumps                                   Fall 2017\n");
    expect_part(shown, "  name \"HYD 304, Advanced Tides\"\n");
    expect_part(shown, "  roles \"Assistant Instructor\"\n");
    expect_part(shown, "  entity \"Harbour University\"\n");
}

// School and role, each in a line below the course; "Undergraduate" is no degree of one's own.
TEST(Teaching, SchoolAndRoleBelowTheCourse) {
    std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Education\n\nPhD, Harbour University, 2012\n\n## Skills\n\nPumps\n\n"
        "## Teaching Experience\n\n**Physics of Tides** Spring 2016\n\n"
        "Harbour University, Department of Earth, Tides and Pumps\n\nTeaching Assistant\n\n"
        "## Undergraduate\n\n**Data Structures** 2009 – 2010\n\nLeith University, Department of Computing\n\n"
        "Teaching Assistant\n");
    testing_cv::expect_part(shown, "entity \"Harbour University, Department of Earth, Tides and Pumps\"\n");
    testing_cv::expect_part(shown, "projects\n  name \"Data Structures\"\n");
    testing_cv::expect_none(shown, "study_type \"Teaching Assistant\"");
}

TEST(Teaching, CoursesToldBetweenFullStops) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Teaching\n\n"
        "* Salt: The Harbour Tales. Upper-level course for majors. Harbour State University, 2017.\n"
        "* Wells and Professional Writing. Workshop of eight advanced students. University of Leith, 2016.\n"
        "* Tides in Time. Seminar introduction to the major. University of Leith, 2015.\n");
    testing_cv::expect_part(shown,
                            "projects\n  name \"Salt: The Harbour Tales\"\n"
                            "  description \"Upper-level course for majors\"\n");
    // bullets of one list are of one section, though they look like papers
    testing_cv::expect_part(
        shown, "projects\n  name \"Tides in Time\"\n  description \"Seminar introduction to the major\"\n");
    testing_cv::expect_part(shown, "  entity \"University of Leith\"\n");
    testing_cv::expect_none(shown, "publications");
}

TEST(Teaching, CoursesWithTheirRolesBelowASchool) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nTeaching\n\nHarbour University\nTides in Time. Module convenor.\n"
        "Salt and its Uses (MA). Lecturer.\n");
    testing_cv::expect_part(
        shown, "projects\n  name \"Tides in Time\"\n  roles \"Module convenor\"\n  entity \"Harbour University\"\n");
}

TEST(Teaching, PostsOfThreeLinesAreWork) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nTeaching experience\n\n2018 – 2021\nViolin teacher\nHarbour Music School\n\n"
        "2013 – 2018\nPiano teacher\nQuay Conservatory\n");
    testing_cv::expect_part(shown, "work\n  name \"Harbour Music School\"\n  position \"Violin teacher\"\n");
}

TEST(Teaching, ARomanNumberIsNoLegalForm) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Academic positions\n\nAssociate Professor, University of Bologna, 2021 "
        "- "
        "present\n\n## Teaching\n\nUniversity of Bologna\n\n- Econometrics II (PhD), lecturer, 2021 - present\n"
        "- Economics of Tides, lecturer, 2018 - present\n\nEuropean University Institute\n\n"
        "- Statistics 1, teaching assistant, 2013 - 2014\n\n## Languages\n\nEnglish, Norwegian\n\n## "
        "Interests\n\nRowing, "
        "chess\n");
    testing_cv::expect_part(shown, "  name \"Econometrics II\"\n");
    testing_cv::expect_part(shown, "  entity \"University of Bologna\"\n");
}

}  // namespace
}  // namespace cvconv
