// What YAMLResume 0.16 checks before it makes a page of a file.

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "ir/formats/yamlresume/yamlresume.h"
#include "ir/unicode.h"

namespace cvconv::yamlresume {

namespace {

using mapping::member;

enum class Holds : std::uint8_t { text, texts, option, email, phone, url };

struct Rule {
    std::string_view section;
    std::string_view key;
    bool is_required = false;
    std::size_t shortest = 2;
    std::size_t longest = 128;
    Holds holds = Holds::text;
};

constexpr std::size_t no_limit = 1'000'000;

constexpr Rule name_of(std::string_view section, std::string_view key, std::size_t longest = 128) {
    return {section, key, true, 2, longest};
}
constexpr Rule text_of(std::string_view section, std::string_view key, std::size_t shortest, std::size_t longest) {
    return {section, key, false, shortest, longest};
}
constexpr Rule date_of(std::string_view section, std::string_view key, bool is_required = false) {
    return {section, key, is_required, 4, 32};
}
constexpr Rule summary_of(std::string_view section, bool is_required = false) {
    return {section, "summary", is_required, 16, 1024};
}
constexpr Rule url_of(std::string_view section) {
    return {section, "url", false, 1, 256, Holds::url};
}
constexpr Rule option_in(std::string_view section, std::string_view key) {
    return {section, key, true, 1, no_limit, Holds::option};
}
constexpr Rule keywords_of(std::string_view section) {
    return {section, "keywords", false, 1, 32, Holds::texts};
}
constexpr Rule address_of(std::string_view section, std::string_view key, Holds holds) {
    return {section, key, false, 1, no_limit, holds};
}

constexpr Rule rules[] = {
    name_of("basics", "name"),
    text_of("basics", "headline", 2, 128),
    address_of("basics", "email", Holds::email),
    address_of("basics", "phone", Holds::phone),
    url_of("basics"),
    summary_of("basics"),
    name_of("location", "city", 64),
    text_of("location", "address", 4, 256),
    text_of("location", "postalCode", 2, 16),
    text_of("location", "region", 2, 64),
    {"location", "country", false, 1, no_limit, Holds::option},
    option_in("profiles", "network"),
    name_of("profiles", "username", 64),
    url_of("profiles"),
    name_of("education", "institution"),
    name_of("education", "area", 64),
    option_in("education", "degree"),
    date_of("education", "startDate"),
    date_of("education", "endDate"),
    text_of("education", "score", 2, 32),
    {"education", "courses", false, 2, 128, Holds::texts},
    summary_of("education"),
    url_of("education"),
    name_of("work", "name"),
    name_of("work", "position", 64),
    date_of("work", "startDate", true),
    date_of("work", "endDate"),
    summary_of("work", true),
    keywords_of("work"),
    url_of("work"),
    name_of("volunteer", "organization"),
    name_of("volunteer", "position", 64),
    date_of("volunteer", "startDate", true),
    date_of("volunteer", "endDate"),
    summary_of("volunteer", true),
    url_of("volunteer"),
    name_of("awards", "title"),
    name_of("awards", "awarder"),
    date_of("awards", "date"),
    summary_of("awards"),
    name_of("certificates", "name"),
    name_of("certificates", "issuer"),
    date_of("certificates", "date"),
    url_of("certificates"),
    name_of("publications", "name"),
    name_of("publications", "publisher"),
    date_of("publications", "releaseDate"),
    summary_of("publications"),
    url_of("publications"),
    name_of("skills", "name"),
    option_in("skills", "level"),
    keywords_of("skills"),
    option_in("languages", "language"),
    option_in("languages", "fluency"),
    keywords_of("languages"),
    name_of("interests", "name"),
    keywords_of("interests"),
    name_of("references", "name"),
    summary_of("references", true),
    address_of("references", "email", Holds::email),
    address_of("references", "phone", Holds::phone),
    text_of("references", "relationship", 2, 128),
    name_of("projects", "name"),
    text_of("projects", "description", 4, 1024),
    date_of("projects", "startDate", true),
    date_of("projects", "endDate"),
    summary_of("projects", true),
    keywords_of("projects"),
    url_of("projects"),
};

/// As JavaScript counts: in UTF-16.
std::size_t length_of(std::string_view text) {
    constexpr auto first_beyond = 0xF0U;  // leads a character that UTF-16 has two of
    const auto beyond =
        std::ranges::count_if(text, [](char c) { return static_cast<unsigned char>(c) >= first_beyond; });
    return count_characters(text) + static_cast<std::size_t>(beyond);
}

/// "+(20) 7946 0958", "020-7946 0958": digits, blanks and hyphens, the first of them in brackets or not.
bool is_phone(std::string_view text) {
    auto take = [&](char c) { text.remove_prefix(text.starts_with(c) ? 1 : 0); };
    take('+');
    take('(');
    const std::size_t digits = std::min(text.find_first_not_of("0123456789- "), text.size());
    constexpr std::size_t most = 15;
    const std::string_view rest = text.substr(digits);
    if (rest.empty()) {
        return digits >= 2 && digits <= 2 * most;
    }
    text = rest.substr(1);
    return rest.front() == ')' && digits >= 1 && digits <= most && !text.empty() && text.size() <= most &&
           text.find_first_not_of("0123456789- ") == std::string_view::npos;
}

bool is_email(std::string_view text) {
    const std::size_t at = text.find('@');
    const std::string_view domain = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const std::size_t dot = domain.rfind('.');
    const bool ends = dot != std::string_view::npos && domain.size() > dot + 2 &&
                      domain.find_first_not_of(letters, dot + 1) == std::string_view::npos;
    const auto plain = [&](std::string_view part, std::string_view marks) {
        return !part.empty() && std::ranges::all_of(part, [&](char c) {
            return (c >= '0' && c <= '9') || letters.find(c) != std::string_view::npos ||
                   marks.find(c) != std::string_view::npos;
        });
    };
    return ends && plain(text.substr(0, at), "_'+-.") && plain(domain, "-.") && domain.front() != '.';
}

bool fits(const Rule& rule, const Json& value) {
    if (rule.holds == Holds::texts) {
        return value.is_array() && std::ranges::all_of(value, [&](const Json& each) {
                   return fits({rule.section, rule.key, true, rule.shortest, rule.longest}, each);
               });
    }
    if (!value.is_string()) {
        return false;
    }
    const auto& text = value.get_ref<const std::string&>();
    const std::size_t length = length_of(text);
    if (length < rule.shortest || length > rule.longest) {
        return false;
    }
    switch (rule.holds) {
        case Holds::option: return is_option(option_of(rule.section, rule.key), text);
        case Holds::email: return is_email(text);
        case Holds::phone: return is_phone(text);
        case Holds::url: return text.find(':') != std::string::npos;
        case Holds::text:
        case Holds::texts: break;
    }
    return true;
}

}  // namespace

std::vector<std::string> refused_places(const Json& tree) {
    std::vector<std::string> places;
    auto check = [&](const Json& object, std::string_view section, const std::string& at) {
        for (const Rule& rule : rules) {
            if (rule.section != section) {
                continue;
            }
            const Json& value = member(object, rule.key);
            if (value.is_null() ? rule.is_required : !fits(rule, value)) {
                places.push_back(at + '.' + std::string(rule.key));
            }
        }
    };
    for (const auto& [name, value] : member(tree, "content").items()) {
        const std::string at = "content." + name;
        if (value.is_object()) {
            check(value, name, at);
        }
        for (std::size_t i = 0; value.is_array() && i < value.size(); ++i) {
            check(value[i], name, fmt::format("{}[{}]", at, i));
        }
    }
    return places;
}

}  // namespace cvconv::yamlresume
