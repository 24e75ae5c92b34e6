#include "readers/text/blocks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "ir/unicode.h"
#include "readers/text/columns/labels.h"
#include "readers/text/items.h"

namespace cvconv::text {

namespace {

const Piece& last_piece(const Item& item) {
    return item.line->pieces.back();
}

/// Text that is wrapped or not: without its bullet, and only the last cell of a row.
PhysicalLine physical(const Item& item) {
    std::string_view text = last_piece(item).text;
    if (item.bullet && item.line->pieces.size() == 1) {
        text.remove_prefix(std::min(item.bullet->size, text.size()));
    }
    bool gapped = item.line->pieces.size() > (item.bullet_alone() ? 2U : 1U);
    float left = gapped ? last_piece(item).left : item.text_left;
    PhysicalLine line;
    line.text = text;
    line.left = left;
    line.right = item.line->right();
    line.starts_item = item.bullet.has_value();
    line.has_gap = gapped;
    line.after_gap = item.gap_before > 0;
    line.begins_row = gapped;
    if (item.kind == BlockKind::rule || item.kind == BlockKind::furniture) {
        line.text = {};
    }
    return line;
}

std::vector<PhysicalLine> physical(const std::vector<Item>& items) {
    std::vector<PhysicalLine> lines;
    lines.reserve(items.size());
    for (const Item& item : items) {
        lines.push_back(physical(item));
    }
    return lines;
}

bool begins_lower(std::string_view text) {
    std::size_t at = 0;
    return !text.empty() && is_lower(next_character(text, at));
}

/// The blocks of one region, or of what stands between two.
class Writer {
public:
    Writer(const std::vector<Line>& lines, const Vocabulary& vocabulary, DocumentBuilder& builder,
           std::vector<JoinTrace>* traces)
        : vocabulary_(vocabulary), builder_(builder), traces_(traces) {
        std::vector<Item> all = classify(lines);
        for (Item& item : all) {
            if (item.kind == BlockKind::furniture) {
                furniture_.emplace_back(items_.size(), item);
            } else {
                items_.push_back(std::move(item));
            }
        }
    }

    void write() {
        Wrapping wrapping(physical(items_));
        std::size_t next_furniture = 0;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (i > 0 && joins(i, wrapping)) {
                append(i);
                continue;
            }
            // A page number in the middle of a paragraph waits for its end.
            for (; next_furniture < furniture_.size() && furniture_[next_furniture].first <= i; ++next_furniture) {
                write_furniture(furniture_[next_furniture].second);
            }
            begin(i);
        }
        for (; next_furniture < furniture_.size(); ++next_furniture) {
            write_furniture(furniture_[next_furniture].second);
        }
        builder_.close();
    }

private:
    /// Is item `i` the rest of the block that is open?
    [[nodiscard]] bool joins(std::size_t i, const Wrapping& wrapping) {
        const Item& item = items_[i];
        const Item& above = items_[i - 1];
        if (!builder_.is_open() || item.kind != BlockKind::paragraph || above.kind == BlockKind::heading ||
            item.line->pieces.size() > 1 || item.line->letter_spaced || above.line->letter_spaced) {
            return false;
        }
        float left = item.line->left();
        PhysicalLine line = wrapping.lines()[i - 1];
        PhysicalLine next = wrapping.lines()[i];
        bool page_break = above.line->page != item.line->page;
        if (page_break) {
            // Only a sentence in full flow goes on across pages.
            if (!begins_lower(next.text) || line.text.ends_with('.') || line.text.ends_with(':')) {
                return false;
            }
        } else if (item.gap_before > (above.bullet_alone() ? 1 : 0)) {
            return false;
        }
        if (above.bullet_alone() && above.line->pieces.size() == 1) {
            return left >= above.line->left();  // a bullet above its text
        }
        if (above.line->pieces.size() > 1 && (!above.bullet || above.line->form_row)) {
            bool under_cell = std::abs(last_piece(above).left - left) <= 1;
            if (under_cell) {
                line.left = last_piece(above).left;
                line.has_gap = false;
                next.below_dated = begins_with_date(above.line->pieces.front().text);
            } else if (left > above.line->left() + 1 || line.text.ends_with(',') || begins_lower(next.text) ||
                       !is_unfinished(line.text)) {
                return false;  // a row of cells ends where it ends, unless in the middle of a phrase
            }
            // "Harbour Works, 12 Quay Road," above "Lisbon": a value in a form has no full lines to tell it by
            bool list_goes_on = above.line->form_row && under_cell && line.text.ends_with(',');
            return list_goes_on || goes_on(wrapping, i - 1, line, next);
        }
        bool in_item = builder_.current().kind == BlockKind::list_item;
        if (above.bullet && left == above.line->left()) {
            line.left = left;  // text of which nothing is set in: it goes on below its bullet
        }
        next.hangs = in_item && std::abs(left - block_left_) <= 1 && left > 0;
        bool aligned = std::abs(left - line.left) <= 1 || next.hangs || std::abs(left - above.line->left()) <= 1;
        bool hanging_indent = left > above.line->left() && left - above.line->left() <= 12;
        return (aligned || hanging_indent) && goes_on(wrapping, i - 1, line, next);
    }

