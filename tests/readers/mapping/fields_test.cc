// The tables of fields in ir/formats/*/README.md: a value that stands at the place on the left is read as the field on
// the right.

#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ir/unicode.h"
#include "readers/registry.h"
#include "writers/json_resume/json_resume.h"

namespace cvconv {
namespace {

using Json = nlohmann::ordered_json;

struct Row {
    std::string theirs;
    std::string ours;
};

/// "| `cv.name` | `basics.name` |"
std::vector<Row> rows_of(const std::string& format_folder) {
    std::vector<Row> rows;
    std::ifstream readme(std::string(CVCONV_SOURCE) + "/ir/formats/" + format_folder + "/README.md");
    for (std::string line; std::getline(readme, line);) {
        const std::size_t middle = line.find("` | `");
        const bool path = middle != std::string::npos && line.starts_with("| `") && line.ends_with("` |");
        if (path) {
            rows.push_back({line.substr(3, middle - 3), line.substr(middle + 5, line.size() - middle - 8)});
        }
    }
    return rows;
}

void put_at(Json& at, std::string_view path, const Json& value) {
    if (path.empty()) {
        at = value;
    } else if (path.starts_with("[]")) {
        at = at.is_array() && !at.empty() ? at : Json::array({Json()});
        path.remove_prefix(2);
        put_at(at[0], path.starts_with('.') ? path.substr(1) : path, value);
    } else {
        const std::size_t end = std::min(path.find_first_of(".["), path.size());
        Json& inner = at[std::string(path.substr(0, end))];
        path.remove_prefix(end);
        put_at(inner, path.starts_with('.') ? path.substr(1) : path, value);
    }
}

const Json* find_at(const Json& at, std::string_view path) {
    if (path.empty()) {
        return &at;
    }
    if (path.starts_with("[]")) {
        path.remove_prefix(2);
        return at.is_array() && !at.empty() ? find_at(at[0], path.starts_with('.') ? path.substr(1) : path) : nullptr;
    }
    const std::size_t end = std::min(path.find_first_of(".["), path.size());
    const auto inner = at.find(std::string(path.substr(0, end)));
    if (!at.is_object() || inner == at.end()) {
        return nullptr;
    }
    path.remove_prefix(end);
    return find_at(*inner, path.starts_with('.') ? path.substr(1) : path);
}

/// A value that may stand in the field.
std::string value_for(std::string_view field) {
    const bool date = field.find("Date") != std::string_view::npos || field.ends_with(".date");
    const bool url = field.ends_with("url") || field.ends_with("image");
    return date                       ? "2019-03"
           : url                      ? "https://value.example/page"
           : field.ends_with("email") ? "value@example.org"
           : field.ends_with("phone") ? "+358 40 555 0123"
                                      : "Someone";
}

struct Format {
    const char* name;
    const char* folder;
    const char* frame;  ///< what a document has in any case
};

class FieldTable : public testing::TestWithParam<Format> {};

TEST_P(FieldTable, IsTrue) {
    const auto [format, folder, frame] = GetParam();
    const std::vector<Row> rows = rows_of(folder);
    EXPECT_GT(rows.size(), 30U);
    for (const Row& row : rows) {
        const std::string value = value_for(row.ours);
        Json tree = Json::parse(frame);
        put_at(tree, row.theirs, value);
        Diagnostics said;
        const auto content = find_reader(core_readers(), format)->read(tree.dump(), {}, said);
        ASSERT_TRUE(content) << tree.dump();
        const std::string json = write_json_resume(std::get<Cv>(*content), {}, said).value_or("{}");
        const Json resume = Json::parse(json);
        const Json* found = find_at(resume, row.ours);
        EXPECT_TRUE(found != nullptr && *found == value) << row.theirs << " → " << row.ours << ": " << tree << json;
    }
}

constexpr Format formats[] = {
    {"rendercv", "rendercv",
     R"({"cv": {"sections": {"experience": [{"company": "Works"}], "volunteering": [{"company": "Works"}],
        "education": [{"institution": "School"}], "projects": [{"name": "P"}], "awards": [{"name": "A"}],
        "certificates": [{"name": "C"}], "publications": [{"title": "T"}]}}})"},
    {"reactive-resume", "reactive_resume", R"({"picture": {}, "basics": {}, "sections": {}, "customSections": []})"},
    {"yamlresume", "yamlresume", R"({"content": {"basics": {"name": "Ada Example"}}})"},
    {"fresh", "fresh", R"({"name": "Ada Example", "contact": {}})"},
};
INSTANTIATE_TEST_SUITE_P(All, FieldTable, testing::ValuesIn(formats),
                         [](const auto& tested) { return std::string(tested.param.folder); });

}  // namespace
}  // namespace cvconv
