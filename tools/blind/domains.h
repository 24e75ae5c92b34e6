#pragma once
// Whose a domain is.

#include <string_view>

namespace cvconv::blind {

/// "https://www.acme.example/shop" and "mail.acme.example" are of one site.
[[nodiscard]] bool names_host(std::string_view url, std::string_view domain);

/// "McGill University" is named by "mail.mcgill.example".
[[nodiscard]] bool names_owner(std::string_view organisation, std::string_view domain);

/// "https://acme.example/ada" has more than a host.
[[nodiscard]] bool has_path(std::string_view url);

}  // namespace cvconv::blind
