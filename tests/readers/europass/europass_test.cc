#include "readers/europass/europass.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

constexpr const char* candidate_head =
    R"(<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0">)";

struct Outcome {
    std::optional<Cv> cv;
    Diagnostics diagnostics;
};

Outcome read(const std::string& xml, ReadOptions options = {}) {
    Outcome outcome;
    if (auto content = read_europass(xml, options, outcome.diagnostics)) {
        outcome.cv = std::get<Cv>(std::move(*content));
    }
    return outcome;
}

Outcome read_candidate(const std::string& inside) {
    return read(candidate_head + inside + "</Candidate>");
}

TEST(EuropassReader, KnowsItsFilesByTheRoot) {
    EXPECT_TRUE(looks_like_europass("<?xml version=\"1.0\"?>\n<!-- <x> -->\n<e:Candidate xmlns:e=\"…\">"));
    EXPECT_TRUE(looks_like_europass("\xEF\xBB\xBF<SkillsPassport/>"));
    EXPECT_FALSE(looks_like_europass("<html><Candidate/></html>"));
    EXPECT_FALSE(looks_like_europass("Candidate: Ada"));
}

TEST(EuropassReader, PrefixesDoNotMatterNamespacesDo) {
    Outcome other_prefixes = read(
        R"(<e:Candidate xmlns:e="http://www.europass.eu/1.0" xmlns:h="http://www.hr-xml.org/3" xmlns:o="http://www.openapplications.org/oagis/9">
             <e:CandidatePerson><e:PersonName><o:GivenName>Ada</o:GivenName><h:FamilyName>Example</h:FamilyName></e:PersonName></e:CandidatePerson>
           </e:Candidate>)");
    ASSERT_TRUE(other_prefixes.cv);
    EXPECT_EQ(value_or_empty(other_prefixes.cv->basics.name), "Ada Example");
    EXPECT_TRUE(read("<Candidate xmlns=\"urn:other\"/>").diagnostics.has(Code::format_mismatch));
}

