#include "ir/formats/mapping/values.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ir/formats/europass/countries.h"
#include "ir/partial_date.h"
#include "ir/unicode.h"

namespace cvconv::mapping {

namespace {

std::vector<std::string_view> parts_of(std::string_view text) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t comma = text.find(',');
        parts.push_back(trim(text.substr(0, comma)));
        if (comma == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(comma + 1);
    }
}

bool has_digit(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// "33100 Tampere": how long the code is; 0 if it does not begin with one.
std::size_t postal_code_size(std::string_view part) {
    const std::size_t end = std::min(part.find(' '), part.size());
    constexpr std::size_t shortest = 3;
    constexpr std::size_t longest = 8;
    const std::string_view code = part.substr(0, end);
    const bool plain = std::ranges::all_of(code, [](char c) { return (c >= '0' && c <= '9') || c == '-'; });
    return plain && end >= shortest && end <= longest && end + 1 < part.size() ? end : 0;
}

std::string joined(const Json& location, std::string_view language, bool with_street) {
    const std::string code = text_at(location, "postalCode");
    const std::string city = text_at(location, "city");
    std::string text;
    auto add = [&](const std::string& part) { text += (text.empty() || part.empty() ? "" : ", ") + part; };
    if (with_street) {
        add(text_at(location, "address"));
        add(code + (code.empty() || city.empty() ? "" : " ") + city);
    } else {
        add(city);
    }
    add(text_at(location, "region"));
    const std::string country = text_at(location, "countryCode");
    const std::string name = europass::country_name(country, language);
    add(name.empty() ? country : name);
    return text;
}

bool is_nothing(std::string_view text) {
    return text.empty() || text == "undefined" || text == "null" || text == "-";
}

}  // namespace

std::string location_text(const Json& location, std::string_view language) {
    std::string all = joined(location, language, true);
    const std::optional<Json> back = parsed_location(all);
    const auto same = [&](std::string_view field) { return text_at(*back, field) == text_at(location, field); };
    const bool clear = back && same("address") && same("postalCode") && same("city") && same("region");
    return clear ? all : joined(location, language, false);
}

std::optional<Json> parsed_location(std::string_view text) {
    constexpr std::size_t longest = 200;
    if (text.empty() || text.size() > longest) {
        return std::nullopt;
    }
    std::vector<std::string_view> parts = parts_of(text);
    if (std::ranges::any_of(parts, [](std::string_view part) { return part.empty(); })) {
        return std::nullopt;
    }
    Json location = Json::object();
    std::optional<std::string> country = europass::country_of_name(parts.back());
    if (country && (parts.size() > 1 || parts.back().size() > 3)) {
        parts.pop_back();
    } else {
        country.reset();
    }
    std::string address;
    std::size_t city = 0;
    while (city < parts.size() && postal_code_size(parts[city]) == 0) {
        ++city;
    }
    if (city < parts.size()) {
        for (std::size_t i = 0; i < city; ++i) {
            address += (address.empty() ? "" : ", ") + std::string(parts[i]);
        }
        parts.erase(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(city));
        put(location, "address", address);
        const std::size_t size = postal_code_size(parts.front());
        put(location, "postalCode", std::string(parts.front().substr(0, size)));
        parts.front() = trim(parts.front().substr(size));
    }
    if (parts.size() > 2 || std::ranges::any_of(parts, has_digit)) {
        return std::nullopt;
    }
    if (!parts.empty()) {
        put(location, "city", std::string(parts[0]));
    }
    if (parts.size() > 1) {
        put(location, "region", std::string(parts[1]));
    }
    if (country) {
        put(location, "countryCode", *country);
    }
    return location;
}

std::string period_text(const std::string& start, const std::string& end, const prose::Dates& dates) {
    auto text = [&](const std::string& iso) {
        const auto date = from_iso(iso);
        return date ? dates.text(*date) : iso;
    };
    if (start.empty()) {
        return text(end);
    }
    return text(start) + " – " + (end.empty() ? dates.present() : text(end));
}

void put_period(std::string_view text, Json& ours, const prose::Dates& dates) {
    text = trim(text);
    auto iso = [&](std::string_view part) {
        const auto date = dates.date(part);
        return date ? to_iso(*date) : std::string(part);
    };
    for (std::string_view separator : {" – ", " - ", " — ", " to "}) {
        const std::size_t at = text.find(separator);
        if (at == std::string_view::npos) {
            continue;
        }
        const std::string_view start = trim(text.substr(0, at));
        const std::string_view end = trim(text.substr(at + separator.size()));
        put(ours, "startDate", is_nothing(start) ? "" : iso(start));
        put(ours, "endDate", is_nothing(end) || end == dates.present() ? "" : iso(end));
        return;
    }
    if (is_nothing(text)) {
        return;
    }
    const bool one = dates.date(text).has_value() || text.find("–") == std::string_view::npos;
    put(ours, one ? "endDate" : "startDate", iso(text));
}

}  // namespace cvconv::mapping
