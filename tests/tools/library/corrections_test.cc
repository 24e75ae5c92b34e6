#include "tools/library/corrections.h"

#include <gtest/gtest.h>

#include "tools/library/convert.h"

namespace cvconv {
namespace {

constexpr std::string_view resume =
    R"({"basics": {"name": "Ann Exampel"}, "work": [{"name": "Acme", "startDate": "2019"}]})";

TEST(Corrections, AreApplied) {
    Diagnostics said;
    auto corrected = apply_corrections(resume,
                                       R"([{"op": "test", "path": "/basics/name", "value": "Ann Exampel"},
                                           {"op": "replace", "path": "/basics/name", "value": "Ann Example"},
                                           {"op": "add", "path": "/work/0/highlights", "value": []},
                                           {"op": "add", "path": "/work/0/highlights/-", "value": "Built things"},
                                           {"op": "move", "from": "/work/0/startDate", "path": "/work/0/endDate"}])",
                                       "1.3.1", said);
    ASSERT_TRUE(corrected) << to_line(said.all().front());
    EXPECT_TRUE(said.all().empty());
    EXPECT_NE(corrected->find("\"name\": \"Ann Example\""), std::string::npos) << *corrected;
    EXPECT_NE(corrected->find("\"Built things\""), std::string::npos) << *corrected;
    EXPECT_NE(corrected->find("\"endDate\": \"2019\""), std::string::npos) << *corrected;
    EXPECT_EQ(corrected->find("startDate"), std::string::npos) << *corrected;
}

TEST(Corrections, ThatAreWrongSayWhy) {
    struct Case {
        const char* why;
        std::string patch;
        Code code;
    };
    const Case cases[] = {
        {"empty", "", Code::corrections_damaged},
        {"no JSON", "[{", Code::corrections_damaged},
        {"an object", "{}", Code::corrections_damaged},
        {"no operation", "[1]", Code::corrections_damaged},
        {"no path", R"([{"op": "remove"}])", Code::corrections_damaged},
        {"a path of another type", R"([{"op": "remove", "path": 3}])", Code::corrections_damaged},
        {"an unknown operation", R"([{"op": "burn", "path": "/basics"}])", Code::corrections_damaged},
        {"no value", R"([{"op": "add", "path": "/basics/label"}])", Code::corrections_damaged},
        {"no pointer", R"([{"op": "remove", "path": "basics"}])", Code::corrections_damaged},
        {"nothing there", R"([{"op": "remove", "path": "/work/7"}])", Code::corrections_unfit},
        {"an index that is none", R"([{"op": "remove", "path": "/work/x"}])", Code::corrections_unfit},
        {"another document", R"([{"op": "test", "path": "/basics/name", "value": "Bob"}])", Code::corrections_unfit},
        {"no date", R"([{"op": "replace", "path": "/work/0/startDate", "value": "May"}])", Code::schema_violation},
        {"not even an object", R"([{"op": "replace", "path": "", "value": 7}])", Code::schema_violation},
    };
    for (const Case& c : cases) {
        Diagnostics said;
        EXPECT_FALSE(apply_corrections(resume, c.patch, "1.3.1", said)) << c.why;
        ASSERT_EQ(said.all().size(), 1U) << c.why;
        EXPECT_EQ(info(said.all().front().code).key, info(c.code).key) << c.why << ": " << said.all().front().detail;
    }
}

TEST(Corrections, GoIntoEveryFormat) {
    ConvertOptions options;
    options.corrections = R"([{"op": "replace", "path": "/basics/name", "value": "Ann Corrected"}])";
    for (const char* format : {"json-resume", "europass", "latex", "native"}) {
        options.to = format;
        Conversion result = convert("# Ann Example\n\nann@example.com\n\n## Skills\n\nBaking\n", options);
        ASSERT_TRUE(result.output) << format;
        EXPECT_NE(result.output->find("Corrected"), std::string::npos) << format << *result.output;
        EXPECT_EQ(result.output->find("Ann Example"), std::string::npos) << format << *result.output;
    }
    options.corrections = R"([{"op": "remove", "path": "/nothing"}])";
    EXPECT_FALSE(convert("# Ann Example\n", options).output);
}

}  // namespace
}  // namespace cvconv
