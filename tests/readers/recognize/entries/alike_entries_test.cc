// What entries of one section tell of each other's headers.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

TEST(AlikeEntries, TheEmployerMayBeTheFirstInnerBullet) {
    const std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Work experience\n\n"
        "* June 2017 - May 2019: Research Engineer\n  * Harbour Works Ltd\n  * Measured the tides of nine harbours.\n\n"
        "* June 2014 - May 2017: Intern\n  * University of Leith\n  * Counted the fish of three rivers by hand.\n");
    testing_cv::expect_part(shown, "work\n  name \"Harbour Works Ltd\"\n  position \"Research Engineer\"\n");
    testing_cv::expect_part(shown, "work\n  name \"University of Leith\"\n  position \"Intern\"\n");
    testing_cv::expect_part(shown, "highlights \"Measured the tides of nine harbours.\"");
}

TEST(AlikeEntries, RolesBelowTheEmployerOfTheEntryAbove) {
    const std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Employment History\n\n"
        "Harbour College\n\n2021 – 2023 | Professor, Tides\n\nMeasured the tides of nine harbours every day.\n\n"
        "2018 – 2021 | Affiliated Faculty Member\n\nCounted the fish of three rivers by hand.\n\n"
        "Quay University\n\n2014 – 2018 | Visiting Scholar\n\nDrew maps of all the wrecks of the coast.\n");
    testing_cv::expect_part(shown,
                            "work\n  name \"Harbour College\"\n  position \"Affiliated Faculty Member\"\n"
                            "  start_date 2018\n");
    testing_cv::expect_part(shown, "work\n  name \"Quay University\"\n  position \"Visiting Scholar\"\n");
}

}  // namespace
}  // namespace cvconv
