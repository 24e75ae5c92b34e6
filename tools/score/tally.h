#pragma once
// Comparing two values of a field, and counting.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace cvconv::score {

using Json = nlohmann::ordered_json;

/// A value as text; a number as it is written.
[[nodiscard]] std::string text_of(const Json& value);
/// A list's texts, or the one text that a value is. Blank ones are left out.
[[nodiscard]] std::vector<std::string> texts_of(const Json& value);
/// Every text of a value, however deep, joined by blanks.
[[nodiscard]] std::string all_text(const Json& value);
/// Null, "", [], {}, 0, false.
[[nodiscard]] bool is_nothing(const Json& value);
/// The member, or null.
[[nodiscard]] const Json& member(const Json& object, std::string_view key);

[[nodiscard]] bool is_list_field(std::string_view field);
[[nodiscard]] bool is_date_field(std::string_view field);

/// How right `got` is where `expected` was to be: 0..1. `field` is the last part of the path and
/// decides how: dates, phones, URLs, long text, short text.
[[nodiscard]] double compare(std::string_view field, const std::string& expected, const std::string& got);

struct Error {
    std::string path;       ///< "work.startDate"
    std::string_view kind;  ///< "missing", "wrong" or "extra"
    std::string expected;   ///< as JSON
    std::string got;
};

class Tally {
public:
    /// One leaf. Nothing on both sides does not count; `credit` takes the place of compare().
    void add(const std::string& path, const Json& expected, const Json& got, std::optional<double> credit = {});

    /// F1 over the paths that are, or are below, one of `prefixes`. Nothing if there are none.
    [[nodiscard]] std::optional<double> f1(const std::vector<std::string_view>& prefixes) const;
    [[nodiscard]] const std::vector<Error>& errors() const { return errors_; }

private:
    struct Counts {
        double right = 0, extra = 0, missing = 0;
    };
    std::map<std::string, Counts> counts_;
    std::vector<Error> errors_;
};

}  // namespace cvconv::score
