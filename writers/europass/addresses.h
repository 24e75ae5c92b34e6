#pragma once
// Web addresses as XML Schema's anyURI takes them.

#include <string_view>

namespace cvconv::europass {

/// True for what a validator takes for an address, whatever it is good for: "https://a.example/ü b".
/// False for an empty text, and for "http://[", "a: b", "https://a.example/#b#c".
[[nodiscard]] bool is_web_address(std::string_view text);

}  // namespace cvconv::europass