    [[nodiscard]] bool goes_on(const Wrapping& wrapping, std::size_t above, const PhysicalLine& line,
                               const PhysicalLine& next) const {
        if (traces_ != nullptr && Wrapping::is_open(line, next)) {
            traces_->push_back({std::string(line.text), std::string(next.text), wrapping.evidence(above, line, next)});
        }
        return wrapping.joins(above, line, next);
    }

    void append(std::size_t i) {
        const Item& item = items_[i];
        const Piece& piece = item.line->pieces.front();
        Joint joint = joint_between(builder_.current_text(), piece.text, vocabulary_);
        if (joint == Joint::drop_hyphen) {
            builder_.drop_last();
        }
        if (parts_period(last_piece(items_[i - 1]).text, piece.text)) {
            builder_.add(" ");
        } else {
            builder_.join(joint == Joint::blank);
        }
        builder_.add(piece.text, {}, {item.line->number, piece.column});
        builder_.end_cell_at(piece.right);
    }

    void begin(std::size_t i) {
        const Item& item = items_[i];
        Block& block = builder_.open(item.kind);
        block.gap_before = item.gap_before;
        block.page = item.line->page;
        block.region = item.line->region;
        block.indent = std::max(item.line->left() - region_left(), 0.0F);
        block.level = item.level;
        block.table = item.line->table;
        block.table_header = item.line->table_header;
        block.style.letter_spaced = item.line->letter_spaced;
        block_left_ = item.text_left;
        if (item.kind == BlockKind::rule) {
            builder_.close();
            return;
        }
        if (!item.heading.empty()) {
            builder_.add(item.heading, {}, {item.line->number, item.line->pieces.front().column});
            return;
        }
        if (item.bullet) {
            block.marker = item.bullet->marker;
            block.level = item.kind == BlockKind::heading ? item.level : level_of(item);
        } else if (item.gap_before > 0 || item.kind == BlockKind::heading) {
            bullet_lefts_.clear();
        }
        write_pieces(item);
    }

    void write_furniture(const Item& item) {
        Block& block = builder_.open(BlockKind::furniture);
        block.page = item.line->page;
        block.region = item.line->region;
        block.gap_before = item.gap_before;
        write_pieces(item);
    }

    void write_pieces(const Item& item) {
        Style style;
        style.letter_spaced = item.line->letter_spaced;
        std::size_t skipped = item.bullet ? item.bullet->size : 0;
        std::size_t first = item.bullet_alone() ? 1 : 0;
        const auto& pieces = item.line->pieces;
        for (std::size_t p = first; p < pieces.size(); ++p) {
            std::string_view text = pieces[p].text;
            int column = pieces[p].column;
            if (p == 0 && skipped > 0) {
                column += static_cast<int>(count_characters(text.substr(0, skipped)));
                text.remove_prefix(skipped);
            }
            if (pieces.size() - first > 1 || item.kind == BlockKind::table_row) {
                builder_.next_cell(p == 0 ? item.text_left : pieces[p].left, pieces[p].right);
            }
            builder_.add(text, style, {item.line->number, column});
        }
    }

    /// Depth of nesting, from the columns at which the bullets above stand.
    int level_of(const Item& item) {
        float left = item.line->left();
        while (!bullet_lefts_.empty() && bullet_lefts_.back() > left + 1) {
            bullet_lefts_.pop_back();
        }
        if (bullet_lefts_.empty() || bullet_lefts_.back() < left - 1) {
            bullet_lefts_.push_back(left);
        }
        return static_cast<int>(bullet_lefts_.size()) - 1;
    }

    /// Left edge of the region: the leftmost column at which more than one line begins.
    float region_left() {
        if (region_left_ < 0) {
            std::map<float, int> counts;
            for (const Item& item : items_) {
                ++counts[item.line->left()];
            }
            auto shared =
                std::find_if(counts.begin(), counts.end(), [](const auto& entry) { return entry.second > 1; });
            region_left_ = shared != counts.end() ? shared->first : counts.begin()->first;
        }
        return region_left_;
    }

    const Vocabulary& vocabulary_;
    DocumentBuilder& builder_;
    std::vector<JoinTrace>* traces_;
    std::vector<Item> items_;
    std::vector<std::pair<std::size_t, Item>> furniture_;  ///< with the index of the item that follows
    std::vector<float> bullet_lefts_;
    float block_left_ = -1;
    float region_left_ = -1;
};

}  // namespace

void write_blocks(const std::vector<Line>& lines, const Vocabulary& vocabulary, DocumentBuilder& builder,
                  std::vector<JoinTrace>* traces) {
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].region == lines[begin].region) {
            ++end;
        }
        std::vector<Line> region(lines.begin() + static_cast<std::ptrdiff_t>(begin),
                                 lines.begin() + static_cast<std::ptrdiff_t>(end));
        join_wrapped_labels(region, vocabulary);
        Writer(region, vocabulary, builder, traces).write();
        begin = end;
    }
}

}  // namespace cvconv::text
