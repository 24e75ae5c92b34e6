#include "readers/recognize/model/votes.h"

#include <utility>

namespace cvconv::recognizing {

void Votes::add(const std::vector<float>& said) {
    sums_.resize(said.size());
    for (std::size_t i = 0; i < said.size(); ++i) {
        sums_[i] += said[i];
    }
    ++rounds_;
}

std::vector<float> Votes::mean() && {
    if (rounds_ > 1) {
        for (float& sum : sums_) {
            sum /= static_cast<float>(rounds_);
        }
    }
    return std::move(sums_);
}

}  // namespace cvconv::recognizing
