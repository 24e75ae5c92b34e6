#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

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

TEST(Projects, ToolsBehindABar) {
    std::string shown = read_marked(top +
                                    "**tidewatch** | *Go, SQLite* 2022 – 2024\n\n- Alarms for floods.\n\n"
                                    "**brine** | *Rust* 2019 – 2020\n\n- Salt levels, hour by hour.\n");
    expect_part(shown, "projects\n  name \"tidewatch\"\n");
    expect_part(shown, "  keywords \"Go\"\n  keywords \"SQLite\"\n");
    expect_part(shown, "projects\n  name \"brine\"\n");
    expect_part(shown, "  keywords \"Rust\"\n");
}

TEST(Projects, ABarBeforeAnythingElseIsNoListOfTools) {
    expect_none(read_marked(top + "**tidewatch** | Alarms for the floods of the northern harbours 2022 – 2024\n"),
                "keywords");
}

TEST(Projects, SmallNamesWithAddresses) {
    std::string shown = read_marked(top +
                                    "tidewatch | github.com/fjord/tidewatch\n\n- Alarms for floods, 400 stars\n\n"
                                    "brine | github.com/fjord/brine\n\n- Salt levels, hour by hour\n");
    expect_part(shown, "projects\n  name \"tidewatch\"\n");
    expect_part(shown, "projects\n  name \"brine\"\n");
}

TEST(Teaching, CoursesBelowWhatOneWas) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Teaching\n\nInstructor, Harbour University\n\n"
        "- Tides and Waves (HYD 101)\n- Pumps (HYD 202)\n");
    for (const char* course : {"Tides and Waves (HYD 101)", "Pumps (HYD 202)"}) {
        expect_part(shown, std::string("projects\n  name \"") + course + "\"\n");
    }
    expect_part(shown, "  roles \"Instructor\"\n");
    expect_part(shown, "  entity \"Harbour University\"\n");
}

TEST(Projects, NamesAroundDatesBeginEntries) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nOpen source\n\nrelaykit (2020 – 2024) Kernels for sparse pumps.\n\n"
        "tides-g2p (2017) Rules of the tides for sailors.\n");
    expect_part(shown, "  name \"relaykit\"\n");
    expect_part(shown, "  name \"tides-g2p\"\n");
    expect_part(shown, "  description \"Rules of the tides for sailors.\"\n");
}

TEST(Projects, LinksBetweenTheNameAndTheTools) {
    std::string shown = read_marked(
        top +
        "**tidewatch** | GitHub | Live | Go, SQLite, Prometheus\n\n- Built alarms for floods that the keepers of the "
        "harbours wake up by.\n\n"
        "**brine** | Rust, Nim | GitHub\n\n- Shows the salt of the estuary to all who draw their water from it.\n\n"
        "## Languages\n\nDanish\n\n## Interests\n\nRowing\n");
    expect_part(shown, "  name \"tidewatch\"\n");
    expect_part(shown, "  keywords \"Go\"\n  keywords \"SQLite\"\n  keywords \"Prometheus\"\n");
    expect_part(shown, "  name \"brine\"\n");
    expect_part(shown, "  keywords \"Rust\"\n  keywords \"Nim\"\n");
    expect_none(shown, "keywords \"Live\"");
}

TEST(Projects, ABulletBelowATitleIsAHighlight) {
    std::string shown = read_marked(top +
                                    "### tidewatch, 2019\n\n- Wakes the keepers up.\n\n"
                                    "### brine, 2020\n\n- Shows the salt.\n- Draws it as a map.\n");
    expect_part(shown, "  highlights \"Wakes the keepers up.\"\n");
}

TEST(Projects, DatesMayStandAboveThem) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\nBSc Physics, Ardle University, 2015 – 2019\n\n"
        "## Work experience\n\nWelder, Harbour Ltd, 2012 – 2015\n\n## Project experience\n\n"
        "* **2019.01 – 2019.05**\n  **Tide Gauge** (Harbour Works),\n    * Designed a gauge for the basin.\n"
        "    * Drew the plans of it.\n\n"
        "* **2018.06 – 2018.08**\n  **Salt Fair** (Ardle Pipes)\n    * Built the stands of the fair.\n\n## "
        "Skills\n\nGo, SQL\n");
    testing_cv::expect_part(shown, "projects\n  name \"Tide Gauge\"\n");
    testing_cv::expect_part(shown, "  start_date 2018-06\n  end_date 2018-08\n");
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

TEST(Projects, WhatFollowsTheDescriptionOfOneAloneIsPartOfIt) {
    // two at least have to end so
    expect_part(testing_cv::read_marked("# Ada Example\n\nada@example.org\n\n## Projects\n\n"
                                        "- **Tide Clock** (2003). Clock that shows the water. Winner\n"
                                        "- **Salt Map** (2004). Map that shows the salt.\n"),
                "description \"Clock that shows the water. Winner\"\n");
}

TEST(Projects, BoldNamesBeforeADash) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Projects\n\n"
        "- **tidlog** – time tracking in the terminal (Rust, 450 users)\n- **kvitto** – receipts to ledger\n");
    expect_part(shown, "  name \"tidlog\"\n  description \"time tracking in the terminal (Rust, 450 users)\"\n");
    expect_part(shown, "  name \"kvitto\"\n  description \"receipts to ledger\"\n");
}

TEST(Projects, LabelsInBoldKeepTheirLines) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Projects\n\n### Harbour Platform\n"
        "**Description:** Full-stack booking platform for small harbours.\n**Technologies:** React, Node.js, "
        "PostgreSQL\n");
    expect_part(shown, "  description \"Full-stack booking platform for small harbours.\"\n");
    expect_part(shown, "  keywords \"React\"\n  keywords \"Node.js\"\n");
}

TEST(Projects, ATableOfWorksBelowAnUnknownTitle) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n### Engineer @ Harbour Ltd\n`2017 – 2019`\n\n"
        "- Kept the pumps running\n\n### Welder @ Dock Ltd\n`2014 – 2017`\n\n- Welded hulls\n\n"
        "## Shipped titles\n\n| Title | Year | Role | Studio |\n|---|---|---|---|\n"
        "| Saltworks | 2021 | Sound Designer | Ferrous Games |\n"
        "| Letters | 2018 | Technical Designer | Kettle |\n\n## Education\n\n"
        "BSc Physics, Harbour University, 2011\n\n## Honors\n\n- Poster Prize, Harbour Trust, 2019\n");
    testing_cv::expect_part(
        shown,
        "projects\n  name \"Saltworks\"\n  start_date 2021\n  end_date 2021\n  roles \"Sound Designer\"\n"
        "  entity \"Ferrous Games\"\n");
}

}  // namespace
}  // namespace cvconv
