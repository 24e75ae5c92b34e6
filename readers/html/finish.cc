#include "readers/html/finish.h"

#include <string>
#include <vector>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/copied_furniture.h"
#include "readers/furniture.h"

namespace cvconv::html {
namespace {

/// Tools that take text from PDFs leave the number of the last page behind.
void mark_last_page_number(Document& document) {
    if (document.blocks.size() > 1) {
        Block& last = document.blocks.back();
        if (last.kind == BlockKind::paragraph && is_page_number(last.text.of(document.text))) {
            last.kind = BlockKind::furniture;
        }
    }
}

/// Menus of the page that was copied, and lines that count the pages of a PDF.
void mark_furniture(Document& document) {
    std::vector<std::string> lines;
    std::vector<std::size_t> block_of;  // of each line
    for (std::size_t i = 0; i < document.blocks.size(); ++i) {
        const Block& block = document.blocks[i];
        if (block.gap_before > 0 && !lines.empty()) {
            lines.emplace_back();
            block_of.push_back(i);
        }
        bool text = block.kind == BlockKind::paragraph || block.kind == BlockKind::list_item;
        lines.emplace_back(text ? block.text.of(document.text) : "-");
        block_of.push_back(i);
    }
    const std::vector<bool> navigation = find_navigation(lines);
    const std::vector<bool> counted = find_page_counts(lines);
    for (std::size_t l = 0; l < lines.size(); ++l) {
        if (navigation[l] || counted[l]) {
            document.blocks[block_of[l]].kind = BlockKind::furniture;
        }
    }
}

}  // namespace

void report_hidden(const Emitter& emitter, Diagnostics& diagnostics) {
    if (const std::string& hidden = emitter.hidden(); !hidden.empty()) {
        diagnostics.add(Code::hidden_text, fmt::format("by HTML: \"{}\"", beginning_of(hidden, 60)));
    }
}

Document finish(DocumentBuilder& builder) {
    builder.set_gaps_from_lines();
    mark_furniture(builder.document());
    mark_last_page_number(builder.document());
    return builder.take();
}

}  // namespace cvconv::html
