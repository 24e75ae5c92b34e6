#pragma once
// The format that a request's Accept header asks for (RFC 9110, 12.5.1), where no parameter names one.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::service {

/// The name of the writer whose media type `accept` likes best: by q, then by order. Nothing where any will do (no
/// header, */*) or none is liked: then the default is as good as any.
[[nodiscard]] std::optional<std::string> writer_accepted(std::string_view accept);

}  // namespace cvconv::service
