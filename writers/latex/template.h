#pragma once
// The template language: a LaTeX file with holes. README.md describes it for people who write one.
//
//     \section*{<< section.title >>}
//     <% for entry in section.entries %>
//     \textbf{<< entry.title >>}<% if entry.place %>, << entry.place >><% end %>
//     <% end %>
//
// Values are escaped where they are printed, by the context: `<< x >>` is safe anywhere, `<< x | text >>`
// keeps paragraphs, `<< x | url >>` is for \href's first argument. There is no way to print a value
// of the CV unescaped.

#include <string>
#include <string_view>
#include <vector>

#include "writers/latex/value.h"

namespace cvconv::latex {

/// What is wrong with a template, and where.
struct TemplateError {
    int line = 0;  ///< from 1
    std::string message;
};

struct Rendered {
    std::string tex;                    ///< ends with a newline
    std::vector<std::string> origins;   ///< for each line of `tex` the field printed last, at or above it
    std::vector<TemplateError> errors;  ///< not empty: `tex` is not to be used
};

/// Fills `source` with `data` (a record). Never more than `max_bytes`: a loop in a loop over a huge CV
/// ends with an error.
[[nodiscard]] Rendered render(std::string_view source, const Value& data, std::size_t max_bytes = 64U << 20U);

}  // namespace cvconv::latex
