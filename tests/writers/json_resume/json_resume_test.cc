#include "writers/json_resume/json_resume.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "readers/native/native.h"

namespace cvconv {
namespace {

Text said(std::string value) {
    return Found<std::string>{std::move(value), {}, Confidence::stated, {}};
}

Date on(int year, int month = 0, int day = 0) {
    return Found<PartialDate>{
        {static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(day)},
        {},
        Confidence::stated,
        {}};
}

Flag yes() {
    return Found<bool>{true, {}, Confidence::stated, {}};
}

std::string written(const Cv& cv, const JsonResumeOptions& options = {}) {
    Diagnostics diagnostics;
    return write_json_resume(cv, options, diagnostics).value_or("nothing");
}

TEST(JsonResume, AnEmptyCvIsValid) {
    EXPECT_EQ(written({}), "{}\n");
}

TEST(JsonResume, WhatWasAskedToFollow1_0_0SaysSo) {
    Diagnostics diagnostics;
    JsonResumeOptions options;
    options.schema_version = "1.0.0";
    EXPECT_EQ(
        write_json_resume({}, options, diagnostics).value(),
        "{\n  \"$schema\": \"https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json\"\n}\n");
}

TEST(JsonResume, KeysStandInTheOrderOfTheSchemaAndUnknownOnesAreLeftOut) {
    Cv cv;
    cv.basics.url = said("https://ada.example");
    cv.basics.name = said("Ada Example");
    cv.work.resize(1);
    cv.work[0].position = said("Engineer");
    cv.work[0].name = said("Analytical Ltd");
    cv.work[0].start_date = on(2019, 3);
    cv.work[0].highlights = {*said("Built it"), *said("Ran it")};
    EXPECT_EQ(written(cv), std::string(R"({
  "basics": {
    "name": "Ada Example",
    "url": "https://ada.example"
  },
  "work": [
    {
      "name": "Analytical Ltd",
      "position": "Engineer",
      "startDate": "2019-03",
      "highlights": [
        "Built it",
        "Ran it"
      ]
    }
  ]
}
)"));
}

TEST(JsonResume, WhatHasNoPlaceIsUnderMetaCvconv) {
    Cv cv;
    cv.language = said("de");
    cv.basics.birth_date = on(1990, 5, 17);
    cv.basics.location.country = said("Österreich");
    cv.work.resize(2);
    cv.work[0].name = said("Erste GmbH");
    cv.work[1].name = said("Zweite GmbH");
    cv.work[1].current = yes();
    cv.unclaimed = {*said("Wer liest das?")};
    cv.sections = {{SectionKind::work, said("Berufserfahrung")}};
    EXPECT_EQ(written(cv), std::string(R"({
  "work": [
    {
      "name": "Erste GmbH"
    },
    {
      "name": "Zweite GmbH"
    }
  ],
  "meta": {
    "cvconv": {
      "language": "de",
      "sections": [
        {
          "work": "Berufserfahrung"
        }
      ],
      "unclaimed": [
        {
          "text": "Wer liest das?"
        }
      ],
      "basics": {
        "location": {
          "country": "Österreich"
        },
        "birthDate": "1990-05-17"
      },
      "work": {
        "1": {
          "current": true
        }
      }
    }
  }
}
)"));
}

TEST(JsonResume, WhatTheDocumentImpliesIsNotSaidAgain) {
    Diagnostics reading;
    auto cv = cv_from_native(R"(
        language "en"
        work
          name "goes on, as an open end says"
          start_date 2019
          current true
        work
          name "nobody knows"
          start_date 2019
        work
          name "no start"
          current true
        projects
          name "a moment"
          start_date 2019
          type "talk"
        languages
          language "French"
          code "fr"
        languages
          language "German"
    )",
                             reading);
    ASSERT_TRUE(cv);
    auto facts = nlohmann::json::parse(written(*cv))["meta"]["cvconv"];
    EXPECT_EQ(facts, nlohmann::json::parse(R"({
        "language": "en",
        "work": {"1": {"current": ""}, "2": {"current": true}},
        "languages": {"1": {"code": ""}}
    })"));
}

TEST(JsonResume, WhatEvidencePointsAtIsSaidThoughImplied) {
    Cv cv;
    cv.language = said("en");
    cv.work.resize(2);
    cv.work[0].start_date = cv.work[1].start_date = on(2019);
    cv.work[0].current = Found<bool>{true, {{7, 14}}, Confidence::stated, "dates.present"};
    cv.work[1].current = yes();
    auto facts = nlohmann::json::parse(written(cv, {.provenance = true}))["meta"]["cvconv"];
    EXPECT_EQ(facts["work"], nlohmann::json::parse(R"({"0": {"current": true}})"));
    EXPECT_TRUE(facts["provenance"].contains("/meta/cvconv/work/0/current"));
}

TEST(JsonResume, WhatIsImpliedIsSaidWhereThereWouldBeNoMetaWithoutIt) {
    Cv cv;
    cv.work.resize(1);
    cv.work[0].start_date = on(2019);
    cv.work[0].current = yes();
    EXPECT_TRUE(nlohmann::json::parse(written(cv))["meta"]["cvconv"]["work"]["0"]["current"]);
}

/// What is said while writing: "basics.url url-without-scheme: ada.example".
std::vector<std::string> said_about(std::string_view native, const JsonResumeOptions& options, std::string& output) {
    Diagnostics reading;
    auto cv = cv_from_native(native, reading);
    EXPECT_TRUE(cv) << native;
    Diagnostics diagnostics;
    output = write_json_resume(cv.value_or(Cv{}), options, diagnostics).value_or("nothing");
    std::vector<std::string> lines;
    for (const Diagnostic& d : diagnostics.all()) {
        lines.push_back(d.place.pointer + " " + std::string(info(d.code).key) + ": " + d.detail);
    }
    return lines;
}

TEST(JsonResume, WhatMayNotStandInItsPlaceIsKeptAsideAndReported) {
    struct Case {
        const char* native;
        const char* version;
        const char* said;
        const char* kept;  ///< a line of the output
    };
    for (const Case& c : std::initializer_list<Case>{
             {"basics\n  email \"ada at home\"", "1.3.1",
              "basics.email value-not-representable: ada at home: not an e-mail address that validators accept; kept "
              "under meta.cvconv.kept",
              "\"/basics/email\": \"ada at home\""},
             {"basics\n  profiles\n    url \"my profile\"", "1.3.1",
              "basics.profiles[0].url value-not-representable: my profile: not a URL; kept under meta.cvconv.kept",
              "\"/basics/profiles/0/url\": \"my profile\""},
             {"work\n  end_date 2021-02-31", "1.3.1", "work[0].endDate date-impossible: 2021-02-31",
              "\"/work/0/endDate\": \"2021-02-31\""},
             {"certificates\n  date 2021-05", "1.0.0",
              "certificates[0].date value-not-representable: 2021-05: schema 1.0.0 takes only full dates here; kept "
              "under meta.cvconv.kept",
              "\"/certificates/0/date\": \"2021-05\""},
             {"work\n  extra \"endDate\" \"soon\"", "1.3.1",
              "work[0].endDate value-not-representable: kept under meta.cvconv.kept", "\"/work/0/endDate\": \"soon\""},
             {"extra \"skills/0\" 3", "1.3.1", "skills[0] value-not-representable: kept under meta.cvconv.kept",
              "\"/skills/0\": 3"},
         }) {
        std::string output;
        EXPECT_EQ(said_about(c.native, {.schema_version = c.version}, output), std::vector<std::string>{c.said});
        EXPECT_NE(output.find(c.kept), std::string::npos) << output;
    }
}

TEST(JsonResume, UrlsGetAScheme) {
    std::string output;
    EXPECT_EQ(said_about("basics\n  url \"ada.example\"", {}, output),
              std::vector<std::string>{"basics.url url-without-scheme: ada.example"});
    EXPECT_NE(output.find("\"url\": \"https://ada.example\""), std::string::npos) << output;
}

TEST(JsonResume, APartialCertificateDateStaysUnder1_3_1WhichHasNoAddress) {
    std::string output;
    EXPECT_TRUE(said_about("certificates\n  date 2021-05", {}, output).empty());
    EXPECT_EQ(output, "{\n  \"certificates\": [\n    {\n      \"date\": \"2021-05\"\n    }\n  ]\n}\n");
}

TEST(JsonResume, LegacyKeysStandBesideTheNewOnes) {
    std::string output;
    said_about(R"(
        basics
          image "ada.png"
          url "https://ada.example"
        work
          name "Acme"
          url "https://acme.example"
    )",
               {.legacy_keys = true}, output);
    EXPECT_EQ(output, std::string(R"({
  "basics": {
    "picture": "ada.png",
    "image": "ada.png",
    "website": "https://ada.example",
    "url": "https://ada.example"
  },
  "work": [
    {
      "company": "Acme",
      "name": "Acme",
      "website": "https://acme.example",
      "url": "https://acme.example"
    }
  ]
}
)"));
}

