#pragma once
// Small damage to documents, the same in every run.

#include <random>
#include <string>
#include <vector>

namespace cvconv::fuzz {

/// One of the `seeds` with one to eight changes: bits turned, pieces cut, doubled, moved, taken from another
/// seed, numbers made absurd, marks of the formats put in.
[[nodiscard]] std::string mutant(const std::vector<std::string>& seeds, std::mt19937& random);

}  // namespace cvconv::fuzz
