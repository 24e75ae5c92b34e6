#include "readers/recognize/spans/given_spans.h"

#include <gtest/gtest.h>

namespace cvconv::recognizing {
namespace {

const std::string_view sample = "Keeper, Harbour Works 2020";

TEST(GivenSpans, TokensHaveTheLabelsOfTheValuesTheyStandIn) {
    const GivenSpans given{{{{0, 6}, FieldRole::position}, {{8, 21}, FieldRole::organization}}, {{22, 26}}};
    EXPECT_EQ(given.labels_of(tokens_of(sample, {0, 26})),
              (std::vector<int>{field_label(FieldRole::position, true), 0, field_label(FieldRole::organization, true),
                                field_label(FieldRole::organization, false), -1}));
}

TEST(GivenSpans, AValueMayGoOnInTheNextLine) {
    const GivenSpans given{{{{8, 15}, FieldRole::organization}, {{16, 21}, FieldRole::organization, true}}, {}};
    EXPECT_EQ(given.labels_of(tokens_of(sample, {0, 15})),
              (std::vector<int>{0, 0, field_label(FieldRole::organization, true)}));
    EXPECT_EQ(given.labels_of(tokens_of(sample, {16, 26})),
              (std::vector<int>{field_label(FieldRole::organization, false), 0}));
}

TEST(GivenSpans, WhereNothingIsGivenNothingIsAValue) {
    EXPECT_EQ(GivenSpans{}.labels_of(tokens_of("Keeper", {0, 6})), std::vector<int>{0});
    EXPECT_TRUE(GivenSpans{}.labels_of({}).empty());
}

}  // namespace
}  // namespace cvconv::recognizing
