#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
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

TEST(MixedLists, LabelsAmongInterests) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nInterests\nrowing, chess\nVolunteering: Treasurer, Harbour Society, since "
        "2016\nReferences: Ann Lee, head of the mill, 0555 0136 22\n");
    expect_part(shown, "  organization \"Harbour Society\"\n  position \"Treasurer\"\n");
    expect_part(shown, "references\n  name \"Ann Lee\"\n");
}

TEST(MixedLists, WhatADatedLineSaysByItself) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Additional information\n\n- Ready to travel\n"
        "- Young Engineer Award, Harbour Guild, 2019\n");
    expect_part(shown, "awards\n  title \"Young Engineer Award\"\n");
}

TEST(MixedLists, LanguagesAmongSkills) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\nOffice: Excel, Word\n\nEnglish: intermediate\n\n"
        "Quechua: basic\n");
    expect_part(shown, "  language \"English\"\n  fluency \"intermediate\"\n");
    expect_part(shown, "  language \"Quechua\"\n  fluency \"basic\"\n");
}

TEST(MixedLists, AnOfficeAmongOtherThings) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\nEngineer, Harbour Ltd, 2012 – 2020\n\n"
        "## Skills\n\nExcel, Word, Canva\n\n## Additional information\n\n- Ready to travel\n"
        "- Member of the Harbour Society since 2016\n");
    expect_part(shown, "volunteer\n  organization \"Harbour Society\"\n  position \"Member\"\n");
    expect_none(shown, "summary \"Ready");
}

TEST(MixedLists, LanguagesWithoutALabelAmongSkills) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nEngineer, Harbour Ltd, 2012 – 2020\n\n"
        "Skills\n\nR, Stata, QGIS, Python\nSpanish (native), English (fluent), Quechua (basic)\n");
    expect_part(shown, "languages\n  language \"Spanish\"\n  fluency \"native\"\n");
    expect_part(shown, "skills\n  name \"QGIS\"\n");
}

TEST(MixedLists, SkillsBelowMemberships) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Memberships\n\n- Member, Tide Society, since 2012\n"
        "- Secretary, Salt Club, 2014 – 2016\n\n**Experience working in**: saws, pumps, valves, gauges, nets\n");
    expect_part(shown, "skills\n  name \"Experience working in\"\n  keywords \"saws\"\n");
}

TEST(MixedLists, ShortBulletsBelowExperienceAreSkills) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nSEA SERVICE\n\nChief Officer, Harbour Ltd, 2019 – 2021\n\n"
        "EDUCATION\n\nBSc Physics, Harbour University, 2008 – 2011\n\nCARGO AND OPERATIONAL EXPERIENCE\n\n"
        "- Tank cleaning to wall-wash standard\n- Phosphoric and sulphuric acid\n"
        "- Ice navigation (Baltic, winter 2019)\n");
    testing_cv::expect_part(shown, "skills\n  name \"Tank cleaning to wall-wash standard\"\n");
}

}  // namespace
}  // namespace cvconv
