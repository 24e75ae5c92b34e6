#pragma once
// JSON text into a tree, with the bounds that input from anywhere needs.

#include <optional>
#include <string_view>

#include <nlohmann/json.hpp>

#include "ir/diagnostics.h"

namespace cvconv::json_resume {

inline constexpr int default_depth = 100;

/// Nothing, and json_damaged with line and column, where `text` is not JSON (RFC 8259, UTF-8; a
/// byte order mark is skipped); limit_reached where it nests deeper than `max_depth`. Of a key that
/// stands twice in an object the last value counts, as in JavaScript; json_duplicate_key says so. Comments (// and /*
/// */) and commas behind the last element are passed over; json_repaired says so. Takes time in proportion to the text.
[[nodiscard]] std::optional<nlohmann::ordered_json> parse(std::string_view text, int max_depth,
                                                          Diagnostics& diagnostics);

}  // namespace cvconv::json_resume
