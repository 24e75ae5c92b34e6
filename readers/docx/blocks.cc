#include "readers/docx/blocks.h"

#include <algorithm>
#include <string>
#include <utility>

#include "ir/formats/prose/read_blocks.h"

namespace cvconv::docx {

namespace {

using prose::Part;

Part part_of(const office::Paragraph& paragraph) {
    if (paragraph.title) {
        return Part::name;
    }
    if (paragraph.outline > 0) {
        return paragraph.outline == 1 ? Part::section : Part::entry;
    }
    return paragraph.item || paragraph.style == "Contact" ? Part::item : Part::text;
}

/// A tab parts the dates from what is before them.
std::string with_bars(const std::string& text) {
    std::string result;
    for (char c : text) {
        if (c == '\t') {
            result += prose::bar;
        } else if (c != '\f') {
            result += c;
        }
    }
    return result;
}

void add(const office::Nodes& nodes, prose::Blocks& blocks) {
    for (const office::Node& node : nodes) {
        if (const auto* paragraph = std::get_if<office::Paragraph>(&node.is)) {
            prose::Block block{part_of(*paragraph), {}};
            for (const office::Piece& piece : paragraph->pieces) {
                if (piece.hidden) {
                    continue;  // it is there to talk to machines
                }
                const std::string text = with_bars(piece.text);
                auto& pieces = block.pieces;
                if (!pieces.empty() && pieces.back().bold == piece.style.bold && pieces.back().link == piece.link) {
                    pieces.back().text += text;
                } else {
                    pieces.push_back({.text = text, .bold = piece.style.bold, .link = piece.link});
                }
            }
            blocks.push_back(std::move(block));
            for (const office::Frame& frame : paragraph->frames) {
                add(frame.content, blocks);
            }
        } else if (const auto* table = std::get_if<office::Table>(&node.is)) {
            for (const office::TableRow& row : table->rows) {
                for (const office::TableCell& cell : row.cells) {
                    add(cell.content, blocks);
                }
            }
        }
    }
}

}  // namespace

prose::Blocks blocks_in(const office::Nodes& nodes) {
    prose::Blocks blocks;
    add(nodes, blocks);
    return blocks;
}

}  // namespace cvconv::docx
