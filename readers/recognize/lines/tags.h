#pragma once
// Tags: short words in a row, each in its own box.

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// "Go  PostgreSQL  gRPC": short words in a row, apart.
[[nodiscard]] bool are_tags(const Document& document, const Line& line);

/// The same, and no header of an entry: plain words that stand close together ("Acme Ltd      Berlin" are not), none of
/// them an organisation, a position or a degree.
[[nodiscard]] bool are_plain_tags(const Document& document, const Line& line);

/// Plain tags but for being bold, set smaller than the title of the entry (`title_size`).
[[nodiscard]] bool are_small_tags(const Document& document, const Line& line, float title_size);

}  // namespace cvconv::recognizing
