// Which comes first in "03/04/2019"?

#include <algorithm>

#include "readers/pieces/dates/dates.h"

namespace cvconv {

namespace {

bool is_digit_byte(char c) {
    return c >= '0' && c <= '9';
}

/// Two digits at most at `at`, which is moved behind them; -1 if there are none or more.
int small_number(std::string_view text, std::size_t& at) {
    int value = 0;
    std::size_t begin = at;
    while (at < text.size() && is_digit_byte(text[at]) && at - begin < 3) {
        value = value * 10 + (text[at++] - '0');
    }
    return at == begin || at - begin > 2 ? -1 : value;
}

/// "(555) 555-0100" and "Springfield, IL 62704" are written in the United States alone.
bool looks_american(std::string_view text) {
    auto digits = [&](std::size_t at, std::size_t count) {
        return at + count <= text.size() &&
               std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at),
                           text.begin() + static_cast<std::ptrdiff_t>(at + count), is_digit_byte);
    };
    auto capital = [&](std::size_t at) { return text[at] >= 'A' && text[at] <= 'Z'; };
    for (std::size_t i = 0; i + 10 <= text.size(); ++i) {
        if (text[i] == '(' && digits(i + 1, 3) && text[i + 4] == ')') {
            std::size_t at = i + 5 + (text[i + 5] == ' ' ? 1 : 0);
            if (digits(at, 3) && at + 8 <= text.size() && (text[at + 3] == '-' || text[at + 3] == '.') &&
                digits(at + 4, 4)) {
                return true;
            }
        }
        if (text[i] == ',' && text[i + 1] == ' ' && capital(i + 2) && capital(i + 3) && text[i + 4] == ' ' &&
            digits(i + 5, 5) && (i + 10 == text.size() || !is_digit_byte(text[i + 10]))) {
            return true;
        }
    }
    return false;
}

}  // namespace

DateOrder learn_date_order(std::string_view text) {
    int day_first = 0;
    int month_first = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit_byte(text[i]) || (i > 0 && (is_digit_byte(text[i - 1]) || text[i - 1] == '/'))) {
            continue;
        }
        std::size_t at = i;
        int first = small_number(text, at);
        if (first < 1 || at >= text.size() || (text[at] != '/' && text[at] != '-')) {
            continue;
        }
        char separator = text[at++];
        int second = small_number(text, at);
        if (second < 1 || at + 2 >= text.size() || text[at] != separator || !is_digit_byte(text[at + 1]) ||
            !is_digit_byte(text[at + 2])) {
            continue;
        }
        day_first += first > 12 && first <= 31 && second <= 12 ? 1 : 0;
        month_first += second > 12 && second <= 31 && first <= 12 ? 1 : 0;
    }
    if (day_first != month_first) {
        return day_first > month_first ? DateOrder::day_first : DateOrder::month_first;
    }
    return looks_american(text) ? DateOrder::month_first : DateOrder::unknown;
}

}  // namespace cvconv
