#pragma once
// multipart/form-data (RFC 7578), in time linear in its length.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::service {

/// A field of a form. The views are into the body.
struct FormField {
    std::string name;
    std::optional<std::string> file_name;  ///< of a file; may be empty
    std::string_view content;
};

/// Of a header's value: without the blanks and tabs around it (RFC 9110, OWS).
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Nothing where `body` is no such form, or has more than 100 fields. `content_type` is the header, with the boundary.
[[nodiscard]] std::optional<std::vector<FormField>> parse_form(std::string_view content_type, std::string_view body);

}  // namespace cvconv::service
