#pragma once
// "- **Led** a team": Markdown where YAML sees an alias, a directive or a mark that may begin nothing.

#include <string>
#include <string_view>

namespace cvconv::yaml {

struct QuotedValues {
    std::string text;
    int first_line = 0;  ///< of what was put in quotes, from 1; 0 = there was nothing of the kind
};

/// `text` with list items and values of keys in double quotes that begin with * ` @ % or a Markdown link; with the
/// lines that continue them. Block scalars ("|", ">") are left as they are.
[[nodiscard]] QuotedValues with_markdown_quoted(std::string_view text);

}  // namespace cvconv::yaml
