#pragma once
// A JSON tree as YAML that people like to edit, and that any YAML tool reads as the same tree.

#include <string>

#include <nlohmann/json.hpp>

namespace cvconv::yaml {

/// Block style, two blanks a level, several lines as "|-"; text that some tool would take for a number, a date or a
/// truth value in quotes. Ends with a newline. parse() gives the same tree, but for bytes that are no UTF-8, which
/// become U+FFFD.
[[nodiscard]] std::string write(const nlohmann::ordered_json& tree);

}  // namespace cvconv::yaml
