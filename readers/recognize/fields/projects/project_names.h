#pragma once
// What a line says that a project is called, and what it was made with.

#include <string_view>
#include <vector>

#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// A line that says what something is called and what it was made with.
struct NameAndTools {
    Span name;
    std::vector<Span> tools;  ///< empty where there is no such name
    std::vector<Span> links;
};

/// "Go, SQLite": short names, none of them a place, as "Leeds, UK" is.
[[nodiscard]] bool are_tools(std::string_view text, Span list, const std::vector<Span>& tools);
/// "tidewatch | Go, SQLite, Prometheus", "tidewatch | GitHub | Live | Go, SQLite", with a date behind it or none.
[[nodiscard]] NameAndTools name_and_tools(std::string_view text, const Line& line);

/// "tidelib (2019–2022): tables of tides", "tidelib (2024 – ) Tables of tides": name and what it is, around its dates.
[[nodiscard]] NameInLine name_and_dates(std::string_view text, const Line& line);

}  // namespace cvconv::recognizing
