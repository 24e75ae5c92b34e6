#pragma once
// The person among the authors of a publication.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::blind {

/// What stands in place of the person's name among authors.
enum class Authors : std::uint8_t {
    code,      ///< "Candidate 7F3A21"
    initials,  ///< "N., J." of "Nowak, J."
    position,  ///< "Author 2"
};

[[nodiscard]] std::optional<Authors> authors(std::string_view name);
[[nodiscard]] std::vector<std::string> names_of_authors();

/// "Nowak, Jana" as "N., J.": in the order in which the words stand.
[[nodiscard]] std::string initials_of(std::string_view name);

/// Which of the authors in `text` the one at `name` is, from 1: "Lee, A., Nowak, J." and "A. Lee & J. Nowak" have two.
[[nodiscard]] int position_among_authors(std::string_view text, Span name);

}  // namespace cvconv::blind
