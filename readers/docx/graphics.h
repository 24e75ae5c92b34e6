#pragma once
// Text of drawings that have a part of their own: SmartArt (DrawingML's diagrams) and charts.

#include <map>
#include <string>

#include <pugixml.hpp>

#include "readers/office/flow.h"

namespace cvconv::docx {

/// Roots of the parts that a part refers to for its graphics, by the id of the relation ("rId5").
using Graphics = std::map<std::string, pugi::xml_node, std::less<>>;

/// ECMA-376, 21.4: the points of dgm:dataModel, as a list: each point before those that hang on it.
[[nodiscard]] office::Nodes read_diagram(pugi::xml_node data_model);

/// ECMA-376, 21.2: the title, the names of the series where there are several, and what the categories are called; the
/// numbers are drawn, not written.
[[nodiscard]] office::Nodes read_chart(pugi::xml_node chart_space);

}  // namespace cvconv::docx
