#pragma once
// The words of headings: what a title says, whatever it looks like.

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ir/document.h"
#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// "EDUCATlON", "SKlLLS": scanners take capitals for letters and figures of the same shape.
[[nodiscard]] std::string as_capitals(std::string_view text);

/// The title without numbering ("2.", "IV.", "A)") and ornaments around it ("== Skills ==").
[[nodiscard]] Span bare_title(std::string_view text, Span span);

/// What kinds of sections a title names, and how surely (1 = the lexicon has all of it). `at_top`: the first line,
/// where "Résumé" is no summary.
/// `language`: of the document's titles; empty = not known.
[[nodiscard]] std::map<SectionKind, float> kinds_of_title(const Document& document, Span title, bool at_top = false,
                                                          std::string_view language = {});

/// "Academic and Professional Appointments": both, with the words they share, are titles of one kind. None if the title
/// is something else.
[[nodiscard]] std::optional<SectionKind> kind_of_shared_end(std::string_view title);

/// The language of most titles that the lexicon knows; empty if there is hardly one.
[[nodiscard]] std::string language_of_titles(const Document& document, const std::vector<Line>& lines);

/// Kinds of the heading words inside a longer title, by the share of its words they cover:
/// "Selected Industry Experience" → work.
[[nodiscard]] std::map<SectionKind, float> kinds_of_words(const Document& document, Span title);

/// "First-author Refereed Publications": at least half of the title, and its end, heads sections elsewhere, so that an
/// "Author" before it is no position.
[[nodiscard]] bool ends_as_heading(const Document& document, Span title);

}  // namespace cvconv::recognizing
