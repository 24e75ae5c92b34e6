#pragma once
// Is a text plain, Markdown or HTML? Its marks say so: how many there are, of how many kinds, and how
// densely they stand; against them speaks what only plain text has, columns set with blanks.

#include <cstdint>
#include <string>
#include <string_view>

namespace cvconv {

enum class ProseForm : std::uint8_t { text, markdown, html };

/// What was counted in the first 64 KB.
struct ProseEvidence {
    int lines = 0;              ///< that are not empty
    bool front_matter = false;  ///< YAML between "---" lines, at the beginning
    int headings = 0;           ///< "## Work", set off by an empty line
    int links = 0;              ///< "](target)"
    int bold = 0;               ///< "**so**", "__so__"
    int tables = 0;             ///< "|---|---|" and fences ("```")
    int definitions = 0;        ///< ": what the line above means"
    int tags = 0;               ///< HTML's, opening and closing
    bool begins_with_tag = false;
    bool whole_page = false;  ///< HTML from its document type, <html>, <head> or <body> on
    int laid_out = 0;         ///< lines that blanks cut into columns or push far to the right

    /// The sum of the marks, each by how seldom plain text has it.
    [[nodiscard]] int points() const;
    /// Does it speak for this form, whatever the file is called?
    [[nodiscard]] bool is_clearly(ProseForm form) const;
    /// What it speaks for where nothing else does.
    [[nodiscard]] ProseForm likely() const;
    /// "4 headings, 2 links, 11 tags in 60 lines"
    [[nodiscard]] std::string summary() const;
};

/// `bytes` in any encoding that the reader of text knows.
[[nodiscard]] ProseEvidence weigh_prose(std::string_view bytes);

}  // namespace cvconv
