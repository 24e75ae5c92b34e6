#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_plain;

TEST(LabelledStays, BeginningAndEndBelowEachOther) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEducation\n\nBSc Tides, Harbour University\nStart date: 2014\n"
        "End date: 2015\n\nMSc Salt, Quay University\nStart date: 09/2016\nEnd date: 07/2018\n\nExperience\n\n"
        "Welder\nHarbour Works\nFrom: 2019\nTo: present\nWelded the pumps.\n\nFitter\nQuay Works\nFrom: 2016\n"
        "To: 2018\nFitted the pumps.\n");
    expect_part(shown, "study_type \"BSc\"\n  start_date 2014\n  end_date 2015\n");
    expect_part(shown, "study_type \"MSc\"\n  start_date 2016-09\n  end_date 2018-07\n");
    expect_part(shown, "position \"Welder\"\n  start_date 2019\n  current true\n");
    expect_part(shown, "name \"Quay Works\"\n  position \"Fitter\"\n  start_date 2016\n  end_date 2018\n");
    expect_none(shown, "unclaimed");
}

TEST(LabelledStays, ADateThatComesBeforeIsNoEnd) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEducation\n\nBSc Tides, Harbour University\nGraduated: 2015\nStart: 2011\n");
    EXPECT_EQ(shown.find("start_date 2015"), std::string::npos) << shown;
}

}  // namespace
}  // namespace cvconv
