#pragma once
// Europass XML → Cv: the Candidate format of the portal (since 2020) and SkillsPassport 3.0 to 3.4.

#include <optional>
#include <string_view>

#include "readers/reader.h"

namespace cvconv {

/// True for XML whose root element is Candidate or SkillsPassport, or that of Europass 1 and 2.
[[nodiscard]] bool looks_like_europass(std::string_view bytes);

/// Every text of the file is in the Cv: in its field, or in `unclaimed`. README.md lists the technical
/// elements that are not texts of a CV. Of several profiles (one a language) the first is read.
[[nodiscard]] std::optional<Content> read_europass(std::string_view bytes, const ReadOptions& options,
                                                   Diagnostics& diagnostics);

[[nodiscard]] Reader europass_reader();

}  // namespace cvconv
