#include "tools/lexicon/coverage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace cvconv {
namespace {

/// Two languages with headings and months, and one that has headings only.
Listed small() {
    Listed all;
    for (const char* language : {"aa", "bb"}) {
        all[language][Idea::section_headings] = {{"work", 2}, {"education", 1}};
        all[language][Idea::months] = {{"1", 1}};
    }
    all["aa"][Idea::honours] = {{"honour", 1}};
    all["xx"][Idea::section_headings] = {{"work", 1}};
    return all;
}

TEST(LexiconCoverage, OfHeadingsOnlyIsWhatOthersHaveMore) {
    const std::vector<Coverage> all = coverage(small());
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[2].language, "xx");
    EXPECT_EQ(all[2].ideas, 1U);
    EXPECT_EQ(all[2].phrases, 1U);
    EXPECT_THAT(all[2].missing_ideas, testing::ElementsAre(Idea::months));
    EXPECT_THAT(all[2].missing_sections, testing::ElementsAre("education"));
    EXPECT_THAT(all[1].missing_ideas, testing::IsEmpty());  // few have honours
    EXPECT_EQ(all[0].phrases, 5U);
}

TEST(LexiconCoverage, IsPrintedALanguageALine) {
    std::ostringstream out;
    print(out, coverage(small()));
    EXPECT_EQ(out.str(),
              "language  ideas    phrases  lacks\n"
              "aa            3          5 \n"
              "bb            2          4 \n"
              "xx            1          1  months; headings of: education\n");
}

TEST(LexiconCoverage, OfMostLanguagesIsNearlyWhole) {
    const std::vector<Coverage> all = coverage(listed());
    EXPECT_GE(
        std::ranges::count_if(
            all, [](const Coverage& own) { return own.missing_ideas.size() <= 3 && own.missing_sections.empty(); }),
        33);
}

}  // namespace
}  // namespace cvconv
