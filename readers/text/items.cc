#include "readers/text/items.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "ir/unicode.h"
#include "readers/furniture.h"
#include "readers/line_joining/line_joining.h"
#include "readers/text/rules.h"

namespace cvconv::text {

namespace {

std::string key_of(const Bullet& bullet) {
    return bullet.kind == BulletKind::number ? "1" : bullet.marker;
}

/// Does what follows the letter look like an item? A wide gap or a capital: "o  Hammers", "n Hammers".
/// A small letter may as well be the next word of a sentence ("o czym", "u kupca").
bool is_telling(const Bullet& bullet, const Line& line) {
    if (bullet.kind != BulletKind::letter) {
        return true;
    }
    std::string_view text = line.pieces.front().text;
    if (bullet.size >= text.size()) {
        return line.pieces.size() > 1;
    }
    std::size_t at = bullet.size;
    char32_t next = next_character(text, at);
    return bullet.size >= bullet.marker.size() + 2 || is_upper(next) || is_digit(next) || !is_letter(next);
}

/// How many lines have each marker: doubtful ones ("o", ".", "|", "1.") are bullets only together.
std::map<std::string, int> count_markers(const std::vector<Line>& lines) {
    std::map<std::string, int> counts;
    for (const Line& line : lines) {
        if (!line.blank() && line.table == 0) {
            if (auto bullet = find_bullet(line.pieces.front().text); bullet && is_telling(*bullet, line)) {
                ++counts[key_of(*bullet)];
            }
        }
    }
    return counts;
}

/// Letters need more company than signs.
int needed(const Bullet& bullet) {
    return bullet.kind == BulletKind::letter && bullet.marker != "o" && bullet.marker != "." ? 3 : 2;
}

/// An empty line below nearly every line says nothing: text pasted from a word processor or a mail.
bool is_double_spaced(const std::vector<Line>& lines) {
    std::size_t single = 0;
    std::size_t texts = 0;
    for (std::size_t i = 0; i + 2 < lines.size(); ++i) {
        if (!lines[i].blank()) {
            ++texts;
            single += lines[i + 1].blank() ? 1 : 0;
        }
    }
    return texts >= 12 && single * 10 >= texts * 9;
}

class Classifier {
public:
    explicit Classifier(const std::vector<Line>& lines)
        : lines_(lines),
          enumerated_(enumerated(lines)),
          markers_(count_markers(lines)),
          spacing_(is_double_spaced(lines) ? 1.0F : 0.0F) {}

    std::vector<Item> classify() {
        float gap = 0;
        for (const Line& line : lines_) {
            if (line.blank()) {
                gap += 1;
                continue;
            }
            Item item;
            item.line = &line;
            item.gap_before = std::max(gap - spacing_, 0.0F);
            item.text_left = line.left();
            gap = 0;
            if (line.furniture) {
                item.kind = BlockKind::furniture;
            } else if (line.table > 0) {
                item.kind = BlockKind::table_row;
            } else if (!classify_drawn(item)) {
                continue;
            }
            items_.push_back(std::move(item));
        }
        find_marked_headings();
        return std::move(items_);
    }

private:
    /// False: the line only underlines the one above and is no item.
    bool classify_drawn(Item& item) {
        const Line& line = *item.line;
        std::string text = line.text();
        if (line.side_heading) {
            item.kind = BlockKind::heading;
            item.level = 2;
        } else if (is_rule(text)) {
            if (underlines(line, item.gap_before)) {
                items_.back().kind = BlockKind::heading;
                items_.back().level = trim(text).starts_with('=') ? 1 : 2;
                return false;
            }
            item.kind = BlockKind::rule;
        } else if (std::string_view heading = without_rules(text); !heading.empty() && line.pieces.size() <= 3) {
            item.kind = BlockKind::heading;
            item.level = 2;
            item.heading = heading;
        } else {
            find_item(item);
        }
        return true;
    }

