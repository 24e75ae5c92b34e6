// RenderCV as people have it: all versions, entries of all types, damage.

#include <string>

#include <gtest/gtest.h>

#include "readers/registry.h"
#include "writers/json_resume/json_resume.h"
#include "writers/registry.h"

namespace cvconv {
namespace {

struct Reading {
    std::optional<Cv> cv;
    Diagnostics said;
};

Reading read(const std::string& text) {
    Reading reading;
    const Reader* reader = choose_reader(core_readers(), text, "cv.yaml");
    EXPECT_TRUE(reader != nullptr && reader->name == "rendercv") << text;
    auto content = find_reader(core_readers(), "rendercv")->read(text, {}, reading.said);
    if (content) {
        reading.cv = std::get<Cv>(*content);
    }
    return reading;
}

TEST(RenderCv, TextThatBeginsWithAMarkOfMarkdownIsText) {
    const Reading reading = read(
        "cv:\n  name: Ada Example\n  sections:\n    experience:\n      - company: Works\n        position: Engineer\n"
        "        highlights:\n          - **Halved** the stops\n          - Thesis: Deep things\n");
    ASSERT_TRUE(reading.cv);
    EXPECT_TRUE(reading.said.has(Code::yaml_repaired));
    ASSERT_EQ(reading.cv->work.at(0).highlights.size(), 2U);
    EXPECT_EQ(reading.cv->work[0].highlights[0].value, "**Halved** the stops");
    EXPECT_EQ(reading.cv->work[0].highlights[1].value, "Thesis: Deep things");
}

TEST(RenderCv, TheFirstVersionsHadNoSections) {
    const Reading reading = read(
        "cv:\n  name: Ada Example\n  education:\n    - institution: Polytechnic\n      area: Automation\n"
        "      study_type: BEng\n      gpa: 3.9/4.0\n      transcript_url: https://t.example\n"
        "  work_experience:\n    - company: Works\n      position: Engineer\n      start_date: 2019\n");
    ASSERT_TRUE(reading.cv);
    EXPECT_EQ(value_or_empty(reading.cv->education.at(0).study_type), "BEng");
    EXPECT_EQ(value_or_empty(reading.cv->education[0].score), "3.9/4.0");
    EXPECT_EQ(value_or_empty(reading.cv->work.at(0).name), "Works");
    EXPECT_TRUE(reading.cv->work[0].current);
}

TEST(RenderCv, TheTypeOfEntriesTellsASectionThatItsTitleDoesNot) {
    const Reading reading = read(
        "cv:\n  sections:\n    Zzzyx:\n      - {company: Works, position: Engineer}\n    Qqqx:\n      - some text\n");
    ASSERT_TRUE(reading.cv);
    EXPECT_EQ(reading.cv->work.size(), 1U);
    ASSERT_EQ(reading.cv->unclaimed.size(), 2U);
    EXPECT_EQ(reading.cv->unclaimed[1].value, "some text");
    bool told = false;
    for (const Diagnostic& each : reading.said.all()) {
        told = told || (each.code == Code::text_unclaimed && each.place.pointer == "cv.sections.Qqqx[0]");
    }
    EXPECT_TRUE(told);
}

TEST(RenderCv, ADateOfTheWrongKindIsToldWithItsPlace) {
    const Reading reading =
        read("cv:\n  sections:\n    experience:\n      - {company: Works, position: Engineer, start_date: whenever}\n");
    ASSERT_TRUE(reading.cv);
    bool told = false;
    for (const Diagnostic& each : reading.said.all()) {
        told = told || each.place.pointer == "cv.sections.experience[0].start_date";
    }
    EXPECT_TRUE(told);
}

TEST(RenderCv, ValuesOfTheWrongTypeAreNoCrash) {
    for (const char* cv :
         {"cv: {name: [1, {a: b}], email: {x: y}, sections: [1]}", "cv: {sections: {work: 7, x: {a: b}}}",
          "cv: {social_networks: 5, custom_connections: [1, null, [2]], location: [a]}",
          "cv: {sections: {education: [null, 1, [2], {institution: {a: [1]}}]}}",
          "cv: {sections: {skills: [{label: [1], details: {a: 1}, json_resume: {name: [1]}}]}}"}) {
        EXPECT_TRUE(read(cv).cv) << cv;
    }
}

TEST(RenderCv, WhatHasNoCvIsRefused) {
    Diagnostics said;
    EXPECT_FALSE(find_reader(core_readers(), "rendercv")->read("design: {theme: classic}\n", {}, said));
    EXPECT_TRUE(said.has(Code::format_mismatch));
}

TEST(RenderCv, AJsonResumeBelowCvIsNone) {
    const Reader* reader = choose_reader(core_readers(), R"({"cv": {"basics": {"name": "Ada"}}})", "a.json");
    ASSERT_NE(reader, nullptr);
    EXPECT_EQ(reader->name, "json-resume");
}

TEST(RenderCv, WhatItCannotHoldIsReported) {
    Cv cv;
    cv.basics.name = Found<std::string>{"Ada Example", {}, Confidence::stated, {}};
    cv.basics.gender = Found<std::string>{"female", {}, Confidence::stated, {}};
    Diagnostics said;
    EXPECT_TRUE(find_writer("rendercv")->write(cv, {}, said));
    ASSERT_TRUE(said.has(Code::value_not_representable));
    EXPECT_EQ(said.all().at(0).place.pointer, "meta.cvconv.basics.gender");
}

}  // namespace
}  // namespace cvconv
