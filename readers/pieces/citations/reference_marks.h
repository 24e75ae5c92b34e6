#pragma once
// What stands between the parts of a reference, and tells them apart.

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

/// "(with O. Brekke and A. Salt)", "with O. Brekke and A. Salt." at the beginning: without the brackets. Empty if it is
/// something else.
[[nodiscard]] Span with_whom(std::string_view text, Span within);

/// The pages at the beginning of a stretch, to its first full stop. Empty if there are none.
[[nodiscard]] Span pages_of(std::string_view text, Span span);

/// "On loops, J. Tame Topology 14": the comma before what reads like a journal, an abbreviation or a state. `end` where
/// there is none.
[[nodiscard]] std::uint32_t comma_before_venue(std::string_view text, Span rest);

/// "(eds.)" behind authors; where it ends, or `from`.
[[nodiscard]] std::uint32_t end_of_editors(std::string_view text, std::uint32_t from, std::uint32_t end);

/// "Forthcoming. ", "(in review). " in place of a year: where it ends, or `from`.
[[nodiscard]] std::uint32_t end_of_state(std::string_view text, std::uint32_t from, std::uint32_t end);

/// "in press", "eingereicht": said of a paper that is not out yet, or is only just.
[[nodiscard]] bool is_publication_state(std::string_view words);

/// "Why? A First Book of Proofs. Harbour Press, 2019": a short sentence without digits, and more behind it.
[[nodiscard]] bool has_sentence_before_venue(std::string_view text, Span rest);

/// Is there one more short sentence before the venue, which may be set in italics?
[[nodiscard]] bool goes_on_after_question(std::string_view text, std::uint32_t from, std::uint32_t end,
                                          const std::vector<Span>& italic);

}  // namespace cvconv::recognizing
