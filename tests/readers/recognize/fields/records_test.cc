#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top =
    "Ida Fjord\nida@fjord.example\n\nExperience\n\nEngineer, Harbour Ltd, 2012 – 2020\n\nEducation\n\n"
    "BSc Physics, Harbour University, 2008 – 2012\n\n";

TEST(Records, Papers) {
    const std::string shown = read_plain(
        top +
        "Publications\n\nTitle: Salt in Old Pumps\nAuthors: I. Fjord, O. Brekke\nJournal: Pump Letters\nYear: 2017\n\n"
        "Title: Tides of the Forth\nAuthors: I. Fjord\nPublisher: Harbour Press\nDate: 2021\n");
    expect_part(shown,
                "publications\n  name \"Salt in Old Pumps\"\n  publisher \"Pump Letters\"\n  release_date 2017\n");
    expect_part(shown, "summary \"I. Fjord, O. Brekke\"\n");
    expect_part(shown, "publications\n  name \"Tides of the Forth\"\n  publisher \"Harbour Press\"\n");
}

TEST(Records, ProjectsWithTheirRolesAndTools) {
    const std::string shown =
        read_plain(top +
                   "Projects\n\nName: Tide Clock\nRole: Lead developer\nStart: 2018\nEnd: 2020\nTechnologies: C++, Qt\n"
                   "Description: Shows the tide of any harbour.\nURL: https://tideclock.example\n\n"
                   "Name: Salt Meter\nRole: Maintainer\nDate: 2021\n");
    expect_part(shown, "projects\n  name \"Tide Clock\"\n  description \"Shows the tide of any harbour.\"\n");
    expect_part(shown, "start_date 2018\n  end_date 2020\n");
    expect_part(shown, "roles \"Lead developer\"\n");
    expect_part(shown, "projects\n  name \"Salt Meter\"\n");
}

TEST(Records, GroupsOfSkillsInGerman) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nBerufserfahrung\n\nSchlosserin, Hafen GmbH, 2012 – 2020\n\nKenntnisse\n\n"
        "Kategorie: Programme\nKenntnisse: AutoCAD, Excel\n\nKategorie: Werkstatt\nKenntnisse: Schweißen, Drehen\n");
    expect_part(shown, "skills\n  name \"Programme\"\n  keywords \"AutoCAD\"\n  keywords \"Excel\"\n");
    expect_part(shown, "skills\n  name \"Werkstatt\"\n");
}

TEST(Records, LanguagesInItems) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\nEngineer, Harbour Ltd, 2012 – 2020\n\n"
        "## Languages\n\n- Language: English\n- Level: Native\n- Language: Norwegian\n- Level: B2\n");
    expect_part(shown, "languages\n  language \"English\"\n  fluency \"Native\"\n");
    expect_part(shown, "languages\n  language \"Norwegian\"\n  fluency \"B2\"\n");
}

TEST(Records, AGroupOfSkillsInALineIsNone) {
    const std::string shown = read_plain(top + "Skills\n\nLanguages: C++, Go\nTools: gdb, perf\n");
    expect_part(shown, "skills\n  name \"Languages\"\n  keywords \"C++\"\n");
    expect_part(shown, "skills\n  name \"Tools\"\n");
    expect_none(shown, "languages");
}

TEST(Records, LabelsBelowTheTitleOfAnAward) {
    const std::string shown = read_plain(
        top +
        "Certificates\n\nWelding of Pipes\nIssuer: Harbour Guild\nIssued: 03/2019\nExpires: 03/2022\n\n"
        "Crane Operator\nIssuer: Quay Authority\nIssued: 05/2017\n\n"
        "Awards\n\nBest Weld Prize\nAwarded by: Harbour Guild\nDate: 2020\nFor the pumps of the north mole.\n");
    expect_part(shown, "certificates\n  name \"Welding of Pipes\"\n  date 2019-03\n  issuer \"Harbour Guild\"\n");
    expect_part(shown, "certificates\n  name \"Crane Operator\"\n  date 2017-05\n  issuer \"Quay Authority\"\n");
    expect_part(
        shown,
        "awards\n  title \"Best Weld Prize\"\n  date 2020\n  awarder \"Harbour Guild\"\n  summary \"For the pumps "
        "of the north mole.\"\n");
}

TEST(Records, RefereesKeepTheirAddresses) {
    const std::string shown =
        read_plain(top +
                   "References\n\nName: Olav Brekke\nPosition: Head of Works\nCompany: Harbour Works\n"
                   "Email: olav@harbour.example\nPhone: +44 131 496 0176\n");
    expect_part(shown,
                "references\n  name \"Olav Brekke\"\n  reference \"Head of Works, Harbour Works, olav@harbour.example, "
                "+44 131 496 0176\"\n");
    expect_none(shown, "more_emails");
}

}  // namespace
}  // namespace cvconv
