#include "ir/formats/json_resume/schema.h"

#include <gtest/gtest.h>

namespace cvconv::json_resume {
namespace {

/// "path: cause" of every violation; "path" and "cause" as a user sees them.
std::vector<std::string> wrong(std::string_view json, Version version = Version::v1_3_1) {
    std::vector<std::string> found;
    for (const Violation& violation : violations(Json::parse(json), version)) {
        found.push_back(violation.path + ": " + violation.cause);
    }
    return found;
}

using Found = std::vector<std::string>;

TEST(Schema, WhatBothVersionsTake) {
    for (const char* json :
         {"{}", R"({"basics": {}})", R"({"work": []})", R"({"work": [{}]})", R"({"basics": {"x": 1}})",
          R"({"work": [{"startDate": "2024-13"}]})", R"({"basics": {"location": {"countryCode": "Germany"}}})",
          R"({"meta": {"lastModified": "yesterday", "theme": "x", "cvconv": {"a": null}}})",
          R"({"work": [{"company": "x", "website": 3}]})", R"({"basics": {"image": "no uri"}})",
          R"({"certificates": [{"date": "2024-05-06"}]})", R"({"$schema": "https://example.com/s.json"})"}) {
        EXPECT_EQ(wrong(json, Version::v1_0_0), Found{}) << json;
        EXPECT_EQ(wrong(json, Version::v1_3_1), Found{}) << json;
    }
}

TEST(Schema, WhatTheVersionsDifferIn) {
    EXPECT_EQ(wrong(R"({"x": 1})", Version::v1_0_0), Found{"x: unknown key"});
    EXPECT_EQ(wrong(R"({"x": 1})", Version::v1_3_1), Found{});
    for (const char* date : {"2024", "2024-05"}) {
        std::string json = std::string(R"({"certificates": [{"date": ")") + date + "\"}]}";
        EXPECT_EQ(wrong(json, Version::v1_0_0), Found{"certificates[0].date: not a full date"});
        EXPECT_EQ(wrong(json, Version::v1_3_1), Found{});
    }
}

TEST(Schema, WhatNeitherTakes) {
    struct Case {
        const char* json;
        Found wrong;
    };
    for (const Case& c : std::initializer_list<Case>{
             {"[]", {": not an object"}},
             {R"({"basics": null})", {"basics: not an object"}},
             {R"({"basics": {"name": null}})", {"basics.name: not a string"}},
             {R"({"basics": {"email": ""}})", {"basics.email: not an e-mail address"}},
             {R"({"basics": {"url": "example.com"}})", {"basics.url: not a URI"}},
             {R"({"basics": {"profiles": [{"url": "x y"}, 3]}})",
              {"basics.profiles[0].url: not a URI", "basics.profiles[1]: not an object"}},
             {R"({"work": {}})", {"work: not a list"}},
             {R"({"work": [{"endDate": "Present"}, {"endDate": ""}, {"endDate": null}]})",
              {"work[0].endDate: not a date", "work[1].endDate: not a date", "work[2].endDate: not a string"}},
             {R"({"work": [{"highlights": "x"}, {"highlights": [1]}]})",
              {"work[0].highlights: not a list", "work[1].highlights[0]: not a string"}},
             {R"({"skills": ["C++"]})", {"skills[0]: not an object"}},
             {R"({"skills": [{"level": 3}]})", {"skills[0].level: not a string"}},
             {R"({"education": [{"score": 3.9}]})", {"education[0].score: not a string"}},
             {R"({"certificates": [{"date": "soon"}]})", {"certificates[0].date: not a date"}},
             {R"({"meta": {"canonical": "x"}})", {"meta.canonical: not a URI"}},
             {R"({"$schema": "x"})", {"$schema: not a URI"}},
         }) {
        EXPECT_EQ(wrong(c.json), c.wrong) << c.json;
    }
}

TEST(Validate, SaysPlaceValueAndHint) {
    Diagnostics diagnostics;
    EXPECT_FALSE(validate(Json::parse(R"({"work": [{"endDate": "Present"}]})"), "1.3.1", diagnostics));
    ASSERT_EQ(diagnostics.all().size(), 1U);
    EXPECT_EQ(diagnostics.all()[0].code, Code::schema_violation);
    EXPECT_EQ(diagnostics.all()[0].place.pointer, "work[0].endDate");
    EXPECT_EQ(diagnostics.all()[0].detail,
              "not a date: \"Present\"; write YYYY, YYYY-MM or YYYY-MM-DD; leave endDate out for a current one");
}

TEST(Validate, DatesThatDoNotExistAreValidButWorthAWarning) {
    Diagnostics diagnostics;
    EXPECT_TRUE(validate(Json::parse(R"({"work": [{"startDate": "2021-13", "endDate": "2024-02-29"}]})"), "1.3.1",
                         diagnostics));
    ASSERT_EQ(diagnostics.all().size(), 1U);
    EXPECT_EQ(diagnostics.all()[0].code, Code::date_impossible);
    EXPECT_EQ(diagnostics.all()[0].place.pointer, "work[0].startDate");
}

TEST(Validate, UnknownVersions) {
    Diagnostics diagnostics;
    EXPECT_FALSE(validate(Json::object(), "2.0", diagnostics));
    EXPECT_TRUE(diagnostics.has(Code::usage));
    EXPECT_TRUE(validate(Json::object(), "1.0.0", diagnostics));
}

}  // namespace
}  // namespace cvconv::json_resume
