#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Work Experience\n\n";

TEST(Work, AStayWithAnEmployerOverItsRoles) {
    std::string shown = read_marked(top +
                                    "**Harbour Systems Ltd** (2015 – present)\n\n"
                                    "**Lead Engineer**, 2019 – present\n\n- Runs the pumps.\n\n"
                                    "**Engineer**, 2015 – 2018\n\n- Built the pumps.\n");
    expect_part(shown, "work\n  name \"Harbour Systems Ltd\"\n  position \"Lead Engineer\"\n  start_date 2019\n");
    expect_part(shown, "work\n  name \"Harbour Systems Ltd\"\n  position \"Engineer\"\n  start_date 2015\n");
    expect_none(shown, "start_date 2015\n  current");
}

}  // namespace
}  // namespace cvconv
