#pragma once
// The names that other versions, other spellings and other habits have for the keys of JSON Resume.

#include <string>
#include <string_view>

#include "ir/formats/json_resume/schema.h"

namespace cvconv::json_resume {

/// The schema's name of `key` in an object of `section` ("work", "basics", "location", "profiles"; "" = the document):
/// start_date, Start-Date and started → startDate; company → name; gpa → score. Empty if it has none. Keys that begin
/// with "_" or "$" have none: an underscore is how people take a value out without deleting it.
///
/// Sources: the tags of resume-schema since 2014, and what published files have. A name is here only if it
/// can mean nothing else in its section.
[[nodiscard]] std::string_view standard_name(std::string_view section, const Shape& shape, std::string_view key);

/// "period", "dates": may hold the start and the end of `section`'s entries in one text.
[[nodiscard]] bool is_name_of_period(std::string_view key);

/// "resume", "data": an object of this name may hold the whole document.
[[nodiscard]] bool is_name_of_wrapper(std::string_view key);

}  // namespace cvconv::json_resume
