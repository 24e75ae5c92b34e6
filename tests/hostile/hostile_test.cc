// Every hostile input ends in time with a status that is documented, through the command as people run it.

#include <algorithm>
#include <chrono>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/hostile/inputs.h"
#include "tests/support/run_command.h"
#include "tools/worker/bounds.h"

namespace cvconv::hostile {

void PrintTo(const Input& input, std::ostream* out) {
    *out << input.name;
}

namespace {

std::vector<Input> all_inputs() {
    std::vector<Input> all = text_inputs();
    for (auto more : {structured_inputs(), pdf_inputs()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
#ifdef CVCONV_HAS_DOCX
    const std::vector<Input> office = office_inputs();
    all.insert(all.end(), office.begin(), office.end());
#endif
#ifdef CVCONV_HAS_OCR
    const std::vector<Input> pictures = picture_inputs();
    all.insert(all.end(), pictures.begin(), pictures.end());
#endif
    return all;
}

std::string name_of(const ::testing::TestParamInfo<Input>& info) {
    std::string name = info.param.name;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
}

// The largest take 8 of them, several times as long under sanitizers, and other tests run beside.
constexpr int most_seconds = under_sanitizer ? 120 : 60;

/// Bytes. All of the larger ones take half an hour of a processor under sanitizers.
constexpr std::size_t largest_under_sanitizer = 200'000;

class Hostile : public ::testing::TestWithParam<Input> {};

TEST_P(Hostile, EndsInTimeWithItsStatus) {
    const Input& input = GetParam();
    const std::string content = repeat(input.content(), input.times);
    if (under_sanitizer && content.size() > largest_under_sanitizer) {
        GTEST_SKIP() << "what is as large as this goes through the build that ships";
    }
    testing::TemporaryFolder folder;
    testing::write_content(folder / input.name, content);
    auto begin = std::chrono::steady_clock::now();
    std::vector<std::string> arguments{"--timeout", std::to_string(most_seconds), "--log", folder / "log"};
    if (!input.message.starts_with("too-many-")) {
        // what the limits would refuse must end in time, too: people may raise them
        arguments.insert(arguments.end(), {"--max-words", "1000000", "--max-lines", "1000000"});
    }
    arguments.push_back(folder / input.name);
    testing::Ran ran = testing::cvconv(arguments);
    auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    EXPECT_LT(seconds, most_seconds + 10);
    auto status = static_cast<Exit>(ran.status);
    EXPECT_TRUE(std::find(input.statuses.begin(), input.statuses.end(), status) != input.statuses.end())
        << "status " << ran.status << "\n"
        << ran.err;
    std::istringstream log(testing::content_of(folder / "log"));
    bool said = input.message.empty();
    for (std::string line; std::getline(log, line);) {
        said = said || nlohmann::json::parse(line)["key"] == input.message;
    }
    EXPECT_TRUE(said) << "expected " << input.message << ", got " << ran.err;
    EXPECT_EQ(ran.err.find('\033'), std::string::npos) << "what is shown must not drive a terminal";
    if (status == Exit::ok) {
        EXPECT_TRUE(nlohmann::json::accept(ran.out));
        EXPECT_EQ(ran.out.find("root:x:"), std::string::npos) << "a file that was not named was read";
    } else {
        EXPECT_EQ(ran.out, "");
    }
}

INSTANTIATE_TEST_SUITE_P(All, Hostile, ::testing::ValuesIn(all_inputs()), name_of);

}  // namespace
}  // namespace cvconv::hostile
