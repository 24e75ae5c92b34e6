#pragma once
// What a labeller sees of one line or token: a set of named binary features.

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::recognizing {

/// Features as hashes of their names (FNV-1a, 32 bits), in the order in which they were seen.
class FeatureSet {
public:
    explicit FeatureSet(bool with_names = false) : with_names_(with_names) {}

    /// Adds the feature whose name is the parts, one behind the other.
    void add(std::initializer_list<std::string_view> parts);
    [[nodiscard]] const std::vector<std::uint32_t>& hashes() const { return hashes_; }
    /// Empty unless asked for.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

private:
    std::vector<std::uint32_t> hashes_;
    std::vector<std::string> names_;
    bool with_names_;
};

}  // namespace cvconv::recognizing
