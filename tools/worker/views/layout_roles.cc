#include "tools/worker/views/layout_roles.h"

#include <algorithm>

#include <fmt/format.h>

namespace cvconv::worker {
namespace {

/// Of the block alone.
std::string_view role_of(BlockKind kind) {
    switch (kind) {
        case BlockKind::list_item: return "item";
        case BlockKind::table_row: return "row";
        case BlockKind::furniture: return "furniture";
        case BlockKind::heading:
        case BlockKind::paragraph:
        case BlockKind::rule: break;
    }
    return "text";
}

/// The block that `at` lies in; the number of blocks where it lies in none.
std::size_t block_at(const std::vector<Block>& blocks, std::uint32_t at) {
    auto after = std::upper_bound(blocks.begin(), blocks.end(), at,
                                  [](std::uint32_t offset, const Block& block) { return offset < block.text.begin; });
    if (after == blocks.begin() || at >= std::prev(after)->text.end) {
        return blocks.size();
    }
    return static_cast<std::size_t>(std::prev(after) - blocks.begin());
}

}  // namespace

const std::vector<LayoutRoleLook>& layout_roles() {
    static const std::vector<LayoutRoleLook> roles = {
        {"heading", "#c2185b", "title of a section"},
        {"entry", "#e67700", "first line of an entry"},
        {"item", "#2b8a3e", "list item"},
        {"row", "#6741d9", "row of a table"},
        {"text", "#1864ab", "other text"},
        {"furniture", "#868e96", "running header or footer"},
    };
    return roles;
}

std::vector<LayoutRole> roles_of(const Document& document, const Outline& outline) {
    std::vector<LayoutRole> roles(document.blocks.size());
    for (std::size_t i = 0; i < roles.size(); ++i) {
        roles[i].name = role_of(document.blocks[i].kind);
    }
    for (const OutlineSection& section : outline.sections) {
        const std::string_view kind = name_of(section.kind);
        int number = 0;
        for (const OutlineEntry& entry : section.entries) {
            ++number;
            if (entry.lines.empty()) {
                continue;
            }
            const auto first = static_cast<std::size_t>(entry.lines.front().block);
            // A list item and a row stay what they are to who looks at the page: their label says what begins.
            if (first < roles.size() && roles[first].name == "text") {
                roles[first].name = "entry";
            }
            if (first < roles.size()) {
                roles[first].label = fmt::format("{} {}", kind, number);
            }
        }
        if (section.title && !section.title->where.empty()) {
            const std::size_t block = block_at(document.blocks, section.title->where.front().begin);
            if (block < roles.size()) {
                roles[block] = {"heading", std::string(kind)};
            }
        }
    }
    return roles;
}

}  // namespace cvconv::worker
