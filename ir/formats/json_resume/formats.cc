#include "ir/formats/json_resume/formats.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "ir/partial_date.h"

namespace cvconv::json_resume {

namespace {

bool is_ascii_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_ascii_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_alphanumeric(char c) {
    return is_ascii_letter(c) || is_ascii_digit(c);
}

/// RFC 3986 `unreserved`, `sub-delims` and the characters in `more`; "%" needs two hex digits.
bool consists_of(std::string_view text, std::string_view more) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '%') {
            if (i + 2 >= text.size() || !is_hex_digit(text[i + 1]) || !is_hex_digit(text[i + 2])) {
                return false;
            }
            i += 2;
        } else if (!is_alphanumeric(c) && std::string_view("-._~!$&'()*+,;=").find(c) == std::string_view::npos &&
                   more.find(c) == std::string_view::npos) {
            return false;
        }
    }
    return true;
}

/// True if `text`, cut at every dot, has at least `least` parts and each passes `is_part`.
template <class IsPart>
bool is_dotted(std::string_view text, int least, IsPart is_part) {
    int parts = 0;
    while (true) {
        std::size_t dot = text.find('.');
        if (!is_part(text.substr(0, dot))) {
            return false;
        }
        ++parts;
        if (dot == std::string_view::npos) {
            return parts >= least;
        }
        text.remove_prefix(dot + 1);
    }
}

bool is_ipv4(std::string_view text) {
    return std::count(text.begin(), text.end(), '.') == 3 && is_dotted(text, 4, [](std::string_view part) {
               int value = 0;
               auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
               bool leading_zero = part.size() > 1 && part.front() == '0';
               return error == std::errc{} && end == part.data() + part.size() && value >= 0 && value <= 255 &&
                      !leading_zero;
           });
}

/// "[2001:db8::1]", "[::ffff:192.0.2.1]": groups of up to four hex digits, at most one "::", and an
/// IPv4 address in the place of the last two groups.
bool is_ipv6(std::string_view text) {
    int groups = 0;
    if (std::size_t colon = text.rfind(':'); colon != std::string_view::npos && is_ipv4(text.substr(colon + 1))) {
        groups = 2;
        text = text.substr(0, text.substr(0, colon).ends_with(':') ? colon + 1 : colon);
    }
    std::size_t gap = text.find("::");
    bool shortened = gap != std::string_view::npos;
    if (shortened && text.find("::", gap + 1) != std::string_view::npos) {
        return false;
    }
    std::size_t run = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != ':') {
            if (!is_hex_digit(text[i]) || ++run > 4) {
                return false;
            }
            continue;
        }
        bool inside_gap = shortened && i >= gap && i <= gap + 2;  // "::" has an empty group
        if (run == 0 && !inside_gap) {
            return false;
        }
        groups += run > 0 ? 1 : 0;
        run = 0;
    }
    return shortened ? groups < 8 : groups == 8;
}

/// What stands in brackets: an IPv6 address, or one of a kind to come ("[v1.x]").
bool is_ip_literal(std::string_view host) {
    if (host.size() < 4 || host.front() != '[' || host.back() != ']') {
        return false;
    }
    std::string_view inside = host.substr(1, host.size() - 2);
    if (inside.front() != 'v' && inside.front() != 'V') {
        return is_ipv6(inside);
    }
    std::size_t dot = std::min(inside.find('.'), inside.size());
    std::string_view version = inside.substr(1, dot - 1);
    return !version.empty() && std::all_of(version.begin(), version.end(), is_hex_digit) && dot + 1 < inside.size() &&
           inside.find('%') == std::string_view::npos && consists_of(inside.substr(dot + 1), ":");
}

