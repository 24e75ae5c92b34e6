#pragma once
// Facts about the person that a section of contact details holds: label and value.

#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "readers/europass/html.h"

namespace cvconv::europass {

/// By the label ("Marital status", "Familienstand"): false, and nothing done, if no field has it.
bool add_fact(Cv& cv, std::string_view label, const std::vector<Line>& value, const std::string& language);

}  // namespace cvconv::europass
