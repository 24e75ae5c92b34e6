#pragma once
// JSON Schema's string formats, as the validators of JSON Resume check them. Where those disagree
// (Ajv refuses an IRI, jsonschema takes it) the stricter one is followed: what passes here passes
// everywhere.

#include <string_view>

namespace cvconv::json_resume {

/// "2021", "2021-03", "2021-03-09": the schema's `iso8601` pattern. Like the schema it knows no
/// calendar: "2021-02-31" passes (use cvconv::from_iso for that).
[[nodiscard]] bool is_date(std::string_view text);

/// JSON Schema's `date`: year, month and day, all written, and in the calendar.
[[nodiscard]] bool is_full_date(std::string_view text);

/// Of an escape: "%7E".
[[nodiscard]] bool is_hex_digit(char c);

/// RFC 3986 with a scheme, ASCII only: "https://example.com/a", "mailto:ada@example.com".
[[nodiscard]] bool is_uri(std::string_view text);

/// dot-atom@domain, ASCII only, the domain with a top level that can exist: "ada@example.com".
[[nodiscard]] bool is_email(std::string_view text);

}  // namespace cvconv::json_resume
