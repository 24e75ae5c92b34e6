#include "readers/recognize/lines/broken_rows.h"

#include <algorithm>

#include "readers/bullets.h"

namespace cvconv::recognizing {

BrokenRows::BrokenRows(const Document& document) : document_(document) {
    for (const Block& block : document.blocks) {
        // where people had no names for the columns, the first row is one of the others; "Period | Position" name none
        // of what the cell beside the date tells
        if (block.kind == BlockKind::table_row && block.table_header && block.cells.size() > 2 &&
            !trim(document.text, block.text).empty() && find_periods(document.text, block.text).empty()) {
            with_header_.insert(block.table);
        }
    }
}

bool BrokenRows::is_dated_row(const Line& line, Span margin_column) const {
    const Block& block = document_.blocks[static_cast<std::size_t>(line.block)];
    return block.kind == BlockKind::table_row && line.cells.size() == 2 && !with_header_.contains(block.table) &&
           std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
               return margin_column.contains(p.where) && p.where.size() + 3 >= margin_column.size();
           });
}

std::vector<Span> BrokenRows::parts_of_cell(const Line& line, Span cell) const {
    std::vector<Span> parts;
    std::uint32_t begin = cell.begin;
    for (std::uint32_t at : document_.blocks[static_cast<std::size_t>(line.block)].breaks) {
        if (at > begin && at < cell.end) {
            parts.push_back(trim(document_.text, {begin, at}));
            begin = at;
        }
    }
    parts.push_back(trim(document_.text, {begin, cell.end}));
    std::erase_if(parts, [](Span part) { return part.empty(); });
    return parts;
}

Line BrokenRows::part_below(const Line& row, Span part, DateOrder order) const {
    const auto bullet = find_bullet(part.of(document_.text));
    const bool item =
        bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash) && bullet->size < part.size();
    part.begin += item ? static_cast<std::uint32_t>(bullet->size) : 0;
    Line base = row;
    base.kind = item ? BlockKind::list_item : BlockKind::paragraph;
    base.table = 0;
    base.gap_before = 0;
    base.left = base.content_left;
    return part_of(document_, base, part, order);
}

std::vector<Line> BrokenRows::parts_of(const Line& line, DateOrder order) const {
    const Span first = line.cells.front();
    const Span last = line.cells.back();
    const bool margin_column = is_dated_row(line, first);
    if (!margin_column && !is_dated_row(line, last)) {
        return {line};
    }
    const std::vector<Span> parts = parts_of_cell(line, margin_column ? last : first);
    if (parts.size() < 2) {
        return {line};
    }
    std::vector<Line> lines;
    lines.push_back(
        part_of(document_, line, {margin_column ? first.begin : parts.front().begin, parts.front().end}, order));
    if (!margin_column) {
        lines.push_back(part_below(line, last, order));  // as dates below titles stand
    }
    for (std::size_t i = 1; i < parts.size(); ++i) {
        lines.push_back(part_below(line, parts[i], order));
    }
    return lines;
}

}  // namespace cvconv::recognizing
