#pragma once
// The layers of the encoder, on one window of pieces. Internal to the encoder.

#include <cstdint>
#include <vector>

#include "readers/recognize/encoder/kernels.h"
#include "readers/recognize/encoder/weights_map.h"

namespace cvconv::recognizing {

class Pass {
public:
    explicit Pass(const WeightsMap& weights) : weights_(weights) {}
    /// Numbers of pieces, at most as many as there are places, to a row of `width` numbers for each of `wanted`, which
    /// are ascending positions in `pieces`.
    [[nodiscard]] std::vector<float> run(const std::vector<std::uint32_t>& pieces,
                                         const std::vector<std::uint32_t>& wanted, const Kernels& kernels) const;

private:
    const WeightsMap& weights_;
};

}  // namespace cvconv::recognizing
