#pragma once
// E-mail addresses, telephone numbers and web addresses with more around them than the value.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::json_resume {

/// What is left of a value, and whether what was left out are only words that name it ("Email:", "mailto:", < >).
struct BareValue {
    std::string text;
    bool whole = true;
};

/// "Email: ada@example.com", "ada (at) example.com" → the address. Nothing if `text` is one already, or has none.
[[nodiscard]] std::optional<BareValue> bare_email(std::string_view text);

/// "Tel.: +49 30 1234567", "tel:+4930…" → the number as written.
[[nodiscard]] std::optional<BareValue> bare_phone(std::string_view text);

/// "Website: ada.example", "[ada](https://ada.example)", <a href="…">, "10.1234/x" (a DOI) → the address.
[[nodiscard]] std::optional<BareValue> bare_url(std::string_view text);

}  // namespace cvconv::json_resume
