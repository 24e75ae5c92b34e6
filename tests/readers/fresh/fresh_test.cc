// FRESH as HackMyResume's users have it.

#include <string>

#include <gtest/gtest.h>

#include "readers/registry.h"

namespace cvconv {
namespace {

struct Reading {
    Cv cv;
    Diagnostics said;
};

Reading read(const std::string& text) {
    Reading reading;
    const Reader* reader = choose_reader(core_readers(), text, "resume.json");
    EXPECT_TRUE(reader != nullptr && reader->name == "fresh") << text;
    auto content = find_reader(core_readers(), "fresh")->read(text, {}, reading.said);
    EXPECT_TRUE(content) << text;
    if (content) {
        reading.cv = std::get<Cv>(*content);
    }
    return reading;
}

TEST(Fresh, IsRead) {
    const Reading reading = read(R"json({
        "name": "Mirela Osterholm", "meta": {"format": "FRESH@1.0.0-beta"},
        "contact": {"email": "mirela@example.org"},
        "employment": {"summary": "Ten years", "history": [
            {"employer": "Suur Tuuli Oy", "position": "Lead", "start": "2021-04", "current": true},
            {"employer": "Secret", "private": true}]},
        "education": {"level": "degree", "history": [{"institution": "Polytechnic", "area": "Automation", "end": "2016-06"}]},
        "skills": {"sets": [{"name": "Web", "skills": ["HTML"]}], "list": [{"name": "HTML"}, {"name": "Welding"}]},
        "speaking": [{"title": "On stops", "event": "Wind Days", "date": "2020-05"}]})json");
    const Cv& cv = reading.cv;
    ASSERT_EQ(cv.work.size(), 1U);
    EXPECT_EQ(value_or_empty(cv.work[0].name), "Suur Tuuli Oy");
    EXPECT_TRUE(cv.work[0].current);
    ASSERT_EQ(cv.skills.size(), 2U);
    EXPECT_EQ(value_or_empty(cv.skills[1].name), "Welding");
    EXPECT_EQ(value_or_empty(cv.projects.at(0).type), "talk");
    ASSERT_EQ(cv.unclaimed.size(), 1U);
    EXPECT_EQ(cv.unclaimed[0].value, "Ten years");
    EXPECT_TRUE(reading.said.has(Code::hidden_part));
    EXPECT_TRUE(reading.said.has(Code::text_unclaimed));
}

TEST(Fresh, YamlIsRead) {
    const Reading reading =
        read("name: Ada Example\ninfo:\n  label: Engineer\nemployment:\n  history:\n  - employer: Works\n");
    EXPECT_EQ(value_or_empty(reading.cv.work.at(0).name), "Works");
}

TEST(Fresh, ValuesOfTheWrongTypeAreNoCrash) {
    for (
        const char* text :
        {R"({"name": [1], "employment": {"history": {"a": 1}}, "contact": 5, "info": {}})",
         R"({"name": "A", "employment": [1], "contact": {"email": {"a": 1}}, "skills": {"sets": [null, 1, {"skills": {"a": 1}}], "list": [1]}, "social": {"a": 1}})"}) {
        Diagnostics said;
        EXPECT_TRUE(find_reader(core_readers(), "fresh")->read(text, {}, said)) << text;
    }
}

}  // namespace
}  // namespace cvconv
