#include "readers/office/looks.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::office {
namespace {

template <class T>
void put(std::optional<T>& below, const std::optional<T>& over) {
    if (over) {
        below = over;
    }
}

std::string roman(int number) {
    static constexpr std::pair<int, std::string_view> signs[] = {
        {1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"},
        {40, "xl"},  {10, "x"},   {9, "ix"},  {5, "v"},    {4, "iv"},  {1, "i"}};
    std::string result;
    for (const auto& [value, sign] : signs) {
        for (; number >= value; number -= value) {
            result += sign;
        }
    }
    return result;
}

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
    return text;
}

}  // namespace

void RunLook::put_over(const RunLook& over) {
    put(size, over.size);
    put(bold, over.bold);
    put(italic, over.italic);
    put(underlined, over.underlined);
    put(small_caps, over.small_caps);
    put(hidden, over.hidden);
    put(raised, over.raised);
    put(shaded, over.shaded);
    put(colour, over.colour);
}

void ParagraphLook::put_over(const ParagraphLook& over) {
    put(left, over.left);
    put(first, over.first);
    put(before, over.before);
    put(after, over.after);
    put(outline, over.outline);
    put(list, over.list);
    put(level, over.level);
    put(break_before, over.break_before);
    put(column_break, over.column_break);
    put(close_to_alike, over.close_to_alike);
    put(shaded, over.shaded);
    put(rule_above, over.rule_above);
    put(rule_below, over.rule_below);
    if (!over.tabs.empty()) {
        tabs = over.tabs;
    }
}

std::uint32_t colour_of(std::string_view text) {
    text.remove_prefix(text.starts_with('#') ? 1 : 0);
    std::uint32_t colour = 0;
    const char* end = text.data() + text.size();
    const bool hexadecimal = text.size() == 6 && std::from_chars(text.data(), end, colour, 16).ptr == end;
    return text == "white" ? white : hexadecimal ? colour : 0;
}

std::string number_in(std::string_view format, int number) {
    number = std::clamp(number, 0, 3999);
    if (format == "lowerRoman" || format == "upperRoman") {
        return format == "upperRoman" ? upper(roman(number)) : roman(number);
    }
    if (format == "lowerLetter" || format == "upperLetter") {
        const int letter = std::max(number - 1, 0);
        const std::string letters(static_cast<std::size_t>(letter / 26 + 1), static_cast<char>('a' + letter % 26));
        return format == "upperLetter" ? upper(letters) : letters;
    }
    std::string digits = std::to_string(number);
    return format == "decimalZero" && number < 10 ? "0" + digits : digits;
}

std::string bullet_of(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        if (c >= 0xE000 && c <= 0xF8FF) {
            return "•";
        }
    }
    const std::string_view bare = trim(text);
    return bare == "o" || bare.empty() ? "•" : std::string(bare);
}

}  // namespace cvconv::office
