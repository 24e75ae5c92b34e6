#pragma once
// Containers of office documents, made of their parts: what is in them stands in the test.

#include <string>
#include <utility>
#include <vector>

namespace cvconv::testing {

using Parts = std::vector<std::pair<std::string, std::string>>;

/// A ZIP of these parts, in this order. The first is stored, the others are compressed.
[[nodiscard]] std::string zip_of(const Parts& parts);

/// A Word document with this content of w:body, and further parts.
[[nodiscard]] std::string docx_of(const std::string& body, const Parts& more = {});

/// An OpenDocument text with this content of office:text; `styles`: of office:automatic-styles.
[[nodiscard]] std::string odt_of(const std::string& text, const std::string& styles = {}, const Parts& more = {});

}  // namespace cvconv::testing
