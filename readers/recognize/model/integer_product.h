#pragma once
// Sums of products of 16-bit integers, which processors do eight at a time and which are exact: in whatever order and
// width they are added, every machine gets the same. Internal to the labellers.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cvconv::recognizing {

/// Outputs come in groups of so many, the last ones of which may be there to fill the group.
inline constexpr std::size_t outputs_at_once = 8;
/// An input is at most this, a weight at most 128 and there are at most `most_inputs`: sums stay within 32 bits.
inline constexpr int most_input = 16383;
inline constexpr std::size_t most_inputs = 1024;

/// Two inputs that follow each other, the first in the lower half, and where their weights begin: for each output the
/// weight of the first and that of the second.
struct InputPair {
    std::uint32_t inputs;
    const std::int16_t* weights;
};

/// sums[j] = the sum over all pairs of both inputs times their weights on output j. `outputs` is a multiple of
/// outputs_at_once.
void sum_products(const std::vector<InputPair>& pairs, std::size_t outputs, std::int32_t* sums);
/// The same without SSE2, which compilers do not make of it: what other processors than x86 do.
void sum_products_portably(const std::vector<InputPair>& pairs, std::size_t outputs, std::int32_t* sums);

/// values[i] * scale, rounded, for |values[i] * scale| <= most_input.
void quantise(const float* values, std::size_t count, float scale, std::int16_t* to);

}  // namespace cvconv::recognizing
