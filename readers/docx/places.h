#pragma once
// Where DrawingML, VML and frames of paragraphs put their boxes on the page.

#include <optional>

#include <pugixml.hpp>

#include "readers/office/flow.h"

namespace cvconv::docx {

/// A section's paper, points.
struct Paper {
    float width = 595.3F, height = 841.9F;  // A4
    float left = 72, top = 72, right = 72, bottom = 72;
};

/// What w:sectPr says of it.
[[nodiscard]] Paper read_paper(pugi::xml_node section);

/// Of wp:anchor: positions from the page, its margins, or the paragraph that it is anchored in. What stands in the line
/// (wp:inline) has none.
[[nodiscard]] std::optional<office::Box> place_of_anchor(pugi::xml_node anchor, const Paper& paper);

/// Of a shape in VML: its style, "position:absolute;margin-left:20pt;width:3in". Nothing for what stands in the line.
[[nodiscard]] std::optional<office::Box> place_of_vml(pugi::xml_node shape, const Paper& paper);

/// Of a part of a group: `group` is where that stands, a:xfrm says where in it.
[[nodiscard]] office::Box place_in_group(pugi::xml_node group_node, pugi::xml_node part, const office::Box& group);

/// Of w:framePr.
[[nodiscard]] std::optional<office::Box> place_of_frame(pugi::xml_node properties, const Paper& paper);

}  // namespace cvconv::docx
