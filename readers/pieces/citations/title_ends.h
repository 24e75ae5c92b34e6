#pragma once
// Where the title of a reference ends, and what stands right before and behind it.

#include <string_view>

#include "ir/span.h"

namespace cvconv::recognizing {

/// Behind the mark that closes a quotation, whose text ends at `from`, before the mark or before a comma.
[[nodiscard]] std::uint32_t behind_mark(std::string_view text, std::uint32_t from, std::uint32_t end);

/// "… the role of vitamin D. Harbour Letters 4": a single capital ends the title where nothing else does. The end of
/// `within` if there is none.
[[nodiscard]] std::uint32_t end_at_capital(std::string_view text, Span within);

/// Nothing, or a link: no venue.
[[nodiscard]] bool is_address_or_nothing(std::string_view text, Span rest);

/// "2025+)": behind a year that has not come; where `within` begins if there is none.
[[nodiscard]] std::uint32_t behind_coming_year(std::string_view text, Span within);

/// "Quay AB, Fjord I." → "Quay AB, Fjord I": where no initial has a full stop, the last one has none either.
[[nodiscard]] Span without_final_stop(std::string_view text, Span authors);

/// "edited with Ole Brekke. Kiel: Hafen", "ed. by Ole Brekke. …" at the beginning, to the full stop. Empty if there is
/// no such thing.
[[nodiscard]] Span edited_with(std::string_view text, Span within);

/// "Sailors at Sea, ed. with Ole Brekke. Kiel: Hafen": where the title ends; the end of `within` if that is not said.
[[nodiscard]] std::uint32_t end_before_editors(std::string_view text, Span within);

/// "Salt in the outer basin, Atmos" before ". Chem. Phys., 73, 12": the journal is abbreviated, and its first full stop
/// ends no title. Gives the end of the title, which `title` has as far as that full stop; `end` is that of the
/// reference.
[[nodiscard]] std::uint32_t end_before_abbreviations(std::string_view text, Span title, std::uint32_t end);

}  // namespace cvconv::recognizing
