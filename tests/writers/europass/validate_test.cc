#include "writers/europass/validate.h"

#include <gtest/gtest.h>

#include "writers/europass/europass.h"

namespace cvconv {
namespace {

std::string a_candidate() {
    Cv cv;
    cv.basics.name = Found<std::string>{"Ada Example", {}, Confidence::stated, {}};
    cv.basics.email = Found<std::string>{"ada@example.org", {}, Confidence::stated, {}};
    Diagnostics diagnostics;
    return *write_europass(cv, diagnostics);
}

std::string changed(std::string xml, std::string_view from, std::string_view to) {
    std::size_t at = xml.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return xml.replace(at, from.size(), to);
}

TEST(Validate, SaysLineElementAndCause) {
    std::string xml = changed(a_candidate(), "<ChannelCode>Email<", "<ChannelCode>Pigeon<");
    Diagnostics diagnostics;
    EXPECT_FALSE(validate_europass(xml, diagnostics));
    ASSERT_FALSE(diagnostics.all().empty());
    const Diagnostic& first = diagnostics.all().front();
    EXPECT_EQ(first.code, Code::schema_violation);
    EXPECT_EQ(first.place.line, 13);
    EXPECT_EQ(first.place.pointer, "ChannelCode");
    EXPECT_NE(first.detail.find("'Pigeon'"), std::string::npos);
}

struct Mistake {
    const char* what;
    const char* from;
    const char* to;
};

TEST(Validate, FindsWhatThePortalRefuses) {
    ASSERT_TRUE([] {
        Diagnostics diagnostics;
        return validate_europass(a_candidate(), diagnostics);
    }());
    const Mistake mistakes[] = {
        {"a telephone without country", "<ChannelCode>Email</ChannelCode>",
         "<ChannelCode>Telephone</ChannelCode><oa:DialNumber>1</oa:DialNumber>"},
        {"an impossible date", "</CandidatePerson>", "<hr:BirthDate>1990-02-31</hr:BirthDate></CandidatePerson>"},
        {"two entries in one", "<RenderingInformation>",
         "<Others><Title>A</Title><Other><Title>a</Title></Other><Other><Title>b</Title></Other></Others>"},
        {"a section that is not shown", "</CandidateProfile>",
         "<Others><Title>A</Title><Other><Title>a</Title></Other></Others></CandidateProfile>"},
        {"a skill twice", "<Skills />",
         "<Skills><PersonCompetency><hr:TaxonomyID>x</hr:TaxonomyID><hr:CompetencyName>C</hr:CompetencyName>"
         "</PersonCompetency><PersonCompetency><hr:TaxonomyID>x</hr:TaxonomyID><hr:CompetencyName>C</hr:CompetencyName>"
         "</PersonCompetency></Skills>"},
    };
    for (const Mistake& mistake : mistakes) {
        Diagnostics diagnostics;
        EXPECT_FALSE(validate_europass(changed(a_candidate(), mistake.from, mistake.to), diagnostics)) << mistake.what;
    }
}

TEST(Validate, KnowsTheCalendarInV3) {
    Cv cv;
    cv.basics.birth_date = Found<PartialDate>{{1990, 2, 28}, {}, Confidence::stated, {}};
    Diagnostics diagnostics;
    std::string xml = *write_europass_v3(cv, diagnostics);
    EXPECT_TRUE(validate_europass(xml, diagnostics));
    EXPECT_FALSE(validate_europass(changed(xml, "---28", "---31"), diagnostics));
    EXPECT_EQ(diagnostics.all().back().detail, "there is no such day: 1990-02-31");
}

TEST(Validate, ReadsNothingOfADocumentType) {
    std::string bomb = "<!DOCTYPE Candidate [<!ENTITY a \"aaaaaaaaaa\">";
    for (char c = 'b'; c <= 'z'; ++c) {
        std::string before = std::string("&") + static_cast<char>(c - 1) + ";";
        bomb += std::string("<!ENTITY ") + c + " \"" + before + before + before + before + "\">";
    }
    Diagnostics diagnostics;
    EXPECT_FALSE(validate_europass(bomb + "]><Candidate>&z;</Candidate>", diagnostics));
    ASSERT_EQ(diagnostics.all().size(), 1U);
    EXPECT_EQ(diagnostics.all()[0].code, Code::xml_document_type);
}

TEST(Validate, LongTextsAreNoTrouble) {
    Cv cv;
    cv.basics.name = Found<std::string>{"Ada Example", {}, Confidence::stated, {}};
    cv.basics.summary = Found<std::string>{std::string(12'000'000, 'x'), {}, Confidence::stated, {}};
    Diagnostics diagnostics;
    testing::internal::CaptureStderr();  // libxml2 likes to write there
    EXPECT_TRUE(write_europass(cv, diagnostics));
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(Validate, NamesWhatIsNotEuropass) {
    struct Case {
        const char* xml;
        Code code;
    };
    for (const Case& c :
         {Case{"<a/>", Code::format_mismatch},
          {"<e:learnerinfo xmlns:e=\"http://europass.cedefop.europa.eu/Europass/V2.0\"/>", Code::format_unsupported},
          {"<Candidate>", Code::xml_damaged},
          {"", Code::xml_damaged},
          {"<!DOCTYPE Candidate><Candidate/>", Code::xml_document_type}}) {
        Diagnostics diagnostics;
        EXPECT_FALSE(validate_europass(c.xml, diagnostics));
        EXPECT_TRUE(diagnostics.has(c.code)) << c.xml;
    }
}

}  // namespace
}  // namespace cvconv
