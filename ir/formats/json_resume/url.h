#pragma once
// URLs as people write them, made into what every validator takes.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::json_resume {

struct Url {
    std::string text;
    bool scheme_added = false;
};

/// "example.com/cv" → "https://example.com/cv"; "https://münchen.example/ä" →
/// "https://xn--mnchen-3ya.example/%C3%A4". What already passes is_uri() stays as it is, but for
/// "example.com:8080/x", which only looks as if it had a scheme. Nothing where it is no URL.
[[nodiscard]] std::optional<Url> to_url(std::string_view text);

}  // namespace cvconv::json_resume
