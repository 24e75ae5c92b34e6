#pragma once
// A JSON Resume that is a tree already: from JSON, from YAML, or made of another format's data.

#include <optional>

#include <nlohmann/json.hpp>

#include "readers/reader.h"

namespace cvconv::json_resume {

/// How the tree was written.
enum class Notation : std::uint8_t {
    json,
    yaml,  ///< numbers without quotes are text, too: nothing is said of them
};

/// What json_resume.h promises of the text. Nothing, and format_mismatch, where `document` is no object.
[[nodiscard]] std::optional<Content> read_tree(nlohmann::ordered_json document, Notation notation,
                                               Diagnostics& diagnostics);

}  // namespace cvconv::json_resume
