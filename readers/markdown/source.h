#pragma once
// Markdown text that is parsed on its own, and where each of its lines stands in the file.

#include <string>
#include <string_view>
#include <vector>

#include "readers/document_builder.h"

namespace cvconv::markdown {

/// Without its end.
[[nodiscard]] std::string_view line_from(std::string_view text, std::size_t begin);

struct Source {
    struct Line {
        std::size_t offset;  ///< in `text`
        int line;            ///< in the file, from 1
        int column;          ///< of the first byte kept, from 1
    };
    std::string text;
    std::vector<Line> lines;

    /// Appends a line (without its end) that stands at `line`, `column` of the file.
    void add_line(std::string_view content, int line, int column);
    /// Index into `lines` of the line with the byte at `offset`.
    [[nodiscard]] std::size_t line_at(std::size_t offset) const;
    [[nodiscard]] std::string_view content(std::size_t index) const;
    [[nodiscard]] SourcePlace place_at(std::size_t offset) const;
};

}  // namespace cvconv::markdown
