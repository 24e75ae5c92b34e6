#pragma once
// A document as short lines, for tests: one block a line, "kind text", cells in brackets.
//   heading 2 Experience
//   item - Led a team        (depth before the marker if it is nested: "item 1 - …")
//   para [2019][Engineer]

#include <string>

#include "ir/document.h"

namespace cvconv::testing {

inline std::string print(const Document& document, const Block& block) {
    std::string line(name_of(block.kind) == "paragraph" ? "para" : name_of(block.kind));
    if (block.kind == BlockKind::heading || (block.kind == BlockKind::list_item && block.level > 0)) {
        line += " " + std::to_string(block.level);
    }
    line += block.marker.empty() ? "" : " " + block.marker;
    line += block.table_header ? " header" : "";
    if (block.cells.empty()) {
        line += block.text.empty() ? "" : " " + std::string(block.text.of(document.text));
        return line;
    }
    line += " ";
    for (const Cell& cell : block.cells) {
        line += "[" + std::string(cell.text.of(document.text)) + "]";
    }
    return line;
}

inline std::string print(const Document& document) {
    std::string all;
    for (const Block& block : document.blocks) {
        all += print(document, block) + "\n";
    }
    return all;
}

}  // namespace cvconv::testing
