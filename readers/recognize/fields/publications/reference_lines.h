#pragma once
// A list of papers cut into its references: by labels, by authors at the front of lines, by bullets.

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

struct Reference {
    std::vector<Line> lines;  ///< one line: all of it; several: title, authors, venue below each other
};

/// "2021   Fjord, I. Title …", "2021. Title …": where the reference begins behind the year; the line's begin where
/// none stands there.
[[nodiscard]] std::uint32_t behind_leading_year(std::string_view text, const Line& line);

/// The references of a section whose lines have labels ("[C4]", "a.") or begin with authors; lines that wrap are
/// joined. Empty where neither is usual in the section.
[[nodiscard]] std::vector<Reference> find_references(Reading& reading, const Section& section);

/// "CHI ’24 A. Fjord, B. Brekke. Title": where and when it was published, before the authors. Empty if there is none.
[[nodiscard]] Span badge_of(std::string_view text, Span line);

/// Does the first line of a reference, told in one paragraph, begin here?
[[nodiscard]] bool begins_reference(std::string_view text, Span line);

}  // namespace cvconv::recognizing
