#include "ir/formats/markup/html_tags.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::markup {

namespace {

Tag tag_of(std::string_view name) {
    static constexpr std::pair<std::string_view, Tag> tags[] = {
        {"b", Tag::strong},  {"strong", Tag::strong}, {"i", Tag::emphasis}, {"em", Tag::emphasis}, {"code", Tag::code},
        {"tt", Tag::code},   {"a", Tag::link},        {"br", Tag::line},    {"p", Tag::line},      {"div", Tag::line},
        {"li", Tag::line},   {"ul", Tag::line},       {"ol", Tag::line},    {"h1", Tag::line},     {"h2", Tag::line},
        {"h3", Tag::line},   {"h4", Tag::line},       {"u", Tag::other},    {"span", Tag::other},  {"sub", Tag::other},
        {"sup", Tag::other}, {"small", Tag::other},
    };
    const auto* found =
        std::find_if(std::begin(tags), std::end(tags), [&](const auto& tag) { return tag.first == name; });
    return found == std::end(tags) ? Tag::none : found->second;
}

/// href="…" of what stands between the name of a tag and its end.
std::string href_of(std::string_view attributes) {
    const std::size_t at = lower_ascii(attributes).find("href=");
    if (at == std::string_view::npos || at + 6 >= attributes.size()) {
        return {};
    }
    const char quote = attributes[at + 5];
    const bool quoted = quote == '"' || quote == '\'';
    const std::size_t begin = at + (quoted ? 6 : 5);
    const std::size_t end = quoted ? attributes.find(quote, begin) : attributes.find_first_of(" \t/", begin);
    return std::string(attributes.substr(begin, end == std::string_view::npos ? end : end - begin));
}

}  // namespace

FoundTag tag_at(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 1000;
    const std::size_t end = text.substr(0, at + longest).find('>', at);
    if (end == std::string_view::npos) {
        return {};
    }
    std::string_view inside = text.substr(at + 1, end - at - 1);
    const bool closes = inside.starts_with('/');
    inside.remove_prefix(closes ? 1 : 0);
    const std::size_t name_end = std::min(inside.find_first_of(" \t\n/"), inside.size());
    FoundTag found{tag_of(lower_ascii(inside.substr(0, name_end))), closes, end + 1 - at, {}};
    if (found.tag == Tag::link && !closes) {
        found.url = href_of(inside.substr(name_end));
    }
    return found;
}

bool is_html(std::string_view text) {
    std::array<bool, 8> opened{};
    for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const FoundTag found = tag_at(text, at);
        const auto index = static_cast<std::size_t>(found.tag);
        if (found.tag == Tag::none) {
            continue;
        }
        const std::string name = lower_ascii(text.substr(at, 3));
        if (name == "<br" || (found.closes && opened[index])) {
            return true;
        }
        opened[index] = opened[index] || !found.closes;
    }
    return false;
}

std::size_t append_reference(std::string_view text, std::size_t at, std::string& out) {
    static constexpr std::pair<std::string_view, char32_t> names[] = {
        {"amp", U'&'},     {"lt", U'<'},      {"gt", U'>'},      {"quot", U'"'},     {"apos", U'\''},
        {"nbsp", 0xA0},    {"ndash", 0x2013}, {"mdash", 0x2014}, {"hellip", 0x2026}, {"bull", 0x2022},
        {"lsquo", 0x2018}, {"rsquo", 0x2019}, {"ldquo", 0x201C}, {"rdquo", 0x201D},  {"middot", 0xB7},
        {"copy", 0xA9},    {"reg", 0xAE},     {"trade", 0x2122}, {"euro", 0x20AC},   {"auml", 0xE4},
        {"ouml", 0xF6},    {"uuml", 0xFC},    {"Auml", 0xC4},    {"Ouml", 0xD6},     {"Uuml", 0xDC},
        {"szlig", 0xDF},   {"eacute", 0xE9},  {"egrave", 0xE8},  {"agrave", 0xE0},   {"ccedil", 0xE7},
    };
    constexpr std::size_t longest = 10;
    const std::size_t end = text.substr(0, at + longest).find(';', at);
    if (end == std::string_view::npos || end == at + 1) {
        return 0;
    }
    const std::string_view name = text.substr(at + 1, end - at - 1);
    char32_t character = 0;
    if (name.front() == '#') {
        const bool hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
        const std::string_view digits = name.substr(hex ? 2 : 1);
        std::uint32_t number = 0;
        const auto [last, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, hex ? 16 : 10);
        const bool valid = error == std::errc{} && last == digits.data() + digits.size() && number >= 0x20 &&
                           number < 0x110000 && (number < 0xD800 || number > 0xDFFF);
        character = valid ? number : 0;
    } else {
        const auto* found =
            std::find_if(std::begin(names), std::end(names), [&](const auto& known) { return known.first == name; });
        character = found == std::end(names) ? 0 : found->second;
    }
    if (character == 0) {
        return 0;
    }
    append_character(out, character);
    return end + 1 - at;
}

}  // namespace cvconv::markup
