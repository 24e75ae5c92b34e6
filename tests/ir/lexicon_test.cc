#include "ir/lexicon.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "ir/section_kind.h"

namespace cvconv {
namespace {

/// The keys that the hits have in one language.
std::set<std::string> keys(const std::vector<LexiconHit>& hits, std::string_view language) {
    std::set<std::string> result;
    for (const LexiconHit& hit : hits) {
        if (hit.language == language) {
            result.emplace(hit.key);
        }
    }
    return result;
}

TEST(Lexicon, HeadingsAreFoundWithoutCasePunctuationOrConjunction) {
    struct Case {
        const char* heading;
        const char* kind;
    };
    const Case cases[] = {
        {"Work Experience", "work"},
        {"WORK EXPERIENCE", "work"},
        {"  Employment history: ", "work"},
        {"Honors & Awards", "awards"},
        {"Honours and Awards", "awards"},
        {"Courses / Certificates", "courses"},
        {"Licenses + Certifications", "certificates"},
        {"Extra-curricular activities", "volunteer"},
        {"— Referees —", "references"},
        {"About me", "summary"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(keys(lookup(Idea::section_headings, c.heading), "en"), std::set<std::string>{c.kind}) << c.heading;
    }
}

TEST(Lexicon, AWholeTextMeansAKey) {
    EXPECT_TRUE(means(Idea::section_headings, "Work experience", "work"));
    EXPECT_FALSE(means(Idea::section_headings, "Work experience", "education"));
    EXPECT_FALSE(means(Idea::section_headings, "Work experience at a bakery", "work"));
    EXPECT_TRUE(means(Idea::date_words, "until", {"from", "until"}));
    EXPECT_FALSE(means(Idea::date_words, "since", {"from", "until"}));
}

TEST(Lexicon, LookupIsOfTheWholeText) {
    EXPECT_TRUE(lookup(Idea::section_headings, "Work experience at a bakery").empty());
    EXPECT_TRUE(lookup(Idea::section_headings, "My work experience, page").empty());
    EXPECT_TRUE(lookup(Idea::section_headings, "").empty());
    EXPECT_TRUE(lookup(Idea::section_headings, "***").empty());
}

TEST(Lexicon, FindGivesPlacesInTheText) {
    const std::string text = "2019: Work Experience, then Skills";
    std::vector<LexiconHit> hits = find(Idea::section_headings, text, {6, static_cast<std::uint32_t>(text.size())});
    std::set<std::string> found;
    for (const LexiconHit& hit : hits) {
        EXPECT_GE(hit.where.begin, 6U);
        found.emplace(hit.where.of(text));
    }
    EXPECT_TRUE(found.contains("Work Experience"));
    EXPECT_TRUE(found.contains("Experience"));
    EXPECT_TRUE(found.contains("Skills"));
    EXPECT_FALSE(found.contains("Experience, then"));
}

TEST(Lexicon, LongestComesFirst) {
    std::vector<LexiconHit> hits = find(Idea::section_headings, words_of("Work Experience"));
    std::erase_if(hits, [](const LexiconHit& hit) { return hit.language != "en"; });
    ASSERT_GE(hits.size(), 2U);
    EXPECT_EQ(hits[0].where, (Span{0, 15}));
    EXPECT_EQ(hits[1].where, (Span{0, 4}));
}

TEST(Lexicon, AffixesCoverTheWholeWord) {
    const std::string text = "als Kranbauleiterin";
    std::vector<LexiconHit> hits = find(Idea::job_titles, words_of(text));
    std::erase_if(hits, [](const LexiconHit& hit) { return hit.language != "de"; });
    ASSERT_EQ(hits.size(), 1U);
    EXPECT_EQ(hits[0].where.of(text), "Kranbauleiterin");
    EXPECT_FALSE(hits[0].whole_word);
    EXPECT_EQ(keys(lookup(Idea::institutions, "Musikhochschule"), "de"), std::set<std::string>{"school"});
}

TEST(Lexicon, AListedWordOutweighsItsAffixes) {
    EXPECT_EQ(keys(lookup(Idea::organizations, "Gesellschaft"), "de"), std::set<std::string>{"organization"});
    EXPECT_EQ(keys(lookup(Idea::organizations, "Aktiengesellschaft"), "de"), std::set<std::string>{"legal"});
}

TEST(Lexicon, SomeAbbreviationsMatchCapitalsOnly) {
    EXPECT_TRUE(keys(lookup(Idea::organizations, "as"), "und").empty());
    EXPECT_EQ(keys(lookup(Idea::organizations, "AS"), "und"), std::set<std::string>{"legal"});
    EXPECT_EQ(keys(lookup(Idea::organizations, "ltd"), "und"), std::set<std::string>{"legal"});
}

TEST(Lexicon, TheFirstSpellingIsTheUsualHeading) {
    EXPECT_EQ(spellings(Idea::section_headings, "work", "en").at(0), "Work Experience");
    EXPECT_EQ(spellings(Idea::section_headings, "education", "en").at(0), "Education");
    EXPECT_TRUE(spellings(Idea::section_headings, "work", "tlh").empty());
    EXPECT_TRUE(spellings(Idea::section_headings, "cooking", "en").empty());
}

TEST(Lexicon, HitsOfAllIdeasAreThoseThatEachFinds) {
    const std::vector<Word> words =
        words_of("Senior software engineer at Universität Leer, 26789 Leer: März 2019 – heute, BSc, IT. Ö a");
    const LexiconHits all(words);
    std::size_t found = 0;
    for (int i = 0; i < idea_count; ++i) {
        const auto idea = static_cast<Idea>(i);
        const std::vector<LexiconHit> expected = find(idea, words);
        const auto hits = all.of(idea);
        ASSERT_EQ(hits.size(), expected.size()) << name_of(idea);
        for (std::size_t k = 0; k < hits.size(); ++k) {
            EXPECT_EQ(hits[k].where, expected[k].where) << name_of(idea);
            EXPECT_EQ(hits[k].key, expected[k].key) << name_of(idea);
            EXPECT_EQ(hits[k].language, expected[k].language) << name_of(idea);
        }
        found += hits.size();
    }
    EXPECT_GT(found, 10U);
    EXPECT_TRUE(LexiconHits(std::vector<Word>()).of(Idea::cities).empty());
}

}  // namespace
}  // namespace cvconv
