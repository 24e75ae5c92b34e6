#pragma once
// Base64 (RFC 4648): pictures are kept as it in XML, and once more inside the Candidate format.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::europass {

[[nodiscard]] std::string encode_base64(std::string_view bytes);

/// Blanks and line ends are skipped; nothing for anything else that is not base64.
[[nodiscard]] std::optional<std::string> decode_base64(std::string_view text);

/// "data:image/png;base64,AAAA" → "image/png", "AAAA".
struct Picture {
    std::string media_type;  ///< "image/png" or "image/jpeg", whatever other name it had ("image/jpg")
    std::string base64;      ///< without blanks, with its padding

    [[nodiscard]] std::string data_uri() const { return "data:" + media_type + ";base64," + base64; }
};
/// Nothing unless it is a base64 data: URI of a JPEG or PNG, with something in it.
[[nodiscard]] std::optional<Picture> picture_of_data_uri(std::string_view uri);

/// "data:…": not an address, but the thing itself.
[[nodiscard]] inline bool is_data_uri(std::string_view uri) {
    return uri.starts_with("data:");
}

}  // namespace cvconv::europass
