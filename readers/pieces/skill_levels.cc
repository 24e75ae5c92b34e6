// find_skill_levels of levels.h: words, fractions, percentages, bars.

#include <algorithm>
#include <array>
#include <optional>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/levels.h"

namespace cvconv {

namespace {

/// Glyphs that bars and stars are drawn of.
bool is_drawn(char32_t c) {
    return std::u32string_view(U"●○◉◯⚫⚪⬤•◦★☆✦✧⭐■□▪▫◼◻▮▯█▉▊▋▌▍▎▏░▒▓◆◇♦▰▱━").find(c) != std::u32string_view::npos;
}

/// "●●●●○", "★ ★ ★ ☆ ☆", "████░░": at least three glyphs, blanks between them.
std::optional<Span> bar_at(std::string_view text, std::size_t at, std::size_t limit) {
    std::size_t begin = at;
    std::size_t end = at;
    int glyphs = 0;
    while (at < limit) {
        std::size_t here = at;
        char32_t c = next_character(text, at);
        if (is_drawn(c) || c == 0xFE0F) {
            ++glyphs;
            end = at;
        } else if (!is_space(c) || c == '\n' || here > end + 2) {
            break;
        }
    }
    return glyphs >= 3 ? std::optional(make_span(begin, end)) : std::nullopt;
}

struct Number {
    int value = -1;
    std::size_t end = 0;
};

Number number_at(std::string_view text, std::size_t at, std::size_t limit) {
    Number number{0, at};
    while (number.end < limit && is_ascii_digit(static_cast<unsigned char>(text[number.end])) && number.end < at + 4) {
        number.value = number.value * 10 + (text[number.end++] - '0');
    }
    number.value = number.end == at ? -1 : number.value;
    return number;
}

/// "4/5", "8 / 10", "80 %".
std::optional<Span> measure_at(std::string_view text, std::size_t at, std::size_t limit) {
    Number first = number_at(text, at, limit);
    if (first.value < 0) {
        return std::nullopt;
    }
    std::size_t next = first.end;
    while (next < limit && text[next] == ' ' && next < first.end + 1) {
        ++next;
    }
    if (next < limit && text[next] == '%') {
        return first.value <= 100 ? std::optional(make_span(at, next + 1)) : std::nullopt;
    }
    if (next >= limit || text[next] != '/') {
        return std::nullopt;
    }
    ++next;
    while (next < limit && text[next] == ' ' && text[first.end] == ' ') {
        ++next;
    }
    Number second = number_at(text, next, limit);
    constexpr std::array<int, 6> scales = {3, 4, 5, 6, 10, 100};
    bool scale = std::find(scales.begin(), scales.end(), second.value) != scales.end();
    bool ends = second.end >= limit || (!is_letter(character_at(text, second.end)) && text[second.end] != '/');
    return scale && ends && first.value <= second.value ? std::optional(make_span(at, second.end)) : std::nullopt;
}

/// With the brackets right around it.
Span with_brackets(std::string_view text, Span value, Span within) {
    char32_t before = value.begin > within.begin ? character_before(text, value.begin) : U'\0';
    char32_t behind = value.end < within.end ? character_at(text, value.end) : U'\0';
    if ((before == '(' && behind == ')') || (before == '[' && behind == ']')) {
        return make_span(value.begin - 1, value.end + 1);
    }
    if (before == U'（' && behind == U'）') {
        return make_span(value.begin - 3, value.end + 3);
    }
    return value;
}

/// What stands in a bracket, or behind the last separator: where a level in words may be.
std::vector<Span> candidates(std::string_view text, Span within) {
    std::vector<Span> spans;
    std::size_t open = within.end;
    std::size_t last = within.begin;
    for (std::size_t at = within.begin; at < within.end;) {
        std::size_t here = at;
        char32_t c = next_character(text, at);
        if (c == '(' || c == '[' || c == U'（') {
            open = at;
        } else if ((c == ')' || c == ']' || c == U'）') && open < here) {
            spans.push_back(make_span(open, here));
            open = within.end;
        } else if (c == ':' || c == U'：' || c == '\t' || c == '|' ||
                   (is_dash(c) && character_before(text, here) == ' ' && character_at(text, at) == ' ')) {
            last = at;
        }
    }
    spans.push_back(make_span(last, within.end));
    return spans;
}

}  // namespace

Span without_bar(std::string_view text, Span span) {
    constexpr int fewest = 3;
    std::size_t end = span.end;
    int glyphs = 0;
    while (end > span.begin) {
        const char32_t c = character_before(text, end);
        if (!is_drawn(c) && c != 0xFE0F && !is_space(c)) {
            break;
        }
        glyphs += is_drawn(c) ? 1 : 0;
        do {
            --end;
        } while (end > span.begin && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U);
    }
    return glyphs >= fewest && end > span.begin ? make_span(span.begin, end) : span;
}

std::vector<FoundLevel> find_skill_levels(std::string_view text, Span within) {
    within.end = static_cast<std::uint32_t>(std::min<std::size_t>(within.end, text.size()));
    std::vector<FoundLevel> found;
    char32_t before = U' ';
    for (std::size_t at = within.begin; at < within.end;) {
        char32_t c = character_at(text, at);
        if (is_drawn(c)) {
            if (auto bar = bar_at(text, at, within.end)) {
                found.push_back({*bar, *bar, true, 1});
                at = bar->end;
                continue;
            }
        } else if (is_ascii_digit(c) && !is_letter(before) && !is_digit(before) && before != '.' && before != '/' &&
                   before != ',') {
            if (auto measure = measure_at(text, at, within.end)) {
                Span where = with_brackets(text, *measure, within);
                bool last = trim_punctuation(text, make_span(where.end, within.end)).empty();
                found.push_back({where, *measure, false, last || where != *measure ? 0.9F : 0.5F});
                at = measure->end;
                continue;
            }
        }
        before = next_character(text, at);
    }
    for (Span candidate : candidates(text, within)) {
        Span value = trim_punctuation(text, candidate);
        if (value.empty() || value.size() > 60 || lookup(Idea::skill_levels, value.of(text)).empty()) {
            continue;
        }
        bool whole = value == trim_punctuation(text, within);
        found.push_back({with_brackets(text, value, within), value, false, whole ? 0.7F : 1.0F});
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.where < b.where; });
    return found;
}

}  // namespace cvconv
