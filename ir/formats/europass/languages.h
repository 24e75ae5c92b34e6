#pragma once
// Languages: ISO 639-1 in the model, other codes in Europass.
//
//   model   v3.4    Candidate (ISO 639-2, bibliographic)
//   de      de      ger
//   nb      nb      nob

#include <optional>
#include <string>
#include <string_view>

#include "ir/cv.h"

namespace cvconv::europass {

/// "de", "deu", "ger", "http://…/authority/language/DEU" → "de". A code that has no ISO 639-1 form
/// comes back in lower case ("nds"); nothing for what is no code.
[[nodiscard]] std::optional<std::string> iso_language(std::string_view code);

/// "de" → "ger". Nothing for a language that has no ISO 639-1 code: the portal's list has only those.
[[nodiscard]] std::optional<std::string> candidate_language(std::string_view iso);

/// Is it in v3.4's list for foreign languages, or the shorter one for mother tongues?
[[nodiscard]] bool is_v3_language(std::string_view code, bool mother_tongue);
/// Codes of these lists, parted by blanks: those of both, and those for foreign languages only.
[[nodiscard]] std::string_view v3_languages();
[[nodiscard]] std::string_view v3_foreign_languages();

/// "de", "en" → "German". Empty for a code without a name.
[[nodiscard]] std::string language_name(std::string_view code, std::string_view in_language);

/// Are they the same but for the case of letters? "Français", "français".
[[nodiscard]] bool same_but_case(std::string_view a, std::string_view b);

/// "German" → "de"; of names that several languages share the meaning in `in_language`. Nothing for
/// what is no language's name.
[[nodiscard]] std::optional<std::string> language_of_name(std::string_view name, std::string_view in_language);

/// The language's code, as iso_language() has it: its own, else that of its name.
[[nodiscard]] std::optional<std::string> code_of(const Language& language, std::string_view in_language);

/// The primary subtag of the document's language ("nb" for Norwegian): as the model has it, else the language in which
/// most of the listed languages are named and judged ("Englisch – Grundkenntnisse": de), else "en".
[[nodiscard]] std::string document_language(const Cv& cv);

/// The portal's code for a document in that language ("nb" → "no"); nothing if it does not take it.
[[nodiscard]] std::optional<std::string> portal_language(std::string_view language);

}  // namespace cvconv::europass
