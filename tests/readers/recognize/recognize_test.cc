// Small CVs, read whole. What they show is in no single step: which lines are which section, and what stays.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;

std::string read(const std::string& text) {
    return testing_cv::read_plain(text);
}

const std::string top = "Ada Example\nCivil Engineer\nada@example.org\n\n";

TEST(Recognize, TheLineBelowTheNameIsWhatOneIs) {
    std::string shown = read(top + "EDUCATION\n\nBSc Geology, Harbour University, 2012\n");
    expect_part(shown, "  name \"Ada Example\"\n  label \"Civil Engineer\"\n  email \"ada@example.org\"\n");
}

TEST(Recognize, WithoutAnyHeading) {
    std::string shown = read(
        "Ada Example\n"
        "Research Engineer, Harbour Institute of Technology, Mar. 2020 - present\n"
        "Supervisor: Bo Sample\n"
        "Doctor of Philosophy (Ph.D.), Computer Science, Ridge Institute of Science & Technology, Mar. 2014 - Feb. "
        "2019\n"
        "Dissertation: Memory that forgets\n");
    expect_part(shown, "work\n  name \"Harbour Institute of Technology\"\n  position \"Research Engineer\"\n");
    expect_part(shown, "  study_type \"Doctor of Philosophy (Ph.D.)\"\n");
}

TEST(Recognize, WhatFollowsADegreeIsItsField) {
    for (const char* degree : {"BSc (Hons) - Computer Science", "BSc (Hons) in Computer Science",
                               "BSc (Hons), Computer Science", "BSc (Hons)\nComputer Science"}) {
        std::string shown =
            read(top + "EDUCATION\n\nUniversity of Northbridge\nSep 2012 - Jun 2015\n" + std::string(degree) + "\n");
        expect_part(shown, "area \"Computer Science\"\n  study_type \"BSc (Hons)\"\n");
    }
}

TEST(Recognize, SpokenLanguagesBelowSkillsAreASectionOfTheirOwn) {
    std::string shown = read(top +
                             "SKILLS\n\nTools: R, QGIS\nLanguages: English (native), Welsh (B2)\n"
                             "Programming languages: Python, Go\n");
    expect_part(shown, "languages\n  language \"English\"\n  fluency \"native\"\n");
    expect_part(shown, "  name \"Programming languages\"\n  keywords \"Python\"\n  keywords \"Go\"\n");
}

TEST(Recognize, ComputerLanguagesStaySkills) {
    std::string shown = read(top + "SKILLS\n\nLanguages: Python, Go\nTools: Git, Docker\n");
    expect_part(shown, "  name \"Languages\"\n  keywords \"Python\"\n");
}

TEST(Recognize, TheNameMayStandBehindASidebar) {
    std::string shown = read(
        "Contact\nada@example.org\n\nTop Skills\nHydrology\nLeading teams\n\nCertifications\nCertified Scrum Product "
        "Owner\nFoundations of Pricing\n\n"
        "Ada Example\nCivil Engineer at Harbour Water\nLeeds, England, United Kingdom\n\n"
        "Experience\nHarbour Water\nCivil Engineer\nApril 2019 - Present (2 years)\n");
    expect_part(shown, "  name \"Ada Example\"\n");
    expect_part(
        shown,
        "certificates\n  name \"Certified Scrum Product Owner\"\ncertificates\n  name \"Foundations of Pricing\"\n");
}

TEST(Recognize, AnEqualRowOfTheEuropassGridIsOneLevel) {
    std::string shown = read(top +
                             "LANGUAGES\n\n"
                             "           Listening  Reading  Interaction  Production  Writing\n"
                             "Italian    B2         B2       B2           B2          B2\n");
    expect_part(shown, "  language \"Italian\"\n  fluency \"B2\"\n");
    expect_part(shown, "  writing \"B2\"\n");
    EXPECT_EQ(shown.find("language \"Listening"), std::string::npos) << shown;
}

TEST(Recognize, ADrivingLicenceIsOneCertificate) {
    std::string shown = read(top + "CERTIFICATES\n\nDiver, Harbour Rescue Society, 2019\nDriving licence B, C1\n");
    expect_part(shown, "  name \"Driving licence B, C1\"\n");
    expect_part(shown, "  name \"Diver\"\n  date 2019\n  issuer \"Harbour Rescue Society\"\n");
}

