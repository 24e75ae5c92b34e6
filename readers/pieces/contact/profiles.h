#pragma once
// Accounts on sites that everyone knows: GitHub, LinkedIn, ORCID, …

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

struct NetworkAccount {
    std::string network;   ///< the site's usual name: "GitHub", "X", "Google Scholar"
    std::string username;  ///< may be empty where the address does not show it
    std::string url;       ///< with scheme; empty for a handle of a network whose addresses cannot be made from it
};

/// The account that an address belongs to. Addresses of something else on such a site (a repository,
/// an article, a company's page) are no account.
[[nodiscard]] std::optional<NetworkAccount> profile_of(std::string_view url);

struct FoundProfile {
    Span where;  ///< "@ada", "linkedin.com/in/ada"; without its label
    Span label;  ///< "Twitter:"; empty if there is none
    NetworkAccount account;
    float certainty = 1;
};

/// Addresses that are accounts, and handles behind a network's name: "Twitter: @ada", "Skype: ada.l".
[[nodiscard]] std::vector<FoundProfile> find_profiles(std::string_view text, Span within);

/// The usual name of a network: "twitter" → "X", "github" → "GitHub"; empty if it is not known.
[[nodiscard]] std::string_view network_name(std::string_view written);

}  // namespace cvconv
