#pragma once
// Lists of authors, known by the name of the one whose CV it is.

#include <set>
#include <string>
#include <vector>

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// The words of the name at the top, folded; empty if there is none that is surely a name.
[[nodiscard]] std::set<std::string> owner_of(const Document& document, const std::vector<Line>& lines);

/// "Ada Example, TOM SAMPLE*, J. Fiction": names between commas, one of which is the owner's.
[[nodiscard]] bool lists_owner(const Document& document, const Line& line, const std::set<std::string>& owner);

}  // namespace cvconv::recognizing
