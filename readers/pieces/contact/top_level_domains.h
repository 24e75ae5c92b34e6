#pragma once
// Domains that a bare "name.xyz" may end in. Internal to urls.cc.

#include <string_view>

namespace cvconv {

/// Is `label` (small letters) a top-level domain: all of countries, and the general ones that people use?
[[nodiscard]] bool is_top_level_domain(std::string_view label);

/// Top-level domains that are also endings of files or of abbreviations: "script.py", "notes.md".
[[nodiscard]] bool is_file_ending(std::string_view label);

}  // namespace cvconv
