#pragma once
// A bibliographic reference and its parts.

#include <optional>
#include <string_view>
#include <vector>

#include "ir/span.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::recognizing {

/// Text between quotation marks of any style, without them. At least two words.
[[nodiscard]] std::vector<Span> quoted(std::string_view text, Span within);
/// "“Be like the tide and the moon.”": a phrase in quotation marks and nothing else. A nickname is shorter.
[[nodiscard]] bool is_motto(std::string_view text, Span span);

struct Citation {
    Span authors;  ///< as written; empty where there are none
    Span title;
    Span venue;
    Span identifier;  ///< DOI or link as written
    std::vector<Span> rest;
};

/// The parts of one reference in any of the usual styles: quoted title, authors first with the year in
/// brackets, title first. `style_title` is a stretch in another style (italic, bold) if there is one.
[[nodiscard]] Citation parse_citation(std::string_view text, Span within, const std::vector<FoundPeriod>& periods,
                                      const std::vector<Span>& bold, const std::vector<Span>& italic);

/// The end of a list of author names that begins at the start of `within`; equal to within.begin where
/// there is none. "Lee, A., Kim, B. & Ito, C. (2020)" ends before "(".
[[nodiscard]] std::uint32_t end_of_authors(std::string_view text, Span within, int* count = nullptr);

/// "Kim, Bora / Ito, Chie: Title": surnames first, and a colon behind them, which is what is returned; within.begin
/// where there are none.
[[nodiscard]] std::uint32_t end_of_authors_before_colon(std::string_view text, Span within);

/// "Kim, B", "et al": the full stop behind these names is their own; that behind "B. Kim" ends the list.
[[nodiscard]] bool ends_abbreviated(std::string_view text, Span names);

}  // namespace cvconv::recognizing
