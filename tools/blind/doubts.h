#pragma once
// What may still tell who a blinded CV is of: a sentence each, for a person to look at.

#include <string_view>

namespace cvconv::blind {

struct Blinded;

/// Adds to the report. `town` is where the person lives, if that was hidden.
void add_doubts(std::string_view town, Blinded& blinded);

}  // namespace cvconv::blind
