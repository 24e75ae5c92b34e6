#pragma once
// Phrases of East Asian rows that tell of an event: what stands around "入社". Internal to career_events.cc.

#include <cstdint>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

inline constexpr std::u32string_view blanks_and_commas = U" \u3000・、。,，：:";
inline constexpr std::u32string_view brackets_too = U" \u3000・、。,，：:()（）【】［］[]";

/// Behind "入社" something else is said, or nothing: "入社後の研修" tells of no day.
[[nodiscard]] bool ends_phrase(std::string_view text, std::uint32_t at, std::uint32_t limit);

[[nodiscard]] bool in_brackets(std::string_view text, std::uint32_t begin, std::uint32_t at);

/// strip() for marks that East Asian text sets full width.
[[nodiscard]] Span without_marks(std::string_view text, Span span, std::u32string_view marks);

/// "株式会社北原商会に", "株式会社北原商会を": without the particle that ties a name to what happened.
[[nodiscard]] Span without_particle(std::string_view text, Span name);

/// What blanks and 、 part, outside brackets.
[[nodiscard]] std::vector<Span> pieces_of(std::string_view text, Span within);

}  // namespace cvconv::recognizing
