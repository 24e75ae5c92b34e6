#include "readers/bullets.h"

#include <algorithm>

#include "ir/unicode.h"

namespace cvconv {

namespace {

/// "1.", "12)", "(3)", "[19]", "a)", "iv." without what follows; 0 = none. A year ("2019.") or a day
/// ("8. 2. 1983") is no number of an item.
std::size_t number_size(std::string_view line) {
    std::size_t at = 0;
    char bracket = line[0] == '[' ? ']' : line[0] == '(' ? ')' : '\0';
    at += bracket != '\0' ? 1 : 0;
    std::size_t digits = at;
    while (digits < line.size() && line[digits] >= '0' && line[digits] <= '9') {
        ++digits;
    }
    std::size_t end = digits;
    if (bracket == ']' && digits == at) {
        // "[b]", "[C4]": how lists of papers are numbered
        std::size_t letters = at;
        while (letters < line.size() && letters < at + 2 && line[letters] >= 'A' && line[letters] <= 'Z') {
            ++letters;
        }
        std::size_t number = letters;
        while (number < line.size() && number < letters + 3 && line[number] >= '0' && line[number] <= '9') {
            ++number;
        }
        bool small = line.size() > at + 1 && line[at] >= 'a' && line[at] <= 'z';
        end = small ? at + 1 : letters > at && number > letters ? number : at;
        return end > at && end < line.size() && line[end] == ']' ? end + 1 : 0;
    }
    if (digits == at && line.size() > at + 1 && line[at] >= 'a' && line[at] <= 'z' && line[at + 1] == ')') {
        end = at + 1;  // "a)", "(a)"
    } else if (digits == at || digits - at > 3) {
        return 0;
    }
    if (end >= line.size()) {
        return 0;
    }
    if (bracket != '\0') {
        return line[end] == bracket ? end + 1 : 0;
    }
    return line[end] == '.' || line[end] == ')' ? end + 1 : 0;
}

/// What stands for a bullet when the symbol font is lost (Wingdings "l" is ●, "n" ■, "u" ◆, "q" ❑,
/// "v" ❖, "ü" ✓, "Ø" ➢, "§" ▪), when a typist has none ("o") and when OCR reads one.
bool is_letter_bullet(char32_t c) {
    static constexpr std::u32string_view letters = U"oflnquvxüØ§.«°¤¢©=";
    return letters.find(c) != std::u32string_view::npos;
}

bool begins_with_digit(std::string_view text) {
    return !text.empty() && text[0] >= '0' && text[0] <= '9';
}

}  // namespace

std::optional<Bullet> find_bullet(std::string_view line) {
    if (line.empty()) {
        return std::nullopt;
    }
    std::size_t end = 0;
    char32_t c = next_character(line, end);
    auto with = [&](BulletKind kind, std::size_t marker_end) {
        Bullet bullet{kind, std::string(line.substr(0, marker_end)), marker_end};
        while (bullet.size < line.size()) {
            std::size_t next = bullet.size;
            if (!is_space(next_character(line, next))) {
                break;
            }
            bullet.size = next;
        }
        return bullet;
    };
    std::string_view rest = line.substr(end);
    std::size_t peek = 0;
    bool parted = rest.empty() || is_space(next_character(rest, peek));
    if (is_bullet(c) || c == U'·' || c == U'⋄' || c == U'◊' || c == U'⚬' || c == U'．' || c == U'‧') {
        bool arrow = c == U'→' || c == U'»' || c == U'›' || c == U'★' || c == U'☆' || c == U'※' || c == U'⇒';
        if (arrow && !parted) {
            return std::nullopt;
        }
        return with(BulletKind::glyph, end);
    }
    if (is_dash(c) || c == '*' || c == '+' || c == '>' || c == '~' || c == '|') {
        bool doubled = !rest.empty() && (rest[0] == line[0]);
        if (!parted || doubled) {
            return std::nullopt;
        }
        return with(BulletKind::dash, end);
    }
    if (is_letter_bullet(c)) {
        return parted ? std::optional(with(BulletKind::letter, end)) : std::nullopt;
    }
    if (std::size_t size = number_size(line); size > 0) {
        std::string_view after = line.substr(size);
        // "1. Title" and "[3] Title" are numbers, "8. 2. 1983", "3.5 years" and "1.000" are not.
        if (after.empty() || after[0] != ' ' || begins_with_digit(trim(after))) {
            bool bracketed = line[0] == '[' && !after.empty();
            if (!bracketed) {
                return std::nullopt;
            }
        }
        return with(BulletKind::number, size);
    }
    return std::nullopt;
}

std::vector<bool> find_lettered(const std::vector<std::string_view>& lines) {
    constexpr std::size_t fewest = 3;
    std::vector<bool> lettered(lines.size(), false);
    std::vector<std::size_t> sequence;
    auto close = [&] {
        for (std::size_t i : sequence) {
            lettered[i] = lettered[i] || sequence.size() >= fewest;
        }
        sequence.clear();
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view line = trim(lines[i]);
        bool marked = line.size() > 3 && line[0] >= 'a' && line[0] <= 'z' && line[1] == '.' && line[2] == ' ';
        if (!marked) {
            continue;
        }
        auto letter = static_cast<std::size_t>(line[0] - 'a');
        if (letter == 0) {
            close();
        }
        if (letter == sequence.size()) {
            sequence.push_back(i);
        }
    }
    close();
    return lettered;
}

std::vector<bool> find_numbered(const std::vector<std::string_view>& lines) {
    constexpr std::size_t fewest = 2;
    std::vector<bool> numbered(lines.size(), false);
    std::vector<std::size_t> sequence;
    auto is_sure = [&](std::size_t i) {
        auto bullet = find_bullet(trim(lines[i]));
        return bullet && bullet->kind == BulletKind::number;
    };
    auto close = [&] {
        auto sure = static_cast<std::size_t>(std::count_if(sequence.begin(), sequence.end(), is_sure));
        for (std::size_t i : sequence) {
            numbered[i] = sure >= fewest && !is_sure(i);
        }
        sequence.clear();
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view line = trim(lines[i]);
        std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
        bool marked = digits >= 1 && digits <= 2 && line.substr(digits).starts_with(". ");
        std::size_t number = 0;
        for (std::size_t k = 0; k < digits && marked; ++k) {
            number = number * 10 + static_cast<std::size_t>(line[k] - '0');
        }
        if (marked && number == 1) {
            close();
        }
        if (marked && number == sequence.size() + 1) {
            sequence.push_back(i);
        }
    }
    close();
    return numbered;
}

Bullet enumerated_bullet(std::string_view line) {
    std::size_t mark = line.find('.') + 1;
    std::size_t end = std::min(line.find_first_not_of(' ', mark), line.size());
    return {BulletKind::number, std::string(line.substr(0, mark)), end};
}

}  // namespace cvconv