/// What stands between "//" and the path: user@host:port.
bool is_authority(std::string_view text) {
    if (auto at = text.rfind('@'); at != std::string_view::npos) {
        if (!consists_of(text.substr(0, at), ":")) {
            return false;
        }
        text = text.substr(at + 1);
    }
    std::size_t host_end = text.starts_with('[') ? text.find(']') : text.find(':');
    if (text.starts_with('[')) {
        if (host_end == std::string_view::npos || !is_ip_literal(text.substr(0, host_end + 1))) {
            return false;
        }
        ++host_end;
    } else if (!consists_of(text.substr(0, host_end), "")) {
        return false;
    }
    if (host_end >= text.size()) {
        return true;
    }
    std::string_view port = text.substr(host_end + 1);
    return text[host_end] == ':' && std::all_of(port.begin(), port.end(), is_ascii_digit);
}

bool is_domain_label(std::string_view label) {
    return !label.empty() && label.size() <= 63 && is_alphanumeric(label.front()) && is_alphanumeric(label.back()) &&
           std::all_of(label.begin(), label.end(), [](char c) { return is_alphanumeric(c) || c == '-'; });
}

/// "com", "museum", "xn--p1ai": validators differ on others, and there are no others.
bool is_top_level_domain(std::string_view label) {
    bool letters = std::all_of(label.begin(), label.end(), is_ascii_letter);
    return label.size() >= 2 && (letters || (label.size() > 4 && label.starts_with("xn--")));
}

}  // namespace

bool is_hex_digit(char c) {
    return is_ascii_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

bool is_date(std::string_view text) {
    if (text.size() != 4 && text.size() != 7 && text.size() != 10) {
        return false;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        bool dash = i == 4 || i == 7;
        if (dash ? text[i] != '-' : !is_ascii_digit(text[i])) {
            return false;
        }
    }
    auto first_digit_at_most = [&](std::size_t at, char most) { return text.size() <= at || text[at] <= most; };
    return (text[0] == '1' || text[0] == '2') && first_digit_at_most(5, '1') && first_digit_at_most(8, '3');
}

bool is_full_date(std::string_view text) {
    return text.size() == 10 && from_iso(text).has_value();
}

bool is_uri(std::string_view text) {
    std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon == 0 || !is_ascii_letter(text.front())) {
        return false;
    }
    std::string_view scheme = text.substr(0, colon);
    if (!std::all_of(scheme.begin(), scheme.end(),
                     [](char c) { return is_alphanumeric(c) || c == '+' || c == '-' || c == '.'; })) {
        return false;
    }
    std::string_view rest = text.substr(colon + 1);
    if (auto hash = rest.find('#'); hash != std::string_view::npos) {
        if (!consists_of(rest.substr(hash + 1), ":@/?")) {
            return false;
        }
        rest = rest.substr(0, hash);
    }
    if (auto question = rest.find('?'); question != std::string_view::npos) {
        if (!consists_of(rest.substr(question + 1), ":@/?")) {
            return false;
        }
        rest = rest.substr(0, question);
    }
    if (rest.starts_with("//")) {
        rest.remove_prefix(2);
        std::size_t slash = rest.find('/');
        if (!is_authority(rest.substr(0, slash))) {
            return false;
        }
        rest = slash == std::string_view::npos ? std::string_view{} : rest.substr(slash);
        return consists_of(rest, ":@/");
    }
    return !rest.empty() && consists_of(rest, ":@/");
}

bool is_email(std::string_view text) {
    std::size_t at = text.rfind('@');
    if (at == std::string_view::npos) {
        return false;
    }
    auto is_atom = [](std::string_view atom) {
        return !atom.empty() && std::all_of(atom.begin(), atom.end(), [](char c) {
            return is_alphanumeric(c) || std::string_view("!#$%&'*+/=?^_`{|}~-").find(c) != std::string_view::npos;
        });
    };
    constexpr std::size_t longest_name = 64;
    std::string_view domain = text.substr(at + 1);
    return at <= longest_name && is_dotted(text.substr(0, at), 1, is_atom) && is_dotted(domain, 2, is_domain_label) &&
           is_top_level_domain(domain.substr(domain.rfind('.') + 1));
}

}  // namespace cvconv::json_resume
