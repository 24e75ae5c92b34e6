#include "readers/text/blocks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/text/rules.h"

namespace cvconv::text {

namespace {

/// A line as the writer sees it: blank lines and drawn ones are taken out, their traces kept.
struct Item {
    const Line* line = nullptr;
    BlockKind kind = BlockKind::paragraph;
    std::optional<Bullet> bullet;
    float gap_before = 0;
    int level = 0;
    std::string heading;  ///< text without the lines drawn beside it
    float text_left = 0;  ///< where the text begins, behind the bullet
};

/// Which doubtful markers ("o", ".", "|", "1.") are bullets in this document: those that several lines have.
std::map<std::string, int> count_markers(const std::vector<Line>& lines) {
    std::map<std::string, int> counts;
    for (const Line& line : lines) {
        if (!line.blank()) {
            if (auto bullet = find_bullet(line.pieces.front().text)) {
                ++counts[bullet->kind == BulletKind::number ? "1" : bullet->marker];
            }
        }
    }
    return counts;
}

class Writer {
public:
    Writer(const std::vector<Line>& lines, const Vocabulary& vocabulary, DocumentBuilder& builder)
        : lines_(lines), vocabulary_(vocabulary), builder_(builder), markers_(count_markers(lines)) {}

    void write() {
        classify();
        measure();
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (i > 0 && joins(i)) {
                append(i);
            } else {
                begin(i);
            }
        }
        builder_.close();
    }

private:
    void classify() {
        float gap = 0;
        for (const Line& line : lines_) {
            if (line.blank()) {
                gap += 1;
                continue;
            }
            std::string text = line.text();
            Item item;
            item.line = &line;
            item.gap_before = gap;
            item.text_left = line.left();
            gap = 0;
            if (is_rule(text)) {
                if (underlines(line, item.gap_before)) {
                    items_.back().kind = BlockKind::heading;
                    items_.back().level = line.pieces.front().text.front() == '=' ? 1 : 2;
                    gap = 0;
                    continue;
                }
                item.kind = BlockKind::rule;
            } else if (std::string_view heading = without_rules(text); !heading.empty() && line.pieces.size() <= 2) {
                item.kind = BlockKind::heading;
                item.level = 2;
                item.heading = heading;
            } else {
                find_item(item);
            }
            items_.push_back(std::move(item));
        }
    }

    /// Does the drawn line underline the line above it? It is as long as that, or the line above stands
    /// alone between an empty line and the drawn one.
    [[nodiscard]] bool underlines(const Line& line, float gap) const {
        if (gap > 0 || items_.empty()) {
            return false;
        }
        const Item& above = items_.back();
        if (above.kind != BlockKind::paragraph || above.bullet || above.line->pieces.size() > 1 ||
            above.line->region != line.region) {
            return false;
        }
        float width = above.line->right() - above.line->left();
        float drawn = line.right() - line.left();
        bool same_place = std::abs(above.line->left() - line.left()) <= 4;
        bool same_width = same_place && std::abs(drawn - width) <= std::max(4.0F, width * 0.4F);
        bool alone = items_.size() < 2 || above.gap_before > 0 || items_[items_.size() - 2].kind == BlockKind::rule;
        return same_width || (alone && width <= 50 && drawn > width);
    }

    void find_item(Item& item) {
        const Piece& first = item.line->pieces.front();
        auto bullet = find_bullet(first.text);
        if (!bullet) {
            return;
        }
        bool doubtful = bullet->kind == BulletKind::letter || bullet->marker == "|" || bullet->marker == "+" ||
                        bullet->marker == "~";
        int count = markers_[bullet->kind == BulletKind::number ? "1" : bullet->marker];
        if ((doubtful || bullet->kind == BulletKind::number) && count < 2) {
            return;
        }
        bool alone = bullet->size >= first.text.size();
        if (alone && bullet->kind == BulletKind::letter && item.line->pieces.size() == 1) {
            return;
        }
        item.bullet = bullet;
        item.kind = BlockKind::list_item;
        if (alone && item.line->pieces.size() > 1) {
            item.text_left = item.line->pieces[1].left;
        } else {
            item.text_left = first.left + static_cast<float>(display_width(first.text.substr(0, bullet->size)));
        }
    }

