#include "ir/formats/europass/dates.h"

#include <fmt/format.h>

#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

std::optional<PartialDate> possible(const Date& date, const std::string& pointer, Diagnostics& diagnostics) {
    if (!date) {
        return std::nullopt;
    }
    if (!is_valid(date->value)) {
        Place place;
        place.pointer = pointer;
        diagnostics.add(Code::date_impossible, std::move(place), to_iso(date->value));
        return std::nullopt;
    }
    return date->value;
}

constexpr std::string_view period_dash = "–";

}  // namespace

Period period_of(const Date& start, const Date& end, const Flag& current, OpenEnd open_end, const std::string& pointer,
                 Diagnostics& diagnostics) {
    Period period;
    period.start = possible(start, pointer + ".startDate", diagnostics);
    period.end = possible(end, pointer + ".endDate", diagnostics);
    bool open = period.start && !end && open_end == OpenEnd::goes_on;
    period.current = !period.end && (current ? current->value : open);
    return period;
}

Period moment_of(const Date& date, const std::string& pointer, Diagnostics& diagnostics) {
    return {possible(date, pointer + ".date", diagnostics), std::nullopt, false};
}

std::string to_line(const Period& period) {
    std::string start = period.start ? to_iso(*period.start) : "";
    if (period.end) {
        return start + (start.empty() ? "– " : " – ") + to_iso(*period.end);
    }
    return period.current ? start + (start.empty() ? "–" : " –") : start;
}

std::optional<Period> period_from_line(std::string_view line) {
    std::size_t at = line.find(period_dash);
    std::string_view first = trim(line.substr(0, at));
    std::string_view second =
        at == std::string_view::npos ? std::string_view{} : trim(line.substr(at + period_dash.size()));
    Period period;
    period.start = from_iso(first);
    period.end = from_iso(second);
    period.current = at != std::string_view::npos && second.empty();
    bool understood = (first.empty() || period.start) && (second.empty() || period.end);
    return understood && !period.empty() ? std::optional(period) : std::nullopt;
}

void add_date_attributes(pugi::xml_node element, const PartialDate& date) {
    element.append_attribute("year").set_value(fmt::format("{:04}", date.year).c_str());
    if (date.month != 0) {
        element.append_attribute("month").set_value(fmt::format("--{:02}", date.month).c_str());
    }
    if (date.day != 0) {
        element.append_attribute("day").set_value(fmt::format("---{:02}", date.day).c_str());
    }
}

void add_v3_period(pugi::xml_node parent, const Period& period) {
    if (period.empty()) {
        return;
    }
    pugi::xml_node element = parent.append_child("Period");
    if (period.start) {
        add_date_attributes(element.append_child("From"), *period.start);
    }
    if (period.end) {
        add_date_attributes(element.append_child("To"), *period.end);
    }
    if (period.current) {
        element.append_child("Current").text().set("true");
    }
}

}  // namespace cvconv::europass
