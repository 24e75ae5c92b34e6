#include "tools/blind/told.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace cvconv::blind {
namespace {

Text stated(std::string value) {
    return Found<std::string>{std::move(value), {}, Confidence::stated, "test"};
}

NamePattern named(std::string_view name) {
    NamePattern pattern;
    pattern.add(name);
    return pattern;
}

bool has(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string_view member_of(std::string_view line) {
    const std::optional<LabelledLine> labelled = labelled_line(line);
    return labelled ? labelled->member : "";
}

TEST(LabelledLine, HasALabelAndAValueThatFitsIt) {
    EXPECT_EQ(member_of("Name : Jana Nowak"), "basics.name");
    EXPECT_EQ(member_of("Date of birth: 4 May 1990"), "basics.birth_date");
    EXPECT_EQ(member_of("Address: 12 Harbour Street"), "basics.location.address");
    EXPECT_EQ(member_of("Geburtsort: Leeds"), "basics.birth_place");
    EXPECT_EQ(member_of("国籍：中国"), "basics.nationalities");
}

TEST(LabelledLine, OrItIsAnOrdinarySentence) {
    EXPECT_EQ(member_of("Location: we moved the office"), "");
    EXPECT_EQ(member_of("Office: spreadsheets and slides"), "");
    EXPECT_EQ(member_of("Name: the project that nobody wanted to lead"), "");
    EXPECT_EQ(member_of("Date of birth"), "");
    EXPECT_EQ(member_of(":"), "");
}

TEST(Told, ByALabelInASummary) {
    Cv cv;
    cv.basics.summary = stated("Name: Jana Nowak\nAddress: 12 Harbour Street\nEngineer");
    const Told told = told_in_texts(cv, {});
    EXPECT_TRUE(has(told.names, "Jana Nowak"));
    EXPECT_EQ(told.streets, std::vector<std::string>{"12 Harbour Street"});
    EXPECT_FALSE(told.another);
}

TEST(Told, ByALabelThatThereAreTwoPeople) {
    Cv cv;
    cv.basics.name = stated("Oda Fennimoor");
    cv.basics.summary = stated("Name: Rasmus Kilderkin");
    EXPECT_TRUE(told_in_texts(cv, named("Oda Fennimoor")).another);
    cv.basics.summary = stated("Name: Fennimoor, Oda");
    EXPECT_FALSE(told_in_texts(cv, named("Oda Fennimoor")).another);
}

TEST(Told, ByAnAddressWhereTheHeadSaysSomethingElse) {
    Cv cv;
    cv.basics.name = stated("Contact Us");
    cv.basics.email = stated("jananowakowa9@mail.example");
    Skill skill;
    skill.name = stated("NOWAKOWA JANA");
    cv.skills.push_back(skill);
    const Told told = told_in_texts(cv, named("Contact Us"));
    EXPECT_TRUE(told.another);
    EXPECT_TRUE(has(told.names, "NOWAKOWA JANA"));
}

TEST(Told, AnAddressThatAgreesTellsNothing) {
    Cv cv;
    cv.basics.email = stated("jana.pumps@mail.example");
    cvconv::Profile profile;
    profile.username = stated("valve-hero");
    cv.basics.profiles.push_back(profile);
    const Told told = told_in_texts(cv, named("Jana Nowak"));
    EXPECT_FALSE(told.another);
    EXPECT_TRUE(told.names.empty());
}

TEST(Told, WordsOfAllAreNobodysName) {
    Cv cv;
    cv.basics.email = stated("contact.engineer@mail.example");
    EXPECT_TRUE(told_in_texts(cv, {}).names.empty());
}

}  // namespace
}  // namespace cvconv::blind
