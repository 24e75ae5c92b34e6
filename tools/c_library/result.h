#pragma once
// The result handle of the C interface: a Conversion as C can look at it.

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "tools/c_library/cvconv.h"
#include "tools/library/convert.h"

struct cvconv_result {
    int status = 0;
    std::optional<std::string> output;
    std::string report;
    std::deque<std::string> strings;  ///< what the diagnostics point to: a deque moves nothing that it has
    std::vector<cvconv_diagnostic> diagnostics;
};

namespace cvconv::c_library {

void fill(cvconv_result& result, Conversion conversion, const ExitPolicy& policy);

}  // namespace cvconv::c_library
