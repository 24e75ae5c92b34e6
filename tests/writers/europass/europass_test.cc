#include "writers/europass/europass.h"

#include <pugixml.hpp>

#include <gtest/gtest.h>

#include "tests/support/said.h"
#include "writers/europass/validate.h"

// What an initializer does not name is empty.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

namespace cvconv {
namespace {

Date on(int year, int month = 0, int day = 0) {
    return Found<PartialDate>{
        {static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(day)},
        {},
        Confidence::stated,
        {}};
}

Cv someone() {
    Cv cv;
    cv.language = said("en");
    cv.basics.name = said("Ada Example");
    return cv;
}

struct Written {
    std::string text;
    pugi::xml_document xml;
    Diagnostics diagnostics;

    Written(const Cv& cv, decltype(write_europass) write) {
        text = write(cv, diagnostics).value_or("");
        xml.load_string(text.c_str());
    }
    [[nodiscard]] std::string at(const char* path) const { return xml.select_node(path).node().text().get(); }
    [[nodiscard]] std::size_t count(const char* path) const { return xml.select_nodes(path).size(); }
    [[nodiscard]] std::vector<std::string> all(const char* path) const {
        std::vector<std::string> texts;
        for (const auto& node : xml.select_nodes(path)) {
            texts.emplace_back(node.node().text().get());
        }
        return texts;
    }
    [[nodiscard]] bool lost(std::string_view pointer) const {
        for (const Diagnostic& diagnostic : diagnostics.all()) {
            if (diagnostic.code == Code::value_not_representable && diagnostic.place.pointer == pointer) {
                return true;
            }
        }
        return false;
    }
};

TEST(Candidate, AnEmptyCvIsValidAndHasAName) {
    Written written(Cv{}, write_europass);
    EXPECT_EQ(written.count("/Candidate/CandidatePerson/PersonName"), 1U);
    EXPECT_EQ(written.at("/Candidate/CandidateSupplier/hr:PartyName"), "Owner");
    EXPECT_TRUE(written.diagnostics.all().empty());
}

TEST(Candidate, APhoneWithoutCountryIsNoTelephone) {
    Cv cv = someone();
    cv.basics.phone = said("600 555 018");
    Written without(cv, write_europass);
    EXPECT_EQ(without.count("//Communication[ChannelCode='Telephone']"), 0U);
    EXPECT_EQ(without.at("//Others/Other[Title='Telephone']/Description"), "<p>600 555 018</p>");

    cv.basics.location.country_code = said("PL");
    Written with(cv, write_europass);
    EXPECT_EQ(with.at("//Communication[ChannelCode='Telephone']/CountryDialing"), "48");
    EXPECT_EQ(with.at("//Communication[ChannelCode='Telephone']/oa:DialNumber"), "600555018");
    EXPECT_EQ(with.at("//Communication[ChannelCode='Telephone']/CountryCode"), "pl");
}

TEST(Candidate, EverySectionIsShown) {
    Cv cv = someone();
    cv.work.push_back({.name = said("Acme"), .position = said("Fitter"), .start_date = on(2019)});
    cv.education.push_back({.institution = said("School")});
    cv.languages.push_back({.language = said("French"), .fluency = said("B2")});
    cv.skills.push_back({.name = said("Office"), .level = {}, .keywords = {said("Calc")}});
    cv.skills.push_back({.name = said("Patience")});
    cv.publications.push_back({.name = said("On pipes")});
    cv.basics.driving_licences = {said("B")};
    cv.awards.push_back({.title = said("Cup")});
    cv.interests.push_back({.name = said("Kites")});
    cv.unclaimed = {said("Odds and ends")};
    Written written(cv, write_europass);
    EXPECT_EQ(written.all("//SectionsOrder/Section/Title"),
              (std::vector<std::string>{"work-experience", "education-training", "language", "profile-skills",
                                        "driving-licence", "publication", "Skills", "Awards", "Interests",
                                        "Additional Information"}));
    EXPECT_EQ(written.all("//SectionsOrder/Section[Custom='true']/Title").size(), 4U);
    // and in the source's order, where that is known
    cv.sections = {{SectionKind::awards, said("Awards")}, {SectionKind::work, said("Work")}};
    EXPECT_EQ(Written(cv, write_europass).all("//SectionsOrder/Section/Title").front(), "Awards");
}

TEST(Candidate, OneOtherInEachOthers) {
    Cv cv = someone();
    for (const char* title : {"Cup", "Medal"}) {
        cv.awards.push_back({.title = said(title), .date = on(2020, 5), .awarder = said("Club")});
    }
    Written written(cv, write_europass);
    EXPECT_EQ(written.count("//Others"), 2U);
    EXPECT_EQ(written.count("//Others[count(Other)=1]"), 2U);
    EXPECT_EQ(written.at("//Others/Other/Title"), "Cup – Club");
    EXPECT_EQ(written.at("//Others/Other/Date/StartDate/hr:FormattedDateTime"), "2020-05");
}

TEST(Candidate, SkillsAreDistinctAndShort) {
    Cv cv = someone();
    cv.skills.push_back({.name = said("One"), .level = {}, .keywords = {said("C++"), said("Go")}});
    cv.skills.push_back({.name = said("Two"), .level = {}, .keywords = {said("go")}});
    cv.skills.push_back({.name = said("Three"), .level = {}, .keywords = {said(std::string(100, 'x'))}});
    Written written(cv, write_europass);
    EXPECT_EQ(written.all("//hr:CompetencyName"), (std::vector<std::string>{"C++", "Go"}));
    EXPECT_EQ(written.all("//Others[Title='Skills']/Other/Title"), (std::vector<std::string>{"Skills"}));
    EXPECT_EQ(
        written.at("//Others[Title='Skills']/Other/Description"),
        "<ul><li><strong>Two</strong>: go</li><li><strong>Three</strong>: " + std::string(100, 'x') + "</li></ul>");
}

TEST(Candidate, SkillsWithoutKeywordsAreOneList) {
    Cv cv = someone();
    for (const char* name : {"Patience", "Welding", "Lathes"}) {
        cv.skills.push_back({.name = said(name)});
    }
    cv.skills.back().level = said("good");
    Written written(cv, write_europass);
    EXPECT_EQ(written.count("//Others"), 1U);
    EXPECT_EQ(written.at("//Others[Title='Skills']/Other/Description"),
              "<ul><li><strong>Patience</strong></li><li><strong>Welding</strong></li>"
              "<li><strong>Lathes</strong> (good)</li></ul>");
}

TEST(Candidate, NoTitleBeginsWithADash) {
    Cv cv = someone();
    cv.education.push_back({.institution = said("School"), .area = said("Physics")});
    cv.volunteer.push_back({.organization = said("Club")});
    Written written(cv, write_europass);
    EXPECT_EQ(written.at("//hr:DegreeName"), "Physics\u2060");
    EXPECT_EQ(written.at("//Others/Other/Title"), "Club\u2060");
}

TEST(Candidate, ADegreeGoesOnOnlyWhereThatIsSaid) {
    Cv cv = someone();
    cv.education.push_back({.institution = said("School"), .start_date = on(2019)});
    EXPECT_EQ(Written(cv, write_europass).at("//AttendancePeriod/Ongoing"), "false");
    cv.education.back().current = Found<bool>{true, {}, Confidence::stated, {}};
    EXPECT_EQ(Written(cv, write_europass).at("//AttendancePeriod/Ongoing"), "true");
}

TEST(Candidate, ImpossibleDatesAndControlCharactersDoNotGetOut) {
    Cv cv = someone();
    cv.basics.birth_date = on(1990, 2, 31);
    cv.basics.summary = said(
        "a\x0B"
        "b");
    cv.work.push_back({.name = said("Acme"), .start_date = on(2021, 13)});
    Written written(cv, write_europass);
    ASSERT_FALSE(written.text.empty());
    EXPECT_EQ(written.count("//hr:BirthDate | //hr:FormattedDateTime"), 0U);
    EXPECT_TRUE(written.diagnostics.has(Code::date_impossible));
    EXPECT_EQ(written.at("//hr:ExecutiveSummary"), "<p>ab</p>");
}

TEST(Candidate, LevelsAndCodesAreNotMadeUp) {
    Cv cv = someone();
    cv.languages = {{.language = said("German"), .fluency = said("Native")},
                    {.language = said("French"), .fluency = said("fluent")},
                    {.language = said("Spanish"), .fluency = said("C1")},
                    {.language = said("Klingon")}};
    cv.education.push_back({.institution = said("School"), .study_type = said("Bachelor of Science")});
    Written written(cv, write_europass);
    EXPECT_EQ(written.at("//PrimaryLanguageCode[@name='NORMAL']"), "ger");
    EXPECT_EQ(written.all("//CompetencyID[@schemeName='FREE_TEXT']"),
              (std::vector<std::string>{"French (fluent)", "Klingon"}));
    EXPECT_EQ(written.at("//CompetencyID[@schemeName='NORMAL']"), "spa");
    EXPECT_EQ(written.count("//eures:CompetencyDimension"), 5U);
    EXPECT_EQ(written.count("//EducationLevelCode"), 0U);
}

TEST(Candidate, TheDocumentsLanguageSetsTitlesAndPlaces) {
    Cv cv = someone();
    cv.language = said("de");
    cv.work.push_back({.name = said("Acme"), .location = said("Graz, Österreich")});
    cv.work.push_back({.name = said("Acme"), .location = said("Graz, Austria")});
    cv.volunteer.push_back({.organization = said("Verein"), .position = said("Trainerin")});
    Written written(cv, write_europass);
    EXPECT_EQ(written.xml.select_node("//CandidateProfile/@languageCode").attribute().value(), std::string("de"));
    EXPECT_EQ(written.all("//PositionHistory/City"), (std::vector<std::string>{"Graz", "Graz, Austria"}));
    EXPECT_EQ(written.all("//PositionHistory/Country"), (std::vector<std::string>{"at"}));
    EXPECT_NE(written.at("//Others/Title"), "Volunteering");
    cv.language = said("ko");
    EXPECT_TRUE(Written(cv, write_europass).lost("language"));
}

TEST(Candidate, WhatHasNoPlaceIsNamed) {
    Cv cv = someone();
    cv.meta.version = said("v1.0.0");
    cv.work.push_back({.name = said("Acme"), .extra = {{"x-team", "5"}}});
    cv.attachments.push_back({.kind = said("document"),
                              .name = said("scan.pdf"),
                              .media_type = said("application/pdf"),
                              .data = said("AAAA")});
    Written written(cv, write_europass);
    for (const char* pointer : {"meta.version", "work[0].x-team", "attachments[0]"}) {
        EXPECT_TRUE(written.lost(pointer)) << pointer;
    }
}

TEST(V3, AnEmptyCvIsValid) {
    Written written(Cv{}, write_europass_v3);
    EXPECT_EQ(written.at("//XSDVersion"), "V3.4");
    EXPECT_TRUE(written.diagnostics.all().empty());
}

TEST(V3, CodesOnlyFromTheListsElseLabels) {
    Cv cv = someone();
    cv.basics.location.country_code = said("GB");
    Written britain(cv, write_europass_v3);
    EXPECT_EQ(britain.at("//Address/Contact/Country/Code"), "UK");
    EXPECT_EQ(britain.at("//Address/Contact/Country/Label"), "United Kingdom");
    cv.basics.location.country_code = said("TW");
    Written taiwan(cv, write_europass_v3);
    EXPECT_EQ(taiwan.count("//Country/Code"), 0U);
    EXPECT_EQ(taiwan.at("//Country/Label"), "Taiwan");
    cv.basics.driving_licences = {said("B"), said("forklift")};
    cv.basics.email = said("ada@localhost");
    Written written(cv, write_europass_v3);
    EXPECT_EQ(written.all("//Driving//Licence"), (std::vector<std::string>{"B"}));
    EXPECT_EQ(written.count("//Email"), 0U);
    EXPECT_NE(written.text.find("forklift"), std::string::npos);
    EXPECT_NE(written.text.find("ada@localhost"), std::string::npos);
}

TEST(V3, DatesAreAttributesOfTheFormOfXmlSchema) {
    Cv cv = someone();
    cv.work.push_back({.name = said("Acme"), .start_date = on(2019, 8, 31)});
    Written written(cv, write_europass_v3);
    EXPECT_NE(written.text.find(R"(<From year="2019" month="--08" day="---31" />)"), std::string::npos);
    EXPECT_EQ(written.at("//Period/Current"), "true");
}

TEST(V3, TheProfileIsTheHeadlineOnlyWhereThereIsNone) {
    Cv cv = someone();
    cv.basics.summary = said("Likes pipes.");
    Written alone(cv, write_europass_v3);
    EXPECT_EQ(alone.at("//Headline/Type/Code"), "personal_statement");
    EXPECT_EQ(alone.count("//Achievement"), 0U);
    cv.basics.label = said("Fitter");
    Written both(cv, write_europass_v3);
    EXPECT_EQ(both.at("//Headline/Description/Label"), "Fitter");
    EXPECT_EQ(both.at("//Achievement/Description"), "<p>Likes pipes.</p>");
}

TEST(Writers, GiveTheSameTextEachTime) {
    Cv cv = someone();
    cv.basics.image = said("data:image/png;base64,iVBORw0KGgo=");
    for (auto* write : {&write_europass, &write_europass_v3}) {
        Written once(cv, *write);
        EXPECT_EQ(once.text, Written(cv, *write).text);
        EXPECT_TRUE(once.text.ends_with(">\n"));
    }
}

}  // namespace
}  // namespace cvconv
