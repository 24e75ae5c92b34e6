#include "readers/pdf/layout/blocks.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ir/unicode.h"
#include "readers/document_builder.h"
#include "readers/pdf/layout/broken_lines.h"
#include "readers/pdf/layout/physical_lines.h"
#include "readers/pdf/layout/tables/grid_tables.h"
#include "readers/pdf/layout/text_lines.h"

namespace cvconv::pdf {

namespace {

Style style_of(const PageWord& word, bool letter_spaced) {
    Style style;
    style.size = std::round(word.size * 2) / 2;
    style.bold = word.bold;
    style.italic = word.italic;
    style.small_caps = word.small_caps;
    style.letter_spaced = letter_spaced;
    style.colour = word.colour;
    return style;
}

/// The look of most letters of the line.
Style main_style(const TextLine& line) {
    Style best;
    std::size_t most = 0;
    std::vector<std::pair<Style, std::size_t>> counts;
    for (const Segment& cell : line.cells) {
        for (const PageWord& word : cell.words) {
            Style style = style_of(word, cell.letter_spaced);
            auto known = std::find_if(counts.begin(), counts.end(), [&](const auto& c) { return c.first == style; });
            if (known == counts.end()) {
                counts.emplace_back(style, 0);
                known = std::prev(counts.end());
            }
            known->second += word.text.size();
            if (known->second > most) {
                most = known->second;
                best = style;
            }
        }
    }
    return best;
}

}  // namespace

void BlockWriter::add_segment(const Segment& segment, int page) {
    for (std::size_t i = 0; i < segment.words.size(); ++i) {
        const PageWord& word = segment.words[i];
        Style style = style_of(word, segment.letter_spaced);
        std::uint32_t from = builder_.position();
        builder_.add(word.text, style);
        Span text{from, builder_.position()};
        if (!text.empty()) {
            const auto [left, right] = word.place();
            placed_.push_back({page, left, word.top, right, word.bottom, text});
        }
        if (i + 1 < segment.words.size()) {
            const PageWord& next = segment.words[i + 1];
            if (word.space_after || next.left - word.right > 0.12F * word.size) {
                builder_.add(" ", style_of(next, segment.letter_spaced) == style ? style : Style{style});
            }
        }
    }
}

/// The breaks of a row are the writer's own; where a line was wrapped there is none.
void BlockWriter::add_cells(const TableRow& row, int page) {
    for (const TableCell& cell : row.cells) {
        builder_.next_cell(cell.left, cell.right);
        for (std::size_t i = 0; i < cell.lines.size(); ++i) {
            const std::vector<Segment>& pieces = cell.lines[i].words.cells;
            for (std::size_t k = 0; k < pieces.size(); ++k) {
                builder_.add(k > 0 ? " " : "");
                add_segment(pieces[k], page);
            }
            if (i + 1 == cell.lines.size()) {
                continue;
            }
            if (!cell.lines[i].wraps) {
                builder_.join(true);
                continue;
            }
            Joint joint =
                joint_between(pieces.back().text(), cell.lines[i + 1].words.cells.front().text(), vocabulary_);
            if (joint == Joint::drop_hyphen) {
                builder_.drop_last();
                if (!placed_.empty()) {
                    placed_.back().text.end = builder_.position();
                }
            }
            builder_.add(joint == Joint::blank ? " " : "");
        }
    }
}

/// The block that a line begins; cells and text are still to be written.
Block& BlockWriter::open_block(const TextLine& line, const Region& region, int page, int number) {
    const TableRow* table_row = line.table_row();
    Block& block = builder_.open(table_row != nullptr && !table_row->form ? BlockKind::table_row
                                 : line.bullet && table_row == nullptr    ? BlockKind::list_item
                                                                          : BlockKind::paragraph);
    block.page = page;
    block.region = number;
    block.style = main_style(line);
    drawn_.note_first(line, page, block);
    block.indent = (line.bullet ? line.bullet_left : line.left) - region.left;
    if (table_row != nullptr) {
        block.table = table_row->table;
        block.table_header = table_row->header;
    }
    return block;
}

/// How deep items are nested; `levels` are the left edges of the bullets above.
void BlockWriter::set_level(Block& block, const TextLine& line, std::vector<float>& levels) {
    if (line.bullet) {
        block.marker = line.bullet->marker;
        while (!levels.empty() && levels.back() > line.bullet_left + 3) {
            levels.pop_back();
        }
        if (levels.empty() || levels.back() < line.bullet_left - 3) {
            levels.push_back(line.bullet_left);
        }
        block.level = static_cast<int>(levels.size()) - 1;
    } else if (line.left < (levels.empty() ? 1e9F : levels.front()) - 3 || line.cells.size() > 1) {
        levels.clear();
    }
}

void BlockWriter::write(const Region& region, int page, int number) {
    std::vector<TextLine> lines = lines_of(region.rows, marks_, page);
    if (lines.empty()) {
        return;
    }
    const float pitch = usual_pitch(lines);
    std::vector<PhysicalLine> physical = physical_lines(lines, pitch);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        physical[i].ruled_off = drawn_.parts(lines[i - 1], lines[i], page);
    }
    Wrapping wrapping(std::move(physical));
    std::vector<float> levels;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const TextLine& line = lines[i];
        const bool may_go_on =
            builder_.is_open() && line.table_row() == nullptr && line.cells.size() == 1 && !line.bullet;
        if (may_go_on && i > 0 && is_broken_address(lines[i - 1], line)) {
            builder_.join(false);
            add_segment(line.cells.front(), page);
            drawn_.note_joined(line, page, builder_.current());
            continue;
        }
        if (may_go_on &&
            (i > 0 ? goes_on(wrapping, i - 1, wrapping.lines()[i]) : goes_on_over_page(wrapping, page, number))) {
            join_line(i > 0 ? lines[i - 1].joined : end_.lines.back().joined, line, page);
            continue;
        }
        Block& block = open_block(line, region, page, number);
        block.gap_before = 1;
        if (i > 0) {
            const float distance = line.bottom - lines[i - 1].last_bottom;
            const float size = std::max(line.size, lines[i - 1].size);
            block.gap_before = std::max(0.0F, (distance - pitch * size) / std::max(1.0F, size));
        }
        set_level(block, line, levels);
        if (line.table_row() != nullptr) {
            add_cells(*line.table_row(), page);
            builder_.close();
            continue;
        }
        for (const Segment& cell : line.cells) {
            if (line.cells.size() > 1) {
                builder_.next_cell(cell.left, cell.right);
            }
            add_segment(cell, page);
        }
    }
    end_ = {page, number, std::move(lines), std::move(wrapping)};
}

