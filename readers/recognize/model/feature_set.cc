#include "readers/recognize/model/feature_set.h"

namespace cvconv::recognizing {

void FeatureSet::add(std::initializer_list<std::string_view> parts) {
    constexpr std::uint32_t offset = 2166136261U;  // FNV-1a of 32 bits, as its authors give it
    constexpr std::uint32_t prime = 16777619U;
    std::uint32_t hash = offset;
    for (std::string_view part : parts) {
        for (char c : part) {
            hash = (hash ^ static_cast<unsigned char>(c)) * prime;
        }
    }
    hashes_.push_back(hash);
    if (with_names_) {
        std::string& name = names_.emplace_back();
        for (std::string_view part : parts) {
            name += part;
        }
    }
}

}  // namespace cvconv::recognizing
