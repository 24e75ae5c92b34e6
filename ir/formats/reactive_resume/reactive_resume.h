#pragma once
// Reactive Resume's data ↔ JSON Resume, as trees. Both directions are here, so that the writer can read back what it
// made.

#include <optional>
#include <span>
#include <string_view>

#include "ir/formats/mapping/fields.h"

namespace cvconv::reactive_resume {

using mapping::Json;

/// The versions have no number in the file, but other names of keys.
enum class Version : std::uint8_t { v3, v4, v5 };

/// Nothing for what is of no version.
[[nodiscard]] std::optional<Version> version_of(const Json& tree);

/// What is hidden is left out, and named; private notes are never read.
[[nodiscard]] std::optional<mapping::AsResume> to_resume(const Json& tree);

/// Version 5, whole: each section and setting that it wants.
[[nodiscard]] Json from_resume(const Json& resume, std::string_view language);

// -- fields.cc: the tables --

[[nodiscard]] std::span<const mapping::Section> sections();
[[nodiscard]] std::span<const mapping::Field> basics_fields();
/// By the key of any version: "visible", "hidden", "effects.hidden".
[[nodiscard]] bool is_hidden(const Json& value);
/// The section of version 5 that holds a section of JSON Resume; null if none does.
[[nodiscard]] const mapping::Section* section_for(std::string_view ours);

}  // namespace cvconv::reactive_resume
