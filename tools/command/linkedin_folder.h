#pragma once
// LinkedIn's data export after it was unpacked: a folder that is one document.

#include <optional>
#include <string>

#include "ir/diagnostics.h"

namespace cvconv::command {

/// Whether it is a folder with Profile.csv or Positions.csv. Never where this build reads no archives.
[[nodiscard]] bool is_linkedin_folder(const std::string& path);

/// Its files that are a CV (readers/linkedin/files.h), and no other, as the archive that they came in: what reads it
/// need not know of folders. Nothing, and an error, for links and what else is no file, and above `max_bytes`.
[[nodiscard]] std::optional<std::string> archive_of_linkedin_folder(const std::string& path, std::size_t max_bytes,
                                                                    Diagnostics& diagnostics);

}  // namespace cvconv::command
