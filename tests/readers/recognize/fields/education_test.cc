#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n### Harbour University\n\n";

TEST(Education, TheLabelOfAMarkIsNotPartOfTheArea) {
    for (const char* mark : {"GPA: 3.8", "Score: 3.8", "Grade: 3.8"}) {
        std::string shown = read_marked(top + "BSc, Physics, " + mark + "\n2012 – 2016\n");
        expect_part(shown, "  area \"Physics\"\n");
        expect_part(shown, "  score \"3.8\"\n");
    }
}

TEST(Education, LabelsWithinALine) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Wykształcenie\n\n"
        "2010 – 2015 Szkoła Główna Turystyki w Warszawie, kierunek: Hotelarstwo, tytuł magistra\n");
    expect_part(shown, "  area \"Hotelarstwo\"\n  study_type \"magistra\"\n");
}

TEST(Education, TheJoinerOfDegreeAndAreaIsNotLost) {
    std::string shown = read_marked(top + "MSc in Statistics, 2012 – 2016\n");
    EXPECT_EQ(shown.find("unclaimed"), std::string::npos) << shown;
}

TEST(Education, AFullStopPartsDegreeAndSchool) {
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Formación académica\n\n"
                            "- Grado en Enfermería. Universidad de Leer (2009–2013)\n"),
                "  institution \"Universidad de Leer\"\n  area \"Enfermería\"\n  study_type \"Grado\"\n");
}

TEST(Education, CoursesAreListedOneByOne) {
    expect_part(read_marked(top + "BSc Physics, 2012 – 2016\n\nCourses: Waves, Theory of Tides, Pumps\n"),
                "  courses \"Waves\"\n  courses \"Theory of Tides\"\n  courses \"Pumps\"\n");
}

}  // namespace
}  // namespace cvconv
