#pragma once
// A line of `cvconv batch --ndjson`: what is to be converted.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "ir/diagnostics.h"

namespace cvconv::command {

/// What one line asks for. The bytes are there unless it is a path.
struct NdjsonRequest {
    nlohmann::ordered_json id;  ///< whatever the line says, to be given back
    std::string name;
    bool is_path = false;
    std::string bytes;
};

/// `longest` is in bytes. Nothing, and why among the diagnostics, for what is not as the manual says.
[[nodiscard]] std::optional<NdjsonRequest> parse_ndjson_request(std::string_view line, std::size_t longest,
                                                                Diagnostics& said);

}  // namespace cvconv::command
