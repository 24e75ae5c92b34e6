#include "ir/formats/europass/networks.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

struct Network {
    std::string_view code;
    std::string_view name;
};

constexpr std::array<Network, 8> networks = {{
    {"linkedin", "LinkedIn"},
    {"twitter", "X"},
    {"twitter", "Twitter"},
    {"facebook", "Facebook"},
    {"instagram", "Instagram"},
    {"youtube", "YouTube"},
    {"pinterest", "Pinterest"},
    {"tumblr", "Tumblr"},
}};

}  // namespace

std::optional<std::string> network_code(std::string_view network) {
    std::string wanted = fold(trim(network));
    for (const Network& known : networks) {
        if (fold(known.name) == wanted) {
            return std::string(known.code);
        }
    }
    return std::nullopt;
}

std::string network_of_code(std::string_view code, std::string_view url) {
    if (code == "twitter") {
        return url.find("twitter.com") != std::string_view::npos ? "Twitter" : "X";
    }
    for (const Network& known : networks) {
        if (known.code == code) {
            return std::string(known.name);
        }
    }
    return {};
}

std::string username_of_url(std::string_view url) {
    if (std::size_t scheme = url.find("://"); scheme != std::string_view::npos) {
        url.remove_prefix(scheme + 3);
    }
    url = url.substr(0, url.find('#'));
    while (url.ends_with('/')) {
        url.remove_suffix(1);
    }
    std::size_t slash = url.rfind('/');
    bool is_page = url.find('?') != std::string_view::npos || std::ranges::count(url, '/') > 2;
    if (slash == std::string_view::npos || is_page) {
        return {};
    }
    url.remove_prefix(slash + 1);
    for (std::string_view ending : {".html", ".htm", ".php", ".aspx", ".pdf"}) {
        if (url.ends_with(ending)) {
            return {};
        }
    }
    if (url.starts_with('@')) {
        url.remove_prefix(1);
    }
    return std::string(url);
}

}  // namespace cvconv::europass
