#include "readers/pieces/contact/phone_shapes.h"

#include <algorithm>

#include "readers/pieces/characters.h"

namespace cvconv::phones {

namespace {

constexpr std::size_t longest = 40;  // bytes of a number with all its separators

bool is_separator(char32_t c) {
    return c == ' ' || c == '.' || c == '/' || c == U'\u00A0' || c == U'\u202F' || c == U'\u2009' || is_dash(c);
}

/// "1 800 000", "12.300.000".
bool is_amount(const Candidate& number) {
    return number.groups.size() >= 2 && number.blanks_only && number.digits.front() != '0' && number.groups[0] <= 3 &&
           !(number.groups.size() == 3 && number.groups[0] == 3) &&
           std::all_of(number.groups.begin() + 1, number.groups.end(), [](int size) { return size == 3; });
}

/// "1011–1026", "1861-1863": pages, or years long gone.
bool is_ascending(const Candidate& number) {
    return number.groups.size() == 2 && number.groups[0] == 4 && number.groups[1] == 4 && !number.blanks_only &&
           number.values[0] <= number.values[1] && number.values[1] - number.values[0] < 1000;
}

bool is_isbn(const Candidate& number) {
    return (number.digits.size() == 13 || number.digits.size() == 10) && !number.plus && number.groups.size() >= 4 &&
           !number.blanks_only &&
           (number.digits.starts_with("978") || number.digits.starts_with("979") || number.groups.back() == 1);
}

/// "18052-780": a postal code of Brazil.
bool is_postal_code(const Candidate& number) {
    return !number.plus && !number.blanks_only && number.groups == std::vector<int>{5, 3};
}

/// "192.168.10.12": four numbers up to 255, not all of two digits as Danish telephone numbers are.
bool is_internet_address(const Candidate& number) {
    return number.groups.size() == 4 && number.dots_only &&
           std::all_of(number.values.begin(), number.values.end(), [](int v) { return v >= 0 && v <= 255; }) &&
           !std::all_of(number.groups.begin(), number.groups.end(), [](int size) { return size == 2; });
}

/// "04/12 – 06/15": two months of years in two digits.
bool is_range_of_short_years(const Candidate& number) {
    auto month = [&](std::size_t i) { return number.values[i] >= 1 && number.values[i] <= 12; };
    return number.groups.size() == 4 && number.slashes == 2 && number.groups[1] == 2 && number.groups[3] == 2 &&
           month(0) && month(2);
}

}  // namespace

Candidate read(std::string_view text, std::size_t at) {
    Candidate number;
    number.begin = number.end = at;
    std::size_t limit = std::min(text.size(), at + longest);
    int open_bracket = -1;  // digits that stood before it
    int group = 0;
    int value = 0;
    auto close_group = [&] {
        if (group > 0) {
            number.groups.push_back(group);
            number.values.push_back(group <= 4 ? value : -1);
        }
        group = value = 0;
    };
    int blanks = 0;
    while (at < limit) {
        std::size_t here = at;
        char32_t c = next_character(text, at);
        auto count = static_cast<int>(number.digits.size());
        if (is_ascii_digit(c)) {
            if (count >= 15) {
                number.end = number.begin;  // longer than any telephone number: an identifier
                return number;
            }
            number.digits += static_cast<char>(c);
            ++group;
            value = group <= 4 ? value * 10 + static_cast<int>(c - '0') : -1;
            number.end = at;
            blanks = 0;
            continue;
        }
        close_group();
        if (c == '+') {
            if (count > 0 || number.plus) {
                break;
            }
            number.plus = true;
        } else if (c == '(') {
            char32_t next = character_at(text, at);
            if (open_bracket >= 0 || !(is_ascii_digit(next) || next == '+')) {
                break;
            }
            // "+49 (0) 30": the zero is dialled at home only.
            if (number.plus && count > 0 && text.substr(here).starts_with("(0)")) {
                at = here + 3;
                number.end = at;
                continue;
            }
            std::size_t close = text.substr(here, 9).find(')');
            if (close == std::string_view::npos) {
                break;
            }
            open_bracket = count;
        } else if (c == ')') {
            if (open_bracket < 0) {
                break;
            }
            number.area_in_brackets =
                number.area_in_brackets || (open_bracket == 0 && !number.plus) || open_bracket > 0;
            open_bracket = -1;
            number.end = at;
        } else if (is_separator(c) || (is_separating_dot(c) && is_ascii_digit(character_before(text, here)) &&
                                       is_ascii_digit(character_at(text, at)))) {  // "555·010·0142"
            blanks = c == ' ' ? blanks + 1 : blanks;
            number.slashes +=
                c == '/' && is_ascii_digit(character_before(text, here)) && is_ascii_digit(character_at(text, at)) ? 1
                                                                                                                   : 0;
            number.dots_only = number.dots_only && (c == '.' || !is_ascii_digit(character_at(text, at)));
            if (c != ' ' && c != '.' && c != U'\u00A0' && c != U'\u202F') {
                number.blanks_only = false;
            }
            // Two numbers on a line: "030 1234567 / 0171 2345678", or a wide gap.
            std::size_t next = at;
            while (next < limit && text[next] == ' ') {
                ++next;
            }
            bool spaced = c != ' ' && character_before(text, here) == ' ' && next > at;
            char32_t follower = character_at(text, next);
            if ((spaced && count >= 8) || (blanks > 1 && count >= 7) || (blanks > 3) ||
                !(is_ascii_digit(follower) || is_separator(follower) || follower == '(')) {
                break;
            }
        } else {
            break;
        }
    }
    close_group();
    if (open_bracket >= 0) {
        number.end = number.begin;
    }
    return number;
}

bool is_date(const Candidate& number) {
    bool year = is_range_of_short_years(number);
    for (std::size_t i = 0; i < number.groups.size(); ++i) {
        if (number.groups[i] == 4 && number.values[i] >= 1900 && number.values[i] <= 2069) {
            year = true;
        } else if (number.groups[i] > 2) {
            return false;
        }
    }
    return year;
}

float shape_certainty(const Candidate& number) {
    std::size_t count = number.digits.size();
    const auto& groups = number.groups;
    if (number.plus) {
        return count >= 8 && count <= 15 ? 1.0F : count >= 7 ? 0.6F : 0.0F;
    }
    if (count < 7 || is_date(number) || is_isbn(number) || is_ascending(number) || is_internet_address(number) ||
        is_postal_code(number)) {
        return 0;
    }
    if (number.area_in_brackets) {
        return count >= 8 && count <= 12 ? 0.95F : 0.4F;
    }
    if (number.digits.starts_with("00") && count >= 10) {
        return groups[0] == 2 || groups.size() >= 3 || groups[0] == 4 || groups[0] == 5 ? 0.9F : 0.4F;
    }
    if (groups.size() == 3 && groups[0] == 3 && groups[1] == 3 && groups[2] == 4) {
        return 0.9F;
    }
    if (is_amount(number)) {
        return 0.1F;
    }
    if (number.digits.front() == '0') {
        return count < 8 ? 0.2F : count <= 12 ? (groups.size() > 1 ? 0.85F : 0.6F) : 0.2F;
    }
    if (groups.size() == 1) {
        return 0.2F;
    }
    bool small = std::all_of(groups.begin(), groups.end(), [](int size) { return size <= 5; });
    return small && count >= 8 && count <= 12 ? 0.45F : 0.2F;
}

}  // namespace cvconv::phones
