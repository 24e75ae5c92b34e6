#pragma once
// The body of a request, and what it is: a document, or a form with one.

#include <optional>
#include <string>
#include <string_view>

#include <httplib.h>

#include "ir/diagnostics.h"
#include "tools/serve/parameters.h"

namespace cvconv::service {

/// Reads the body. Nothing, with an error, where it is longer than `most` bytes, compressed, not all there in time, or
/// its length is told in two ways.
[[nodiscard]] std::optional<std::string> read_body(const httplib::Request& request,
                                                   const httplib::ContentReader& reader, std::size_t most,
                                                   Diagnostics& said);

/// The document in a body, a view into it. In a form it is the one field with a file name, which becomes the document's
/// name; the other fields are set as parameters.
[[nodiscard]] std::string_view document_in(const httplib::Request& request, std::string_view body,
                                           const std::vector<Parameter>& known, Wanted& wanted, Diagnostics& said);

}  // namespace cvconv::service
