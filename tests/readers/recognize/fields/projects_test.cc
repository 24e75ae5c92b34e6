#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Projects\n\n";

TEST(Projects, ABulletEachWithItsName) {
    std::string shown = read_marked(top +
                                    "- **ledgerkit**: double-entry bookkeeping as a small library\n"
                                    "- tidewatch - alarms for floods from open gauges, written in Rust\n"
                                    "- brine (https://brine.example): salt levels of the harbour, hour by hour\n");
    expect_part(shown,
                "projects\n  name \"ledgerkit\"\n  description \"double-entry bookkeeping as a small library\"\n");
    expect_part(
        shown,
        "projects\n  name \"tidewatch\"\n  description \"alarms for floods from open gauges, written in Rust\"\n");
    expect_part(shown,
                "projects\n  name \"brine\"\n  description \"salt levels of the harbour, hour by hour\"\n"
                "  url \"https://brine.example\"\n");
}

TEST(Projects, BulletsOfProseAreNotOneEach) {
    std::string shown = read_marked(top +
                                    "- Repaired the tide gauges of the northern harbours before winter came.\n"
                                    "- Wrote down what the keepers of the lighthouses remembered of storms.\n");
    EXPECT_EQ(shown.find("\nprojects\n"), shown.rfind("\nprojects\n")) << shown;
}

}  // namespace
}  // namespace cvconv
