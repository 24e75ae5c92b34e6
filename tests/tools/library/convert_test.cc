#include "tools/library/convert.h"

#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

namespace cvconv {
namespace {

constexpr std::string_view small_cv = "# Erika Beispiel\n\nerika@example.org\n\n## Skills\n\nBaking, Brewing\n";

TEST(Convert, GivesJsonResumeOfMarkdown) {
    Conversion result = convert(small_cv, {});
    ASSERT_TRUE(result.output);
    EXPECT_NE(result.output->find("\"email\": \"erika@example.org\""), std::string::npos) << *result.output;
    EXPECT_TRUE(result.output->ends_with("}\n"));
}

TEST(Convert, ErrorsLeaveNoOutput) {
    struct Case {
        const char* why;
        std::string bytes;
        std::string from;
        std::string to;
        Code code;
    };
    const Case cases[] = {
        {"empty", "", "", "json-resume", Code::file_empty},
        {"no such reader", "x", "word", "json-resume", Code::usage},
        {"no such writer", "x", "", "word", Code::usage},
        {"not what it is called", "cvconv cv 1\n", "json-resume", "json-resume", Code::format_mismatch},
    };
    for (const Case& c : cases) {
        ConvertOptions options;
        options.from = c.from;
        options.to = c.to;
        Conversion result = convert(c.bytes, options);
        EXPECT_FALSE(result.output) << c.why;
        ASSERT_EQ(result.diagnostics.all().size(), 1U) << c.why;
        EXPECT_EQ(result.diagnostics.all()[0].code, c.code) << c.why;
    }
}

TEST(Convert, TheLimitOnBytesHolds) {
    ConvertOptions options;
    options.read.limits.max_bytes = small_cv.size();
    EXPECT_TRUE(convert(small_cv, options).output);
    options.read.limits.max_bytes = small_cv.size() - 1;
    EXPECT_EQ(exit_status(convert(small_cv, options).diagnostics, {}), Exit::limit);
}

TEST(Convert, TheLimitsOnWordsAndLinesHold) {
    for (const char* bytes : {"# Erika Beispiel\n\n## Skills\n", "Erika\nBeispiel\n\nSkills\n",
                              "<html><body><h1>Erika Beispiel</h1><p>Skills</p></body></html>"}) {
        ConvertOptions options;
        options.read.limits.max_words = 5;  // marks of headings count as words before they are read
        EXPECT_TRUE(convert(bytes, options).output) << bytes;
        options.read.limits.max_words = 2;
        EXPECT_TRUE(convert(bytes, options).diagnostics.has(Code::too_many_words)) << bytes;
        options.read.limits = {};
        options.read.limits.max_lines = 1;
        EXPECT_TRUE(convert(bytes, options).diagnostics.has(Code::too_many_lines)) << bytes;
    }
}

TEST(Convert, AnExceptionIsADiagnostic) {
    Reader broken = core_readers().front();
    broken.name = "broken";
    broken.read = [](std::string_view, const ReadOptions&, Diagnostics&) -> std::optional<Content> {
        throw std::logic_error("oh");
    };
    ConvertOptions options;
    options.from = "broken";
    Conversion result = convert("x", options, {broken});
    EXPECT_FALSE(result.output);
    EXPECT_EQ(exit_status(result.diagnostics, {}), Exit::internal);
    broken.read = [](std::string_view, const ReadOptions&, Diagnostics&) -> std::optional<Content> {
        throw std::bad_alloc();
    };
    EXPECT_EQ(exit_status(convert("x", options, {broken}).diagnostics, {}), Exit::limit);
}

TEST(Convert, ThreadsDoNotDisturbEachOther) {
    const std::optional<std::string> expected = convert(small_cv, {}).output;
    std::vector<std::optional<std::string>> results(8);
    std::vector<std::thread> threads;
    for (auto& result : results) {
        threads.emplace_back([&result] { result = convert(small_cv, {}).output; });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (const auto& result : results) {
        EXPECT_EQ(result, expected);
    }
}

}  // namespace
}  // namespace cvconv
