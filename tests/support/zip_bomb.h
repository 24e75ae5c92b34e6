#pragma once
// ZIP containers that unpack to far more than they are.

#include <cstddef>
#include <string>

#include "tests/support/office_file.h"

namespace cvconv::testing {

/// These parts, and one with `megabytes` of blanks in a thousandth of that. Its headers say that it has `stated`.
[[nodiscard]] std::string zip_bomb(const Parts& parts, const std::string& name, std::size_t megabytes,
                                   std::size_t stated);

}  // namespace cvconv::testing
