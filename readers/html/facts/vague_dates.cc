#include "readers/html/facts/vague_dates.h"

#include <algorithm>
#include <cstdint>

#include "ir/lexicon.h"
#include "ir/partial_date.h"
#include "ir/unicode.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::html {
namespace {

constexpr std::size_t longest = 60;  // bytes: "towards the end of the summer before last"

bool is_digit_of_ascii(char c) {
    return c >= '0' && c <= '9';
}

/// "2019-03-14T09:00Z": the date alone.
std::string_view without_time(std::string_view datetime) {
    constexpr std::size_t of_date = 10;  // "2019-03-14"
    const bool time = datetime.size() > of_date && (datetime[of_date] == 'T' || datetime[of_date] == ' ');
    return time ? datetime.substr(0, of_date) : datetime;
}

}  // namespace

std::optional<std::string> date_behind(std::string_view shown, std::string_view datetime) {
    shown = trim(shown);
    auto date = from_iso(without_time(trim(datetime)));
    if (shown.empty() || shown.size() > longest || !date) {
        return std::nullopt;
    }
    const Span all{0, static_cast<std::uint32_t>(shown.size())};
    if (!lookup(Idea::present, shown).empty() || is_duration(shown, all) || !find_periods(shown, all).empty()) {
        return std::nullopt;
    }
    if (std::none_of(shown.begin(), shown.end(), is_digit_of_ascii)) {
        date->day = 0;
    }
    return to_iso(*date);
}

}  // namespace cvconv::html
