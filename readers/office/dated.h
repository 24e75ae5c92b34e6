#pragma once
// What stands beside text to say when it happened.

#include <string>

namespace cvconv::office {

/// Hardly anything but a date or a period.
[[nodiscard]] bool is_dateish(const std::string& text);

}  // namespace cvconv::office
