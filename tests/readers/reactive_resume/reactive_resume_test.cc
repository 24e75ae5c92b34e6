// Reactive Resume's exports of all three versions.

#include <string>

#include <gtest/gtest.h>

#include "readers/registry.h"
#include "writers/registry.h"

namespace cvconv {
namespace {

struct Reading {
    Cv cv;
    Diagnostics said;
};

Reading read(const std::string& text) {
    Reading reading;
    const Reader* reader = choose_reader(core_readers(), text, "resume.json");
    EXPECT_TRUE(reader != nullptr && reader->name == "reactive-resume") << text;
    auto content = find_reader(core_readers(), "reactive-resume")->read(text, {}, reading.said);
    EXPECT_TRUE(content) << text;
    if (content) {
        reading.cv = std::get<Cv>(*content);
    }
    return reading;
}

TEST(ReactiveResume, AListOfSectionsIsAnotherTools) {
    const Reader* reader =
        choose_reader(core_readers(), R"({"basics": {"name": "Ada"}, "sections": [{"title": "Awards", "items": []}]})",
                      "resume.json");
    EXPECT_TRUE(reader != nullptr && reader->name == "json-resume");
}

TEST(ReactiveResume, TheFourthVersionIsRead) {
    const Reading reading = read(R"json({
        "basics": {"name": "Mirela Osterholm", "headline": "Technician", "email": "mirela@example.org", "phone": "",
                   "location": "Tampere, Finland", "url": {"label": "", "href": "https://osterholm.example"},
                   "customFields": [{"icon": "", "name": "Visa", "value": "permanent"}],
                   "picture": {"url": "https://osterholm.example/me.jpg", "effects": {"hidden": true}}},
        "sections": {
          "summary": {"content": "<p>Keeps <strong>turbines</strong> &amp; more running.</p>", "visible": true},
          "experience": {"name": "Experience", "visible": true, "items": [
            {"id": "a", "visible": true, "company": "Suur Tuuli Oy", "position": "Lead", "location": "Pori",
             "date": "April 2021 to Present", "url": {"label": "", "href": "https://tuuli.example"},
             "summary": "<p>Plans work.</p><ul><li><p><strong>Halved</strong> the stops</p><ul><li>twice</li></ul></li></ul>"},
            {"id": "b", "visible": false, "company": "Secret", "position": "x", "date": "", "summary": ""},
            {"id": "c", "visible": true, "company": "Old Oy", "position": "x", "date": "2019-03 - undefined", "summary": ""}]},
          "skills": {"visible": true, "items": [{"name": "Electrics", "description": "", "level": 4, "keywords": ["a"]},
                                                {"name": "C++", "description": "expert", "level": 0, "keywords": []}]},
          "awards": {"visible": false, "items": [{"title": "Hidden"}]},
          "custom": {"x1": {"name": "Certificates", "visible": true, "items": [{"name": "GWO"}]}}},
        "metadata": {"layout": [[["skills"], ["experience"]]], "notes": "private"}})json");
    const Cv& cv = reading.cv;
    EXPECT_EQ(value_or_empty(cv.basics.summary), "Keeps **turbines** & more running.");
    EXPECT_EQ(value_or_empty(cv.basics.url), "https://osterholm.example");
    EXPECT_FALSE(cv.basics.image);
    EXPECT_EQ(value_or_empty(cv.basics.location.city), "Tampere");
    ASSERT_EQ(cv.work.size(), 2U);
    EXPECT_EQ(value_or_empty(cv.work[0].summary), "Plans work.");
    ASSERT_EQ(cv.work[0].highlights.size(), 2U);
    EXPECT_EQ(cv.work[0].highlights[0].value, "**Halved** the stops");
    EXPECT_EQ(to_iso(cv.work[0].start_date->value), "2021-04");
    EXPECT_TRUE(cv.work[0].current);
    EXPECT_EQ(to_iso(cv.work[1].start_date->value), "2019-03");
    EXPECT_EQ(value_or_empty(cv.skills.at(0).level), "4/5");
    EXPECT_EQ(value_or_empty(cv.skills.at(1).level), "expert");
    EXPECT_TRUE(cv.awards.empty());
    EXPECT_EQ(value_or_empty(cv.certificates.at(0).name), "GWO");
    ASSERT_EQ(cv.unclaimed.size(), 1U);
    EXPECT_EQ(cv.unclaimed[0].value, "Visa: permanent");
    ASSERT_TRUE(reading.said.has(Code::hidden_part));
    for (const Diagnostic& each : reading.said.all()) {
        if (each.code == Code::hidden_part) {
            EXPECT_NE(each.detail.find("sections.experience.items[1]"), std::string::npos) << each.detail;
            EXPECT_NE(each.detail.find("sections.awards"), std::string::npos) << each.detail;
        }
        EXPECT_EQ(to_line(each).find("private"), std::string::npos);
    }
}

TEST(ReactiveResume, TheThirdVersionIsRead) {
    const Reading reading = read(R"json({
        "basics": {"name": "Mirela Osterholm", "photo": {"url": "", "visible": true}, "summary": {"body": "Keeps *all* running", "visible": true},
                   "location": {"city": "Tampere", "country": "Finland"}, "website": "https://osterholm.example"},
        "sections": {"work": {"visible": true, "items": [{"name": "Suur Tuuli Oy", "position": "Lead", "url": "",
             "date": {"start": "2021-04-01T00:00:00.000Z", "end": ""}, "summary": "Plans work.\n\n- Halved the stops"}]},
          "languages": {"items": [{"name": "Finnish", "level": "Native", "levelNum": 10}]}},
        "metadata": {}, "public": true})json");
    const Cv& cv = reading.cv;
    EXPECT_EQ(value_or_empty(cv.basics.summary), "Keeps *all* running");
    EXPECT_EQ(value_or_empty(cv.basics.location.country_code), "FI");
    EXPECT_EQ(value_or_empty(cv.work.at(0).name), "Suur Tuuli Oy");
    EXPECT_EQ(cv.work[0].highlights.at(0).value, "Halved the stops");
    ASSERT_TRUE(cv.work[0].start_date);
    EXPECT_EQ(to_iso(cv.work[0].start_date->value), "2021-04-01");
    EXPECT_EQ(value_or_empty(cv.languages.at(0).fluency), "Native");
}

