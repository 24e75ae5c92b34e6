#pragma once
// Tables that say which field of JSON Resume a format's key is, read from left to right by its reader and from right to
// left by its writer: to add a field is to add a line.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "ir/formats/mapping/tree.h"
#include "ir/formats/prose/dates.h"

namespace cvconv::mapping {

enum class As : std::uint8_t {
    text,
    list,     ///< of texts
    date,     ///< as Dates writes it; what it cannot read goes on as it is, for the reader of JSON Resume's dates
    body,     ///< paragraphs and lists in one text, parted by the format's own code
    aside,    ///< the format's own affair (an id, an icon): neither read nor kept
    old_name  ///< of other versions: read as text, never written
};

struct Field {
    std::string_view theirs;     ///< a path: "website.url"
    std::string_view ours = {};  ///< JSON Resume's name; empty: it has none, and the value stays under its own
    As as = As::text;
};

struct Section {
    std::string_view theirs;
    std::string_view ours;  ///< "work"
    std::span<const Field> fields;
};

/// The fields of `theirs` that the table knows, and all others under their own names. `at` says where both stand.
[[nodiscard]] Json read_entry(const Json& theirs, std::span<const Field> fields, const prose::Dates& dates,
                              const std::string& ours_at, const std::string& theirs_at, Origins& origins);

/// The fields of `ours` that the table knows; these are taken out of `ours`.
[[nodiscard]] Json write_entry(Json& ours, std::span<const Field> fields, const prose::Dates& dates);

}  // namespace cvconv::mapping
