// Whatever has the wrong type in another tool's CV is told with its place there: nothing is dropped.

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "readers/registry.h"

namespace cvconv {
namespace {

struct Wrong {
    const char* format;
    const char* text;
    const char* place;
};

constexpr Wrong wrong[] = {
    {"rendercv", R"({"cv": {"email": {"a": ["b"]}}})", "cv.email"},
    {"rendercv", R"({"cv": {"sections": {"work": [{"company": "A", "start_date": [2020]}]}}})",
     "cv.sections.work[0].start_date"},
    {"rendercv", R"({"cv": {"sections": 7}})", "cv.sections"},
    {"reactive-resume", R"({"basics": {"location": [5]}, "sections": {}})", "basics.location"},
    {"reactive-resume", R"({"basics": {}, "sections": {"skills": 5}})", "sections.skills"},
    {"reactive-resume", R"({"basics": {}, "sections": {"experience": {"items": [{"company": "A", "date": [2020]}]}}})",
     "sections.experience.items[0].date"},
    {"reactive-resume", R"({"basics": {}, "sections": {"experience": {"items": [7]}}})",
     "sections.experience.items[0]"},
    {"yamlresume", R"({"content": {"basics": 5}})", "content.basics"},
    {"yamlresume", R"({"content": {"basics": {}, "location": [5, 6]}})", "content.location"},
    {"yamlresume", R"({"content": {"basics": {}, "work": [{"name": "A", "startDate": [2020]}]}})",
     "content.work[0].startDate"},
    {"yamlresume", R"({"content": {"basics": {}, "awards": 7}})", "content.awards"},
    {"fresh", R"({"name": "A", "contact": {"email": {"a": [1]}}})", "contact.email"},
    {"fresh", R"({"name": "A", "info": {}, "location": [1]})", "location"},
    {"fresh", R"({"name": "A", "info": {}, "social": {"a": 1}})", "social"},
    {"fresh", R"({"name": "A", "info": {}, "skills": {"sets": 7}})", "skills.sets"},
    {"fresh", R"({"name": "A", "info": {}, "employment": {"history": [{"employer": "B", "start": [2020]}]}})",
     "employment.history[0].start"},
};

class WrongTypes : public testing::TestWithParam<Wrong> {};

TEST_P(WrongTypes, AreTold) {
    const auto [format, text, place] = GetParam();
    Diagnostics said;
    EXPECT_TRUE(find_reader(core_readers(), format)->read(text, {}, said));
    const bool told = std::ranges::any_of(said.all(), [&](const Diagnostic& each) {
        return each.place.pointer == place &&
               (each.code == Code::json_wrong_type || each.code == Code::json_invalid_value ||
                each.code == Code::text_unclaimed);
    });
    std::string all;
    for (const Diagnostic& each : said.all()) {
        all += to_line(each) + '\n';
    }
    EXPECT_TRUE(told) << text << '\n' << all;
}

INSTANTIATE_TEST_SUITE_P(All, WrongTypes, testing::ValuesIn(wrong));

}  // namespace
}  // namespace cvconv
