#pragma once
// The readers that come without further libraries, and how one of them is chosen.

#include <string_view>
#include <vector>

#include "readers/reader.h"

namespace cvconv {

/// All readers of this library. The PDF reader is in a library of its own (it links poppler): the
/// command line adds it.
[[nodiscard]] const std::vector<Reader>& core_readers();

/// Is it a PDF? (Junk before its header is common.)
[[nodiscard]] bool looks_like_pdf(std::string_view bytes);

/// The reader for `bytes`: the one whose looks_like() knows them, else the one of the file name's
/// extension, else Markdown or text, if they are text at all. Null if nothing fits. `file_name` may be
/// empty or "-" (standard input).
[[nodiscard]] const Reader* choose_reader(const std::vector<Reader>& readers, std::string_view bytes,
                                          std::string_view file_name);

/// The reader of that name, or null.
[[nodiscard]] const Reader* find_reader(const std::vector<Reader>& readers, std::string_view name);

}  // namespace cvconv
