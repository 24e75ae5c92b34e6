#pragma once
// Changes to XML and HTML that leave it well formed: most other damage is refused before a reader understands any of
// it.

#include <random>
#include <string>
#include <string_view>

namespace cvconv::fuzz {

/// `xml` with an element, an attribute's value or a text changed: elements are removed, unwrapped, moved, put into each
/// other, doubled (up to a hundred times), or taken from `other`. Text without elements comes back as it was.
[[nodiscard]] std::string xml_mutant(std::string_view xml, std::string_view other, std::mt19937& random);

}  // namespace cvconv::fuzz
