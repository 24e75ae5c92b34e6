#pragma once
// Grants and prizes told in one line, whose parts their words tell: money, who gave it, what it was for.
//
//   "2020–2022 Harbour Council, travel grant, EUR 2,000"

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// "EUR 187,572", "£1.2m", "NOK 11.9 million", "£15,285 per year".
[[nodiscard]] bool is_money(std::string_view text, Span span);

struct AwardLine {
    Span title, giver;
    Span remark;                        ///< money, or what it was for
    std::vector<Span> more;             ///< the same, where it stands in several places
    const FoundPeriod* date = nullptr;  ///< of the line
};

/// A line that begins with who gave it, that ends with money, or that goes on behind its date. No title if it is of
/// another kind.
[[nodiscard]] AwardLine read_award_line(const Document& document, const Line& line);

/// "Salt in the sea. Harbour Council, Discovery. $185,000, 2022 – 2027 (PI)": pieces between full stops, of which one
/// is a sum. No title if the line is of another kind.
[[nodiscard]] AwardLine read_dotted_award(const Document& document, const Line& line);

/// What a title ends with that says who had the grant and how much it was: "(PI), $312,450" of
/// "Insight Grant, “Salt” (PI), $312,450". Empty if it ends otherwise.
[[nodiscard]] std::vector<Span> role_and_sum(std::string_view text, Span title);

/// "$20,000 / 2 years (PI), Harbour Fund, 2014" over what it was for. No title if it is something else.
[[nodiscard]] AwardLine read_sum_over_title(const Document& document, const Line& sum, const Line& title);

}  // namespace cvconv::recognizing
