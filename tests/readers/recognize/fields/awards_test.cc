#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n";

TEST(Awards, ABracketBehindTheGiverSaysWhatFor) {
    std::string shown = read_marked(top +
                                    "## Awards\n\n- 2021 – Conservation Award, Guild of Harbours (Stone Quay)\n"
                                    "- 2019 – Young Engineer Award, Society of Pumps (Tide Mill)\n");
    expect_part(shown, "  title \"Conservation Award\"\n");
    expect_part(shown, "  awarder \"Guild of Harbours\"\n");
    expect_part(shown, "  summary \"Stone Quay\"\n");
}

TEST(Awards, ARankAndItsContest) {
    std::string shown = read_marked(top +
                                    "## Awards\n\nHarbour Fellowship, Tide Foundation, 2020\n\n"
                                    "3rd place, Nordic Collegiate Programming Contest, 2016\n");
    expect_part(shown, "  title \"3rd place\"\n");
    expect_part(shown, "  awarder \"Nordic Collegiate Programming Contest\"\n");
}

TEST(Awards, FullWidthBracketsHoldTheGiver) {
    std::string shown = read_plain("山本 恵子\nkeiko@fjord.example\n\n受賞歴\n2021年　社長賞（株式会社みなと）\n");
    expect_part(shown, "  title \"社長賞\"\n");
    expect_part(shown, "  awarder \"株式会社みなと\"\n");
}

TEST(Certificates, SeveralInOneLine) {
    std::string shown = read_marked(top + "## Certificates\n\nGreen Belt (2016); Crane Driver; Forklift Certified\n");
    for (const char* name : {"Green Belt", "Crane Driver", "Forklift Certified"}) {
        expect_part(shown, std::string("certificates\n  name \"") + name + "\"\n");
    }
}

TEST(Certificates, ThatAnExaminationWasPassedIsNotItsName) {
    expect_part(read_plain("山本 恵子\nkeiko@fjord.example\n\n資格\n2014年12月　応用情報技術者試験　合格\n"),
                "  name \"応用情報技術者試験\"\n");
}

TEST(Awards, SeveralWithBracketsInOneLine) {
    std::string shown = read_marked(top + "## Awards\n\nPump Prize (2025), Dean's List (six terms)\n");
    expect_part(shown, "awards\n  title \"Pump Prize\"\n  date 2025\n");
    expect_part(shown, "awards\n  title \"Dean's List (six terms)\"\n");
}

TEST(Certificates, AnotherBesideADrivingLicence) {
    std::string shown = read_marked(top + "## Certificates\n\nDriving licence B; boat licence\n");
    expect_part(shown, "certificates\n  name \"Driving licence B\"\n");
    expect_part(shown, "certificates\n  name \"boat licence\"\n");
}

}  // namespace
}  // namespace cvconv
