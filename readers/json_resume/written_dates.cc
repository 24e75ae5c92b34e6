#include "readers/json_resume/written_dates.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::json_resume {

namespace {

bool is_ascii_digit(char c) {
    return c >= '0' && c <= '9';
}

/// The most precise date of these numbers that there is.
std::optional<PartialDate> nearest(int year, int month, int day) {
    for (auto [m, d] : {std::pair(month, day), std::pair(month, 0), std::pair(0, 0)}) {
        const bool fits = m >= 0 && m <= 12 && d >= 0 && d <= 31;
        const PartialDate date{static_cast<std::int16_t>(year), static_cast<std::uint8_t>(m),
                               static_cast<std::uint8_t>(d)};
        if (fits && is_valid(date)) {
            return date;
        }
    }
    return std::nullopt;
}

/// "2019-9", "2015/03/01", "2019-00", "2019-09-31", "2019-05-01T00:00:00Z", "20190501": the year first, in digits.
std::optional<PartialDate> year_first(std::string_view text) {
    if (text.size() == 8 && std::all_of(text.begin(), text.end(), is_ascii_digit)) {
        auto number = [&](std::size_t at, std::size_t count) {
            int value = 0;
            for (char c : text.substr(at, count)) {
                value = value * 10 + (c - '0');
            }
            return value;
        };
        return nearest(number(0, 4), number(4, 2), number(6, 2));
    }
    if (text.size() > 10 && text.size() <= 35 && (text[10] == 'T' || text[10] == ' ') && is_ascii_digit(text[11])) {
        text = text.substr(0, 10);  // a time of day behind it
    }
    std::array<int, 3> numbers{};
    std::size_t count = 0;
    std::size_t at = 0;
    char separator = 0;
    while (count < numbers.size()) {
        const std::size_t begin = at;
        while (at < text.size() && is_ascii_digit(text[at]) && at - begin < 4) {
            numbers[count] = numbers[count] * 10 + (text[at++] - '0');
        }
        const std::size_t digits = at - begin;
        if (digits == 0 || (count == 0) != (digits == 4) || (count > 0 && digits > 2)) {
            return std::nullopt;
        }
        ++count;
        if (at == text.size()) {
            break;
        }
        const bool separates = std::string_view("-/.").find(text[at]) != std::string_view::npos;
        if (!separates || (separator != 0 && text[at] != separator) || at + 1 == text.size()) {
            return std::nullopt;
        }
        separator = text[at++];
    }
    return at == text.size() ? nearest(numbers[0], numbers[1], numbers[2]) : std::nullopt;
}

bool says_something(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        if (is_letter(c) || is_digit(c)) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<WrittenDate> read_written_date(std::string_view text, DateOrder order) {
    text = trim(text);
    constexpr std::size_t longest = 100;
    if (text.empty() || text.size() > longest) {
        return std::nullopt;
    }
    WrittenDate written;
    if (auto date = year_first(text)) {
        written.start = date;
        return written;
    }
    if (!lookup(Idea::present, text).empty()) {
        written.current = true;
        return written;
    }
    const std::vector<FoundPeriod> periods =
        find_periods(text, Span{0, static_cast<std::uint32_t>(text.size())}, order);
    if (periods.empty()) {
        return std::nullopt;
    }
    const FoundPeriod& period = periods.front();
    written.start = period.start;
    written.end = period.end;
    written.current = period.current;
    written.whole = periods.size() == 1 && !says_something(text.substr(0, period.where.begin)) &&
                    !says_something(text.substr(period.where.end));
    return written.start || written.end ? std::optional(written) : std::nullopt;
}

}  // namespace cvconv::json_resume
