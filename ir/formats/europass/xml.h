#pragma once
// Elements with text, as XML 1.0 and the Europass portal take them. Inside this folder only.

#include <string>
#include <string_view>

#include <pugixml.hpp>

#include "ir/found.h"

namespace cvconv::europass {

/// Without control characters and what else XML 1.0 refuses (U+FFFE, U+FFFF); line ends are '\n',
/// damaged UTF-8 is U+FFFD. CVs that came from PDFs do hold such characters.
[[nodiscard]] std::string clean(std::string_view text);

/// clean(), on one line, without blanks at its ends: for fields that are one line on the page.
[[nodiscard]] std::string one_line(std::string_view text);

/// one_line() of the value; empty where there is none.
[[nodiscard]] std::string line_of(const Text& text);

/// Appends an element without content.
pugi::xml_node add(pugi::xml_node parent, const char* name);

/// Appends an element with text, unless one_line(text) is empty. Returns the element or nothing.
pugi::xml_node add(pugi::xml_node parent, const char* name, std::string_view text);

/// Appends an element whose text is HTML (made by html.h, hence clean), unless it is empty. pugixml
/// escapes it once more: `a < b` becomes `&lt;p&gt;a &amp;lt; b&lt;/p&gt;` in the file.
pugi::xml_node add_html(pugi::xml_node parent, const char* name, std::string_view html);

void add_attribute(pugi::xml_node element, const char* name, std::string_view value);

/// The document with an XML declaration, two blanks a level, and a line end at its end.
[[nodiscard]] std::string to_text(const pugi::xml_document& document);

}  // namespace cvconv::europass
