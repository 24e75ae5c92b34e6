#pragma once
// YAML text into the tree that JSON gives, for every format whose files people write in either.
//
// By libyaml, which front matter needs anyway: its events say how a scalar was written, and nothing is resolved behind
// our back. CVs are prose, so a scalar is the text that was written wherever there is any doubt:
//
//     phone: +49 30 …    postalCode: 0150    country: NO    score: 3.80    startDate: 2019-05-01    → text
//     score: 3.8   isActive: true   endDate:   endDate: null → 3.8, true, null, null
//
// A number is one only if JSON would write it with the same characters; of words only true, false and null (or ~) are
// more than text, as in YAML 1.2. What is in quotes is always text.

#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "ir/diagnostics.h"

namespace cvconv::yaml {

/// Nothing, and yaml_damaged with line and column, where `text` is not one YAML document in UTF-8 or UTF-16 (a byte
/// order mark is skipped); limit_reached where it nests deeper than `max_depth`, or aliases stand for more than 4 MB.
/// Anchors, aliases and merge keys (<<) are followed within that bound; an alias inside of what it stands for is
/// damage. Of a key that stands twice the last value counts, and json_duplicate_key says so. Takes time in proportion
/// to the text.
///
/// Values that begin as Markdown does ("- **Led** a team") are no YAML, but common: where the text is damaged, it is
/// read once more with them in quotes, and yaml_repaired says so.
[[nodiscard]] std::optional<nlohmann::ordered_json> parse(std::string_view text, int max_depth,
                                                          Diagnostics& diagnostics);

}  // namespace cvconv::yaml
