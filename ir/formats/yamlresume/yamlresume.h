#pragma once
// YAMLResume's data ↔ JSON Resume, as trees. Both directions are here, so that the writer can read back what it made.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/formats/mapping/fields.h"

namespace cvconv::yamlresume {

using mapping::Json;

/// Nothing where `tree` has no mapping "content".
[[nodiscard]] std::optional<mapping::AsResume> to_resume(const Json& tree);

/// `resume` is a valid JSON Resume with what cvconv keeps under meta.cvconv. What an entry's keys cannot say stands
/// beside them under entry_extra, and so does text without a field beside "content": YAMLResume's program ignores both.
[[nodiscard]] Json from_resume(const Json& resume, std::string_view language);

inline constexpr std::string_view entry_extra = "json_resume";

/// Places in such a tree that YAMLResume's own check refuses: "content.skills[0].level". It wants values that most CVs
/// do not have, and has limits that true values exceed.
[[nodiscard]] std::vector<std::string> refused_places(const Json& tree);

// -- fields.cc: the tables --

[[nodiscard]] std::span<const mapping::Section> sections();
[[nodiscard]] std::span<const mapping::Field> basics_fields();
[[nodiscard]] std::span<const mapping::Field> location_fields();
[[nodiscard]] const mapping::Section* section_for(std::string_view name);
/// Are the texts of a section's entries its key "summary": paragraphs, then a list?
[[nodiscard]] bool has_body(std::string_view section);

/// "de" → "de", "pt" → "pt-br"; empty for a language that YAMLResume has no words for.
[[nodiscard]] std::string_view locale_of(std::string_view language);
/// The reverse, as BCP 47; English for what is none of them.
[[nodiscard]] std::string_view language_of(std::string_view locale);

// -- options.cc: fields that take one of a list of words --

enum class Option : std::uint8_t { none, degree, fluency, level, network, language, country };

/// The kind of a field of an entry, by YAMLResume's names.
[[nodiscard]] Option option_of(std::string_view section, std::string_view key);
/// The option that says the same: "BSc" → "Bachelor", "Muttersprache" → "Native or Bilingual Proficiency". Empty where
/// none does. A country is the code of ISO 3166-1; `language` is the document's.
[[nodiscard]] std::string option_for(Option kind, const std::string& value, std::string_view language);
[[nodiscard]] bool is_option(Option kind, std::string_view text);
/// "Czech Republic" → "CZ": by YAMLResume's spelling, of any version, or anyone's.
[[nodiscard]] std::optional<std::string> country_code(std::string_view name);

}  // namespace cvconv::yamlresume
