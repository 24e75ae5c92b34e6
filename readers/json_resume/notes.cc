#include "readers/json_resume/notes.h"

#include <utility>

#include <fmt/format.h>

#include "ir/formats/json_resume/objects.h"
#include "ir/formats/json_resume/pointer.h"
#include "ir/unicode.h"

namespace cvconv::json_resume {

std::string shown(const Json& value) {
    constexpr std::size_t most = 60;
    return beginning_of(value.dump(-1, ' ', false, Json::error_handler_t::replace), most);
}

void Notes::read_as(const std::string& at, const std::string& before, std::string_view after) {
    report(Code::value_read_as, at, fmt::format("{}; read as {}", before, after));
}

void Notes::said_unquoted(const std::string& at, const std::string& text, std::string_view as) {
    if (notation_ == Notation::json) {
        report(Code::value_read_as, at, fmt::format("{} is not in quotes; read as {}", text, as));
    }
}

void Notes::keep(const std::string& at, const Json& value) {
    append(kept_, at, value);
    report(Code::json_invalid_value, at, fmt::format("{}: more than the value; kept", shown(value)));
}

void Notes::keep_aside(const std::string& at, Json value) {
    append(kept_, at, std::move(value));
}

void Notes::report(Code code, const std::string& at, std::string detail) {
    Place place;
    place.pointer = readable_path(at);
    diagnostics_.add(code, std::move(place), std::move(detail));
}

}  // namespace cvconv::json_resume
