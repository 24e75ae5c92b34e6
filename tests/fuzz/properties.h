#pragma once
// What must hold for every input of a reader, whoever made it up.

#include <string>
#include <string_view>

namespace cvconv::fuzz {

/// Reads `bytes` as `format` (a core reader's name), writes it as `native`, JSON Resume and Europass, and reads all
/// back; or gives them to the part of that name (parts.h), or as a line to `cvconv batch --ndjson` ("ndjson"). Says
/// what is wrong: an internal error, a word of the document that is nowhere, an output that is not valid, a form of
/// ours that cannot be read back. Empty = all is well.
[[nodiscard]] std::string wrong_with(std::string_view format, std::string_view bytes);

}  // namespace cvconv::fuzz
