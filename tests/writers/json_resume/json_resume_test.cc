#include "writers/json_resume/json_resume.h"

#include <gtest/gtest.h>

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

std::string written(const Cv& cv, const WriteOptions& options = {}) {
    Diagnostics diagnostics;
    return write_json_resume(cv, options, diagnostics).value_or("nothing");
}

constexpr std::string_view schema_line =
    "  \"$schema\": \"https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json\"";

std::string with_schema(std::string_view rest) {
    return "{\n" + std::string(schema_line) + std::string(rest);
}

TEST(JsonResume, AnEmptyCvIsValid) {
    EXPECT_EQ(written({}), with_schema("\n}\n"));
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
    EXPECT_EQ(written(cv), with_schema(R"(,
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
    EXPECT_EQ(written(cv), with_schema(R"(,
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
          "kind": "work",
          "title": "Berufserfahrung"
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

}  // namespace
}  // namespace cvconv
