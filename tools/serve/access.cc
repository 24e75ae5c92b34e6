#include "tools/serve/access.h"

#include <algorithm>
#include <optional>

#include "tools/worker/files.h"

namespace cvconv::service {
namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_of_token(char c) {
    const char lower = static_cast<char>(c | 0x20);
    return is_digit(c) || (lower >= 'a' && lower <= 'z') ||
           std::string_view("-._~+/=").find(c) != std::string_view::npos;
}

/// Without its port.
std::string_view name_of(std::string_view host) {
    const std::size_t colon = host.rfind(':');
    const std::size_t bracket = host.rfind(']');
    const bool has_port = colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket);
    return has_port ? host.substr(0, colon) : host;
}

bool is_address(std::string_view name) {
    const bool six = name.size() > 2 && name.front() == '[' && name.back() == ']';
    return six || (!name.empty() && is_digit(name.back()) &&
                   std::all_of(name.begin(), name.end(), [](char c) { return is_digit(c) || c == '.'; }));
}

}  // namespace

std::string read_token(const std::string& path, Diagnostics& said) {
    constexpr std::size_t most = 4096;
    constexpr std::size_t least = 16;
    Diagnostics heard(path);
    std::string token = read_file(path, most, heard).value_or("");
    said.append(heard);
    token.resize(std::min(token.size(), token.find_first_of("\r\n")));
    if (!heard.has_errors() && (token.size() < least || !std::all_of(token.begin(), token.end(), is_of_token))) {
        said.add(Code::usage,
                 "--token-file " + path +
                     ": its first line must be a token of 16 characters or more: letters, digits and -._~+/=");
        token.clear();
    }
    return token;
}

bool has_token(std::string_view authorization, std::string_view token) {
    constexpr std::string_view scheme = "bearer ";
    if (authorization.size() < scheme.size() ||
        !std::equal(scheme.begin(), scheme.end(), authorization.begin(),
                    [](char s, char a) { return s == ' ' ? a == ' ' : s == (a | 0x20); })) {
        return false;
    }
    const std::string_view given = authorization.substr(scheme.size());
    // Every character is looked at, whatever the others were; only how long the given one is shows.
    unsigned different = given.size() == token.size() ? 0 : 1;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const char wanted = token.empty() ? '\0' : token[i % token.size()];
        different |= static_cast<unsigned char>(given[i]) ^ static_cast<unsigned char>(wanted);
    }
    const volatile unsigned result = different;  // so that the loop is not left early
    return !token.empty() && result == 0;
}

bool comes_from_elsewhere(std::string_view host, std::string_view origin) {
    const std::string_view name = name_of(host);
    if (!host.empty() && name != "localhost" && !is_address(name)) {
        return true;
    }
    return !origin.empty() && origin != "http://" + std::string(host);
}

}  // namespace cvconv::service