TEST(Recognize, ScannedCapitalsAreHeadings) {
    std::string shown = read(top + "EDUCATlON\n\nHarbour University\nBSc Geology, 2012\n\nSKlLLS\n\nR, QGIS, Python\n");
    expect_part(shown, "kind education\n");
    expect_part(shown, "kind skills\n");
}

TEST(Recognize, WhenTheDocumentWasUpdatedIsNoContact) {
    std::string shown =
        read("Ada Example\nLast updated in March 2026\nada@example.org\n\nEDUCATION\n\nBSc Geology, 2012\n");
    EXPECT_EQ(shown.find("location"), std::string::npos) << shown;
    expect_part(shown, "unclaimed \"Last updated in March 2026\"");
}

TEST(Recognize, ATitleMayNameTwoKindsOfEntries) {
    std::string shown = read(top +
                             "EXPERIENCE AND EDUCATION\n\n"
                             "2019 - 2023: Software Engineer, Harbour Ltd\n\n2015 - 2019: BSc Geology, Ridge "
                             "University\n\n2012 - 2015: Technician, Dock Ltd\n");
    expect_part(shown, "  study_type \"BSc\"\n");
    expect_part(shown, "work\n  name \"Harbour Ltd\"\n");
    expect_part(shown, "work\n  name \"Dock Ltd\"\n");
}

TEST(Recognize, LeadersPartWhatTheyJoin) {
    std::string shown = read(top + "EXPERIENCE\n\n2018-2023  Harbour Ltd, Engineer ---------------- Boston MA\n");
    expect_part(shown, "  location \"Boston MA\"\n");
}

TEST(Recognize, ALevelMayStandInBracketsBehindItsGroup) {
    std::string shown = read(top + "SKILLS\n\nDatabases (advanced): Postgres, Redis\nTools: Git, Docker\n");
    expect_part(shown, "  name \"Databases\"\n  level \"advanced\"\n  keywords \"Postgres\"\n");
}

TEST(Recognize, ADurationSaysNothingNew) {
    std::string shown = read(top +
                             "EXPERIENCE\n\nEngineer        Jan 2018 - Dec 2022\nHarbour Ltd     4 years 11 "
                             "months\n\nTechnician      Jan 2015 - Dec 2017\nDock Ltd        3 years\n");
    expect_part(shown, "  name \"Harbour Ltd\"\n");
    for (const char* field : {"description \"", "location \"", "position \"", "name \""}) {
        EXPECT_EQ(shown.find(field + std::string("4 years")), std::string::npos) << shown;
    }
}

TEST(Recognize, AListWithinAListEndsWithItsItems) {
    std::string shown = read_marked(
        "# Ada Example\n\n- E-mail: ada@example.org\n- Languages:\n  - Greek - native\n  - English - good\n"
        "- Phone: +44 20 7946 0018\n\n## Experience\n\n### Engineer at Harbour Ltd\n\n2019 - 2022\n");
    expect_part(shown, "  phone \"+44 20 7946 0018\"\n");
    expect_part(shown, "languages\n  language \"English\"\n  fluency \"good\"\n");
}

TEST(Recognize, OneWordOfAHeadingInALongLineMakesNone) {
    std::string shown =
        read(top +
             "PUBLICATIONS\n\nCanopy access without towers\nMethods in Field Ecology 6, 301–309\nExample "
             "A, Sample B\n\nSeeds on the move\nJournal of Dynamics 37(4), 455–470\nExample A\n");
    expect_part(shown, "  publisher \"Methods in Field Ecology 6, 301–309\"\n");
    expect_part(shown, "  name \"Seeds on the move\"\n");
}

TEST(Recognize, TheTitleOfAPageMayHaveTheName) {
    std::string shown = read_marked(
        "---\ntitle: Ada Example - Civil Engineer - Resume\n---\n\n## Experience\n\n### Harbour Ltd\n\n2019 - "
        "2022\n");
    expect_part(shown, "  name \"Ada Example\"\n  label \"Civil Engineer\"\n");
}

}  // namespace
}  // namespace cvconv
