#include "tools/command/batch/ndjson_request.h"

#include <gtest/gtest.h>

namespace cvconv::command {
namespace {

constexpr std::size_t longest = 200;

TEST(NdjsonRequest, IsAPathOrBytes) {
    Diagnostics said;
    const auto path = parse_ndjson_request(R"({"id": [1, "x"], "path": "in/cv.pdf"})", longest, said);
    ASSERT_TRUE(path);
    EXPECT_TRUE(path->is_path);
    EXPECT_EQ(path->name, "in/cv.pdf");
    EXPECT_EQ(path->id.dump(), R"([1,"x"])");
    const auto bytes = parse_ndjson_request(R"({"name": "cv.txt", "data": "RXJpa2E="})", longest, said);
    ASSERT_TRUE(bytes);
    EXPECT_FALSE(bytes->is_path);
    EXPECT_EQ(bytes->bytes, "Erika");
    EXPECT_TRUE(bytes->id.is_null());
    EXPECT_TRUE(said.all().empty());
}

TEST(NdjsonRequest, SaysWhatIsWrong) {
    const std::pair<std::string, Code> lines[] = {
        {"", Code::json_damaged},
        {"[1]", Code::json_damaged},
        {R"({"path": "a")", Code::json_damaged},
        {R"({"id": 1})", Code::usage},
        {R"({"path": 1})", Code::usage},
        {R"({"data": "?"})", Code::usage},
        {R"({"name": ")" + std::string(longest, 'x') + R"("})", Code::file_too_large},
    };
    for (const auto& [line, code] : lines) {
        Diagnostics said;
        EXPECT_FALSE(parse_ndjson_request(line, longest, said)) << line;
        EXPECT_TRUE(said.has(code)) << line;
    }
}

}  // namespace
}  // namespace cvconv::command
