#include "readers/json_resume/date_members.h"

#include <utility>

#include <fmt/format.h>

#include "ir/formats/json_resume/formats.h"
#include "ir/formats/json_resume/objects.h"
#include "ir/formats/json_resume/pointer.h"
#include "ir/partial_date.h"
#include "readers/json_resume/names.h"
#include "readers/json_resume/normalize.h"
#include "readers/json_resume/words.h"

namespace cvconv::json_resume {

namespace {

void put_period(Json& record, const WrittenDate& read) {
    if (read.start) {
        record["startDate"] = to_iso(*read.start);
    }
    if (read.end) {
        record["endDate"] = to_iso(*read.end);
    } else if (read.current) {
        record["endDate"] = still_going_on;
    }
}

std::string written(const WrittenDate& read) {
    const std::string start = read.start ? to_iso(*read.start) : "";
    const std::string end = read.end ? to_iso(*read.end) : read.current ? "present" : "";
    return start + (start.empty() || end.empty() ? "" : " – ") + end;
}

}  // namespace

void DateMembers::take_period(Json& record, const std::string& at) {
    for (const char* key : {"startDate", "endDate"}) {
        if (auto member = record.find(key); member != record.end() && !member->is_null() && *member != "") {
            return;
        }
    }
    std::string name;
    for (const auto& [key, value] : record.items()) {
        if (name.empty() && is_name_of_period(key) && (value.is_string() || value.is_number_unsigned())) {
            auto read = read_written_date(value.is_string() ? value.get<std::string>() : value.dump(), order_);
            name = read && read->whole && (read->start || read->end) ? key : "";
        }
    }
    if (name.empty()) {
        return;
    }
    Json value = std::move(record[name]);
    record.erase(name);
    record.erase("endDate");
    record.erase("startDate");
    const auto read = read_written_date(value.is_string() ? value.get<std::string>() : value.dump(), order_);
    if (read->start && !read->end && !read->current) {  // one date: when it was, not when it began and went on
        append(record, "startDate", to_iso(*read->start));
        append(record, "endDate", to_iso(*read->start));
    } else {
        put_period(record, *read);
    }
    notes_.read_as(at + '/' + escape_key(name), shown(value), written(*read));
}

/// The start of a period that stands where its end is due; kept aside where there is another one.
void DateMembers::take_start(Json& record, const WrittenDate& read, const Json& before, const std::string& at) {
    auto own = record.find("startDate");
    if (own == record.end() || own->is_null() || *own == "") {
        record["startDate"] = to_iso(*read.start);
    } else if (read.whole && *own != to_iso(*read.start)) {
        notes_.keep(at, before);
    }
}

void DateMembers::mend(Json& record, Json& value, const Property& property, const std::string& at) {
    if (value.is_boolean()) {
        value = value.dump();  // true is how a date is marked that goes on
    }
    if (!value.is_string() && !value.is_number_integer()) {
        return;
    }
    if (!value.is_string()) {
        notes_.said_unquoted(at, value.dump(), "a date");
        value = value.dump();
    }
    const std::string text = value.get<std::string>();
    if (says_nothing(text)) {
        if (!text.empty()) {
            notes_.read_as(at, shown(value), "no date");
        }
        value = nullptr;
        return;
    }
    if (from_iso(text) || text == still_going_on) {
        return;
    }
    const auto read = read_written_date(text, order_);
    const bool period = property.name == "startDate" || property.name == "endDate";
    if (!read || (!period && !read->start && !read->end) || (property.name == "startDate" && !read->start)) {
        return;  // records.h keeps it
    }
    if (!read->whole) {
        notes_.keep(at, value);
    }
    const bool as_written = !(is_date(text) && !from_iso(text));
    const Json before = value;
    if (property.name == "startDate") {
        value = to_iso(*read->start);
        auto end = record.find("endDate");
        if ((read->end || read->current) && (end == record.end() || end->is_null() || *end == "")) {
            put_period(record, *read);  // `value` is no more
        }
    } else if (property.name == "endDate") {
        const bool whole_period = read->start && (read->end || read->current);
        value = read->current ? Json(still_going_on) : Json(to_iso(read->end ? *read->end : *read->start));
        if (whole_period) {
            take_start(record, *read, before, at);  // `value` is no more
        }
    } else {
        value = to_iso(read->end ? *read->end : *read->start);
    }
    if (as_written) {
        notes_.read_as(at, shown(before), written(*read));
    } else {  // "2019-09-31": a day that does not exist
        notes_.report(Code::json_invalid_value, at,
                      fmt::format("{}: no such date; read as {}", shown(before), written(*read)));
    }
}

}  // namespace cvconv::json_resume
