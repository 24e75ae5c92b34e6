#pragma once
// Who may ask: the token, and which pages a browser may send requests from.

#include <string>
#include <string_view>

#include "ir/diagnostics.h"

namespace cvconv::service {

/// The token in a file: its first line. Empty, with an error among the diagnostics, where the file cannot be read, or
/// what is in it is no token (RFC 6750, b64token) of 16 characters or more.
[[nodiscard]] std::string read_token(const std::string& path, Diagnostics& said);

/// Whether an Authorization header carries the token. It takes as long for a token that is nearly right as for one that
/// is all wrong.
[[nodiscard]] bool has_token(std::string_view authorization, std::string_view token);

/// Whether a browser sends this for a page that is not ours: the host is no address or localhost (a name that was made
/// to point here, DNS rebinding), or the origin is another than the host. An empty origin is no browser's.
[[nodiscard]] bool comes_from_elsewhere(std::string_view host, std::string_view origin);

}  // namespace cvconv::service
