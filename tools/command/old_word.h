#pragma once
// Files of Word 97 to 2003 (DOC), by way of LibreOffice where it is installed.

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "ir/diagnostics.h"

namespace cvconv::command {

/// A DOC that LibreOffice could open: encrypted ones are not among them.
[[nodiscard]] bool is_old_word(std::string_view bytes);

/// The DOCX that LibreOffice makes of it, in `seconds` at most (0 = no limit). It runs in a folder and with a profile
/// of its own, in which macros of documents do not run, within limits of memory and size, and without a network where
/// the system lets users make their own; but it is not confined as our own readers are. Nothing, and an error, where it
/// fails or is not there; nothing, and nothing said, once `cancelled` says yes.
[[nodiscard]] std::optional<std::string> docx_of_old_word(std::string_view bytes, int seconds, Diagnostics& diagnostics,
                                                          const std::function<bool()>& cancelled = {});

}  // namespace cvconv::command
