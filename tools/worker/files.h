#pragma once
// Whole files in and out, for the command and the library for C.

#include <optional>
#include <string>
#include <string_view>

#include "ir/diagnostics.h"

namespace cvconv {

/// The content of `path` ("-" = standard input), at most `max_bytes`. Regular files, pipes (for which it
/// waits, as every program does) and /dev/stdin; other devices and folders are refused at once. An error
/// is added to the diagnostics.
[[nodiscard]] std::optional<std::string> read_file(const std::string& path, std::size_t max_bytes,
                                                   Diagnostics& diagnostics);

/// Writes `content` to `path` ("-" = standard output). A file appears whole or not at all: it is
/// written under a temporary name in the same folder and then renamed, so what was there before
/// stays until the new one is complete. Folders of its path that are missing are made. Links are followed; devices are
/// written to as they are.
/// False, with an error among the diagnostics, if it could not be done; with `keep_existing` also
/// if there is such a file.
bool write_file(const std::string& path, std::string_view content, bool keep_existing, Diagnostics& diagnostics);

/// All of `content` to an open file. False if that could not be done; errno says why.
bool write_all(int descriptor, std::string_view content);

}  // namespace cvconv
