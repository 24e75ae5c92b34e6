#pragma once
// What a person at a terminal and a program that watches a pipeline want to know of one document.

#include <string>

#include "writers/explain/explanation.h"

namespace cvconv::explain {

/// For a terminal: words by what became of them, a line a section, the doubtful values and the text without a field,
/// each with its page and line. Nothing in it can drive the terminal, whatever the document says.
[[nodiscard]] std::string report_for_people(const Explanation& explanation, const std::string& file_name);

/// The same as JSON (README.md lists its keys).
[[nodiscard]] Json report_for_programs(const Explanation& explanation, const Diagnostics& diagnostics,
                                       const std::string& file_name);

/// A message as the reports and the page have it.
[[nodiscard]] Json to_json(const Diagnostic& diagnostic);

}  // namespace cvconv::explain
