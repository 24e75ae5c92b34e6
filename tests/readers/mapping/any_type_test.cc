// What other tools' data may hold at any place where their schemas want something else.

#include <fstream>
#include <sstream>
#include <string>
#include <utility>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ir/formats/yaml/parse.h"
#include "readers/registry.h"

namespace cvconv {
namespace {

using Json = nlohmann::ordered_json;

class AnyType : public ::testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(AnyType, AtAnyPlaceIsReadWithoutAnException) {
    const auto [format, file] = GetParam();
    std::ifstream in(std::string(CVCONV_SOURCE "/tests/cases/formats/") + file);
    ASSERT_TRUE(in) << file;
    std::ostringstream bytes;
    bytes << in.rdbuf();
    Diagnostics said;
    const auto tree = yaml::parse(bytes.str(), 100, said);
    ASSERT_TRUE(tree) << file;
    const Reader* reader = find_reader(core_readers(), format);
    ASSERT_NE(reader, nullptr) << format;
    const Json others[] = {
        nullptr, true, 7, "x", Json::array(), Json::object(), {1, "a", nullptr}, {{"a", {{"b", 1}}}}};
    int read = 0;
    const Json flat = tree->flatten();
    for (const auto& [leaf, value] : flat.items()) {
        Json::json_pointer at(leaf);
        for (; !at.empty(); at = at.parent_pointer()) {
            for (const Json& other : others) {
                Json changed = *tree;
                changed[at] = other;
                Diagnostics what;
                // an output or an error, and nothing that escapes
                const bool has_content = reader->read(changed.dump(), {}, what).has_value();
                EXPECT_TRUE(has_content || what.has_errors()) << at.to_string() << " = " << other;
                read += has_content ? 1 : 0;
            }
        }
    }
    EXPECT_GT(read, 100);
}

INSTANTIATE_TEST_SUITE_P(Formats, AnyType,
                         ::testing::Values(std::pair("rendercv", "rendercv/input.yaml"),
                                           std::pair("reactive-resume", "reactive-resume-4/input.json"),
                                           std::pair("fresh", "fresh/input.json"),
                                           std::pair("yamlresume", "yamlresume/input.yaml")));

}  // namespace
}  // namespace cvconv
