#pragma once
// What is answered, and with which status: computed from diagnostics alone, as the command's exit status is.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/diagnostics.h"
#include "tools/library/convert.h"

namespace cvconv::service {

/// An answer of HTTP, before it is cpp-httplib's.
struct Answer {
    int status = 200;
    std::string type;
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers;
};

/// The status of HTTP for the first error: 200 where there is none.
[[nodiscard]] int http_status(const Diagnostics& said);

/// application/problem+json (RFC 9457): its members, and "key" and "exit" of the first error, and all "diagnostics".
[[nodiscard]] Answer problem(const Diagnostics& said);
[[nodiscard]] Answer problem(Code code, std::string detail = {});

/// A result as it is, with the headers Cvconv-Status (the exit status) and Cvconv-Diagnostics (a JSON array in ASCII;
/// what does not fit into 6 KB is left off, and Cvconv-Diagnostics-Left-Off says how many). A problem where there is
/// none.
[[nodiscard]] Answer plain_answer(Conversion result, const ExitPolicy& policy, std::string type);

/// What `cvconv batch --ndjson` writes: {"name", "status": "ok", "exit": 0, "diagnostics": […], "result": …}, where the
/// result is JSON itself for JSON Resume, else text, and missing where there is none. The status of HTTP is the same as
/// without an envelope.
[[nodiscard]] Answer enveloped(const Conversion& result, const ExitPolicy& policy, std::string_view writer);

/// "application/json" for "json-resume".
[[nodiscard]] std::string media_type(std::string_view writer);

}  // namespace cvconv::service
