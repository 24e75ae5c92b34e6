#include "ir/formats/json_resume/url.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include <unicode/uidna.h>

#include "ir/formats/json_resume/formats.h"
#include "ir/unicode.h"

namespace cvconv::json_resume {

namespace {

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// Where "https:" ends in "https://…" or "mailto:…"; 0 if there is no scheme. "example.com:8080" and
/// "localhost:3000/cv" have a port, not a scheme.
std::size_t scheme_end(std::string_view text) {
    std::size_t colon = text.find_first_of(":/?#");
    if (colon == std::string_view::npos || text[colon] != ':' || colon == 0) {
        return 0;
    }
    auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    std::string_view scheme = text.substr(0, colon);
    bool well_formed = letter(scheme.front()) && std::all_of(scheme.begin(), scheme.end(), [&](char c) {
                           return letter(c) || (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
                       });
    std::string_view rest = text.substr(colon + 1);
    std::size_t port = std::min(rest.find_first_not_of("0123456789"), rest.size());
    bool is_port = port > 0 && port <= 5 && (port == rest.size() || rest[port] == '/') &&
                   (scheme.find('.') != std::string_view::npos || scheme == "localhost");
    return well_formed && !is_port ? colon + 1 : 0;
}

/// The host in ASCII: "münchen.example" → "xn--mnchen-3ya.example" (UTS #46, as browsers do).
std::optional<std::string> to_ascii_host(std::string_view host) {
    if (is_ascii(host)) {
        return std::string(host);
    }
    constexpr std::size_t longest_host = 255;
    if (host.size() > 4 * longest_host) {
        return std::nullopt;
    }
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<UIDNA, decltype(&uidna_close)> idna(
        uidna_openUTS46(UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ, &status),
        &uidna_close);
    UIDNAInfo info = UIDNA_INFO_INITIALIZER;
    std::array<char, 4 * longest_host> ascii{};
    std::int32_t length = uidna_nameToASCII_UTF8(idna.get(), host.data(), static_cast<std::int32_t>(host.size()),
                                                 ascii.data(), static_cast<std::int32_t>(ascii.size()), &info, &status);
    if (U_FAILURE(status) || info.errors != 0 || length <= 0 || length > static_cast<std::int32_t>(ascii.size())) {
        return std::nullopt;
    }
    return std::string(ascii.data(), static_cast<std::size_t>(length));
}

/// What RFC 3986 does not allow becomes %XX; an escape that is already there stays.
std::string percent_encoded(std::string_view text) {
    constexpr std::string_view allowed = "-._~!$&'()*+,;=:@/?";
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string encoded;
    bool in_fragment = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        auto byte = static_cast<unsigned char>(c);
        bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                     allowed.find(c) != std::string_view::npos;
        bool escape = c == '%' && i + 2 < text.size() && is_hex_digit(text[i + 1]) && is_hex_digit(text[i + 2]);
        bool hash = c == '#' && !in_fragment;
        in_fragment = in_fragment || hash;
        if (plain || escape || hash) {
            encoded += c;
        } else {
            encoded += '%';
            encoded += digits[byte >> 4U];
            encoded += digits[byte & 0xFU];
        }
    }
    return encoded;
}

/// "user@host:port": the host is what IDNA is for.
std::optional<std::string> to_ascii_authority(std::string_view authority) {
    std::string ascii;
    if (auto at = authority.rfind('@'); at != std::string_view::npos) {
        ascii = percent_encoded(authority.substr(0, at)) + '@';
        authority.remove_prefix(at + 1);
    }
    std::size_t port = authority.starts_with('[') ? authority.find(':', authority.find(']')) : authority.rfind(':');
    auto host = to_ascii_host(authority.substr(0, port));
    if (!host || host->empty()) {
        return std::nullopt;
    }
    return ascii + *host + (port == std::string_view::npos ? "" : std::string(authority.substr(port)));
}

/// "index-fr.html", "cv.pdf": a file beside the page that the resume was made for. No top-level domain is called so.
bool looks_like_file(std::string_view host) {
    constexpr std::string_view endings[] = {".html", ".htm", ".php",  ".pdf", ".doc", ".docx", ".odt",
                                            ".txt",  ".png", ".jpeg", ".jpg", ".svg", ".json"};
    return std::any_of(std::begin(endings), std::end(endings),
                       [&](std::string_view ending) { return host.ends_with(ending); });
}

/// A host that may stand without a scheme: "example.com", "www.münchen.example", "localhost:3000".
/// "my home page" and "github" are words, not hosts.
bool looks_like_host(std::string_view authority) {
    std::string_view host = authority.substr(0, authority.rfind(':'));
    std::size_t dot = host.find('.');
    bool dotted =
        dot != std::string_view::npos && dot > 0 && host.back() != '.' && host.find("..") == std::string_view::npos;
    bool blank = std::any_of(host.begin(), host.end(), [](char c) { return static_cast<unsigned char>(c) <= ' '; });
    return (dotted || host == "localhost") && !blank && !looks_like_file(host) &&
           host.find('@') == std::string_view::npos;
}

}  // namespace

std::optional<Url> to_url(std::string_view text) {
    text = trim(text);
    if (!is_valid_utf8(text)) {
        return std::nullopt;
    }
    std::size_t scheme = scheme_end(text);
    if (scheme > 0 && is_uri(text)) {
        return Url{std::string(text), false};
    }
    Url url;
    std::string_view rest = text.substr(scheme);
    if (scheme > 0 && !rest.starts_with("//")) {  // mailto:, tel:, urn:
        url.text = std::string(text.substr(0, scheme)) + percent_encoded(rest);
        return is_uri(url.text) ? std::optional(url) : std::nullopt;
    }
    if (rest.starts_with("//")) {
        rest.remove_prefix(2);
    }
    std::size_t path = std::min(rest.find_first_of("/?#"), rest.size());
    url.scheme_added = scheme == 0;
    if (url.scheme_added && !looks_like_host(rest.substr(0, path))) {
        return std::nullopt;
    }
    auto authority = to_ascii_authority(rest.substr(0, path));
    if (!authority) {
        return std::nullopt;
    }
    url.text = url.scheme_added ? "https:" : std::string(text.substr(0, scheme));
    url.text += "//" + *authority + percent_encoded(rest.substr(path));
    return is_uri(url.text) ? std::optional(url) : std::nullopt;
}

}  // namespace cvconv::json_resume
