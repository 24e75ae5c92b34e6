// What only Europass has: model → XML → model, where JSON Resume has no field that would show it.

#include <gtest/gtest.h>

#include "ir/formats/europass/base64.h"
#include "readers/europass/europass.h"
#include "tests/support/said.h"
#include "writers/europass/europass.h"

namespace cvconv {
namespace {

Texts all_said(std::initializer_list<const char*> texts) {
    Texts result;
    for (const char* text : texts) {
        result.push_back(said(text));
    }
    return result;
}

std::vector<std::string> values(const Texts& texts) {
    std::vector<std::string> result;
    for (const auto& text : texts) {
        result.push_back(text.value);
    }
    return result;
}

/// All 256 bytes: one that is lost or changed shows.
std::string picture(const char* media_type) {
    std::string bytes;
    for (int i = 0; i < 256; ++i) {
        bytes += static_cast<char>(i);
    }
    return std::string("data:") + media_type + ";base64," + europass::encode_base64(bytes);
}

Cv someone() {
    Cv cv;
    cv.language = said("en");
    Basics& basics = cv.basics;
    basics.name = said("Ada van der Example");
    basics.given_name = said("Ada");
    basics.family_name = said("van der Example");
    basics.image = said(picture("image/png"));
    basics.birth_date = Found<PartialDate>{{1985, 4, 30}, {}, Confidence::stated, {}};
    basics.birth_place = said("Graz");
    basics.nationalities = all_said({"AT", "GR"});
    basics.nationality_codes = all_said({"AT", "GR"});
    basics.marital_status = said("married");
    basics.driving_licences = all_said({"B", "C1E"});
    Work work;
    work.position = said("Welder");
    work.name = said("Dock");
    work.department = said("Hull 3");
    work.sector = said("C");
    work.occupation = said("http://data.europa.eu/esco/occupation/0a1b2c3d-0000-4000-8000-00000000000f");
    work.links = all_said({"https://dock.example/hull"});
    cv.work.push_back(work);
    Education education;
    education.institution = said("School");
    education.study_type = said("Master");
    education.location = said("Athens, Greece");
    education.eqf_level = said("7");
    education.credits = said("120 ECTS");
    cv.education.push_back(education);
    Language language;
    language.language = said("French");
    language.code = said("fr");
    language.listening = said("C1");
    language.reading = said("C2");
    language.spoken_interaction = said("B2");
    language.spoken_production = said("B1");
    language.writing = said("A2");
    cv.languages.push_back(language);
    Attachment signature;
    signature.kind = said("signature");
    signature.media_type = said("image/png");
    signature.data = said(europass::encode_base64("signed"));
    cv.attachments.push_back(signature);
    return cv;
}

class Facts : public testing::TestWithParam<decltype(&write_europass)> {
protected:
    Cv travel(const Cv& cv) {
        Diagnostics said;
        std::string xml = (*GetParam())(cv, said).value_or("");
        EXPECT_TRUE(said.all().empty()) << to_line(said.all().front());
        auto back = read_europass(xml, {}, said);
        EXPECT_TRUE(back);
        return back ? std::get<Cv>(*back) : Cv{};
    }
};

TEST_P(Facts, OfThePersonComeBack) {
    Cv cv = travel(someone());
    EXPECT_EQ(value_or_empty(cv.basics.given_name), "Ada");
    EXPECT_EQ(value_or_empty(cv.basics.family_name), "van der Example");
    EXPECT_EQ(value_or_empty(cv.basics.image), picture("image/png"));
    ASSERT_TRUE(cv.basics.birth_date);
    EXPECT_EQ(to_iso(cv.basics.birth_date->value), "1985-04-30");
    EXPECT_EQ(value_or_empty(cv.basics.birth_place), "Graz");
    EXPECT_EQ(values(cv.basics.nationality_codes), (std::vector<std::string>{"AT", "GR"}));
    EXPECT_EQ(value_or_empty(cv.basics.marital_status), "married");
    EXPECT_EQ(values(cv.basics.driving_licences), (std::vector<std::string>{"B", "C1E"}));
    ASSERT_EQ(cv.attachments.size(), 1U);
    EXPECT_EQ(europass::decode_base64(value_or_empty(cv.attachments[0].data)), "signed");
}

TEST_P(Facts, OfWorkEducationAndLanguagesComeBack) {
    Cv cv = travel(someone());
    ASSERT_TRUE(cv.work.size() == 1 && cv.education.size() == 1 && cv.languages.size() == 1);
    EXPECT_EQ(value_or_empty(cv.work[0].department), "Hull 3");
    EXPECT_EQ(value_or_empty(cv.work[0].sector), "C");
    EXPECT_EQ(value_or_empty(cv.work[0].occupation), value_or_empty(someone().work[0].occupation));
    EXPECT_EQ(values(cv.work[0].links), std::vector<std::string>{"https://dock.example/hull"});
    EXPECT_EQ(value_or_empty(cv.education[0].location), "Athens, Greece");
    EXPECT_EQ(value_or_empty(cv.education[0].eqf_level), "7");
    EXPECT_EQ(value_or_empty(cv.education[0].credits), "120 ECTS");
    const Language& french = cv.languages[0];
    EXPECT_EQ(value_or_empty(french.listening), "C1");
    EXPECT_EQ(value_or_empty(french.reading), "C2");
    EXPECT_EQ(value_or_empty(french.spoken_interaction), "B2");
    EXPECT_EQ(value_or_empty(french.spoken_production), "B1");
    EXPECT_EQ(value_or_empty(french.writing), "A2");
    EXPECT_TRUE(cv.unclaimed.empty());
}

INSTANTIATE_TEST_SUITE_P(Both, Facts, testing::Values(&write_europass, &write_europass_v3),
                         [](const auto& test) { return test.index == 0 ? "candidate" : "v3"; });

TEST(Facts, OnlyV3HasComeBackFromIt) {
    Cv cv = someone();
    cv.basics.label = said("Welder of ships");
    cv.basics.headline_type = said("job_applied_for");
    cv.basics.honorific = said("Dr");
    cv.digital_skills.safety = said("B");
    cv.languages[0].experiences = all_said({"A year in Lille"});
    cv.education[0].field_codes = all_said({"52"});
    Diagnostics diagnostics;
    auto back = read_europass(write_europass_v3(cv, diagnostics).value_or(""), {}, diagnostics);
    ASSERT_TRUE(back);
    const Cv& read = std::get<Cv>(*back);
    EXPECT_EQ(value_or_empty(read.basics.headline_type), "job_applied_for");
    EXPECT_EQ(value_or_empty(read.basics.honorific), "Dr");
    EXPECT_EQ(value_or_empty(read.digital_skills.safety), "B");
    EXPECT_EQ(values(read.languages[0].experiences), std::vector<std::string>{"A year in Lille"});
    EXPECT_EQ(values(read.education[0].field_codes), std::vector<std::string>{"52"});
    // and the Candidate format says that it has no place for them
    Diagnostics losses;
    EXPECT_TRUE(write_europass(cv, losses));
    EXPECT_EQ(losses.all().size(), 5U);
    for (const Diagnostic& loss : losses.all()) {
        EXPECT_EQ(loss.code, Code::value_not_representable);
    }
}

}  // namespace
}  // namespace cvconv
