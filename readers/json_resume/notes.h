#pragma once
// What is said of a JSON Resume that was read otherwise than it is written, and what is kept of it. Internal to
// normalize.

#include <string>
#include <string_view>

#include "ir/diagnostics.h"
#include "ir/formats/json_resume/schema.h"
#include "readers/json_resume/tree.h"

namespace cvconv::json_resume {

/// The beginning of a value, for messages.
[[nodiscard]] std::string shown(const Json& value);

/// Places are JSON Pointers.
class Notes {
public:
    Notes(Notation notation, Diagnostics& diagnostics) : notation_(notation), diagnostics_(diagnostics) {}

    /// value_read_as.
    void read_as(const std::string& at, const std::string& before, std::string_view after);
    /// The same of a number or a word without quotes: nothing is said of YAML, where that is usual.
    void said_unquoted(const std::string& at, const std::string& text, std::string_view as);
    /// json_invalid_value; and `value` is kept, as what it was read as does not say all of it.
    void keep(const std::string& at, const Json& value);
    /// The same, silently: what stands beside the resume.
    void keep_aside(const std::string& at, Json value);
    void report(Code code, const std::string& at, std::string detail);

    [[nodiscard]] Notation notation() const { return notation_; }
    [[nodiscard]] Json take_kept() { return std::move(kept_); }

private:
    Notation notation_;
    Diagnostics& diagnostics_;
    Json kept_ = Json::object();
};

}  // namespace cvconv::json_resume
