#pragma once
// Reading a file of weights front to back, as tools/train/export.py wrote it. Internal to the labellers.

#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "readers/recognize/model/network.h"

namespace cvconv::recognizing {

/// Features as embeddings: the sum of their rows, normalised, through a rectifier.
struct Embedding {
    std::size_t width = 0;
    std::vector<std::uint32_t> features;  ///< hashes, ascending
    std::vector<float> scale;             ///< of each row
    std::vector<std::int8_t> rows;
    std::vector<float> gamma, beta;  ///< of the layer normalisation

    /// Writes `width` values. Features that are not known count for nothing: they were too rare to be learnt.
    void embed(const std::vector<std::uint32_t>& hashes, float* to) const;
};

/// A vector of the encoder made fewer numbers: standardised, multiplied, normalised, through a rectifier.
struct Projection {
    Matrix matrix;
    std::vector<float> mean, factor;       ///< of each input: what is subtracted, and what the rest is multiplied by
    std::vector<float> bias, gamma, beta;  ///< of the product; of the layer normalisation

    [[nodiscard]] std::size_t width() const { return matrix.outputs(); }
    /// Writes width() values. `vector`: as many numbers as the matrix has inputs; null, where there is none, gives
    /// zeros.
    void project(const float* vector, float* to) const;
};

/// After the first piece that is missing or damaged, all others are empty and ok() is false.
class WeightsFile {
public:
    explicit WeightsFile(std::string_view bytes) : rest_(bytes) {}

    [[nodiscard]] bool ok() const { return ok_; }
    [[nodiscard]] bool ended() const { return rest_.empty(); }
    void refuse() { ok_ = false; }

    std::string_view take(std::size_t count);
    std::uint32_t number();
    /// A number that no file of ours exceeds.
    std::size_t size(std::size_t most);
    /// Finite ones.
    std::vector<float> floats(std::size_t count);
    /// One scale an output, then a row of 8-bit integers an output.
    Matrix matrix(std::size_t inputs, std::size_t outputs);
    /// Hashes; scales; rows. The normalisation comes later in the file.
    Embedding embedding(std::size_t features, std::size_t width);
    /// All but the matrix, which comes earlier in the file.
    void vectors_of(Projection& projection);

private:
    std::string_view rest_;
    bool ok_ = true;

    template <class T>
    void copy(std::vector<T>& to) {
        const std::string_view bytes = take(to.size() * sizeof(T));
        if (!bytes.empty()) {
            std::memcpy(to.data(), bytes.data(), bytes.size());
        }
    }
};

}  // namespace cvconv::recognizing
