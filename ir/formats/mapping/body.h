#pragma once
// What an entry says in sentences: paragraphs and items of a list. Fields that a format has no key for are items with a
// label before them ("Grade: 4.1/5"), which people see and reading gives back.

#include <string>
#include <string_view>
#include <vector>

#include "ir/formats/mapping/tree.h"
#include "ir/formats/prose/shapes.h"

namespace cvconv::mapping {

struct Body {
    std::string text;  ///< paragraphs, parted by "\n\n"
    std::vector<std::string> items;

    [[nodiscard]] bool empty() const { return text.empty() && items.empty(); }
};

/// Takes out of an entry of `section` its paragraphs, its list, and as items what else has a label.
[[nodiscard]] Body take_body(Json& ours, std::string_view section, const prose::Labels& labels);
/// The reverse. Paragraphs of a section that has no field for them are its "summary".
void put_body(Body body, Json& ours, std::string_view section, const prose::Labels& labels);

/// A list in a line: "a, b"; "a, with a comma · b". The reverse leaves commas within brackets.
[[nodiscard]] std::string joined(const std::vector<std::string>& texts);
[[nodiscard]] Json parted(std::string_view text);

/// "Plans work.\n\n- Halved the stops": as YAMLResume and the third version of Reactive Resume have it.
[[nodiscard]] std::string to_markdown(const Body& body);
/// Nested items are further items.
[[nodiscard]] Body from_markdown(std::string_view text);

/// "<p>Plans work.</p><ul><li><p>Halved the stops</p></li></ul>": as TipTap's editor writes it.
[[nodiscard]] std::string to_html(const Body& body);
/// Bold, italic, code and links become Markdown's. Takes any text; of tags that are not known the text counts.
[[nodiscard]] Body from_html(std::string_view html);

}  // namespace cvconv::mapping
