#pragma once
// Vectors as an encoder might give them, the same as in tools/train/golden.py.

#include <cstddef>
#include <vector>

namespace cvconv::recognizing {

/// Of the line or token with this number; empty where it has none. Its numbers are exact in binary.
inline std::vector<float> golden_vector(std::size_t number, std::size_t width) {
    std::vector<float> vector(number % 5 == 4 ? 0 : width);
    for (std::size_t i = 0; i < vector.size(); ++i) {
        vector[i] = (static_cast<float>((number * 7 + i * 13) % 32) - 16) / 32;
    }
    return vector;
}

}  // namespace cvconv::recognizing
