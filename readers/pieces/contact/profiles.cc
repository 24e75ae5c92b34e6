#include "readers/pieces/contact/profiles.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/profile_sites.h"
#include "readers/pieces/contact/urls.h"

namespace cvconv {

namespace {

using profiles::Alias;
using profiles::aliases;
using profiles::reserved;
using profiles::Site;
using profiles::sites;
using profiles::Where;

struct Parts {
    std::string host;  // small letters, without www.
    std::string_view path;
    std::string_view query;
};

Parts take_apart(std::string_view url) {
    if (std::size_t scheme = url.find("://"); scheme != std::string_view::npos) {
        url.remove_prefix(scheme + 3);
    }
    Parts parts;
    std::size_t end = std::min(url.find_first_of("/?#"), url.size());
    parts.host = lower_ascii(url.substr(0, end));
    for (std::string_view prefix : {"www.", "m.", "mobile."}) {
        if (parts.host.starts_with(prefix)) {
            parts.host.erase(0, prefix.size());
        }
    }
    url.remove_prefix(end);
    std::size_t query = url.find('?');
    std::size_t fragment = url.find('#');
    parts.path = url.substr(0, std::min({query, fragment, url.size()}));
    if (query != std::string_view::npos) {
        parts.query = url.substr(query + 1, fragment == std::string_view::npos ? fragment : fragment - query - 1);
    }
    return parts;
}

bool is_host_of(std::string_view host, std::string_view site) {
    if (site.ends_with('.')) {
        return host.starts_with(site);
    }
    return host == site ||
           (host.size() > site.size() && host.ends_with(site) && host[host.size() - site.size() - 1] == '.');
}

std::string_view first_part(std::string_view path) {
    return path.substr(0, path.find('/'));
}

std::string_view without_slash(std::string_view path) {
    while (path.ends_with('/')) {
        path.remove_suffix(1);
    }
    return path;
}

/// The user's name in an address of the site; nothing if the address is of something else there.
std::optional<std::string> name_in(const Site& site, const Parts& parts) {
    std::string_view path = without_slash(parts.path);
    auto usable = [](std::string_view name) -> std::optional<std::string> {
        if (name.empty() || std::find(reserved.begin(), reserved.end(), lower_ascii(name)) != reserved.end()) {
            return std::nullopt;
        }
        return std::string(name);
    };
    switch (site.where) {
        case Where::path:
        case Where::last: {
            // A country's site may put its code first: linkedin.com/de/in/ada.
            std::size_t at = lower_ascii(path).find(site.mark);
            if (at == std::string_view::npos || at > 4) {
                return std::nullopt;
            }
            std::string_view rest = path.substr(at + site.mark.size());
            return usable(site.where == Where::last ? rest.substr(rest.rfind('/') + 1) : first_part(rest));
        }
        case Where::only_path: {
            if (!path.starts_with(site.mark)) {
                return std::nullopt;
            }
            std::string_view rest = path.substr(site.mark.size());
            return rest.find('/') == std::string_view::npos ? usable(rest) : std::nullopt;
        }
        case Where::query: {
            std::size_t at = parts.query.find(site.mark);
            if (at == std::string_view::npos) {
                return std::nullopt;
            }
            std::string_view rest = parts.query.substr(at + site.mark.size());
            return usable(rest.substr(0, rest.find('&')));
        }
        case Where::subdomain: {
            if (parts.host.size() <= site.host.size() + 1 || path.size() > 1) {
                return std::nullopt;
            }
            return usable(std::string_view(parts.host).substr(0, parts.host.size() - site.host.size() - 1));
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<NetworkAccount> profile_of(std::string_view url) {
    Parts parts = take_apart(url);
    bool known_host = false;
    for (const Site& site : sites) {
        if (!is_host_of(parts.host, site.host)) {
            continue;
        }
        known_host = true;
        if (auto name = name_in(site, parts)) {
            std::string_view user = *name;
            if (user.starts_with('@')) {
                user.remove_prefix(1);
            }
            return NetworkAccount{std::string(site.network), std::string(user), to_url(url)};
        }
    }
    // "https://mastodon.example/@ada": every server of the Fediverse writes its accounts so.
    std::string_view path = without_slash(parts.path);
    if (!known_host && path.size() > 2 && path.starts_with("/@") && path.find('/', 1) == std::string_view::npos) {
        return NetworkAccount{"Mastodon", std::string(path.substr(2)), to_url(url)};
    }
    return std::nullopt;
}

std::string_view network_name(std::string_view written) {
    // Folded once: this is asked for every word that might be a label.
    static const std::map<std::string, std::string_view, std::less<>> names = [] {
        std::map<std::string, std::string_view, std::less<>> made;
        for (const Alias& alias : aliases) {
            made.emplace(phrase_key(alias.folded), alias.network);
        }
        for (const Site& site : sites) {
            made.emplace(phrase_key(site.network), site.network);
        }
        return made;
    }();
    auto found = names.find(phrase_key(written));
    return found == names.end() || found->first.empty() ? std::string_view{} : found->second;
}

namespace {

bool is_handle(char32_t c) {
    return c < 0x80 ? is_ascii_letter(c) || is_ascii_digit(c) || c == '_' || c == '.' || c == '-'
                    : is_letter(c) && c < 0x530;
}

/// "@ada", "@ada@example.social": the handle at `at`, or nothing.
Span handle_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    int letters = 0;
    for (int at_signs = 0; end < text.size();) {
        char32_t c = character_at(text, end);
        if (c == '@' && at_signs < 2 && (end == at || is_handle(character_at(text, end + 1)))) {
            ++at_signs;
        } else if (!is_handle(c)) {
            break;
        } else {
            letters += c == '.' || c == '-' ? 0 : 1;
        }
        (void)next_character(text, end);
    }
    while (end > at && (text[end - 1] == '.' || text[end - 1] == '-')) {
        --end;
    }
    return letters >= 2 ? make_span(at, end) : Span{};
}

/// The network's name that ends right before the handle: "Twitter: @ada", "GitHub – ada", "Skype ada", "Github://ada".
Span label_before(std::string_view text, std::size_t from, std::size_t handle, bool& has_colon) {
    std::size_t end = handle;
    has_colon = false;
    while (end > from) {
        std::size_t before = previous(text, end);
        char32_t c = character_at(text, before);
        if (c == ':' || c == U'：' || c == '=' || is_dash(c)) {
            has_colon = true;
        } else if (!is_space(c) && c != '(' && c != '/') {
            break;
        }
        end = before;
    }
    if (end == handle) {
        return {};
    }
    // One or two words: "Google Scholar".
    std::size_t begin = end;
    Span best{};
    for (int words = 0; words < 2 && begin > from; ++words) {
        while (begin > from && !is_space(character_before(text, begin)) && character_before(text, begin) != ',' &&
               character_before(text, begin) != '|') {
            begin = previous(text, begin);
        }
        Span candidate = make_span(begin, end);
        if (!network_name(candidate.of(text)).empty()) {
            best = candidate;
        }
        while (begin > from && character_before(text, begin) == ' ') {
            --begin;
        }
    }
    return best;
}

/// Networks whose names say too little without an @ behind them.
bool is_common_word(std::string_view network) {
    constexpr std::array<std::string_view, 8> words = {"X",    "Matrix", "Signal", "LINE",
                                                       "note", "Medium", "DEV",    "Threads"};
    return std::find(words.begin(), words.end(), network) != words.end();
}

NetworkAccount account_of_handle(std::string_view network, std::string_view handle) {
    NetworkAccount account;
    account.network = network;
    if (handle.starts_with('@')) {
        handle.remove_prefix(1);
    }
    account.username = handle;
    std::size_t at = handle.find('@');
    if (at != std::string_view::npos) {  // ada@example.social
        account.network = "Mastodon";
        account.username = handle.substr(0, at);
        account.url = "https://" + std::string(handle.substr(at + 1)) + "/@" + account.username;
        return account;
    }
    const auto* site = std::find_if(sites.begin(), sites.end(), [&](const Site& s) { return s.network == network; });
    if (site != sites.end() && !site->handle_url.empty()) {
        account.url = std::string(site->handle_url) + account.username;
    }
    return account;
}

/// "0000-0002-1825-0097": its shape, whatever its check digit says.
bool is_orcid(std::string_view handle) {
    constexpr std::size_t length = 19;
    constexpr std::size_t group = 5;  // four figures and a hyphen
    if (handle.size() != length) {
        return false;
    }
    for (std::size_t i = 0; i < length; ++i) {
        const bool hyphen = i % group == group - 1;
        const bool fits =
            hyphen ? handle[i] == '-' : (handle[i] >= '0' && handle[i] <= '9') || (i + 1 == length && handle[i] == 'X');
        if (!fits) {
            return false;
        }
    }
    return true;
}

/// "GitHub   ada-example", "ORCID 0000-0000-5550-1212" and nothing else: a label and its handle, which no word is.
bool is_alone(std::string_view text, Span within, Span label, Span handle) {
    const Span all = trim(text, within);
    const std::string_view written = handle.of(text);
    const bool marked = written.find_first_of("-_.0123456789") != std::string_view::npos;
    return label.begin == all.begin && handle.end == all.end && marked && written.size() >= 4;
}

/// "in/ada-example", "/in/ada-example": what LinkedIn's addresses have behind the host, and nobody else's. It stands
/// between marks: "sign in/out here" is something else.
std::optional<FoundProfile> linkedin_path(std::string_view text, std::size_t at, std::size_t from) {
    constexpr std::string_view mark = "in/";
    const std::size_t handle = at + (text.substr(at).starts_with('/') ? 1 : 0) + mark.size();
    if (handle > text.size() || !text.substr(0, handle).ends_with(mark)) {
        return std::nullopt;
    }
    std::size_t end = handle;
    while (end < text.size() && is_handle(character_at(text, end))) {
        (void)next_character(text, end);
    }
    const auto account = profile_of("https://www.linkedin.com/in/" + std::string(text.substr(handle, end - handle)));
    end += end < text.size() && text[end] == '/' ? 1 : 0;
    const std::string_view before = trim(text.substr(from, at - from));
    const std::string_view behind = trim(text.substr(end));
    const bool parted = (before.empty() || !is_letter(character_before(before, before.size()))) &&
                        (behind.empty() || !is_letter(character_at(behind, 0)));
    return account && parted && end - handle >= 3 ? std::optional(FoundProfile{make_span(at, end), {}, *account, 0.9F})
                                                  : std::nullopt;
}

/// "github/ada": a name and a path, without blanks.
bool is_path_of(std::string_view text, Span label, Span handle) {
    const std::string_view written = handle.of(text);
    return handle.begin == label.end + 1 && text[label.end] == '/' && written.size() >= 3 &&
           std::none_of(written.begin(), written.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

}  // namespace

std::vector<FoundProfile> find_profiles(std::string_view text, Span within) {
    std::vector<FoundProfile> found;
    std::string_view bounded = text.substr(0, within.end);
    std::vector<FoundUrl> urls = find_urls(text, within);
    for (const FoundUrl& url : urls) {
        if (auto account = profile_of(url.url)) {
            bool has_colon = false;
            Span label = label_before(bounded, within.begin, url.where.begin, has_colon);
            found.push_back({url.where, label, *account, 1});
        }
    }
    auto taken = [&](Span span) {
        return std::any_of(urls.begin(), urls.end(), [&](const FoundUrl& u) { return u.where.overlaps(span); });
    };
    // Handles begin behind a blank or a colon.
    bool fresh = true;
    for (std::size_t at = within.begin; at < bounded.size();) {
        std::size_t here = at;
        char32_t c = next_character(bounded, at);
        if (auto path = fresh ? linkedin_path(bounded, here, within.begin) : std::nullopt;
            path && !taken(path->where)) {
            at = path->where.end;
            found.push_back(*std::move(path));
            continue;
        }
        bool starts = fresh && (c == '@' || is_handle(c));
        fresh = is_space(c) || c == ':' || c == '/' || c == U'：' || c == '(' || c == '|' || c == ',';
        if (!starts) {
            continue;
        }
        Span handle = handle_at(bounded, here);
        if (handle.empty()) {
            continue;
        }
        std::string_view written = handle.of(bounded);
        bool fediverse = c == '@' && written.find('@', 1) != std::string_view::npos;
        bool has_colon = false;
        Span label = label_before(bounded, within.begin, here, has_colon);
        std::string_view network = label.empty() ? std::string_view{} : network_name(label.of(bounded));
        if ((network.empty() && !fediverse) || taken(handle) ||
            (written.find('@', 1) != std::string_view::npos && !fediverse)) {
            continue;
        }
        const bool alone = is_alone(bounded, within, label, handle);
        const bool named = has_colon || alone || (!label.empty() && is_path_of(bounded, label, handle)) ||
                           (network == "ORCID" && is_orcid(written));
        if (c != '@' && (!named || !network_name(written).empty() || is_common_word(network))) {
            continue;  // "GitHub Actions", "GitHub: LinkedIn:", "Signal: processing"
        }
        found.push_back(
            {handle, label, account_of_handle(fediverse ? "Mastodon" : network, written), c == '@' ? 1.0F : 0.8F});
        at = handle.end;
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.where < b.where; });
    return found;
}

}  // namespace cvconv
