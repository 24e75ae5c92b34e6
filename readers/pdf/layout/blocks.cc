#include "readers/pdf/layout/blocks.h"

#include <algorithm>
#include <cmath>

#include "ir/unicode.h"
#include "readers/document_builder.h"
#include "readers/line_ends.h"
#include "readers/pdf/layout/broken_lines.h"
#include "readers/pdf/layout/tables/ruled_tables.h"
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

float usual_pitch(const std::vector<TextLine>& lines) {
    std::vector<float> pitches;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        float pitch = (lines[i].bottom - lines[i - 1].last_bottom) / std::max(1.0F, lines[i].size);
        if (pitch > 0.6F && pitch < 2.2F) {
            pitches.push_back(pitch);
        }
    }
    if (pitches.empty()) {
        return 1.25F;
    }
    std::sort(pitches.begin(), pitches.end());
    return pitches[pitches.size() / 3];
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
            placed_.push_back({page, word.left, word.top, word.right, word.bottom, text});
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

void BlockWriter::write(const Region& region, int page, int number) {
    std::vector<TextLine> lines = lines_of(region.rows, marks_, page);
    if (lines.empty()) {
        return;
    }
    float pitch = usual_pitch(lines);
    std::vector<PhysicalLine> physical;
    physical.reserve(lines.size());
    float text_left = 0;
    for (const TextLine& line : lines) {
        PhysicalLine p;
        p.text = line.joined;
        p.left = line.joined_left;
        p.right = line.right;
        p.starts_item = line.bullet.has_value();
        p.has_gap = line.table_row() != nullptr || (line.cells.size() > 1 && !line.open_end);
        bool hangs = line.cells.size() == 1 && !line.bullet && std::abs(line.left - text_left) < 3;
        p.hangs = hangs;
        p.begins_row = line.cells.size() > 1 && line.open_end;
        if (line.bullet || (line.cells.size() > 1 && line.open_end)) {
            text_left = line.joined_left;
        } else if (!hangs) {
            text_left = -1e6F;
        }
        physical.push_back(p);
    }
    for (std::size_t i = 1; i < lines.size(); ++i) {
        physical[i].after_gap =
            lines[i].bottom - lines[i - 1].last_bottom > (pitch + 0.35F) * std::max(lines[i].size, lines[i - 1].size);
    }
    Wrapping wrapping(physical);
    std::vector<float> levels;
    std::size_t from = 0;
    while (from < lines.size() && builder_.is_open()) {
        const TextLine& line = lines[from];
        const bool own = from > 0 && !wrapping.continues(from - 1, from);
        if (line.table_row() != nullptr || line.bullet || line.cells.size() > 1 || own ||
            (from == 0 && !goes_on_over_page(line.cells.front(), line.bold, page, number))) {
            break;
        }
        join_line(from == 0 ? end_.text : lines[from - 1].joined, line.cells.front(), page);
        ++from;
    }
    for (std::size_t i = from; i < lines.size();) {
        const TextLine& first = lines[i];
        const TableRow* table_row = first.table_row();
        Block& block = builder_.open(table_row != nullptr && !table_row->form ? BlockKind::table_row
                                     : first.bullet && table_row == nullptr   ? BlockKind::list_item
                                                                              : BlockKind::paragraph);
        block.page = page;
        block.region = number;
        block.style = main_style(first);
        block.indent = (first.bullet ? first.bullet_left : first.left) - region.left;
        if (i > 0) {
            float distance = first.bottom - lines[i - 1].last_bottom;
            float size = std::max(first.size, lines[i - 1].size);
            block.gap_before = std::max(0.0F, (distance - pitch * size) / std::max(1.0F, size));
        } else {
            block.gap_before = 1;
        }
        if (first.bullet) {
            block.marker = first.bullet->marker;
            while (!levels.empty() && levels.back() > first.bullet_left + 3) {
                levels.pop_back();
            }
            if (levels.empty() || levels.back() < first.bullet_left - 3) {
                levels.push_back(first.bullet_left);
            }
            block.level = static_cast<int>(levels.size()) - 1;
        } else if (first.left < (levels.empty() ? 1e9F : levels.front()) - 3 || first.cells.size() > 1) {
            levels.clear();
        }
        if (table_row != nullptr) {
            block.table = table_row->table;
            block.table_header = table_row->header;
            add_cells(*table_row, page);
            builder_.close();
            ++i;
            continue;
        }
        if (first.cells.size() > 1) {
            for (const Segment& cell : first.cells) {
                builder_.next_cell(cell.left, cell.right);
                add_segment(cell, page);
            }
        } else {
            add_segment(first.cells.front(), page);
        }
        ++i;
        while (i < lines.size()) {
            const TextLine& above = lines[i - 1];
            const TextLine& line = lines[i];
            bool same_look =
                std::abs(line.size - above.size) < 0.8F && (line.bold == above.bold || ends_in_bold(above, line));
            bool close = line.bottom - above.last_bottom < 1.9F * std::max(line.size, above.size) &&
                         line.bottom - above.last_bottom < (pitch + 0.22F) * std::max(line.size, above.size);
            if (line.table_row() != nullptr) {
                break;
            }
            const bool one_cell = above.cells.size() == 1 || is_bracketed_link(last_word(above.joined));
            if (line.cells.size() == 1 && one_cell && !line.bullet &&
                line.bottom - above.last_bottom < 2.2F * line.size && is_broken_address(above.joined, line.joined)) {
                builder_.join(false);
                add_segment(line.cells.front(), page);
                ++i;
                continue;
            }
            std::string_view next_word = std::string_view(line.joined).substr(0, line.joined.find(' '));
            // "harbour.example/ada", but not "nets/sails."
            const std::size_t slash = next_word.find('/');
            bool address_next = next_word.find('@') != std::string_view::npos ||
                                next_word.find("://") != std::string_view::npos ||
                                (slash != std::string_view::npos && next_word.find('.') < slash);
            if (address_next) {
                break;
            }
            if (!same_look || !close || line.cells.size() > 1 ||
                !(wrapping.continues(i - 1, i) || is_broken_word(above, line))) {
                break;
            }
            join_line(above.joined, line.cells.front(), page);
            ++i;
        }
        if (i < lines.size()) {
            builder_.close();
        }
    }
    const TextLine& last = lines.back();
    end_ = {last.table_row() == nullptr && last.cells.size() == 1,
            page,
            number,
            last.joined,
            last.joined_left,
            last.right,
            wrapping.width(),
            last.size,
            last.bold};
}

