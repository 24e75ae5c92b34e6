// Courses in a section of their own.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\n### University of Salt\n\n";

TEST(Coursework, IsOfTheDegree) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Courses\n\n- TID 201 Statics\n- Pumps and Wells\n- Ropes\n\n"
        "## Education\n\n### University of Salt\n\nBSc in Tides, 2014\n");
    expect_part(shown, "  courses \"TID 201 Statics\"\n  courses \"Pumps and Wells\"\n  courses \"Ropes\"\n");
    expect_none(shown, "certificates");
}

TEST(Coursework, OfTwoLevelsIsOfTwoDegrees) {
    const std::string shown =
        read_marked(top +
                    "MEng in Tides, 2016\n\n### University of Salt\n\nBSc in Tides, 2014\n\n## Coursework\n\n"
                    "**GRADUATE**\n\nWells\n\nPumps of the Sea\n\nSlow "
                    "Ropes\n\n**UNDERGRADUATE**\n\nWaves\n\nStorms\n\nSalt and Sand\n");
    expect_part(shown, "  end_date 2016\n  courses \"Wells\"\n  courses \"Pumps of the Sea\"\n");
    expect_part(shown, "  end_date 2014\n  courses \"Waves\"\n  courses \"Storms\"\n");
    expect_none(shown, "unclaimed");
}

TEST(Coursework, WithoutADegreeCoursesAreCertificates) {
    const std::string shown =
        read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Courses\n\n- First aid\n- Forklifts\n- Ropes\n");
    expect_part(shown, "certificates\n  name \"First aid\"\n");
}

TEST(Coursework, WithADateIsACertificate) {
    expect_part(
        read_marked(top + "BSc in Tides, 2014\n\n## Courses\n\n- First aid, 2015\n- Forklifts, 2016\n- Ropes, 2017\n"),
        "certificates\n  name \"First aid\"\n");
}

}  // namespace
}  // namespace cvconv
