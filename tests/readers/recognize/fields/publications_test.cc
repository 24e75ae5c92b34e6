#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_plain;

const std::string top = "Ida Fjord\nida@fjord.example\n\n";

TEST(Patents, ALineEachWithItsNumberBehindIt) {
    std::string shown = read_plain(top +
                                   "Patents\n\n"
                                   "Adaptive Pumping for Tidal Basins (US Patent 11,234,567)\n"
                                   "A Method of Counting Waves (EP Patent 2 345 678 B1)\n");
    expect_part(shown,
                "publications\n  name \"Adaptive Pumping for Tidal Basins\"\n"
                "  publisher \"US Patent 11,234,567\"\n  patent true\n");
    expect_part(shown,
                "publications\n  name \"A Method of Counting Waves\"\n"
                "  publisher \"EP Patent 2 345 678 B1\"\n  patent true\n");
}

TEST(Patents, OtherBracketsAreNoNumbers) {
    std::string shown = read_plain(top + "Publications\n\nIda Fjord. Waves of the Shallow Sea (2nd edition). 2019.\n");
    expect_none(shown, "publisher \"2nd edition\"");
}

}  // namespace
}  // namespace cvconv
