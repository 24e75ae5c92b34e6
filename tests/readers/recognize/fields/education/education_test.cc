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

TEST(Education, MarksAtAnEndOfALine) {
    expect_part(read_marked(top + "BSc Physics, 2012 – 2016\n\nThesis: Salt in Wells. Grade: 4.5\n"),
                "  score \"4.5\"\n  courses \"Thesis: Salt in Wells.\"\n");
    expect_part(read_marked(top + "BSc Physics, 2012 – 2016\n\nGPA 3.9. Capstone: Maps of Salt\n"),
                "  score \"3.9\"\n  courses \"Capstone: Maps of Salt\"\n");
    expect_part(read_marked(top + "BSc Physics, 2012 – 2016\n\nThesis: Salt in Wells (grade: 4.5)\n"),
                "  score \"4.5\"\n  courses \"Thesis: Salt in Wells\"\n");
}

}  // namespace
}  // namespace cvconv
