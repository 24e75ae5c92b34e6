#pragma once
// What papers told in one line and in several have in common: address and date.

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The address in a line, or the target of a link on it; a DOI before any other.
void set_url(Reading& reading, Publication& p, Span line);

/// The last date is the year of publication; a year inside the title is none.
[[nodiscard]] const FoundPeriod* release_of(const Line& line, Span title);

/// "Zeitschrift für Seerecht 4/2022, S. 12–19": the number of an issue, not a month.
[[nodiscard]] bool is_issue(std::string_view text, const FoundPeriod& period);

/// "bioRxiv 2025.02.14.638201": the date is the beginning of a number.
[[nodiscard]] bool is_identifier(std::string_view text, const FoundPeriod& period);

/// "submitted to Tide Letters", "under review at …": how far a paper has come.
[[nodiscard]] bool begins_with_state(std::string_view text, Span span);

/// The same anywhere in it.
[[nodiscard]] bool has_state(std::string_view text, Span span);

/// Cuts addresses out of a stretch.
[[nodiscard]] std::vector<Span> without_urls(const Document& document, Span span);

}  // namespace cvconv::recognizing
