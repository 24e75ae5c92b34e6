#pragma once
// `cvconv show --stage features`: what the line labeller sees of a document.

#include <string>

#include "ir/document.h"

namespace cvconv::worker {

/// For each line its text and, indented below, its features by name, parted by blanks.
[[nodiscard]] std::string print_features(const Document& document);

}  // namespace cvconv::worker
