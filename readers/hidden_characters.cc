#include "readers/hidden_characters.h"

#include <string>

#include <fmt/format.h>

#include "ir/unicode.h"

namespace cvconv {
namespace {

constexpr char32_t black_flag = 0x1F3F4;  ///< 🏴 with tags behind is the flag of a region

bool is_tag(char32_t c) {
    return c >= 0xE0000 && c < 0xE0080;
}
bool is_selector(char32_t c) {
    return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
}
bool is_override(char32_t c) {
    return c == 0x202D || c == 0x202E;
}
bool is_zero_width(char32_t c) {
    return c == 0x200B || c == 0x2060 || c == 0xFEFF;
}

}  // namespace

void report_hidden_characters(std::string_view text, Diagnostics& diagnostics) {
    std::size_t overrides = 0;
    std::size_t tags = 0;
    std::size_t selectors = 0;
    std::size_t zero_widths = 0;
    std::string spelled;
    bool flag = false;
    char32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
        // All of them are of three bytes and more, beginning with 0xE2, 0xEF or 0xF3.
        auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0xE2) {
            before = byte;
            flag = false;
            ++at;
            continue;
        }
        const char32_t c = next_character(text, at);
        flag = c == black_flag || (flag && is_tag(c));
        if (is_tag(c) && !flag) {
            ++tags;
            if (c > 0xE0020 && c < 0xE007F && spelled.size() < 60) {
                spelled += static_cast<char>(c - 0xE0000);
            } else if (c == 0xE0020) {
                spelled += ' ';
            }
        }
        overrides += is_override(c) ? 1 : 0;
        selectors += is_selector(c) && is_selector(before) ? 1 : 0;
        std::size_t next = at;
        bool inside = is_zero_width(c) && before > ' ' && next < text.size() && !is_space(next_character(text, next));
        zero_widths += inside ? 1 : 0;
        before = c;
    }
    if (const std::size_t marks = count_piled_marks(text); marks > 0) {
        diagnostics.add(Code::characters_dropped,
                        fmt::format("{} combining marks, of more than {} on a letter", marks, most_marks));
    }
    if (overrides > 0) {
        diagnostics.add(Code::hidden_characters, fmt::format("{} of direction", overrides));
    }
    if (tags > 0) {
        diagnostics.add(Code::hidden_characters, fmt::format("{} tags: \"{}\"", tags, spelled));
    }
    if (selectors > 0) {
        diagnostics.add(Code::hidden_characters, fmt::format("{} variation selectors in a row", selectors));
    }
    if (zero_widths > 0) {
        diagnostics.add(Code::characters_dropped, fmt::format("{} of no width", zero_widths));
    }
}

}  // namespace cvconv
