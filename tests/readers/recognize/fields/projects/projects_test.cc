#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Projects\n\n";

TEST(Projects, BulletsOfProseAreNotOneEach) {
    std::string shown = read_marked(top +
                                    "- Repaired the tide gauges of the northern harbours before winter came.\n"
                                    "- Wrote down what the keepers of the lighthouses remembered of storms.\n");
    EXPECT_EQ(shown.find("\nprojects\n"), shown.rfind("\nprojects\n")) << shown;
}

TEST(Projects, ToolsBehindADashOrInBrackets) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nProjects\n\nTideWatch — Python, Flask, PostgreSQL — 2016\n- Wrote it.\n\n"
        "Night Bus Map — Go, SQLite — 2014\n- Drew it.\n");
    expect_part(shown, "name \"TideWatch\"\n");
    expect_part(shown, "keywords \"Flask\"\n");
    expect_part(shown, "name \"Night Bus Map\"\n");
    shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Projects\n\n**Pump Planner** (Java, Docker) - Plans the maintenance of "
        "pumps.\n\n**Night Bus Map** (Go, SQLite) - Shows where night buses are.\n");
    expect_part(shown, "name \"Pump Planner\"\n");
    expect_part(shown, "keywords \"Docker\"\n");
    expect_part(shown, "description \"Shows where night buses are.\"\n");
}

}  // namespace
}  // namespace cvconv
