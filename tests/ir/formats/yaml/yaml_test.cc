// YAML ↔ the JSON tree.

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ir/formats/json_resume/parse.h"
#include "ir/formats/yaml/markdown_values.h"
#include "ir/formats/yaml/outline.h"
#include "ir/formats/yaml/parse.h"
#include "ir/formats/yaml/write.h"

namespace cvconv::yaml {
namespace {

using Json = nlohmann::ordered_json;

/// The tree as JSON, or "PLACE KEY DETAIL" of what was wrong.
std::string read(std::string_view text) {
    Diagnostics diagnostics;
    auto tree = parse(text, 20, diagnostics);
    if (tree) {
        return tree->dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    const Diagnostic& first = diagnostics.all().front();
    return std::to_string(first.place.line) + ":" + std::to_string(first.place.column) + " " +
           std::string(info(first.code).key) + " " + first.detail;
}

TEST(YamlParse, ScalarsKeepTheirText) {
    struct Case {
        const char* yaml;
        const char* json;
    };
    for (const Case& c : std::initializer_list<Case>{
             {"a: +49 30 1", R"({"a":"+49 30 1"})"},
             {"a: +4930", R"({"a":"+4930"})"},
             {"a: 0150", R"({"a":"0150"})"},
             {"a: NO", R"({"a":"NO"})"},
             {"a: yes", R"({"a":"yes"})"},
             {"a: 3.80", R"({"a":"3.80"})"},
             {"a: 1e3", R"({"a":"1e3"})"},
             {"a: 0x1F", R"({"a":"0x1F"})"},
             {"a: 1_000", R"({"a":"1_000"})"},
             {"a: 12:30:45", R"({"a":"12:30:45"})"},
             {"a: 2019-05-01", R"({"a":"2019-05-01"})"},
             {"a: 12345678901234567890123", R"({"a":"12345678901234567890123"})"},
             {"a: 3.8", R"({"a":3.8})"},
             {"a: 2019", R"({"a":2019})"},
             {"a: -7", R"({"a":-7})"},
             {"a: true", R"({"a":true})"},
             {"a: \"true\"", R"({"a":"true"})"},
             {"a: '2019'", R"({"a":"2019"})"},
             {"a: !!str 2019", R"({"a":"2019"})"},
             {"a:", R"({"a":null})"},
             {"a: ~", R"({"a":null})"},
             {"a: null", R"({"a":null})"},
             {"a: |\n  one\n  two\n", R"({"a":"one\ntwo\n"})"},
             {"a: >-\n  one\n  two\n", R"({"a":"one two"})"},
             {"a: [x, {b: c}, []]", R"({"a":["x",{"b":"c"},[]]})"},
             {"", "null"},
             {"\xEF\xBB\xBF"
              "a: b\r\nc: d\r\n",
              R"({"a":"b","c":"d"})"},
             {"%YAML 1.1\n---\na: b\n...\n", R"({"a":"b"})"},
             {"---\na: b\n---\n", R"({"a":"b"})"},
         }) {
        EXPECT_EQ(read(c.yaml), c.json) << c.yaml;
    }
}

TEST(YamlParse, FollowsAnchorsAliasesAndMergeKeys) {
    EXPECT_EQ(read("a: &x {b: 1}\nc: *x\nd: [*x, *x]"), R"({"a":{"b":1},"c":{"b":1},"d":[{"b":1},{"b":1}]})");
    EXPECT_EQ(read("a: &x {b: 1, c: 2}\nd:\n  <<: *x\n  c: 3"), R"({"a":{"b":1,"c":2},"d":{"c":3,"b":1}})");
    EXPECT_EQ(read("a: &x {b: 1}\ne: &y {b: 2, f: 3}\nd: {<<: [*x, *y]}"),
              R"({"a":{"b":1},"e":{"b":2,"f":3},"d":{"b":1,"f":3}})");
    EXPECT_EQ(read("a: &x one\nb: &x two\nc: *x"), R"({"a":"one","b":"two","c":"two"})");
}

TEST(YamlParse, NamesThePlaceOfWhatIsNoYaml) {
    EXPECT_EQ(read("a: b\n c: d"), "2:3 yaml-damaged mapping values are not allowed in this context");
    EXPECT_EQ(read("a: \"b"), "1:6 yaml-damaged found unexpected end of stream");
    EXPECT_EQ(read("a: b\nc: \xC3("), "2:5 yaml-damaged invalid trailing UTF-8 octet");
    EXPECT_EQ(read("a: b\nc: \xED\xA0\x80"), "2:4 yaml-damaged invalid Unicode character");
    EXPECT_EQ(read("a: b\n---\nc: d"), "4:1 yaml-damaged a second document begins here; a file holds one");
    EXPECT_EQ(read("{{ name }}: b"),
              "1:1 yaml-damaged a key must be text; a value that begins with { or [ needs quotes");
    EXPECT_EQ(read("a: *x"),
              "1:4 yaml-damaged *x stands for nothing: no &x is complete before it; text that begins "
              "with * needs quotes");
    EXPECT_EQ(read("a: &x [*x]"),
              "1:8 yaml-damaged *x stands for nothing: no &x is complete before it; text that "
              "begins with * needs quotes");
    EXPECT_EQ(read("a: &x b\nc: {<<: *x}"), "2:9 yaml-damaged << takes mappings alone");
    EXPECT_EQ(read(std::string(21, '[')), "1:21 limit-reached nested deeper than 20 levels");
    EXPECT_EQ(read(std::string(100'000, '[')), "1:21 limit-reached nested deeper than 20 levels");
}

TEST(YamlParse, AliasesDoNotBlowUp) {
    std::string laughs = "a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]\n";
    for (int i = 1; i < 12; ++i) {
        const std::string before = "*a" + std::to_string(i - 1);
        laughs += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [";
        for (int j = 0; j < 10; ++j) {
            laughs += before + (j < 9 ? ", " : "]\n");
        }
    }
    EXPECT_NE(read(laughs).find("limit-reached aliases stand for more than 4 MB"), std::string::npos);
}

TEST(YamlParse, OfAKeyTwiceTheLastCounts) {
    Diagnostics diagnostics;
    EXPECT_EQ(parse("a: 1\nb: [{c: 2, c: 3}]", 20, diagnostics)->dump(), R"({"a":1,"b":[{"c":3}]})");
    ASSERT_EQ(diagnostics.all().size(), 1U);
    EXPECT_EQ(diagnostics.all()[0].place.pointer, "b[0].c");
}

TEST(YamlParse, MarkdownWhereAliasesBeginIsText) {
    const std::string yaml =
        "a:\n"
        "  - **Led** a \"team\"\n"
        "    of three\n"
        "  - `make` runs\n"
        "  - [paper](https://a.example) with B\n"
        "  - text: *really* new\n"
        "  - |\n"
        "    - **kept** as it is\n"
        "b: &x same\n"
        "c: *x\n";
    Diagnostics diagnostics;
    EXPECT_EQ(parse(yaml, 20, diagnostics)->dump(),
              R"({"a":["**Led** a \"team\" of three","`make` runs","[paper](https://a.example) with B",)"
              R"({"text":"*really* new"},"- **kept** as it is\n"],"b":"same","c":"same"})");
    ASSERT_EQ(diagnostics.all().size(), 1U);
    EXPECT_EQ(diagnostics.all()[0].code, Code::yaml_repaired);
    EXPECT_EQ(diagnostics.all()[0].place.line, 2);
}

TEST(YamlWrite, TheSameTreeComesBack) {
    Json tree = Json::parse(R"json({
      "texts": ["", " ", "a", "a: b", "a #b", "#a", "- a", "*a*", "&a", "!a", "%a", "@a", "`a`", "[a](b)", "{a}", "> a",
                "| a", "? a", ": a", "a:", "'a'", "\"a\"", "a'b", "yes", "No", "~", "null", "True", "0150", "+49 30 1", "3.80",
                "1e3", "2019", "2019-05-01", "12:30", "0x1F", ".5", ".inf", "=", "<<", "-", "--", "---", "...", "a, b",
                "one\ntwo", "one\n\ntwo", " one\ntwo", "one\n two", "\none", "one\n", "one\n\n", "one \ntwo", "one\r\ntwo",
                "tab\there", "\u0000", "\u0001", "\u007f", "\u0085", "\u2028", "\ufeff", "\ufffe", "ü", "日本語", "😀", "\u200b",
                "é\u0301", "# one\n- two", "a\n# b", "a: |\n  b"],
      "others": [1, -1, 2.5, 1e100, 12345678901, true, false, null, [], {}, [[]], [{}], {"a": {}}],
      "key: odd": 1, "": 2, "yes": 3, "2019": 4, "a\nb": 5, "<<": {"x": 6}, "? ": 7
    })json");
    tree["long"] = std::string(5'000, 'x') + " " + std::string(5'000, 'y');
    tree[std::string(300, 'k')] = "a key longer than YAML's simple ones";
    const std::string yaml = write(tree);
    Diagnostics diagnostics;
    auto back = parse(yaml, 20, diagnostics);
    ASSERT_TRUE(back) << yaml;
    EXPECT_EQ(back->dump(1), tree.dump(1)) << yaml;
    EXPECT_EQ(write(*back), yaml);
    EXPECT_TRUE(diagnostics.all().empty());
}

TEST(YamlWrite, ReadsAsPeopleWriteIt) {
    Json tree = Json::parse(R"({"basics": {"name": "Ada Example", "phone": "+49 30 1", "summary": "One.\nTwo."},
                                "work": [{"name": "Acme: Tools", "startDate": "2019-05", "highlights": ["a", "b"]}],
                                "meta": {"n": 3}})");
    EXPECT_EQ(write(tree),
              "basics:\n"
              "  name: Ada Example\n"
              "  phone: \"+49 30 1\"\n"
              "  summary: |-\n"
              "    One.\n"
              "    Two.\n"
              "work:\n"
              "- name: 'Acme: Tools'\n"
              "  startDate: \"2019-05\"\n"
              "  highlights:\n"
              "  - a\n"
              "  - b\n"
              "meta:\n"
              "  \"n\": 3\n");
}

TEST(YamlOutline, KeysAtTheLeftMargin) {
    auto keys = top_keys("# a\n---\nbasics:\n\n  name: x\n\"work\": # b\n- name: y\nmeta: {}\n");
    ASSERT_EQ(keys.size(), 3U);
    EXPECT_EQ(keys[0].key, "basics");
    EXPECT_EQ(keys[0].below, "  name: x");
    EXPECT_EQ(keys[1].key, "work");
    EXPECT_EQ(keys[1].value, "");
    EXPECT_EQ(keys[1].below, "- name: y");
    EXPECT_EQ(keys[2].value, "{}");
    EXPECT_TRUE(top_keys("---\nbasics:\n  name: x\n---\n# Text\n").empty()) << "front matter";
    EXPECT_TRUE(top_keys("work: 555 0100\nI am a nurse.\n").empty()) << "prose";
}

}  // namespace
}  // namespace cvconv::yaml
