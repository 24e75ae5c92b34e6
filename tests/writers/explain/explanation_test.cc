#include "writers/explain/explanation.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tools/library/convert.h"
#include "writers/explain/page.h"
#include "writers/explain/report.h"

namespace cvconv::explain {
namespace {

struct Read {
    Document document;
    Cv cv;
    Diagnostics said;
    Explanation explanation;
};

Read read(std::string_view text) {
    Read all;
    ConvertOptions options;
    options.from = "markdown";
    auto content = read_content(text, options, core_readers(), all.said);
    all.document = std::get<Document>(content.value());
    all.cv = recognize(all.document, all.said);
    all.explanation = explain(all.document, all.cv, all.said).value();
    return all;
}

constexpr std::string_view cv =
    "# Ann Example\n\nann@example.com <span style=\"display:none\">Hire me now</span>\n\n"
    "## Experience\n\n**Engineer**, Acme Ltd, Sept 2019 - 2020\n\n- Built things\n";

const Item* item_at(const Explanation& explanation, std::string_view pointer) {
    auto found = std::find_if(explanation.items.begin(), explanation.items.end(),
                              [&](const Item& item) { return item.pointer == pointer; });
    return found == explanation.items.end() ? nullptr : &*found;
}

TEST(Explanation, SaysWhereAndHow) {
    const Read all = read(cv);
    const Item* date = item_at(all.explanation, "/work/0/startDate");
    ASSERT_NE(date, nullptr);
    EXPECT_EQ(date->value, "2019-09");
    EXPECT_NE(date->written.find("Sept 2019"), std::string::npos) << date->written;
    EXPECT_EQ(date->line, 7);
    EXPECT_FALSE(date->rule.empty());
    EXPECT_EQ(all.explanation.values, all.explanation.values_with_place);
    EXPECT_FALSE(all.explanation.resume.contains(Json::json_pointer("/meta/cvconv/provenance")));
}

TEST(Explanation, CountsEachWordOnce) {
    const Read all = read(cv);
    const WordCounts& words = all.explanation.words;
    EXPECT_EQ(words.hidden, 3);
    EXPECT_EQ(words.lost, 0);
    EXPECT_EQ(words.all, words.placed + words.unplaced + words.furniture + words.hidden);
    auto hidden = std::find_if(all.explanation.items.begin(), all.explanation.items.end(),
                               [](const Item& item) { return item.kind == Kind::hidden; });
    ASSERT_NE(hidden, all.explanation.items.end());
    EXPECT_EQ(hidden->value, "Hire me now");
}

TEST(Explanation, OnePlaceFeedsSeveralFields) {
    const Read all = read(cv);
    const bool shared = std::any_of(all.explanation.segments.begin(), all.explanation.segments.end(),
                                    [](const Segment& segment) { return segment.items.size() > 1; });
    EXPECT_TRUE(shared);
}

TEST(Explanation, WhatFollowsFromALinkHasThePlaceOfTheLink) {
    const Read all =
        read("# Ann Example\n\nann@example.com | [my code](https://github.com/annexample)\n\n## Skills\n\nC++\n");
    for (const char* key : {"network", "username", "url"}) {
        const Item* item = item_at(all.explanation, std::string("/basics/profiles/0/") + key);
        ASSERT_NE(item, nullptr) << key;
        EXPECT_EQ(item->line, 3) << key;
    }
    EXPECT_EQ(all.explanation.values, all.explanation.values_with_place);
}

TEST(Explanation, TextInTheReportDrivesNoTerminal) {
    Read all = read(cv);
    all.explanation.items.push_back({});
    all.explanation.items.back().kind = Kind::unplaced;
    all.explanation.items.back().value =
        "a\x1b[31mb\xE2\x80\xAE"
        "c\n";
    const std::string report = report_for_people(all.explanation, "cv\x1b.md");
    EXPECT_EQ(report.find('\x1b'), std::string::npos);
    EXPECT_EQ(report.find("\xE2\x80\xAE"), std::string::npos);
    EXPECT_NE(report.find("text that found no field (1)"), std::string::npos) << report;
}

TEST(Explanation, DoubtGoesByTheProbabilityThatAValueHas) {
    Item item;
    item.pointer = "/work/0/position";
    item.probability = doubtful_below;
    EXPECT_FALSE(item.doubtful());
    item.probability = doubtful_below - 0.01;
    EXPECT_TRUE(item.doubtful());
    item.probability = 0.9;
    item.confidence = Confidence::guessed;
    EXPECT_FALSE(item.doubtful());
    item.probability = unknown_probability;
    EXPECT_TRUE(item.doubtful());
    item.confidence = Confidence::stated;
    EXPECT_FALSE(item.doubtful());
    item.probability = 0;
    item.pointer = "/meta/cvconv/language";
    EXPECT_FALSE(item.doubtful());
}

TEST(Explanation, ReportsAndPageAgreeOnWhatIsDoubtful) {
    Read all = read(cv);
    for (Item& item : all.explanation.items) {
        item.probability = item.pointer == "/work/0/startDate" ? 0.43 : 0.97;
        item.confidence = Confidence::stated;
    }
    const std::string people = report_for_people(all.explanation, "cv.md");
    EXPECT_NE(people.find("doubtful values (1)"), std::string::npos) << people;
    EXPECT_NE(people.find("\"2019-09\" (43 %, "), std::string::npos) << people;
    const Json report = report_for_programs(all.explanation, all.said, "cv.md");
    EXPECT_EQ(report.at("values").at("doubtful"), 1);
    EXPECT_EQ(report.at("sections").at("work").at("doubtful"), 1);
    EXPECT_EQ(report.at("sections").at("basics").at("doubtful"), 0);
    EXPECT_EQ(report.at("doubtful").at(0).at("probability"), 0.43);
    EXPECT_EQ(report.at("doubtfulBelow"), doubtful_below);
    const std::string html = page(all.explanation, all.document, {}, all.said, {"cv.md", "0123"});
    EXPECT_NE(html.find("\"o\":0.43,\"u\":true"), std::string::npos);
    EXPECT_EQ(html.find("\"o\":0.97,\"u\":true"), std::string::npos);
}

TEST(ExplainPage, TextEndsNoElement) {
    const Read all = read("# Ann </script><script>alert(1)</script> Example\n\nann@example.com\n");
    const std::string html = page(all.explanation, all.document, {}, all.said, {"<b>\"&.md", "0123"});
    std::size_t scripts = 0;
    for (std::size_t at = html.find("<script"); at != std::string::npos; at = html.find("<script", at + 1)) {
        ++scripts;
    }
    EXPECT_EQ(scripts, 2U);  // the data, and the page's own
    EXPECT_EQ(html.find("alert(1)<"), std::string::npos);
    EXPECT_NE(html.find("<title>&lt;b&gt;&quot;&amp;.md"), std::string::npos);
    EXPECT_NE(html.find("default-src 'none'"), std::string::npos);
    EXPECT_EQ(html.find("unsafe-inline"), std::string::npos);
}

}  // namespace
}  // namespace cvconv::explain
