// The rules are those that cvconv-score --help prints.

#include <gtest/gtest.h>

#include "tools/score/assignment.h"
#include "tools/score/document.h"
#include "tools/score/words.h"

namespace cvconv::score {
namespace {

TEST(Words, ComparesAsACarefulReaderWould) {
    EXPECT_EQ(normalized("  “Senior  Engineer” "), normalized("senior engineer."));
    EXPECT_EQ(normalized("Maßstab – 1 : 2"), normalized("MASSSTAB - 1: 2"));
    EXPECT_NE(normalized("Engineer II"), normalized("Engineer III"));
    EXPECT_EQ(words("C++, C# and R&D"), (std::vector<std::string>{"c++", "c#", "and", "r", "d"}));
    EXPECT_EQ(words("東京 Tower"), (std::vector<std::string>{"東", "京", "tower"}));
    EXPECT_DOUBLE_EQ(word_overlap("a b c d", "d c b"), 6.0 / 7);
    EXPECT_EQ(bare_url("HTTPS://www.Example.org/cv/"), "example.org/cv");
    EXPECT_EQ(digits("0049 (0)30 123-45"), U"493012345");
}

TEST(Compare, DependsOnTheField) {
    EXPECT_EQ(compare("startDate", "2021-03", "2021-03"), 1.0);
    EXPECT_EQ(compare("startDate", "2021-03", "2021"), 0.5);
    EXPECT_EQ(compare("startDate", "2021-03", "2021-04"), 0.0);
    EXPECT_EQ(compare("phone", "+49 30 1234567", "030 1234567"), 0.5);
    EXPECT_EQ(compare("url", "https://example.org", "http://www.example.org/"), 1.0);
    EXPECT_EQ(compare("name", "Example Works Ltd of Ulm", "Example Works of Ulm"), 0.5);
    EXPECT_EQ(compare("name", "Example Works", "Other Works"), 0.0);
    EXPECT_DOUBLE_EQ(compare("summary", "one two three four", "one two"), 4.0 / 6);
    EXPECT_EQ(compare("summary", "one two three four five six seven", "one"), 0.0);
}

TEST(Assign, TakesTheGreatestTotalNotTheGreatestFirst) {
    using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
    EXPECT_EQ(assign({{0.9, 0.8}, {0.8, 0.1}}), (Pairs{{1, 0}, {0, 1}}));
    EXPECT_EQ(assign({{0, 0}, {0, 0.5}, {0, 0}}), (Pairs{{1, 1}}));
    EXPECT_EQ(assign({{0.1, 0.2, 0.3}}), (Pairs{{0, 2}}));
    EXPECT_TRUE(assign({}).empty());
    EXPECT_TRUE(assign({{}, {}}).empty());
}

Json parse(const char* text) {
    return Json::parse(text);
}

TEST(Document, EqualIsOneAndNothingInCommonIsZero) {
    Json cv = parse(R"({"basics": {"name": "Erika Beispiel"}, "work": [{"name": "Bakery", "position": "Baker"}]})");
    EXPECT_EQ(score_document(cv, cv).score, 1.0);
    EXPECT_TRUE(score_document(cv, cv).errors.empty());
    EXPECT_EQ(score_document(cv, Json::object()).score, 0.0);
    EXPECT_EQ(score_document(cv, Json::object()).errors.size(), 3U);
    EXPECT_EQ(score_document(Json::object(), cv).score, 0.0);
}

TEST(Document, EntriesArePairedWhateverTheirOrder) {
    Json gold = parse(R"({"work": [{"name": "A", "position": "x"}, {"name": "B", "position": "y"}]})");
    Json got = parse(R"({"work": [{"name": "B", "position": "y"}, {"name": "A", "position": "x"}]})");
    EXPECT_EQ(score_document(gold, got).score, 1.0);
}

TEST(Document, AnInventedEntryCosts) {
    Json gold = parse(R"({"languages": [{"language": "French"}]})");
    Json got = parse(R"({"languages": [{"language": "French"}, {"language": "Dutch"}]})");
    EXPECT_DOUBLE_EQ(score_document(gold, got).score, 2.0 / 3);
    EXPECT_EQ(score_document(gold, got).errors.at(0).kind, "extra");
}

TEST(Document, SkillsAreOneBag) {
    Json gold = parse(R"({"skills": [{"name": "Tools", "keywords": ["Saw", "Axe"]}]})");
    Json got = parse(R"({"skills": [{"name": "Saw"}, {"name": "Axe"}, {"name": "Tools"}]})");
    // Three items and the group's leaf, which is found but has none of its keywords.
    EXPECT_DOUBLE_EQ(score_document(gold, got).score, 6.0 / 8);
}

TEST(Document, LinksThatAreNotPrintedMayBeLeftOut) {
    Json gold = parse(R"({"basics": {"name": "E", "url": "https://example.org"},
                          "meta": {"x-gold": {"linkOnly": ["basics.url"]}}})");
    Json got = parse(R"({"basics": {"name": "E"}})");
    EXPECT_EQ(score_document(gold, got).score, 1.0);
}

}  // namespace
}  // namespace cvconv::score
