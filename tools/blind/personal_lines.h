#pragma once
// Lines of texts that are about the person and go as a whole: "Date of birth: …", "Religion: …", an address that
// stands where a headline should.

#include <string>
#include <string_view>
#include <vector>

#include "tools/blind/options.h"
#include "tools/blind/report.h"

namespace cvconv::blind {

/// `text` of the member at `path` without them; what is removed is added to `removals`.
[[nodiscard]] std::string without_personal_lines(std::string_view text, const std::string& path,
                                                 std::string_view member, const Options& options,
                                                 std::vector<Removal>& removals);

}  // namespace cvconv::blind
