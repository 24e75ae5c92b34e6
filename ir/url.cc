#include "ir/url.h"

#include "ir/unicode.h"

namespace cvconv {

std::string_view without_scheme(std::string_view url) {
    constexpr std::string_view mark = "://";
    // of an address without a scheme another may be a part: "archive.example/http://harbour.example"
    if (const std::size_t end = url.find_first_of(":/.?#");
        end != std::string_view::npos && url.substr(end).starts_with(mark)) {
        url.remove_prefix(end + mark.size());
    }
    constexpr std::string_view label = "www.";
    if (fold(url.substr(0, label.size())) == label) {
        url.remove_prefix(label.size());
    }
    while (url.ends_with('/')) {
        url.remove_suffix(1);
    }
    return url;
}

}  // namespace cvconv
