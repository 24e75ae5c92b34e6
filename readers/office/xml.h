#pragma once
// XML parts of a container, by pugixml: no document type, no entities, nothing loaded from elsewhere.

#include <optional>
#include <string>
#include <string_view>

#include <pugixml.hpp>

#include "ir/diagnostics.h"

namespace cvconv::office {

/// Parses `bytes`, which must outlive `document`: it is parsed in place. False, and an error, for what is damaged, has
/// a document type, or goes beyond the bounds of size and nesting. `name`: of the part, for messages.
[[nodiscard]] bool parse_xml(pugi::xml_document& document, std::string& bytes, std::string_view name,
                             Diagnostics& diagnostics);

/// Names without prefixes: office programs differ in these, and no two vocabularies have the same name for different
/// things where this is asked.
[[nodiscard]] std::string_view local_name(pugi::xml_node node);
[[nodiscard]] bool is(pugi::xml_node node, std::string_view name);
[[nodiscard]] pugi::xml_node child(pugi::xml_node node, std::string_view name);
[[nodiscard]] std::string_view attribute(pugi::xml_node node, std::string_view name);
/// attribute(child(node, name), "val"): what most of WordprocessingML's properties are.
[[nodiscard]] std::string_view value_of(pugi::xml_node node, std::string_view name);

/// The integer that a text begins with, within ±1,000,000; `otherwise` for none.
[[nodiscard]] int to_int(std::string_view text, int otherwise = 0);
/// The number that a text begins with.
[[nodiscard]] float to_float(std::string_view text, float otherwise = 0);
/// "2.5cm" in points; nothing for what is no length ("80%").
[[nodiscard]] std::optional<float> points(std::string_view text);

}  // namespace cvconv::office
