// JSON Resume as YAML: the same Cv, and back to the byte.

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "readers/json_resume/json_resume.h"
#include "readers/json_resume/yaml.h"
#include "tests/support/inventor.h"
#include "writers/json_resume/json_resume.h"

namespace cvconv {
namespace {

std::string as_json(const std::optional<Content>& content) {
    Diagnostics diagnostics;
    return content ? write_json_resume(std::get<Cv>(*content), {}, diagnostics).value_or("not written") : "not read";
}

TEST(JsonResumeYaml, IsKnownByItsSections) {
    EXPECT_TRUE(looks_like_json_resume_yaml("basics:\n  name: Ada Example\n"));
    EXPECT_TRUE(looks_like_json_resume_yaml("# my CV\n---\nwork:\n- name: Acme\nskills:\n  - name: C++\n"));
    EXPECT_FALSE(looks_like_json_resume_yaml("skills: C++\nwork: Acme\n")) << "labels of a text";
    EXPECT_FALSE(looks_like_json_resume_yaml("skills:\n- C++\n- Go\nlanguages:\n- German\n")) << "lists of a text";
    EXPECT_FALSE(looks_like_json_resume_yaml("---\nbasics:\n  name: x\n---\n\n# Ada\n")) << "front matter";
    EXPECT_FALSE(looks_like_json_resume_yaml("cv:\n  name: Ada Example\n")) << "RenderCV";
}

TEST(JsonResumeYaml, TypedScalarsKeepTheirTextQuietly) {
    Diagnostics diagnostics;
    auto content = read_json_resume_yaml(
        "basics:\n  phone: +4930123456\n  location: {postalCode: 0150, countryCode: NO}\n"
        "work:\n- name: Acme\n  startDate: 2019\n  endDate: 2020-01-05\n"
        "education:\n- score: 3.8\n- score: 3.80\n",
        {}, diagnostics);
    EXPECT_TRUE(diagnostics.all().empty());
    const Cv& cv = std::get<Cv>(*content);
    EXPECT_EQ(cv.basics.phone->value, "+4930123456");
    EXPECT_EQ(cv.basics.location.postal_code->value, "0150");
    EXPECT_EQ(cv.basics.location.country_code->value, "NO");
    EXPECT_EQ(to_iso(cv.work[0].start_date->value), "2019");
    EXPECT_EQ(to_iso(cv.work[0].end_date->value), "2020-01-05");
    EXPECT_EQ(cv.education[0].score->value, "3.8");
    EXPECT_EQ(cv.education[1].score->value, "3.80");
}

/// JSON → YAML → JSON is the same to the byte, whatever the CV.
void expect_round_trip(const Cv& cv, const std::string& what) {
    Diagnostics diagnostics;
    const auto in_json = write_json_resume(cv, {}, diagnostics);
    const auto in_yaml = write_json_resume_yaml(cv, {}, diagnostics);
    ASSERT_TRUE(in_json && in_yaml) << what;
    EXPECT_EQ(as_json(read_json_resume_yaml(*in_yaml, {}, diagnostics)),
              as_json(read_json_resume(*in_json, {}, diagnostics)))
        << what << "\n"
        << *in_yaml;
}

TEST(JsonResumeYaml, InventedCvsComeBack) {
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        expect_round_trip(Inventor(seed).cv(), "seed " + std::to_string(seed));
    }
}

TEST(JsonResumeYaml, PublishedResumesComeBack) {
    const std::filesystem::path folder = CVCONV_SHARED_CORPUS "/json";
    if (!std::filesystem::exists(folder)) {
        GTEST_SKIP() << "the shared corpus is not there: " << folder;
    }
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".json") {
            continue;
        }
        std::stringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        Diagnostics diagnostics;
        const bool yaml = looks_like_json_resume_yaml(text.str());
        auto content =
            yaml ? read_json_resume_yaml(text.str(), {}, diagnostics) : read_json_resume(text.str(), {}, diagnostics);
        ASSERT_TRUE(content) << entry.path();
        expect_round_trip(std::get<Cv>(*content), entry.path().filename());
        ++files;
    }
    EXPECT_GT(files, 100);
}

}  // namespace
}  // namespace cvconv
