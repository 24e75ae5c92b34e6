#pragma once
// Texts that are dates, parts of dates, or hardly anything else.

#include <cstddef>
#include <string>

namespace cvconv::pdf {

/// Hardly anything but a date, a period or a duration: what margin columns are made of.
[[nodiscard]] bool is_dateish(const std::string& text);

/// How much of the text is dates, in bytes.
[[nodiscard]] std::size_t dated_part(const std::string& text);

/// At most four words, with a digit: it may be the rest of a date.
[[nodiscard]] bool is_date_piece(const std::string& text);

/// "Jan 2019 –" over "Dec 2020".
[[nodiscard]] bool at_a_dash(const std::string& above, const std::string& below);

/// "novembro de 2012 – abril de" over "2018", "depuis sept." over "2018": one date only when put together. So are
/// "février 2017" over "à juillet 2020".
[[nodiscard]] bool are_halves(const std::string& above, const std::string& below);

/// "2024–" over "2022–2024", "2023–" over "2021, 2022": the date below is whole, or lies before that above.
[[nodiscard]] bool is_date_of_its_own(const std::string& above, const std::string& below);

}  // namespace cvconv::pdf