    /// Does the drawn line underline the line above it? It is as long as that, or the line above stands
    /// alone between an empty line and the drawn one.
    [[nodiscard]] bool underlines(const Line& line, float gap) const {
        if (gap > 0 || items_.empty()) {
            return false;
        }
        const Item& above = items_.back();
        if (above.kind != BlockKind::paragraph || above.line->pieces.size() > 1 || above.line->region != line.region) {
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
        if (enumerated_[static_cast<std::size_t>(item.line - lines_.data())]) {
            item.bullet = enumerated_bullet(first.text);
            item.kind = BlockKind::list_item;
            item.text_left = first.left + static_cast<float>(item.bullet->size);
            return;
        }
        if (!bullet) {
            return;
        }
        bool letter = bullet->kind == BulletKind::letter;
        bool doubtful = letter || bullet->marker == "|" || bullet->marker == "+" || bullet->marker == "~";
        bool alone = bullet->size >= first.text.size();
        float text_left = alone && item.line->pieces.size() > 1
                              ? item.line->pieces[1].left
                              : first.left + static_cast<float>(display_width(first.text.substr(0, bullet->size)));
        if ((doubtful || bullet->kind == BulletKind::number) && markers_[key_of(*bullet)] < needed(*bullet)) {
            // OCR reads one bullet of a list differently: it still stands where the others do.
            bool among_others = letter && !is_letter(to_characters(bullet->marker).front()) && bullet_left_ >= 0 &&
                                std::abs(bullet_left_ - first.left) <= 1 && first.text.find("»") == std::string::npos;
            if (!among_others) {
                return;
            }
        }
        if (alone && letter && item.line->pieces.size() == 1 && markers_[key_of(*bullet)] < 3) {
            return;
        }
        bullet_left_ = first.left;
        item.bullet = bullet;
        item.kind = item.line->form_row ? BlockKind::paragraph : BlockKind::list_item;
        item.text_left = text_left;
    }

    /// "■ Summary", "◆ Work": a glyph that never begins two lines running and always stands below an
    /// empty one marks headings, not items. The common bullets are left out: a job may have just one.
    void find_marked_headings() {
        struct Use {
            int count = 0;
            int apart = 0;
            int in_a_row = 0;
        };
        std::map<std::string, Use> uses;
        for (std::size_t i = 0; i < items_.size(); ++i) {
            const Item& item = items_[i];
            if (!is_heading_glyph(item)) {
                continue;
            }
            Use& use = uses[item.bullet->marker];
            ++use.count;
            bool short_line = item.line->pieces.size() == 1 && item.line->right() - item.line->left() <= 50;
            use.apart += (item.gap_before > 0 || i == 0) && short_line ? 1 : 0;
            bool same =
                i + 1 < items_.size() && items_[i + 1].bullet && items_[i + 1].bullet->marker == item.bullet->marker;
            use.in_a_row += same ? 1 : 0;
        }
        for (Item& item : items_) {
            if (is_heading_glyph(item)) {
                const Use& use = uses[item.bullet->marker];
                if (use.count >= 3 && use.in_a_row == 0 && use.apart * 5 >= use.count * 4) {
                    item.kind = BlockKind::heading;
                    item.level = 2;
                }
            }
        }
    }

    static bool is_heading_glyph(const Item& item) {
        if (!item.bullet || item.bullet->kind != BulletKind::glyph || item.bullet_alone()) {
            return false;
        }
        const std::string& marker = item.bullet->marker;
        return marker != "•" && marker != "·" && marker != "◦" && marker != "▪" && marker != "・" && marker != "∙";
    }

    static std::vector<bool> enumerated(const std::vector<Line>& lines) {
        std::vector<std::string_view> texts;
        texts.reserve(lines.size());
        for (const Line& line : lines) {
            texts.push_back(line.blank() || line.table > 0 ? std::string_view{} : line.pieces.front().text);
        }
        std::vector<bool> found = find_lettered(texts);
        const std::vector<bool> numbered = find_numbered(texts);
        std::transform(found.begin(), found.end(), numbered.begin(), found.begin(), std::logical_or<>());
        return found;
    }

    const std::vector<Line>& lines_;
    std::vector<bool> enumerated_;
    std::map<std::string, int> markers_;
    std::vector<Item> items_;
    float spacing_;  ///< empty lines between any two lines
    float bullet_left_ = -1;
};

}  // namespace

std::vector<Item> classify(const std::vector<Line>& lines) {
    return Classifier(lines).classify();
}

}  // namespace cvconv::text
