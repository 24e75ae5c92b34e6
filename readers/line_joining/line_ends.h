#pragma once
// How lines begin and end, as far as it tells whether one goes on below.

#include <string_view>

namespace cvconv {

[[nodiscard]] char32_t first_of(std::string_view text);
[[nodiscard]] std::size_t last_begin(std::string_view text);
[[nodiscard]] char32_t last_of(std::string_view text);
/// Written without blanks: a line may break between any two characters.
[[nodiscard]] bool is_unspaced(char32_t c);
[[nodiscard]] std::string_view first_word(std::string_view text);
[[nodiscard]] std::string_view last_word(std::string_view text);
[[nodiscard]] bool is_sentence_end(char32_t c);
/// "Skills:", "Tools: Git, Docker", "2019 – 2021": lines that begin something new.
[[nodiscard]] bool looks_like_label(std::string_view text);
/// "Thesis: *Salt at the Counter*": what the lexicon has as a label of entries, before a colon.
[[nodiscard]] bool begins_with_known_label(std::string_view text);
/// "maj 2019 - nu", "agosto de 2015 – …": a year among the first words; or behind a day and a month, or before a bar:
/// "2. 7.–31. 8. 2023", "July and August 2021 | …".
[[nodiscard]] bool begins_with_date(std::string_view text);
/// Several sentences: "… weiter. Ich …".
[[nodiscard]] bool has_inner_sentence_end(std::string_view text);
[[nodiscard]] int open_brackets(std::string_view text);
/// A name, a year or a bracket closes a line that says everything it has to say.
[[nodiscard]] bool is_closed(std::string_view text);
[[nodiscard]] bool has_case(char32_t c);
/// "e-mail@example.com", "github.com/name": begins with a small letter for no reason of grammar.
[[nodiscard]] bool is_address(std::string_view word);

/// "October 2018 —" above "March 2020" or "now", "…, Leeds, 21 March" above "2025": a period of which the line's end is
/// no part. What is joined there needs no mark of the break (see Block::breaks).
[[nodiscard]] bool parts_period(std::string_view before, std::string_view after);
/// "Editor, Harbour Letters, 2021-": a period that goes on, and no half of a word.
[[nodiscard]] bool ends_with_open_year(std::string_view text);

/// The line cannot end here: it ends in a comma, a hyphen, an opening bracket or a very short word in
/// small letters ("of", "und", "à").
[[nodiscard]] bool is_unfinished(std::string_view text);

/// Character columns that text takes up: 2 for full-width characters, 0 for combining ones.
[[nodiscard]] int display_width(std::string_view text);
[[nodiscard]] bool is_wide(char32_t c);

}  // namespace cvconv
