#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Memberships\n\n";

TEST(Volunteer, WhatOneWasBeforeTheNameOfAnOrganisation) {
    std::string shown = read_marked(top +
                                    "Member, Society of Harbour Engineers, since 2012\n\n"
                                    "Branch secretary, Coalfields Engineers Guild, 2019–2021\n");
    expect_part(shown, "volunteer\n  organization \"Society of Harbour Engineers\"\n  position \"Member\"\n");
    expect_part(shown, "volunteer\n  organization \"Coalfields Engineers Guild\"\n  position \"Branch secretary\"\n");
}

}  // namespace
}  // namespace cvconv