TEST(EuropassReader, OldVersionsAreNamed) {
    Outcome old = read(R"(<europass:learnerinfo xmlns:europass="http://europass.cedefop.europa.eu/Europass/V2.0"/>)");
    EXPECT_FALSE(old.cv);
    ASSERT_TRUE(old.diagnostics.has(Code::format_unsupported));
    EXPECT_NE(old.diagnostics.all()[0].detail.find("V2.0"), std::string::npos);
}

TEST(EuropassReader, RefusesWhatIsDangerous) {
    EXPECT_TRUE(read("<!DOCTYPE Candidate [<!ENTITY a \"b\">]><Candidate/>").diagnostics.has(Code::xml_document_type));
    Outcome cut = read("<Candidate>\n<CandidatePerson>\n</Candidate>");
    ASSERT_TRUE(cut.diagnostics.has(Code::xml_damaged));
    EXPECT_EQ(cut.diagnostics.all()[0].place.line, 3);
    std::string deep = candidate_head;
    for (int i = 0; i < 100'000; ++i) {
        deep += "<x>";
    }
    for (int i = 0; i < 100'000; ++i) {
        deep += "</x>";
    }
    EXPECT_TRUE(read(deep + "</Candidate>").diagnostics.has(Code::limit_reached));
    ReadOptions small;
    small.limits.max_bytes = 10;
    EXPECT_TRUE(read(candidate_head, small).diagnostics.has(Code::file_too_large));
}

TEST(EuropassReader, WhatIsNotUnderstoodIsUnclaimed) {
    Outcome outcome = read_candidate(
        R"(<CandidateProfile languageCode="en"><SomethingNew><Text>&lt;p&gt;Two&lt;/p&gt;&lt;p&gt;lines&lt;/p&gt;</Text></SomethingNew></CandidateProfile>)");
    ASSERT_TRUE(outcome.cv);
    ASSERT_EQ(outcome.cv->unclaimed.size(), 2U);
    EXPECT_EQ(outcome.cv->unclaimed[0].value, "Two");
    EXPECT_EQ(outcome.cv->unclaimed[1].value, "lines");
}

TEST(EuropassReader, TheFirstOfSeveralProfilesIsRead) {
    Outcome outcome = read_candidate(
        R"(<CandidateProfile languageCode="it"><hr:ExecutiveSummary>Uno</hr:ExecutiveSummary></CandidateProfile>
           <CandidateProfile languageCode="en"><hr:ExecutiveSummary>One</hr:ExecutiveSummary></CandidateProfile>)");
    ASSERT_TRUE(outcome.cv);
    EXPECT_EQ(value_or_empty(outcome.cv->basics.summary), "Uno");
    EXPECT_TRUE(outcome.diagnostics.has(Code::profile_skipped));
    EXPECT_EQ(outcome.cv->unclaimed.at(0).value, "One");
}

TEST(CandidateReader, AJob) {
    Outcome outcome = read_candidate(R"(<CandidateProfile languageCode="en"><EmploymentHistory><EmployerHistory>
        <hr:OrganizationName>Acme</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:AddressLine>Ring 1</oa:AddressLine><oa:CityName>Graz</oa:CityName><CountryCode>at</CountryCode><oa:PostalCode>8010</oa:PostalCode></Address></Communication>
        <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://acme.example</oa:URI></Communication></OrganizationContact>
        <hr:IndustryCode>C</hr:IndustryCode>
        <PositionHistory><PositionTitle typeCode="URI" languageID="http://data.europa.eu/esco/occupation/x">Fitter</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-09-01T00:00:00</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
          <oa:Description>&lt;p&gt;Fits.&lt;/p&gt;&lt;ol&gt;&lt;li data-list="bullet"&gt;pipes&lt;/li&gt;&lt;/ol&gt;</oa:Description><City>Graz</City><Country>at</Country></PositionHistory>
        <Department>Works</Department></EmployerHistory></EmploymentHistory></CandidateProfile>)");
    ASSERT_TRUE(outcome.cv && outcome.cv->work.size() == 1);
    const Work& work = outcome.cv->work[0];
    EXPECT_EQ(value_or_empty(work.name), "Acme");
    EXPECT_EQ(value_or_empty(work.location), "Ring 1, 8010 Graz, Austria");
    EXPECT_EQ(value_or_empty(work.position), "Fitter");
    EXPECT_EQ(value_or_empty(work.occupation), "http://data.europa.eu/esco/occupation/x");
    EXPECT_EQ(to_iso(work.start_date->value), "2019-09-01");
    EXPECT_TRUE(work.current && work.current->value);
    EXPECT_EQ(value_or_empty(work.summary), "Fits.");
    EXPECT_EQ(work.highlights.at(0).value, "pipes");
    EXPECT_EQ(value_or_empty(work.sector), "C");
    EXPECT_EQ(value_or_empty(work.department), "Works");
    EXPECT_TRUE(outcome.cv->unclaimed.empty());
}

TEST(CandidateReader, LanguagesSkillsAndAPhoneInParts) {
    Outcome outcome = read_candidate(R"(<CandidatePerson>
        <Communication><ChannelCode>Telephone</ChannelCode><UseCode>work</UseCode><CountryDialing>34</CountryDialing><oa:AreaDialing>93</oa:AreaDialing><oa:DialNumber>5550142</oa:DialNumber></Communication>
        <PrimaryLanguageCode name="NORMAL">spa</PrimaryLanguageCode></CandidatePerson>
        <CandidateProfile languageCode="en"><PersonQualifications><PersonCompetency><CompetencyID schemeName="NORMAL">fre</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Writing-Production</hr:CompetencyDimensionTypeCode></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
        <Skills><SkillsGroup><Title>Office (good)</Title><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>Calc</hr:CompetencyName></PersonCompetency></SkillsGroup></Skills></CandidateProfile>)");
    ASSERT_TRUE(outcome.cv);
    const Cv& cv = *outcome.cv;
    EXPECT_EQ(value_or_empty(cv.basics.phone), "+34 93 5550142");
    EXPECT_EQ(value_or_empty(cv.basics.phone_e164), "+34935550142");
    ASSERT_EQ(cv.languages.size(), 2U);
    EXPECT_EQ(value_or_empty(cv.languages[0].language), "Spanish");
    EXPECT_EQ(value_or_empty(cv.languages[0].fluency), "Native");
    EXPECT_EQ(value_or_empty(cv.languages[1].language), "French");
    EXPECT_EQ(value_or_empty(cv.languages[1].fluency), "B2");
    EXPECT_EQ(value_or_empty(cv.languages[1].listening), "B2");
    EXPECT_FALSE(cv.languages[1].writing);
    ASSERT_EQ(cv.skills.size(), 1U);
    EXPECT_EQ(value_or_empty(cv.skills[0].level), "good");
    EXPECT_EQ(cv.skills[0].keywords.at(0).value, "Calc");
}

TEST(CandidateReader, OwnSectionsGoWhereTheirTitleSays) {
    auto others = [](const std::string& section, const std::string& title) {
        return "<Others><Title>" + section + "</Title><Other><Title>" + title + "</Title></Other></Others>";
    };
    Outcome outcome =
        read_candidate("<CandidateProfile languageCode=\"de\">" + others("Ehrenamt", "Trainerin – SV Beispiel") +
                       others("Drachenflug", "Pokal") + "</CandidateProfile>");
    ASSERT_TRUE(outcome.cv);
    ASSERT_EQ(outcome.cv->volunteer.size(), 1U);
    EXPECT_EQ(value_or_empty(outcome.cv->volunteer[0].organization), "SV Beispiel");
    ASSERT_EQ(outcome.cv->projects.size(), 1U);  // a section that no lexicon knows
    EXPECT_EQ(value_or_empty(outcome.cv->projects[0].type), "Drachenflug");
    EXPECT_EQ(value_or_empty(outcome.cv->sections.at(1).title), "Drachenflug");
}

TEST(V3Reader, ReadsWhatCedefopsEditorWrote) {
    Outcome outcome = read(R"(<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
      <DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.2</XSDVersion><Generator>EWA</Generator></DocumentInfo>
      <LearnerInfo><Identification><PersonName><FirstName>Ada</FirstName><Surname>EXAMPLE</Surname></PersonName>
        <Demographics><Birthdate year="1980" month="--02" day="---30"/><Gender><Code>F</Code><Label>Female</Label></Gender>
          <NationalityList><Nationality><Code>EL</Code><Label>Greek</Label></Nationality></NationalityList></Demographics></Identification>
        <WorkExperienceList><WorkExperience><Period><From year="2001" month="--03"/><To year="2002"/></Period>
          <Position><Label>Welder</Label></Position><Activities>- ships&lt;br /&gt;- tanks</Activities>
          <Employer><Name>Dock</Name><ContactInfo><Address><Contact><Municipality>Piraeus</Municipality><Country><Code>EL</Code><Label>Greece</Label></Country></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
        <Skills><Linguistic><ForeignLanguageList><ForeignLanguage><Description><Code>de</Code><Label>German</Label></Description>
          <ProficiencyLevel><Listening>B1</Listening><Writing>A2</Writing></ProficiencyLevel>
          <VerifiedBy><Certificate><Title>Zertifikat</Title><AwardingBody>Institut</AwardingBody><Date year="2003"/><Level>B1</Level></Certificate></VerifiedBy></ForeignLanguage></ForeignLanguageList></Linguistic>
          <Computer><Description>Spreadsheets</Description><ProficiencyLevel><Safety>B</Safety></ProficiencyLevel></Computer></Skills>
        <AchievementList><Achievement><Title><Code>honors_awards</Code><Label>Honours</Label></Title><Description>&lt;ul&gt;&lt;li&gt;Medal&lt;/li&gt;&lt;li&gt;Cup&lt;/li&gt;&lt;/ul&gt;</Description></Achievement></AchievementList>
      </LearnerInfo></SkillsPassport>)");
    ASSERT_TRUE(outcome.cv);
    const Cv& cv = *outcome.cv;
    EXPECT_TRUE(outcome.diagnostics.has(Code::date_impossible));
    EXPECT_FALSE(cv.basics.birth_date);
    EXPECT_EQ(cv.basics.nationalities.at(0).value, "Greek");
    EXPECT_EQ(cv.basics.nationality_codes.at(0).value, "GR");
    EXPECT_EQ(value_or_empty(cv.work.at(0).location), "Piraeus, Greece");
    EXPECT_EQ(cv.work[0].highlights.size(), 2U);
    EXPECT_EQ(value_or_empty(cv.languages.at(0).fluency), "A2–B1");
    EXPECT_EQ(value_or_empty(cv.certificates.at(0).name), "Zertifikat (B1)");
    EXPECT_EQ(value_or_empty(cv.digital_skills.safety), "B");
    EXPECT_EQ(value_or_empty(cv.skills.at(0).name), "Digital skills");
    EXPECT_EQ(cv.skills[0].keywords.at(0).value, "Spreadsheets");
    ASSERT_EQ(cv.awards.size(), 2U);
    EXPECT_EQ(value_or_empty(cv.awards[1].title), "Cup");
    EXPECT_TRUE(cv.unclaimed.empty());
}

}  // namespace
}  // namespace cvconv
