#include "ir/partial_date.h"

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace cvconv {

namespace {

int days_in_month(int year, int month) {
    static constexpr std::array<int, 12> days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && leap ? 29 : days.at(static_cast<std::size_t>(month - 1));
}

std::optional<int> digits(std::string_view text, std::size_t count) {
    if (text.size() != count) {
        return std::nullopt;
    }
    int value = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0) {
        return std::nullopt;
    }
    return value;
}

}  // namespace

bool is_valid(const PartialDate& date) {
    if (date.year < 1000 || date.year > 2999 || date.month > 12) {
        return false;
    }
    if (date.month == 0) {
        return date.day == 0;
    }
    return date.day <= days_in_month(date.year, date.month);
}

std::string to_iso(const PartialDate& date) {
    if (date.month == 0 && date.day == 0) {
        return fmt::format("{:04}", date.year);
    }
    if (date.day == 0) {
        return fmt::format("{:04}-{:02}", date.year, date.month);
    }
    return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
}

std::optional<PartialDate> from_iso(std::string_view text) {
    PartialDate date;
    auto year = digits(text.substr(0, 4), 4);
    if (!year) {
        return std::nullopt;
    }
    date.year = static_cast<std::int16_t>(*year);
    if (text.size() > 4) {
        auto month = text.size() >= 7 && text[4] == '-' ? digits(text.substr(5, 2), 2) : std::nullopt;
        if (!month || *month == 0) {
            return std::nullopt;
        }
        date.month = static_cast<std::uint8_t>(*month);
    }
    if (text.size() > 7) {
        auto day = text[7] == '-' ? digits(text.substr(8), 2) : std::nullopt;
        if (!day || *day == 0) {
            return std::nullopt;
        }
        date.day = static_cast<std::uint8_t>(*day);
    }
    return is_valid(date) ? std::optional(date) : std::nullopt;
}

}  // namespace cvconv