    void measure() {
        for (const Item& item : items_) {
            std::string_view text = last_piece(item).text;
            if (item.bullet && item.line->pieces.size() == 1) {
                text.remove_prefix(std::min(item.bullet->size, text.size()));
            }
            bool gapped = item.line->pieces.size() > (item.bullet && bullet_alone(item) ? 2U : 1U);
            physical_.push_back({text, item.text_left, item.line->right(), item.bullet.has_value(), gapped});
        }
    }

    static const Piece& last_piece(const Item& item) { return item.line->pieces.back(); }

    static bool bullet_alone(const Item& item) {
        return item.bullet && item.bullet->size >= item.line->pieces.front().text.size();
    }

    /// Is item `i` the rest of the block that is open?
    [[nodiscard]] bool joins(std::size_t i) {
        const Item& item = items_[i];
        const Item& above = items_[i - 1];
        if (!builder_.is_open() || item.gap_before > 0 || item.kind != BlockKind::paragraph || item.bullet ||
            above.kind == BlockKind::heading || above.line->region != item.line->region ||
            item.line->pieces.size() > 1) {
            return false;
        }
        if (above.line->page != item.line->page || item.line->letter_spaced || above.line->letter_spaced) {
            return false;
        }
        float left = item.line->left();
        PhysicalLine line = physical_[i - 1];
        PhysicalLine next = physical_[i];
        bool under_cell = above.line->pieces.size() > 1 && std::abs(last_piece(above).left - left) <= 1;
        if (bullet_alone(above) && above.line->pieces.size() == 1) {
            return left >= above.line->left();
        }
        if (under_cell) {
            line.left = last_piece(above).left;
            line.has_gap = false;
            next.hangs = false;
        } else if (above.line->pieces.size() > 1 && !above.bullet) {
            return false;
        } else {
            bool in_item = block_left_ >= 0 && builder_.current().kind == BlockKind::list_item;
            next.hangs = in_item && std::abs(left - block_left_) <= 1 && left > 0;
            bool aligned = std::abs(left - line.left) <= 1 || next.hangs || std::abs(left - above.line->left()) <= 1;
            bool hanging_indent = left > above.line->left() && left - above.line->left() <= 12;
            if (!aligned && !hanging_indent) {
                return false;
            }
        }
        return continues(line, next, wrap_width(physical_, i - 1));
    }

    void append(std::size_t i) {
        const Item& item = items_[i];
        const Piece& piece = item.line->pieces.front();
        Joint joint = joint_between(builder_.current_text(), piece.text, vocabulary_);
        if (joint == Joint::drop_hyphen) {
            builder_.drop_last();
        }
        builder_.join(joint == Joint::blank);
        builder_.add(piece.text, {}, {item.line->number, piece.column});
        builder_.end_cell_at(piece.right);
    }

    void begin(std::size_t i) {
        const Item& item = items_[i];
        Block& block = builder_.open(item.kind);
        block.gap_before = item.gap_before;
        block.page = item.line->page;
        block.region = item.line->region;
        block.indent = item.line->left();
        block.level = item.level;
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
        std::size_t skipped = 0;
        if (item.bullet) {
            block.marker = item.bullet->marker;
            block.level = level_of(item);
            skipped = item.bullet->size;
        } else if (item.gap_before > 0 || item.kind == BlockKind::heading) {
            bullet_lefts_.clear();
        }
        write_pieces(item, skipped);
    }

    void write_pieces(const Item& item, std::size_t skipped) {
        Style style;
        style.letter_spaced = item.line->letter_spaced;
        std::size_t first = bullet_alone(item) ? 1 : 0;
        const auto& pieces = item.line->pieces;
        for (std::size_t p = first; p < pieces.size(); ++p) {
            std::string_view text = pieces[p].text;
            int column = pieces[p].column;
            if (p == 0 && skipped > 0) {
                column += static_cast<int>(count_characters(text.substr(0, skipped)));
                text.remove_prefix(skipped);
            }
            if (pieces.size() - first > 1) {
                float left = p == 0 ? item.text_left : pieces[p].left;
                builder_.next_cell(left, pieces[p].right);
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

    const std::vector<Line>& lines_;
    const Vocabulary& vocabulary_;
    DocumentBuilder& builder_;
    std::map<std::string, int> markers_;
    std::vector<Item> items_;
    std::vector<PhysicalLine> physical_;
    std::vector<float> bullet_lefts_;
    float block_left_ = -1;
};

}  // namespace

void write_blocks(const std::vector<Line>& lines, const Vocabulary& vocabulary, DocumentBuilder& builder) {
    Writer(lines, vocabulary, builder).write();
}

}  // namespace cvconv::text