void BlockWriter::join_line(const std::string& above, const Segment& line, int page) {
    const Joint joint = joint_between(above, line.text(), vocabulary_);
    if (joint == Joint::drop_hyphen) {
        builder_.drop_last();
        if (!placed_.empty()) {
            placed_.back().text.end = builder_.position();
        }
    }
    builder_.join(joint == Joint::blank);
    add_segment(line, page);
}

/// "4. On pumps, B. Fjord, O. Brekke," at the foot of a page, "M. Salt, in Proc. of the Tide Meeting" at the head of
/// the next, set in as the text of the item is.
bool BlockWriter::goes_on_over_page(const Segment& first, bool bold, int page, int number) const {
    const std::string text = first.text();
    std::size_t at = 0;
    const bool full = end_.full > 0 && end_.right > end_.full - 3 * end_.size;
    const bool unfinished = end_.text.ends_with(',') || end_.text.ends_with('-') || is_unfinished(end_.text);
    const bool goes_on = unfinished || (is_lower(next_character(text, at)) && !is_sentence_end(last_of(end_.text)));
    return end_.open && end_.page + 1 == page && end_.number == number && full && goes_on && bold == end_.bold &&
           std::abs(first.left - end_.left) < 3 && std::abs(first.size - end_.size) < 0.8F &&
           words_of(end_.text).size() >= 5;
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
