#include "readers/recognize/model/chain.h"

#include <cmath>

#include <gtest/gtest.h>

namespace cvconv::recognizing {
namespace {

constexpr float impossible = -1e4F;

// Two labels, two steps; label 1 may not follow label 0.
const std::vector<float> two_steps = {std::log(2.0F), 0, 0, std::log(3.0F)};

TEST(Chain, MarginalsAreThoseOfAllPathsCounted) {
    // paths: 00 = 2, 10 = 1, 11 = 3
    const std::vector<float> marginals = Chain({0, impossible, 0, 0}, {0, 0}).marginals(two_steps);
    ASSERT_EQ(marginals.size(), 4U);
    EXPECT_NEAR(marginals[0], 2.0F / 6, 1e-6F);
    EXPECT_NEAR(marginals[1], 4.0F / 6, 1e-6F);
    EXPECT_NEAR(marginals[2], 3.0F / 6, 1e-6F);
    EXPECT_NEAR(marginals[3], 3.0F / 6, 1e-6F);
}

TEST(Chain, TheBestPathIsThatOfAllPossibleOnes) {
    EXPECT_EQ(Chain({0, impossible, 0, 0}, {0, 0}).best_path(two_steps), (std::vector<int>{1, 1}));
    EXPECT_EQ(Chain({0, 0, 0, 0}, {0, 0}).best_path(two_steps), (std::vector<int>{0, 1}));
    EXPECT_EQ(Chain({0, impossible, 0, 0}, {0, impossible}).best_path(two_steps), (std::vector<int>{0, 0}));
}

TEST(Chain, WhatIsPossibleOnBothSidesOfWhatIsNotIsFound) {
    // three labels; behind label 0 come 0 and 2, behind 1 only 1, behind 2 only 1
    const std::vector<float> transitions = {0, impossible, 1, impossible, 0, impossible, impossible, 0, impossible};
    const Chain chain(transitions, {0, impossible, impossible});
    const std::vector<float> flat(9, 0.0F);
    EXPECT_EQ(chain.best_path(flat), (std::vector<int>{0, 2, 1}));  // as good as 002
    // paths: 000 = 1, 002 = e, 021 = e
    const float e = std::exp(1.0F);
    const std::vector<float> marginals = chain.marginals(flat);
    EXPECT_NEAR(marginals[6], 1 / (1 + 2 * e), 1e-6F);
    EXPECT_NEAR(marginals[7], e / (1 + 2 * e), 1e-6F);
    EXPECT_NEAR(marginals[5], e / (1 + 2 * e), 1e-6F);
}

TEST(Chain, WhatIsKnownOfOneStepDecidesTheOthers) {
    const Chain chain({0, impossible, 0, 0}, {0, 0});
    std::vector<float> known = two_steps;
    keep_only({0}, known.data() + 2, 2);  // the last is 0, which was less likely
    EXPECT_EQ(chain.best_path(known), (std::vector<int>{0, 0}));
    EXPECT_NEAR(chain.marginals(known)[0], 2.0F / 3, 1e-6F);  // paths: 00 = 2, 10 = 1
    EXPECT_NEAR(chain.marginals(known)[2], 1, 1e-6F);
}

TEST(Chain, WhatIsKnownAndImpossibleStillHasAWay) {
    const Chain chain({0, impossible, 0, 0}, {0, 0});
    std::vector<float> known = two_steps;
    keep_only({0}, known.data(), 2);
    keep_only({1}, known.data() + 2, 2);
    EXPECT_EQ(chain.best_path(known).size(), 2U);
    for (const float marginal : chain.marginals(known)) {
        EXPECT_TRUE(marginal >= 0 && marginal <= 1);
    }
}

TEST(Chain, MarginalsOfLongChainsStayFinite) {
    const float half = std::log(0.5F);
    const Chain chain({0, half, half, 0}, {0, 0});
    std::vector<float> many;
    for (int i = 0; i < 20000; ++i) {
        many.push_back(i % 2 == 0 ? 50.0F : -50.0F);
    }
    for (float marginal : chain.marginals(many)) {
        ASSERT_TRUE(marginal >= 0 && marginal <= 1);
    }
}

}  // namespace
}  // namespace cvconv::recognizing
