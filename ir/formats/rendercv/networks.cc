// The networks that RenderCV takes, and what their accounts look like there.

#include <algorithm>
#include <iterator>

#include "ir/formats/rendercv/rendercv.h"
#include "ir/unicode.h"
#include "ir/url.h"

namespace cvconv::rendercv {

namespace {

enum class Form : std::uint8_t { free, at_host, two_parts, orcid, imdb, no_at };

struct Network {
    std::string_view name;
    std::string_view address;  ///< before the account's name
    Form form = Form::free;
    std::string_view alias = {};  ///< what JSON Resumes call it, too
};

constexpr Network known_networks[] = {
    {"LinkedIn", "https://linkedin.com/in/"},
    {"GitHub", "https://github.com/"},
    {"GitLab", "https://gitlab.com/"},
    {"IMDB", "https://imdb.com/name/", Form::imdb},
    {"Instagram", "https://instagram.com/"},
    {"ORCID", "https://orcid.org/", Form::orcid},
    {"Mastodon", "", Form::at_host},
    {"StackOverflow", "https://stackoverflow.com/users/", Form::two_parts, "stack overflow"},
    {"ResearchGate", "https://researchgate.net/profile/"},
    {"YouTube", "https://youtube.com/@", Form::no_at},
    {"Google Scholar", "https://scholar.google.com/citations?user="},
    {"Telegram", "https://t.me/"},
    {"WhatsApp", "https://wa.me/"},
    {"Leetcode", "https://leetcode.com/u/"},
    {"X", "https://x.com/", Form::free, "twitter"},
    {"Bluesky", "https://bsky.app/profile/", Form::no_at},
    {"Reddit", "https://reddit.com/user/"},
};

const Network* find_network(std::string_view name) {
    const std::string folded = fold(name);
    const auto* found = std::ranges::find_if(known_networks, [&](const Network& each) {
        return fold(each.name) == folded || (each.alias == folded && !folded.empty());
    });
    return found == std::end(known_networks) ? nullptr : found;
}

bool are_digits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_orcid(std::string_view name) {
    constexpr std::size_t size = 19;  // "0000-0002-1825-0097"
    if (name.size() != size) {
        return false;
    }
    for (std::size_t i = 0; i < size; ++i) {
        const bool dash = i % 5 == 4;
        const bool digit = name[i] >= '0' && name[i] <= '9';
        if (dash ? name[i] != '-' : !digit && !(i == size - 1 && name[i] == 'X')) {
            return false;
        }
    }
    return true;
}

bool fits(std::string_view name, Form form) {
    // An address is made of it, which has to be one.
    if (name.empty() || name.find_first_of(" \t\n<>\"{}|\\^`") != std::string_view::npos) {
        return false;
    }
    const std::size_t slash = name.find('/');
    switch (form) {
        case Form::free: return true;
        case Form::no_at: return name.find('@') == std::string_view::npos;
        case Form::at_host: {
            const std::size_t host = name.find('@', 1);
            return name.front() == '@' && host != std::string_view::npos && host > 1 && host + 1 < name.size() &&
                   name.find('@', host + 1) == std::string_view::npos;
        }
        case Form::two_parts:
            return slash != std::string_view::npos && are_digits(name.substr(0, slash)) && slash + 1 < name.size() &&
                   name.find('/', slash + 1) == std::string_view::npos;
        case Form::orcid: return is_orcid(name);
        case Form::imdb: {
            constexpr std::size_t size = 9;
            return name.size() == size && name.starts_with("nm") && are_digits(name.substr(2));
        }
    }
    return false;
}

}  // namespace

std::string account_url(std::string_view network, std::string_view username) {
    const Network* known = find_network(network);
    if (known == nullptr || !fits(username, known->form)) {
        return {};
    }
    if (known->form == Form::at_host) {
        const std::size_t host = username.find('@', 1);
        return "https://" + std::string(username.substr(host + 1)) + "/" + std::string(username.substr(0, host));
    }
    return std::string(known->address) + std::string(username);
}

std::optional<Account> account_of(std::string_view network, std::string_view username, std::string_view url) {
    const Network* known = find_network(network);
    if (known == nullptr) {
        return std::nullopt;
    }
    const std::string made = account_url(network, username);
    if (made.empty() || (!url.empty() && fold(without_scheme(made)) != fold(without_scheme(url)))) {
        return std::nullopt;
    }
    return Account{std::string(known->name), std::string(username)};
}

}  // namespace cvconv::rendercv
