#pragma once
// A JSON Resume as people write it, made into one as the schema wants it, as far as that loses nothing.

#include <string_view>

#include "ir/diagnostics.h"
#include "ir/formats/json_resume/schema.h"
#include "readers/json_resume/tree.h"

namespace cvconv::json_resume {

/// What an endDate says, once mended, where the period goes on. In nobody's document: a word for it is read, too.
inline constexpr std::string_view still_going_on = "present";

/// Takes the resume out of what wraps it; gives keys their names of today (names.h), values their shape (shapes.h),
/// dates their form (written_dates.h), and addresses without the words around them (contact_values.h). What was read
/// as what is said: key_read_as once for each name, value_read_as for each value; json_invalid_value where less is left
/// than was written. What cannot be mended stays as it is, for records.h to keep.
///
/// Returns what was written where the mended value does not say all of it, by JSON Pointer: the same form as
/// `meta.cvconv.kept`.
[[nodiscard]] Json normalize(Json& document, Notation notation, Diagnostics& diagnostics);

}  // namespace cvconv::json_resume
