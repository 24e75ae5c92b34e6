#pragma once
// cvconv's own form of its model, back from text (writers/native prints it).
//
// Whatever can be left out when writing by hand may be: places (@0-12), confidence (then `stated`)
// and rules. Indentation is by blanks, any number; empty lines and lines that begin with # say
// nothing. Bad input is native_damaged with the line and what is wrong; nothing is guessed.

#include <optional>
#include <string_view>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"
#include "ir/outline.h"
#include "readers/reader.h"

namespace cvconv {

/// The first line ("cvconv cv 1", …) may be missing, which is handy in tests.
[[nodiscard]] std::optional<Cv> cv_from_native(std::string_view text, Diagnostics& diagnostics);
[[nodiscard]] std::optional<Document> document_from_native(std::string_view text, Diagnostics& diagnostics);
[[nodiscard]] std::optional<Outline> outline_from_native(std::string_view text, Diagnostics& diagnostics);

[[nodiscard]] bool looks_like_native(std::string_view bytes);
/// A Cv or a Document, as the first line says.
[[nodiscard]] std::optional<Content> read_native(std::string_view bytes, const ReadOptions& options,
                                                 Diagnostics& diagnostics);

[[nodiscard]] Reader native_reader();

}  // namespace cvconv
