#include "readers/json_resume/json_resume.h"

#include <gtest/gtest.h>

#include "writers/native/native.h"

namespace cvconv {
namespace {

struct Reading {
    std::string native;  ///< the Cv's values in the native form, without its first line
    std::vector<std::string> said;
};

Reading read(std::string_view json) {
    Diagnostics diagnostics;
    auto content = read_json_resume(json, {}, diagnostics);
    Reading reading;
    if (content) {
        std::string native = to_native(std::get<Cv>(*content));
        reading.native = native.substr(native.find('\n') + 1);
    }
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        std::string place = diagnostic.place.line > 0
                                ? std::to_string(diagnostic.place.line) + ":" + std::to_string(diagnostic.place.column)
                                : diagnostic.place.pointer;
        reading.said.push_back(place + " " + std::string(info(diagnostic.code).key) + " " + diagnostic.detail);
    }
    return reading;
}

using Said = std::vector<std::string>;

TEST(JsonResumeReader, ReadsSectionsIntoTheirFields) {
    Reading reading = read(
        "\xEF\xBB\xBF"
        R"({
        "basics": {"name": "Ada Example", "location": {"countryCode": "AT"}, "profiles": [{"network": "GitHub"}]},
        "work": [{"name": "Acme", "startDate": "2019-03", "highlights": ["One", "Two"]}],
        "education": [{"studyType": "BSc", "score": "1.3"}]
    })");
    EXPECT_EQ(reading.said, Said{});
    EXPECT_EQ(reading.native, R"(basics
  name "Ada Example"
  location
    country_code "AT"
  profiles
    network "GitHub"
work
  name "Acme"
  start_date 2019-03
  highlights "One"
  highlights "Two"
education
  study_type "BSc"
  score "1.3"
)");
}

TEST(JsonResumeReader, TakesTheNamesFromBefore1_0_0) {
    Reading reading = read(R"({
        "basics": {"website": "https://ada.example", "picture": "ada.png"},
        "work": [{"company": "Acme", "website": "https://acme.example"},
                 {"company": "Same", "name": "Same"},
                 {"company": "Old", "name": "New"}],
        "languages": [{"name": "German", "level": "C1"}]
    })");
    EXPECT_EQ(reading.said,
              (Said{"basics.picture key-read-as read as image", "basics.website key-read-as read as url",
                    "languages[0].level key-read-as read as fluency", "languages[0].name key-read-as read as language",
                    "work[0].company key-read-as read as name", "work[0].website key-read-as read as url",
                    "work[2].company json-unknown-key "}));
    EXPECT_EQ(reading.native, R"(basics
  image "ada.png"
  url "https://ada.example"
work
  name "Acme"
  url "https://acme.example"
work
  name "Same"
work
  name "New"
  extra "company" "Old"
languages
  language "German"
  fluency "C1"
)");
}

