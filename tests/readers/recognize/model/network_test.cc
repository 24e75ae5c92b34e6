#include "readers/recognize/model/network.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

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
    const Matrix matrix(2, {2, 20, 4, 40, 3, 30}, {0.5F, 0.5F, 1});  // a row an output
    const float input[] = {2, -1};
    float output[] = {100, 100, 100};
    matrix.add_product(input, output);
    EXPECT_NEAR(output[0], 92, 1e-3);
    EXPECT_NEAR(output[1], 84, 2e-3);
    EXPECT_NEAR(output[2], 76, 2e-3);
}

TEST(Network, ProductsOfAnySizeAndShareAreThoseOfMathematics) {
    std::mt19937 random(20240229);
    for (std::size_t inputs : {1U, 7U, 72U, 1024U}) {
        for (std::size_t outputs : {1U, 9U, 45U, 192U}) {
            std::vector<std::int8_t> rows(inputs * outputs);
            std::generate(rows.begin(), rows.end(), [&] { return static_cast<std::int8_t>(random()); });
            const Matrix matrix(inputs, rows, std::vector<float>(outputs, 0.01F));
            const std::size_t first = inputs / 3;  // odd, even, and none
            std::vector<float> input(inputs - first);
            std::generate(input.begin(), input.end(),
                          [&] { return random() % 2 == 0 ? 0 : static_cast<float>(random() % 2001) / 1000 - 1; });
            std::vector<float> output(outputs, 0.5F);
            matrix.add_product(input.data(), first, input.size(), output.data());
            for (std::size_t j = 0; j < outputs; ++j) {
                double expected = 0.5;
                for (std::size_t i = 0; i < input.size(); ++i) {
                    expected += 0.01 * rows[j * inputs + first + i] * static_cast<double>(input[i]);
                }
                EXPECT_NEAR(output[j], expected, 1e-5 * static_cast<double>(128 + inputs))
                    << inputs << " x " << outputs;
            }
        }
    }
}

TEST(Network, TheLargestProductsStayWithinTheirIntegers) {
    constexpr std::size_t inputs = 1024;
    const Matrix matrix(inputs, std::vector<std::int8_t>(inputs, -128), {1});
    const std::vector<float> input(inputs, 3);
    float output = 0;
    matrix.add_product(input.data(), &output);
    EXPECT_FLOAT_EQ(output, -128.0F * 3 * inputs);
}

TEST(Network, ARecurrentUnitReadsItsInputsInTheOrderAskedFor) {
    // one number in, one out; the gates are half open, the candidate is tanh of the input
    RecurrentUnit unit{Matrix(1, {0, 0, 1}, {1, 1, 1}), Matrix(1, {0, 0, 0}, {1, 1, 1}), {0, 0, 0}, {0, 0, 0}};
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

}  // namespace
}  // namespace cvconv::recognizing
