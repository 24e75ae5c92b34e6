#pragma once
// What a plain scalar is: text, or one of the few things that are no text.

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace cvconv::yaml {

/// null, true, false, or a number that JSON would write with the same characters; else the text itself.
[[nodiscard]] nlohmann::ordered_json resolved(std::string text);

/// Would some YAML tool (1.1 or 1.2: PyYAML, js-yaml, Psych) take this plain scalar for something else than text?
/// "no", "0150", "1_000", "12:30", "2019-05-01", "~", "=", ".inf", and "" are such.
[[nodiscard]] bool looks_typed(std::string_view text);

}  // namespace cvconv::yaml