TEST(JsonResumeReader, KeepsWhatIsNotAsTheSchemaWantsIt) {
    struct Case {
        const char* json;
        const char* native;
        Said said;
    };
    for (const Case& c : std::initializer_list<Case>{
             {R"({"work": [{"endDate": "soon"}]})",
              "work\n  extra \"endDate\" \"soon\"\n",
              {"work[0].endDate json-invalid-value soon; kept aside"}},
             {R"({"work": [{"endDate": "2021-02-31"}]})",
              "work\n  end_date 2021-02\n",
              {"work[0].endDate json-invalid-value \"2021-02-31\": no such date; read as 2021-02"}},
             {R"({"work": [{"endDate": "Present"}]})",
              "work\n  current true\n",
              {"work[0].endDate value-read-as \"Present\"; read as present"}},
             {R"({"work": [{"startDate": "2021-02-03T00:00:00.000Z"}]})",
              "work\n  start_date 2021-02-03\n",
              {"work[0].startDate value-read-as \"2021-02-03T00:00:00.000Z\"; read as 2021-02-03"}},
             {R"({"work": [{"startDate": 2019}]})",
              "work\n  start_date 2019\n",
              {"work[0].startDate value-read-as 2019 is not in quotes; read as a date"}},
             {R"({"work": [{"startDate": {}}]})", "work\n", {}},
             {R"({"work": [{"startDate": {"y": 2019}}]})",
              "work\n  extra \"startDate\" {\"y\":2019}\n",
              {"work[0].startDate json-wrong-type a date in quotes expected; kept aside"}},
             {R"({"education": [{"score": 3.9}]})",
              "education\n  score \"3.9\"\n",
              {"education[0].score value-read-as 3.9 is not in quotes; read as text"}},
             {R"({"basics": {"name": ["Ada"]}})",
              "basics\n  name \"Ada\"\n",
              {"basics.name value-read-as [\"Ada\"]; read as \"Ada\""}},
             {R"({"basics": {"name": null, "email": ""}, "skills": []})",
              "",
              {" nothing-recognized no section of a JSON Resume"}},
             {R"({"basics": {"email": "ada at example"}})",
              "basics\n  email \"ada at example\"\n",
              {"basics.email json-invalid-value ada at example"}},
             {R"({"skills": ["C++", 3]})",
              "skills\n  name \"C++\"\nextra \"skills/1\" 3\n",
              {"skills value-read-as [\"C++\",3]; read as [{\"name\":\"C++\"},3]",
               "skills[1] json-wrong-type kept aside"}},
             {R"({"skills": [{"keywords": "SQL"}]})",
              "skills\n  keywords \"SQL\"\n",
              {"skills[0].keywords value-read-as \"SQL\"; read as [\"SQL\"]"}},
             {R"({"skills": [{"keywords": ["SQL", 7, {}]}]})",
              "skills\n  keywords \"SQL\"\n  keywords \"7\"\n",
              {"skills[0].keywords value-read-as [\"SQL\",7,{}]; read as [\"SQL\",\"7\"]"}},
             {R"({"skills": {"name": "SQL"}})",
              "skills\n  name \"SQL\"\n",
              {"skills value-read-as {\"name\":\"SQL\"}; read as [{\"name\":\"SQL\"}]"}},
             {R"({"x": 1, "basics": {"y": [2]}})",
              "basics\n  extra \"y\" [2]\nextra \"x\" 1\n",
              {"x json-unknown-key ", "basics.y json-unknown-key "}},
             {R"({"basics": {"name": "Ada", "name": "Eva"}})",
              "basics\n  name \"Eva\"\n",
              {"basics.name json-duplicate-key the last value counts"}},
         }) {
        Reading reading = read(c.json);
        EXPECT_EQ(reading.native, c.native) << c.json;
        EXPECT_EQ(reading.said, c.said) << c.json;
    }
}

TEST(JsonResumeReader, NamesThePlaceOfWhatIsNoJson) {
    struct Case {
        std::string json;
        std::string place;
    };
    for (const Case& c : std::initializer_list<Case>{
             {"", "1:1 json-damaged"},
             {"{\n  \"basics\": {\n    \"name\": \"Ada\"\n  \n", "5:1 json-damaged"},
             {"{\"é\": x}", "1:7 json-damaged"},
             {"{\"a\": \"\xFF\"}", "1:8 json-damaged"},
             {"{} {}", "1:4 json-damaged"},
             {"[1]", " format-mismatch"},
         }) {
        Reading reading = read(c.json);
        ASSERT_EQ(reading.said.size(), 1U) << c.json;
        EXPECT_EQ(reading.said[0].substr(0, c.place.size()), c.place) << reading.said[0];
    }
}

TEST(JsonResumeReader, DeepNestingIsALimitNotACrash) {
    Diagnostics diagnostics;
    EXPECT_FALSE(read_json_resume(std::string(1'000'000, '['), {}, diagnostics));
    EXPECT_TRUE(diagnostics.has(Code::limit_reached));
}

TEST(JsonResumeReader, IsKnownByASectionAmongTheFirstKeys) {
    EXPECT_TRUE(looks_like_json_resume(" \n{\"basics\": {"));
    EXPECT_TRUE(looks_like_json_resume("{\"x\": [{\"a\\\"{\": 1}], \"work\": []}"));
    EXPECT_TRUE(looks_like_json_resume("{\"$schema\": \"https://example.com/resume-schema/v1/schema.json\"}"));
    EXPECT_FALSE(looks_like_json_resume("{\"name\": \"left-pad\", \"scripts\": {\"work\": \"make\"}}"));
    EXPECT_FALSE(looks_like_json_resume("[{\"basics\": 1}]"));
    EXPECT_FALSE(looks_like_json_resume("basics: {\"work\"}"));
}

}  // namespace
}  // namespace cvconv
