// Labels to records, from sections labelled by hand.

#include "readers/recognize/records/records.h"

#include <gtest/gtest.h>

#include "tests/readers/recognize/labelled_text.h"

namespace cvconv::recognizing {
namespace {

const std::string& value(const Text& text) {
    return value_or_empty(text);
}

TEST(Records, AJobIsItsSpans) {
    const Cv cv = cv_of(SectionKind::work,
                        ">{position Keeper of Lights}, {organization Harbour Works}, {location Kilkenny}\n"
                        "{date 2011 – 2016}\n"
                        "{highlight Kept three lights}\n"
                        "{highlight Wrote the log}");
    ASSERT_EQ(cv.work.size(), 1U);
    EXPECT_EQ(value(cv.work[0].position), "Keeper of Lights");
    EXPECT_EQ(value(cv.work[0].name), "Harbour Works");
    EXPECT_EQ(value(cv.work[0].location), "Kilkenny");
    ASSERT_TRUE(cv.work[0].start_date && cv.work[0].end_date);
    EXPECT_EQ(cv.work[0].highlights.size(), 2U);
    EXPECT_FALSE(cv.work[0].summary);
}

TEST(Records, RolesShareTheEmployerAboveThem) {
    const Cv cv = cv_of(SectionKind::work,
                        ">{organization Harbour Works}\n"
                        ">{position Head Keeper} {date 2014 – 2016}\n"
                        ">{position Keeper} {date 2011 – 2014}");
    ASSERT_EQ(cv.work.size(), 2U);
    EXPECT_EQ(value(cv.work[0].name), "Harbour Works");
    EXPECT_EQ(value(cv.work[1].name), "Harbour Works");
    EXPECT_EQ(cv.work[0].group, cv.work[1].group);
    EXPECT_NE(cv.work[0].group, 0);
}

TEST(Records, RolesFurtherBelowShareTheEmployerToo) {
    const Cv cv = cv_of(SectionKind::work,
                        ">{organization Harbour Works}\n"
                        ">{position Head Keeper} {date 2014 – 2016}\n"
                        "{highlight Kept three lights}\n"
                        ">{position Keeper} {date 2011 – 2014}\n"
                        ">{position Apprentice} {date 2010 – 2011}");
    ASSERT_EQ(cv.work.size(), 3U);
    EXPECT_EQ(value(cv.work[2].name), "Harbour Works");
    EXPECT_EQ(cv.work[2].name->where, cv.work[0].name->where);
    ASSERT_TRUE(cv.work[2].start_date && cv.work[1].start_date);
    EXPECT_NE(cv.work[2].start_date->value, cv.work[1].start_date->value);
    EXPECT_TRUE(cv.work[2].highlights.empty());
}

TEST(Records, AValueOverTwoLinesIsOne) {
    const Cv cv = cv_of(SectionKind::publications,
                        ">{title Tables of tides\nfor all harbours}. {organization Sea Press}, {date 2019}");
    ASSERT_EQ(cv.publications.size(), 1U);
    EXPECT_EQ(value(cv.publications[0].name), "Tables of tides for all harbours");
    EXPECT_EQ(value(cv.publications[0].publisher), "Sea Press");
}

TEST(Records, EachTitleInALineIsACertificate) {
    const Cv cv =
        cv_of(SectionKind::certificates, ">{title First aid} ({date 2019}), {title Radio operator} ({date 2021})");
    ASSERT_EQ(cv.certificates.size(), 2U);
    EXPECT_EQ(value(cv.certificates[1].name), "Radio operator");
    ASSERT_TRUE(cv.certificates[0].date && cv.certificates[1].date);
    EXPECT_NE(cv.certificates[0].date->value, cv.certificates[1].date->value);
}

TEST(Records, WhatLeadsTheFirstTitleLeadsTheOthers) {
    const Cv cv =
        cv_of(SectionKind::awards, ">{date 2019} {title Prize of the port}, {date 2021} {title Medal of rescue}");
    ASSERT_EQ(cv.awards.size(), 2U);
    ASSERT_TRUE(cv.awards[1].date);
    EXPECT_EQ(cv.awards[1].date->where.front().begin, 24U);
}

TEST(Records, DegreesBelowOneSchoolShareIt) {
    const Cv cv = cv_of(SectionKind::education,
                        ">{organization Harbour University}\n"
                        "{degree MSc} in {area Tides}, {date 2012}\n"
                        "{degree BSc} in {area Physics}, {date 2010}");
    ASSERT_EQ(cv.education.size(), 2U);
    EXPECT_EQ(value(cv.education[1].institution), "Harbour University");
    EXPECT_EQ(value(cv.education[1].area), "Physics");
    EXPECT_FALSE(cv.education[0].start_date);
    EXPECT_TRUE(cv.education[0].end_date);
}

TEST(Records, GroupsHaveTheKeywordsBehindThem) {
    const Cv cv = cv_of(SectionKind::skills,
                        "{group Boats}: {keyword sailing}, {keyword rowing}\n{title Knots} ({level expert})");
    ASSERT_EQ(cv.skills.size(), 2U);
    EXPECT_EQ(cv.skills[0].keywords.size(), 2U);
    EXPECT_EQ(value(cv.skills[1].name), "Knots");
    EXPECT_EQ(value(cv.skills[1].level), "expert");
}

TEST(Records, ALevelThatLeadsIsOfAllBehindIt) {
    const Cv cv =
        cv_of(SectionKind::languages, "{level Fluent}: {title English}, {title Danish}\n{level Basic}: {title Welsh}");
    ASSERT_EQ(cv.languages.size(), 3U);
    EXPECT_EQ(value(cv.languages[1].fluency), "Fluent");
    EXPECT_EQ(value(cv.languages[2].fluency), "Basic");
    EXPECT_EQ(value(cv.languages[0].code), "en");
}

TEST(Records, LinesWithoutSpansAreNoEntry) {
    EXPECT_TRUE(cv_of(SectionKind::work, ">Boxes of nothing\n>more of it").work.empty());
}

}  // namespace
}  // namespace cvconv::recognizing
