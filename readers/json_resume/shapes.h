#pragma once
// Values of one shape where the schema wants another: what the same words are in that shape.

#include <string_view>

#include "ir/formats/json_resume/schema.h"

namespace cvconv::json_resume {

/// All below: null where `value` says nothing, and discarded (Json::value_t::discarded) where it cannot be had in that
/// shape without losing something. None is called for a value that has the shape already.

/// A list or an object where text is due: "a\nb" of a list of sentences, "Graz, Styria" of a place, the address of
/// {"href": …}, the parts of a name with blanks between; else all that it says, parted by commas.
[[nodiscard]] Json as_text(const Json& value, const Property& property);

/// A text, an object, or a list with other things than texts, where a list of texts is due: "C++, Python; Go" and lines
/// with bullets are cut; {"db": "SQL"} is "db: SQL"; elements that are objects or lists become text.
[[nodiscard]] Json as_texts(const Json& value, const Property& property);

/// Where a list of objects is due: one object; objects by name ({"github": "ada"}, {"Languages": ["C++", "Go"]});
/// texts, alone or in the list ("German (native)"). `section` is the list's name.
[[nodiscard]] Json as_entries(const Json& value, std::string_view section, const Shape& shape);

/// "Hauptplatz 1, 8010 Graz" where a place with its parts is due.
[[nodiscard]] Json as_location(std::string_view text);

}  // namespace cvconv::json_resume
