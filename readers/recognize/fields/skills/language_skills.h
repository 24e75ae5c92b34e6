#pragma once
// How well a language is read, written and spoken, a row each below its name, as old Europass forms have it:
//   English
//   Reading    Good
//   Writing    Basic

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The rows that begin with line `i`, into the fluency of the language above them; how many, 0 if it is another line.
[[nodiscard]] std::size_t read_language_skills(Reading& reading, const std::vector<Line>& lines, std::size_t i);

}  // namespace cvconv::recognizing
