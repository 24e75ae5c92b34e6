#pragma once
// Headers that say where one worked or learned in one phrase: "Monteuse à l'Atelier du Port", "Professorin an der
// Hochschule Wismar".

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Where the lines of a section are told so, marks the words of `language` before the employer or school.
void mark_workplaces(const Document& document, Section& section, std::string_view language);

}  // namespace cvconv::recognizing
