#include "readers/recognize/model/network.h"

#include <cmath>

#include <gtest/gtest.h>

namespace cvconv::recognizing {
namespace {

TEST(Network, ExponentialIsThatOfMathematics) {
    for (float x = -80; x <= 80; x += 0.37F) {
        const float expected = std::exp(x);
        EXPECT_NEAR(exponential(x) / expected, 1.0F, 1e-6F) << x;
    }
    EXPECT_EQ(exponential(-1e4F), 0.0F);
    EXPECT_EQ(exponential(0), 1.0F);
    EXPECT_TRUE(std::isfinite(exponential(1e4F)));
}

TEST(Network, GatesStayWithinTheirLimits) {
    EXPECT_FLOAT_EQ(sigmoid(0), 0.5F);
    EXPECT_NEAR(sigmoid(3), 0.952574F, 1e-6F);
    EXPECT_NEAR(hyperbolic_tangent(-0.5F), -0.462117F, 1e-6F);
    EXPECT_EQ(hyperbolic_tangent(100), 1.0F);
    EXPECT_EQ(hyperbolic_tangent(-100), -1.0F);
}

TEST(Network, ProductsAreAddedToWhatWasThere) {
    const Matrix matrix{2, 3, {1, 2, 3, 10, 20, 30}};  // a row an input
    const float input[] = {2, -1};
    float output[] = {100, 100, 100};
    matrix.add_product(input, output);
    EXPECT_EQ(output[0], 92);
    EXPECT_EQ(output[1], 84);
    EXPECT_EQ(output[2], 76);
}

TEST(Network, ARecurrentUnitReadsItsInputsInTheOrderAskedFor) {
    // one number in, one out; the gates are half open, the candidate is tanh of the input
    RecurrentUnit unit{{1, 3, {0, 0, 1}}, {1, 3, {0, 0, 0}}, {0, 0, 0}, {0, 0, 0}};
    const float inputs[] = {1, 0};
    float forward[2] = {};
    float backward[2] = {};
    unit.run(inputs, 2, false, forward, 1);
    unit.run(inputs, 2, true, backward, 1);
    const float first = 0.5F * hyperbolic_tangent(1);
    EXPECT_FLOAT_EQ(forward[0], first);
    EXPECT_FLOAT_EQ(forward[1], 0.5F * first);
    EXPECT_FLOAT_EQ(backward[1], 0);
    EXPECT_FLOAT_EQ(backward[0], first);
}

TEST(Network, MarginalsAreThoseOfAllPathsCounted) {
    // two labels, two steps; label 1 may not follow label 0
    const Chain chain{2, {1, 0, 1, 1}, {1, 1}, {1, 1, 0, 1}};
    const std::vector<float> logits = {std::log(2.0F), 0, 0, std::log(3.0F)};
    // paths: 00 = 2, 10 = 1, 11 = 3
    const std::vector<float> marginals = chain.marginals(logits);
    ASSERT_EQ(marginals.size(), 4U);
    EXPECT_NEAR(marginals[0], 2.0F / 6, 1e-6F);
    EXPECT_NEAR(marginals[1], 4.0F / 6, 1e-6F);
    EXPECT_NEAR(marginals[2], 3.0F / 6, 1e-6F);
    EXPECT_NEAR(marginals[3], 3.0F / 6, 1e-6F);
}

TEST(Network, MarginalsOfLongChainsStayFinite) {
    const Chain chain{2, {1, 0.5F, 0.5F, 1}, {1, 1}, {1, 0.5F, 0.5F, 1}};
    std::vector<float> logits;
    for (int i = 0; i < 20000; ++i) {
        logits.push_back(i % 2 == 0 ? 50.0F : -50.0F);
    }
    for (float marginal : chain.marginals(logits)) {
        ASSERT_TRUE(marginal >= 0 && marginal <= 1);
    }
}

}  // namespace
}  // namespace cvconv::recognizing
