#pragma once
// What the format cannot carry is said, never dropped in silence.

#include <string>
#include <string_view>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv::europass {

/// value_not_representable at `pointer`.
void report_loss(Diagnostics& diagnostics, std::string pointer, std::string detail);

/// The texts of the keys `highlights` and `summary`, which the schema does not give to a degree and
/// which many programs write there: they are written with its courses.
[[nodiscard]] Texts texts_beside_the_schema(const Education& education);

/// Reports everything in `cv` for which neither format has a place at all: unknown keys, levels that
/// are none, parts of a name that are not in the name.
void report_what_has_no_place(const Cv& cv, Diagnostics& diagnostics);

/// Reports the code of a language that is written with its name alone, where the name does not say it.
void report_code(const Language& language, std::size_t index, std::string_view in_language, Diagnostics& diagnostics);

/// Reports a language of the document that is not the one the file says: "en-GB", written as "en".
/// `guessed`: of document_language(), for a document that does not say its own.
void report_language(const Cv& cv, const std::string& guessed, std::string_view written, Diagnostics& diagnostics);

}  // namespace cvconv::europass
