#pragma once
// What the first lines of a file say of YAML in it, without parsing: for telling formats apart.

#include <string_view>
#include <vector>

namespace cvconv::yaml {

/// A key at the beginning of a line.
struct TopKey {
    std::string_view key;    ///< without quotes
    std::string_view value;  ///< of its line; empty where it stands below
    /// The first line below it that says anything, if that is indented or an item ("- …"); with its blanks.
    std::string_view below;
};

/// The keys of the outermost mapping in the first 64 KB. None where a line at the left margin is no key, as in prose,
/// or where prose follows behind a second "---", as behind the front matter of Markdown.
[[nodiscard]] std::vector<TopKey> top_keys(std::string_view bytes);

}  // namespace cvconv::yaml
