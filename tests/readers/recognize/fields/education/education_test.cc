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

}  // namespace
}  // namespace cvconv
