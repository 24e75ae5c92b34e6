#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_plain;

TEST(MixedLists, LanguagesAndInterestsAmongPersonalDetails) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nEngineer, Harbour Ltd, 2012 – 2020\n\n"
        "Personal details\n\nDate of birth: 4 May 1988\nMarital status: single\nLanguages known: English, Hindi and "
        "Norwegian\n"
        "Hobbies: rowing, chess\n");
    expect_part(shown, "languages\n  language \"English\"");
    expect_part(shown, "languages\n  language \"Norwegian\"");
    expect_part(shown, "interests\n  name \"rowing\"");
    expect_part(shown, "marital_status \"single\"");
}

TEST(MixedLists, InterestsInTheLastLineOfAnySection) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nMemberships\n2010 – 2014 Treasurer, Rowing Club\n"
        "Hobbies: rowing, gardening\n");
    expect_part(shown, "interests\n  name \"rowing\"\n");
}

TEST(MixedLists, LanguagesWithoutALabelAmongSkills) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nEngineer, Harbour Ltd, 2012 – 2020\n\n"
        "Skills\n\nR, Stata, QGIS, Python\nSpanish (native), English (fluent), Quechua (basic)\n");
    expect_part(shown, "languages\n  language \"Spanish\"\n  fluency \"native\"\n");
    expect_part(shown, "skills\n  name \"QGIS\"\n");
}

}  // namespace
}  // namespace cvconv
