#pragma once
// Small words that join or part values, in any language: ir/lexicon/<language>/function_words.txt. Words are folded.

#include <string_view>

#include "ir/span.h"

namespace cvconv {

/// "and", "und", "et" …: joins the last item of a list to those before it. Not those that mean something else in
/// another language ("i", "a", "en").
[[nodiscard]] bool is_joiner(std::string_view word);
/// All of these: where it is known otherwise that the word stands between two of a kind, as names or titles are.
[[nodiscard]] bool may_join(std::string_view word);
/// Does this word, as written, stand between two names: "and", "&", but not the numeral "I"?
[[nodiscard]] bool joins_names(std::string_view written);
/// The bytes of " and ", " & " with both blanks, if it begins at `at` and may stand between two names; 0 if not.
[[nodiscard]] std::size_t joiner_of_names(std::string_view text, std::size_t at, std::size_t end);
/// "and" or "or" in this language, in some if it is not known: between the titles of sections.
[[nodiscard]] bool is_conjunction(std::string_view word, std::string_view language);
/// "and", "or" behind the first half of a compound: "pitch- og bremsesystemer", "Vor- oder Nachbereitung".
[[nodiscard]] bool joins_compounds(std::string_view word);

/// "with", "mit", "avec" …: before who else did it.
[[nodiscard]] bool is_with(std::string_view word);
/// "for", "für", "pour" …: before what a role or a prize is for.
[[nodiscard]] bool is_for(std::string_view word);
/// "in", "im", "v" …: before a date that a sentence mentions.
[[nodiscard]] bool is_in(std::string_view word);
/// "of", "von", "du", "della" …
[[nodiscard]] bool is_of(std::string_view word);
/// "i", "no", "на", and all that say "of", "in" or "at": between what one is and what one is it of, "Member of the
/// Guild".
[[nodiscard]] bool joins_role(std::string_view word);
/// "by", "par" …: before who did it.
[[nodiscard]] bool is_by(std::string_view word);
/// "the", "die", "la", and "der", "della", which say "of" as well.
[[nodiscard]] bool is_article(std::string_view word);
/// "since", "from", "seit", "depuis" …: before the year in which it began. From date_words.txt.
[[nodiscard]] bool is_since(std::string_view word);
/// "In Küsten", "en Costas": does it begin with such a word?
[[nodiscard]] bool leads_with_in(std::string_view text);
/// "at", "bei", "hos", "@" …: between a position and an employer.
[[nodiscard]] bool is_at_word(std::string_view word);

}  // namespace cvconv