TEST(JsonResume, ProvenanceSaysWhereAndWhyWithPagesWhereTheSourceKnowsThem) {
    Document source;
    source.text = "Ada left";
    source.places = {{{0, 8}, 3, 0, 0, 0, 0, 0, 0}};
    std::string output;
    said_about("basics\n  name \"Ada\" @0-3 inferred contact.name\nunclaimed \"left\" @4-8",
               {.provenance = true, .source = &source}, output);
    EXPECT_EQ(output, std::string(R"({
  "basics": {
    "name": "Ada"
  },
  "meta": {
    "cvconv": {
      "unclaimed": [
        {
          "text": "left",
          "page": 3
        }
      ],
      "provenance": {
        "/basics/name": {
          "where": [
            "0-3"
          ],
          "page": 3,
          "confidence": "inferred",
          "rule": "contact.name"
        },
        "/meta/cvconv/unclaimed/0": {
          "where": [
            "4-8"
          ],
          "page": 3,
          "confidence": "stated"
        }
      }
    }
  }
}
)"));
}

TEST(JsonResume, BytesThatAreNoTextAreReplaced) {
    Cv cv;
    cv.basics.name = said("A\xFF");
    EXPECT_NE(written(cv).find("A\xEF\xBF\xBD"), std::string::npos);
}

TEST(JsonResume, AnUnknownSchemaVersionIsRefused) {
    Diagnostics diagnostics;
    EXPECT_FALSE(write_json_resume({}, {.schema_version = "2"}, diagnostics));
    EXPECT_TRUE(diagnostics.has(Code::usage));
}

}  // namespace
}  // namespace cvconv
