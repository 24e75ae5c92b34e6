#pragma once
// `cvconv explain`: the reports and the page about one file.

#include <optional>
#include <string>
#include <string_view>

#include "readers/reader.h"
#include "tools/worker/message.h"
#include "tools/worker/tasks.h"

namespace cvconv::worker {

/// JSON: {"people": …, "programs": {…}} and, unless the request is `plain`, "page": the page's HTML and, of a PDF,
/// "thumbnail": PNG as base64. `said` is what was said about the file, and goes into the last two.
[[nodiscard]] std::optional<std::string> explain_file(const Request& request, std::string_view bytes,
                                                      const std::vector<Reader>& readers, const PdfStages& pdf,
                                                      Diagnostics& said);

}  // namespace cvconv::worker
