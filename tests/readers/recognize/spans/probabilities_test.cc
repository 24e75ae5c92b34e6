#include "readers/recognize/spans/probabilities.h"

#include <gtest/gtest.h>

#include "ir/walk.h"
#include "readers/recognize/recognize.h"
#include "readers/text/text.h"

namespace cvconv::recognizing {
namespace {

Found<std::string> value(std::string text, float probability) {
    Found<std::string> found{std::move(text), {}, Confidence::inferred, "test"};
    found.probability = probability;
    return found;
}

TEST(Probabilities, DoubtfulValuesGoAndEmptyRecordsWithThem) {
    Cv cv;
    cv.basics.name = value("Ida Fjord", 0.9F);
    cv.basics.label = value("Keeper", 0.4F);
    cv.work.emplace_back();
    cv.work[0].name = value("Harbour Works", 0.3F);
    cv.skills.emplace_back();
    cv.skills[0].keywords = {value("C++", 0.8F), value("chess", 0.2F)};
    cv.languages.emplace_back();
    cv.languages[0].language = value("Irish", unknown_probability);
    Cv whole = cv;
    drop_unlikely(0, whole);
    EXPECT_EQ(whole, cv);
    drop_unlikely(0.5F, cv);
    EXPECT_TRUE(cv.basics.name);
    EXPECT_FALSE(cv.basics.label);
    EXPECT_TRUE(cv.work.empty());
    ASSERT_EQ(cv.skills.at(0).keywords.size(), 1U);
    EXPECT_EQ(cv.skills[0].keywords[0].value, "C++");
    EXPECT_EQ(cv.languages.size(), 1U) << "nobody has said how likely it is";
}

TEST(Probabilities, EveryValueOfATextHasOneThatIsNone) {
    Diagnostics diagnostics;
    const std::optional<Content> content = read_text(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nKeeper, Harbour Works, 2010 - 2014\nEducation\n\n"
        "BSc Tides, Harbour University, 2009\n",
        {}, diagnostics);
    const Cv cv = recognize(std::get<Document>(content.value()), diagnostics);
    ASSERT_TRUE(cv.basics.email && !cv.work.empty() && !cv.education.empty());
    int values = 0;
    const auto see = [&](const auto& found) {
        if (!found.where.empty()) {
            ++values;
            EXPECT_GE(found.probability, 0.0F) << found.rule;
            EXPECT_LE(found.probability, 1.0F) << found.rule;
        }
    };
    for_each_found(cv.basics, see);
    for_each_found(cv.work[0], see);
    for_each_found(cv.education[0], see);
    EXPECT_GE(values, 6);
}

}  // namespace
}  // namespace cvconv::recognizing
