#include "readers/html/drawn_bullets.h"

#include <algorithm>
#include <charconv>

#include <unicode/unistr.h>

#include "ir/unicode.h"
#include "readers/bullets.h"

namespace cvconv::html {
namespace {

/// What stands between the quotation marks, with escapes as "\2022" resolved. Nothing where there are none.
std::optional<std::string> read_string(std::string_view value) {
    value = trim(value);
    if (value.size() < 2 || (value.front() != '"' && value.front() != '\'')) {
        return std::nullopt;
    }
    const std::string_view text = value.substr(1, std::min(value.find(value.front(), 1), value.size()) - 1);
    std::string read;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '\\') {
            read += text[at++];
            continue;
        }
        constexpr std::size_t most_digits = 6;
        unsigned int character = 0;
        const std::string_view digits = text.substr(at + 1, most_digits);
        const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), character, 16);
        at += 1 + static_cast<std::size_t>(end.ptr - digits.data());
        if (end.ec == std::errc() && character <= 0x10FFFF) {
            icu::UnicodeString(static_cast<UChar32>(character)).toUTF8String(read);
            at += at < text.size() && text[at] == ' ' ? 1 : 0;  // belongs to the digits
        }
    }
    return read;
}

}  // namespace

std::string_view element_before(std::string_view selector) {
    constexpr std::string_view before = ":before";  // of old sheets; of others "::before"
    if (!selector.ends_with(before)) {
        return {};
    }
    selector.remove_suffix(before.size());
    return selector.ends_with(':') ? selector.substr(0, selector.size() - 1) : selector;
}

std::optional<std::string> drawn_bullet(std::string_view content) {
    const std::optional<std::string> drawn = read_string(content);
    const std::string shown(drawn ? trim(*drawn) : std::string_view());
    const auto bullet = find_bullet(shown);
    const bool is_one = bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash);
    return is_one && count_characters(shown) == 1 ? std::optional(shown) : std::nullopt;
}

}  // namespace cvconv::html
