#pragma once
// What this build of the command can read.

#include <string>
#include <vector>

#include "readers/reader.h"

namespace cvconv::command {

/// The core readers and, where they were built and installed, PDF and pictures: their entries know what these look
/// like, but only a worker (file_tasks.h) can read them.
[[nodiscard]] const std::vector<Reader>& available_readers();

/// Of readers, or of writers.
template <class Formats>
std::vector<std::string> names_of(const Formats& formats) {
    std::vector<std::string> names;
    for (const auto& format : formats) {
        names.emplace_back(format.name);
    }
    return names;
}

}  // namespace cvconv::command
