#pragma once
// RenderCV's data ↔ JSON Resume, as trees. Both directions are here, so that the writer can read back what it made.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ir/formats/mapping/fields.h"

namespace cvconv::rendercv {

using mapping::Json;

/// Nothing where `tree` has no mapping "cv".
[[nodiscard]] std::optional<mapping::AsResume> to_resume(const Json& tree);

/// `resume` is a valid JSON Resume with what cvconv keeps under meta.cvconv. What an entry's keys cannot say stands
/// beside them under entry_extra, where RenderCV leaves it alone.
[[nodiscard]] Json from_resume(const Json& resume, std::string_view language);

inline constexpr std::string_view entry_extra = "json_resume";
/// The title of the section with text that has no field.
inline constexpr std::string_view other = "Other";

// -- fields.cc: the tables --

/// The types of entries; one type a section.
enum class Entry : std::uint8_t { text, bullet, one_line, normal, experience, education, publication };

/// What an entry is, by keys that only its type has; nothing for a mapping of no type.
[[nodiscard]] std::optional<Entry> type_of(const Json& entry);
/// How the entries of a section of JSON Resume are read from entries of a type.
[[nodiscard]] std::span<const mapping::Field> fields(Entry type, std::string_view section);
[[nodiscard]] std::span<const mapping::Field> basics_fields();
/// May entries of this type be of that section?
[[nodiscard]] bool may_be(Entry type, std::string_view section);
/// The section, where the title says nothing.
[[nodiscard]] std::string_view usual_section(Entry type);

/// The field that names an entry of a section of JSON Resume.
[[nodiscard]] std::string_view title_field(std::string_view section);
/// Where what happened at one time has its date; empty for what lasts.
[[nodiscard]] std::string_view date_field(std::string_view section);
[[nodiscard]] bool has_url(std::string_view section);
[[nodiscard]] bool has_keywords(std::string_view section);

/// "de" → "german"; empty for a language that RenderCV has no words for.
[[nodiscard]] std::string_view language_name(std::string_view code);
[[nodiscard]] std::string_view language_code(std::string_view name);

// -- networks.cc --

/// The address of an account; empty for a network that is not known, or a name that cannot be one there.
[[nodiscard]] std::string account_url(std::string_view network, std::string_view username);
/// What RenderCV calls the network and the account, if it takes them: that address is `url`, or `url` is empty.
struct Account {
    std::string network;
    std::string username;
};
[[nodiscard]] std::optional<Account> account_of(std::string_view network, std::string_view username,
                                                std::string_view url);

}  // namespace cvconv::rendercv