bool BlockWriter::goes_on(const Wrapping& wrapping, std::size_t above, const PhysicalLine& line) const {
    const PhysicalLine& before = wrapping.lines()[above];
    if (traces_ != nullptr && Wrapping::is_open(before, line)) {
        traces_->push_back({std::string(before.text), std::string(line.text), wrapping.evidence(above, before, line)});
    }
    return wrapping.joins(above, before, line);
}

/// "4. On pumps, B. Fjord, O. Brekke," at the foot of a page, "M. Salt, in Proc. of the Tide Meeting" at the head of
/// the next, set in as the text of the item is.
bool BlockWriter::goes_on_over_page(const Wrapping& wrapping, int page, int number) const {
    if (!end_.wrapping || end_.page + 1 != page || end_.number != number) {
        return false;
    }
    PhysicalLine first = wrapping.lines().front();
    first.over_page = true;
    return goes_on(*end_.wrapping, end_.lines.size() - 1, first);
}

void BlockWriter::join_line(const std::string& above, const TextLine& line, int page) {
    const Segment& segment = line.cells.front();
    const Joint joint = joint_between(above, segment.text(), vocabulary_);
    if (joint == Joint::drop_hyphen) {
        builder_.drop_last();
        if (!placed_.empty()) {
            placed_.back().text.end = builder_.position();
        }
    }
    builder_.join(joint == Joint::blank);
    add_segment(segment, page);
    drawn_.note_joined(line, page, builder_.current());
}

void BlockWriter::write_furniture(const std::vector<Row>& rows, int page, bool hidden) {
    for (const Row& row : rows) {
        Block& block = builder_.open(BlockKind::furniture);
        block.page = page;
        block.hidden = hidden;
        for (const Segment& cell : row.cells) {
            if (row.cells.size() > 1) {
                builder_.next_cell(cell.left, cell.right);
            }
            add_segment(cell, page);
        }
        builder_.close();
    }
}

}  // namespace cvconv::pdf
