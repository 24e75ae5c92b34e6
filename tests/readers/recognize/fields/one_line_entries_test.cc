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

}  // namespace
}  // namespace cvconv
