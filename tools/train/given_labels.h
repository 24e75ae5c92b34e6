#pragma once
// Labels that take the place of the labellers', from a file that true_labels.py wrote.

#include <map>
#include <optional>
#include <string>

#include "readers/recognize/labels/given_lines.h"
#include "readers/recognize/spans/given_spans.h"

namespace cvconv::train {

/// What is known of one document; places are bytes of its Document::text.
struct GivenLabels {
    recognizing::GivenLineLabels lines;
    recognizing::GivenSpans spans;
};

/// By the document's path as it stands in the file. A line of JSON a document:
///     {"file": "cv.pdf", "lines": [[begin, ["B:work"]], …], "spans": [[begin, end, "position"], …],
///      "unknown": [[begin, end], …]}
/// Nothing, and what is wrong on stderr, if the file cannot be read or a role is none of the program's.
[[nodiscard]] std::optional<std::map<std::string, GivenLabels>> read_given_labels(const std::string& path);

}  // namespace cvconv::train
