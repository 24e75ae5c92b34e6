#pragma once
// The file of the encoder's weights in memory, as tools/train/encoder wrote it. Internal to the encoder.

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "readers/recognize/encoder/kernels.h"

namespace cvconv::recognizing {

/// The matrices of a layer, in their order in the file.
enum MatrixOfLayer : std::uint8_t { query, key, value, attention_output, inner, outer, matrices_of_layer };

struct LayerView {
    std::array<LayerMatrix, matrices_of_layer> matrices;
    const float* attention_gamma = nullptr;
    const float* attention_beta = nullptr;
    const float* gamma = nullptr;
    const float* beta = nullptr;
};

/// Pointers are into the mapping, and valid as long as it is.
class WeightsMap {
public:
    /// Null with the reason in `error`. All sizes and offsets are checked, so that whatever is read later is within the
    /// file; numbers are not, and any do no harm.
    [[nodiscard]] static std::unique_ptr<const WeightsMap> open(const std::string& path, std::string& error);
    ~WeightsMap();
    WeightsMap(const WeightsMap&) = delete;
    WeightsMap& operator=(const WeightsMap&) = delete;

    // Sizes.
    std::size_t width = 0, heads = 0, inner_width = 0, places = 0;
    float epsilon = 0;  ///< of the norms
    // Pieces of words, ascending by their bytes. The marks, which have no text, are numbered behind them.
    std::uint32_t pieces = 0, begin_mark = 0, end_mark = 0, unknown = 0;
    const std::uint32_t* piece_offsets = nullptr;  ///< pieces + 1
    const float* piece_scores = nullptr;           ///< logarithms of probabilities
    std::string_view piece_text;
    float score_of_unknown = 0;
    // Characters that are replaced, ascending.
    std::size_t replaced = 0;
    const std::uint32_t* replaced_characters = nullptr;
    const std::uint32_t* replacement_offsets = nullptr;  ///< replaced + 1
    std::string_view replacement_text;
    // The network.
    const float* place_vectors = nullptr;
    const float* gamma = nullptr;
    const float* beta = nullptr;
    std::vector<LayerView> layers;

    /// Writes `width` numbers; `piece` may be a mark.
    void vector_of(std::uint32_t piece, float* to) const;

private:
    WeightsMap() = default;
    [[nodiscard]] bool read(std::string& error);
    [[nodiscard]] bool is_fine(std::uint32_t piece) const { return (fine_[piece / 64] >> (piece % 64) & 1U) != 0; }
    [[nodiscard]] std::uint32_t fine_before(std::uint32_t piece) const;

    const std::uint8_t* bytes_ = nullptr;
    std::size_t size_ = 0;
    // Vectors of pieces: a scale and, of so many numbers together, the number of the centroid nearest to them. Fine
    // ones come first.
    const float* mark_vectors_ = nullptr;
    const float* fine_centroids_ = nullptr;
    const float* coarse_centroids_ = nullptr;
    const std::uint64_t* fine_ = nullptr;              ///< a bit for each piece
    const std::uint32_t* fine_before_word_ = nullptr;  ///< how many bits are set in the words before
    const std::uint8_t* fine_rows_ = nullptr;
    const std::uint8_t* coarse_rows_ = nullptr;
};

}  // namespace cvconv::recognizing
