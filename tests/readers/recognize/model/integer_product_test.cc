#include "readers/recognize/model/integer_product.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace cvconv::recognizing {
namespace {

TEST(IntegerProduct, IsTheSameOnEveryProcessor) {
    std::mt19937 random(20240229);
    for (std::size_t outputs = outputs_at_once; outputs <= 10 * outputs_at_once; outputs += outputs_at_once) {
        std::vector<std::int16_t> weights(2 * outputs * 7);
        std::generate(weights.begin(), weights.end(), [&] { return static_cast<std::int8_t>(random()); });
        std::vector<InputPair> pairs;
        for (std::size_t pair = 0; pair < 7; ++pair) {
            // both halves of either sign
            pairs.push_back({static_cast<std::uint32_t>(random()) & 0xBFFFBFFFU, weights.data() + 2 * outputs * pair});
        }
        std::vector<std::int32_t> sums(outputs, 1);
        std::vector<std::int32_t> expected(outputs, 2);
        sum_products(pairs, outputs, sums.data());
        sum_products_portably(pairs, outputs, expected.data());
        EXPECT_EQ(sums, expected) << outputs;
    }
}

TEST(IntegerProduct, InputsAreRoundedToTheNearest) {
    const float values[] = {0, 0.5F, -0.5F, 1, -1, 0.00001F, -0.00001F};
    std::int16_t rounded[7] = {};
    quantise(values, 7, most_input, rounded);
    EXPECT_EQ(std::vector(rounded, rounded + 7), (std::vector<std::int16_t>{0, 8192, -8191, 16383, -16383, 0, 0}));
}

}  // namespace
}  // namespace cvconv::recognizing
