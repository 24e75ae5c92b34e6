#pragma once
// All formats that cvconv writes.

#include <string_view>
#include <vector>

#include "writers/writer.h"

namespace cvconv {

/// In the order in which `cvconv formats` lists them.
[[nodiscard]] const std::vector<Writer>& writers();

/// The writer of that name, or null.
[[nodiscard]] const Writer* find_writer(std::string_view name);

/// The writer whose files end so ("json", case does not matter, without the dot), or null.
[[nodiscard]] const Writer* writer_for_extension(std::string_view extension);

}  // namespace cvconv
