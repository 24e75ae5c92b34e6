#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top =
    "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\nEngineer, Harbour Ltd, 2012 – 2020\n\n## Education\n\n"
    "BSc Physics, Harbour University, 2008 – 2012\n\n";

TEST(OneLineEntries, TheLastOnesNeedNoDate) {
    std::string shown =
        read_marked(top +
                    "## Certificates\n\n- Crane Driver – Pump Union, 2019\n- First Aid – Harbour Guild, "
                    "May 2020\n- Forklift – Pump Union\n");
    expect_part(shown, "certificates\n  name \"First Aid\"\n  date 2020-05\n  issuer \"Harbour Guild\"\n");
    expect_part(shown, "certificates\n  name \"Forklift\"\n  issuer \"Pump Union\"\n");
}

TEST(OneLineEntries, ATitleOverWhoGaveItIsOne) {
    std::string shown = read_marked(top +
                                    "## Certificates\n\n**Crane Driver**\nPump Union, 2019\n\n**First Aid**\n"
                                    "Harbour Guild, 2020\n");
    expect_part(shown, "certificates\n  name \"Crane Driver\"\n  date 2019\n  issuer \"Pump Union\"\n");
}

TEST(OneLineEntries, SmallLettersAndNumbersGoOnWithATitle) {
    std::string shown = read_marked(top +
                                    "## Certificates\n\n- 2019 Master Welder, parts I and II (Harbour Guild)\n"
                                    "- 2020 Lifeguard, indoor pools\n- 2021 Pumps, level 2, Pump Union\n");
    expect_part(shown, "  name \"Master Welder, parts I and II\"\n");
    expect_part(shown, "  name \"Lifeguard, indoor pools\"\n");
    expect_part(shown, "  name \"Pumps, level 2\"\n");
    expect_part(shown, "  issuer \"Harbour Guild\"\n");
}

TEST(OneLineEntries, TitlesOfGroupsAreNoAwards) {
    std::string shown = read_marked(top +
                                    "## Awards\n\n**National**\n\n2019 Pump Prize, Guild of Harbours\n\n2017 Young "
                                    "Engineer, Society of Pumps\n\n**Regional**\n\n2010 Dean's Scholarship, Faculty of "
                                    "Tides\n");
    expect_part(shown, "awards\n  title \"Pump Prize\"\n");
    expect_none(shown, "title \"National\"");
    expect_none(shown, "title \"Regional\"");
}

TEST(OneLineEntries, ListsInTheColumnBeforeTheName) {
    const std::string shown = testing_cv::read_plain(
        "Contact\nida@fjord.example\n\nwww.linkedin.com/in/ida-fjord (LinkedIn)\n\nCertifications\nPump Keeper\n"
        "Certified Harbour Risk Manager (CHRM)\nTide Professional, Module 2\n\nHonors-Awards\nSalt Prize of the "
        "Harbour Authority\nScholarship of the Forth\n\nPublications\nTides told simply\nPumps after the flood\n\n"
        "Ida Fjord\nHead of Pumps | Pump Keeper\nLeith, Scotland, United Kingdom\n\nSummary\n"
        "I have kept the pumps of harbours for fourteen years, and tell others gladly how it is done.\n\n"
        "Experience\n\nHarbour Works\nHead of Pumps\nMarch 2014 - Present (9 years)\nLeith\n");
    expect_part(shown, "certificates\n  name \"Certified Harbour Risk Manager (CHRM)\"\n");
    expect_part(shown, "certificates\n  name \"Tide Professional, Module 2\"\n");
    expect_part(shown, "awards\n  title \"Salt Prize of the Harbour Authority\"\n");
    expect_part(shown, "publications\n  name \"Pumps after the flood\"\n");
}

TEST(OneLineEntries, UndatedLinesAmongDatedOnes) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nCERTIFICATES\n\nTree Inspection (2021)\n"
        "CS30, CS31 and CS39\nTree Risk Assessment user (2017)\nCSCS card\nEmergency First Aid, Feb 2024\n");
    testing_cv::expect_part(shown, "certificates\n  name \"CS30, CS31 and CS39\"\n");
    testing_cv::expect_part(shown, "certificates\n  name \"CSCS card\"\n");
    testing_cv::expect_none(shown, "issuer");
}

TEST(OneLineEntries, EachWithItsGiverBelow) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nCERTIFICATES\n\nCrane Driver, 2019\nQuaycorp\n"
        "Crane Mechanic, 2021\nDockwise\n");
    testing_cv::expect_part(shown, "name \"Crane Driver\"\n  date 2019\n  issuer \"Quaycorp\"\n");
}

}  // namespace
}  // namespace cvconv
