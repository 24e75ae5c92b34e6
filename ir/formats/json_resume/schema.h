#pragma once
// The JSON Resume schema, both versions that are in use, as a table one can read, and the checker
// that walks it. Written from the facts of the schemas; no schema file is read.
//
// The two versions differ in two things only:
//   1.0.0  refuses unknown keys at the top level; certificates[].date must be a full date
//   1.3.1  takes them; certificates[].date may be a year or a month
// In both nothing is required, every nested object is open, and `null` or "" never stand for "not
// known": a key is left out instead.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "ir/diagnostics.h"

namespace cvconv::json_resume {

using Json = nlohmann::ordered_json;

enum class Version { v1_0_0, v1_3_1 };

/// "1.0.0" and "1.3.1"; nothing for any other.
[[nodiscard]] std::optional<Version> version(std::string_view name);
[[nodiscard]] std::string_view name_of(Version version);

/// The address of the schema of 1.0.0, as `$schema` says it. 1.3.1 has no address of its own.
inline constexpr std::string_view schema_address =
    "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/// What a value must be.
enum class Form {
    text,
    date,        ///< the pattern of formats.h, is_date()
    issue_date,  ///< certificates[].date: `date` under 1.3.1, is_full_date() under 1.0.0
    uri,
    email,
    texts,    ///< a list of strings
    object,   ///< of the shape `shape`
    objects,  ///< a list of them
};

struct Shape;

struct Property {
    std::string_view name;
    Form form = Form::text;
    const Shape* shape = nullptr;
};

/// An object's keys, in the order in which the schema lists them and we write them.
struct Shape {
    std::span<const Property> properties;

    [[nodiscard]] constexpr const Property* find(std::string_view name) const {
        for (const Property& property : properties) {
            if (property.name == name) {
                return &property;
            }
        }
        return nullptr;
    }
};

/// The whole document.
[[nodiscard]] const Shape& resume();

/// What is wrong at one place.
struct Violation {
    std::string path;   ///< "work[2].startDate"; empty = the document itself
    std::string found;  ///< the value as JSON, shortened
    std::string cause;  ///< "not a date"
    std::string hint;   ///< "write YYYY, YYYY-MM or YYYY-MM-DD"
};

/// Everything that `document` does which the schema does not allow, in the order of the document.
[[nodiscard]] std::vector<Violation> violations(const Json& document, Version version);

/// True if `value` may stand where `property` is.
[[nodiscard]] bool is_allowed(const Json& value, const Property& property, Version version);

/// For `cvconv validate`. Adds schema_violation for each violation, usage for an unknown version. True if there was
/// none of them.
/// A date that the schema allows but no calendar knows ("2021-02-31") is a warning, date_impossible.
bool validate(const Json& document, std::string_view schema_version, Diagnostics& diagnostics);

}  // namespace cvconv::json_resume
