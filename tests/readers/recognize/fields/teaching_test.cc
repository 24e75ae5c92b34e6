#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;

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

}  // namespace
}  // namespace cvconv