TEST(ReactiveResume, EachRoleAtAnEmployerIsAJob) {
    const Reading reading = read(R"json({"picture": {}, "summary": {"content": ""}, "customSections": [], "basics": {},
        "sections": {"experience": {"items": [{"company": "Works", "position": "", "period": "", "description": "",
          "roles": [{"position": "Lead", "period": "2021 - Present", "description": "<p>b</p>"},
                    {"position": "Engineer", "period": "2019 - 2021", "description": ""}]}]}}})json");
    ASSERT_EQ(reading.cv.work.size(), 2U);
    EXPECT_EQ(value_or_empty(reading.cv.work[1].name), "Works");
    EXPECT_EQ(value_or_empty(reading.cv.work[1].position), "Engineer");
    EXPECT_EQ(reading.cv.work[0].group, 1);
    EXPECT_EQ(reading.cv.work[1].group, 1);
}

TEST(ReactiveResume, ValuesOfTheWrongTypeAreNoCrash) {
    for (
        const char* text :
        {R"({"basics": {"name": [1], "customFields": {"a": 1}, "picture": 5}, "sections": {"experience": [1], "skills": {"items": {"a": 1}}}})",
         R"({"basics": {}, "sections": {"experience": {"items": [null, 1, [2], {"company": {"a": [1]}, "roles": [1, null]}]}, "custom": 7}})",
         R"({"basics": {}, "sections": {"x": 1}, "customSections": [1, null, {"items": [1]}], "metadata": {"layout": {"a": [[1]]}}})"}) {
        static_cast<void>(read(text));
    }
}

TEST(ReactiveResume, WhatItCannotHoldIsReported) {
    Cv cv;
    cv.basics.name = Found<std::string>{"Ada Example", {}, Confidence::stated, {}};
    cv.basics.gender = Found<std::string>{"female", {}, Confidence::stated, {}};
    Diagnostics said;
    EXPECT_TRUE(find_writer("reactive-resume")->write(cv, {}, said));
    ASSERT_TRUE(said.has(Code::value_not_representable));
    EXPECT_EQ(said.all().at(0).place.pointer, "meta.cvconv.basics.gender");
}

}  // namespace
}  // namespace cvconv
