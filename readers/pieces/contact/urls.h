#pragma once
// Web addresses and DOIs.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

struct FoundUrl {
    Span where;       ///< as written, with an enclosing < > and without punctuation behind it; "doi:" included
    std::string url;  ///< with scheme: "https://github.com/x", "https://doi.org/10.1234/x"
    bool is_doi = false;
    float certainty = 1;  ///< below 1 for a bare domain without path ("ada.example")
};

/// Never a part of an e-mail address, never "Node.js" or "B.Sc".
[[nodiscard]] std::vector<FoundUrl> find_urls(std::string_view text, Span within);

/// A link's target, or an address as written, as a URL with scheme; empty if it is none
/// ("mailto:…", "#anchor", "tel:…").
[[nodiscard]] std::string to_url(std::string_view written);

/// "http://dx.doi.org/10.1234/abc", as it was written for long: "https://doi.org/10.1234/abc". Other hosts stay.
[[nodiscard]] std::string doi_address(std::string url);

}  // namespace cvconv
