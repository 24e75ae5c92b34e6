#include "readers/html/emitter.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/unicode.h"
#include "readers/bullets.h"

namespace cvconv::html {

Style Emitter::style() const {
    Style style;
    style.size = size;
    style.bold = bold > 0;
    style.italic = italic > 0;
    style.underlined = underlined > 0;
    style.monospaced = monospaced > 0;
    return style;
}

Block& Emitter::open(BlockKind kind) {
    Block& block = builder_.open(kind);
    block.region = region;
    return block;
}

void Emitter::begin_paragraph() {
    if (open_cell_ || in_row_) {
        return;
    }
    end_block();
}

void Emitter::ensure_open(std::string_view text) {
    if (open_cell_) {
        open_cell_ = false;
        builder_.next_cell();
        return;
    }
    if (builder_.is_open() || trim(text).empty()) {
        return;
    }
    auto depth = static_cast<float>(items_.size());
    if (!items_.empty() && !items_.back().used) {
        Block& block = open(BlockKind::list_item);
        block.level = std::max(static_cast<int>(items_.size()) - 1, 0);
        block.marker = items_.back().marker;
        block.indent = base_indent + 2 * (depth - 1);
        items_.back().used = true;
        return;
    }
    Block& block = open(BlockKind::paragraph);
    block.indent = base_indent + 2 * depth;
}

void Emitter::flush_annotations() {
    auto annotations = std::move(annotations_);
    annotations_.clear();
    for (auto& [text, place, hidden] : annotations) {
        builder_.open(BlockKind::furniture).hidden = hidden;
        builder_.add(text, {}, place);
        builder_.close();
    }
}

void Emitter::end_block() {
    break_pending_ = false;
    hidden_ += in_hidden_ ? " " : "";
    if (!builder_.is_open()) {
        flush_annotations();
        return;
    }
    if (hold_block) {
        return;
    }
    open_cell_ = false;
    // Badges in a row: each is a piece of its own.
    if (images_.size() > 1 && builder_.current().cells.empty()) {
        std::string_view all = builder_.document().text;
        std::uint32_t at = builder_.position() - static_cast<std::uint32_t>(builder_.current_text().size());
        bool only_images = true;
        for (const Span& image : images_) {
            only_images = only_images && trim(Span{at, image.begin}.of(all)).empty();
            at = image.end;
        }
        if (only_images && trim(all.substr(at)).empty()) {
            for (const Span& image : images_) {
                if (!image.empty()) {
                    builder_.current().cells.push_back({image, 0, 0});
                }
            }
        }
    }
    images_.clear();
    builder_.close();
    flush_annotations();
}

void Emitter::begin_heading(int level) {
    end_block();
    open(BlockKind::heading).level = level;
}

void Emitter::heading_was_paragraph() {
    if (builder_.is_open() && builder_.current().kind == BlockKind::heading) {
        builder_.current().kind = BlockKind::paragraph;
        builder_.current().level = 0;
    }
}

void Emitter::rule() {
    end_block();
    open(BlockKind::rule);
    builder_.close();
}

void Emitter::begin_list(bool ordered, int start, std::string mark) {
    if (!in_row_) {
        end_block();
    }
    lists_.push_back({ordered, start, std::move(mark)});
}

void Emitter::end_list() {
    if (!lists_.empty()) {
        lists_.pop_back();
    }
    if (!in_row_) {
        end_block();
    }
}

void Emitter::begin_item() {
    if (in_row_) {
        builder_.join(true);  // an item of a list in a cell is a line of it
        items_.push_back({"", true});
        return;
    }
    end_block();
    std::string marker = "-";
    if (!lists_.empty()) {
        List& list = lists_.back();
        marker = list.ordered ? std::to_string(list.next++) + list.mark : list.mark;
    }
    items_.push_back({marker, false});
}

void Emitter::end_item() {
    if (!in_row_) {
        end_block();
    }
    if (!items_.empty()) {
        items_.pop_back();
    }
}

void Emitter::begin_table() {
    end_block();
    ++tables_;
    in_table_ = true;
}

void Emitter::end_table() {
    end_row();
    in_table_ = false;
}

void Emitter::begin_row(bool header) {
    end_row();
    if (!in_table_) {
        begin_table();
    }
    end_block();
    Block& block = open(BlockKind::table_row);
    block.table = tables_;
    block.table_header = header;
    block.indent = base_indent;
    in_row_ = true;
    row_has_cell_ = false;
}

void Emitter::end_row() {
    if (in_row_) {
        in_row_ = false;
        builder_.close();
        images_.clear();
        flush_annotations();
    }
}

void Emitter::begin_cell() {
    if (!in_row_) {
        begin_row(false);
    }
    builder_.next_cell();
    row_has_cell_ = true;
}

void Emitter::keep_open_as_cell() {
    open_cell_ = builder_.is_open() && builder_.current().cells.empty();
}

void Emitter::begin_link(std::string target) {
    if (in_hidden_) {
        ++hidden_links_;
    } else {
        builder_.begin_link(std::move(target));
    }
}

void Emitter::end_link() {
    if (hidden_links_ > 0) {
        --hidden_links_;
    } else {
        builder_.end_link();
    }
}

void Emitter::end_hidden() {
    in_hidden_ = false;
    if (std::string text(trim(hidden_)); !text.empty()) {
        all_hidden_ += (all_hidden_.empty() ? "" : " ") + text;
        annotations_.push_back({std::move(text), hidden_place_, true});
    }
    hidden_.clear();
}

void Emitter::text(std::string_view text, SourcePlace place) {
    if (in_hidden_) {
        if (trim(hidden_).empty()) {
            hidden_place_ = place;
        }
        hidden_ += text;
        return;
    }
    if (in_superscript_) {
        if (superscript_.empty()) {
            superscript_place_ = place;
        }
        superscript_ += text;
        return;
    }
    write(text, place);
}

namespace {

/// Three blanks and more part cells as a tab does: text laid out with blanks, saved as Markdown.
std::string with_tabs_for_gaps(std::string_view text) {
    std::string tabbed;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = std::min(text.find_first_not_of(' ', at), text.size());
        if (end - at >= 3) {
            tabbed += '\t';
            at = end;
        } else if (end > at) {
            tabbed.append(text.substr(at, end - at));
            at = end;
        } else {
            tabbed += text[at++];
        }
    }
    return tabbed;
}

}  // namespace

void Emitter::take_bullet(std::string_view& text, SourcePlace& place) {
    Block& block = builder_.current();
    if (std::string drawn = std::exchange(drawn_bullet, {}); !drawn.empty() && block.kind == BlockKind::paragraph) {
        block.kind = BlockKind::list_item;
        block.level = static_cast<int>(items_.size());
        block.marker = std::move(drawn);
        return;
    }
    std::string_view bare = trim(text);
    auto bullet = find_bullet(bare);
    bool dash = bullet && bullet->kind == BulletKind::dash && bullet->marker != "-" && bullet->marker.size() > 1;
    bool glyph = bullet && bullet->kind == BulletKind::glyph;
    if (bullet && bullet->size >= bare.size()) {
        return;
    }
    bool numbered = bullet && bullet->kind == BulletKind::number && bullet->marker.starts_with('[');  // "[C4] Title"
    if (block.kind == BlockKind::paragraph && (glyph || dash || numbered)) {
        block.kind = BlockKind::list_item;
        block.level = static_cast<int>(items_.size());
    } else if (block.kind != BlockKind::list_item || !glyph) {
        return;
    }
    block.marker = bullet->marker;
    std::size_t skipped = static_cast<std::size_t>(bare.data() - text.data()) + bullet->size;
    place.column += place.line > 0 ? static_cast<int>(count_characters(text.substr(0, skipped))) : 0;
    text.remove_prefix(skipped);
}

void Emitter::write(std::string_view text, SourcePlace place) {
    if (break_pending_ && !trim(text).empty()) {
        break_pending_ = false;
        std::size_t at = 0;
        is_lower(next_character(trim(text), at)) ? builder_.join(true) : end_block();
    }
    bool fresh = !builder_.is_open() && !in_row_;
    ensure_open(text);
    if (!builder_.is_open()) {
        return;
    }
    if (fresh && monospaced == 0) {
        take_bullet(text, place);
    }
    std::string spread;
    if (!in_row_ && text.find("   ") != std::string_view::npos) {
        spread = with_tabs_for_gaps(text);
        text = spread;
    }
    // A tab between words parts cells ("2019 \t Engineer \t Acme"); at the beginning it is an empty cell.
    for (std::size_t tab = text.find('\t'); tab != std::string_view::npos && !in_row_; tab = text.find('\t')) {
        builder_.add(text.substr(0, tab), style(), place);
        place.column += place.line > 0 ? static_cast<int>(count_characters(text.substr(0, tab + 1))) : 0;
        text.remove_prefix(tab + 1);
        if (!trim(text).empty() || !builder_.is_blank()) {
            builder_.next_cell();
        }
    }
    builder_.add(text, style(), place);
}

void Emitter::join_line(bool with_blank) {
    if (in_hidden_) {
        hidden_ += ' ';
        return;
    }
    builder_.join(with_blank);
}

void Emitter::hard_break() {
    if (!builder_.is_open()) {
        return;
    }
    if (in_row_ || builder_.current().kind == BlockKind::heading) {
        builder_.join(true);
        return;
    }
    // "fluent in reStructuredText, \" over "sarcasm and both …": only small letters go on
    if (trim(builder_.current_text()).ends_with(',')) {
        break_pending_ = true;
        return;
    }
    end_block();
}

void Emitter::html_break() {
    if (in_item() && !in_row_ && builder_.is_open()) {
        break_pending_ = true;
        return;
    }
    hard_break();
}

void Emitter::begin_code() {
    // "`Go` `SQL`": tags in a row, each a piece of its own
    std::string_view all = builder_.document().text;
    bool beside = code_end_ > 0 && code_end_ <= all.size() && trim(all.substr(code_end_)).empty();
    if (monospaced == 0 && beside && builder_.is_open() && !in_row_) {
        builder_.next_cell();
    }
    ++monospaced;
}

void Emitter::end_code() {
    --monospaced;
    code_end_ = builder_.position();
}

void Emitter::begin_image() {
    if (image_depth_++ == 0) {
        ensure_open("image");
        image_begin_ = builder_.position();
    }
}

void Emitter::end_image() {
    if (--image_depth_ == 0) {
        images_.push_back(trim(builder_.document().text, {image_begin_, builder_.position()}));
        builder_.add(" ");
    }
}

void Emitter::begin_superscript() {
    in_superscript_ = true;
    superscript_.clear();
}

void Emitter::end_superscript() {
    in_superscript_ = false;
    std::string raised(trim(superscript_));
    superscript_.clear();
    if (raised.empty()) {
        return;
    }
    std::string_view before = builder_.is_open() ? builder_.current_text() : std::string_view{};
    std::string_view word = before.substr(before.find_last_of(" (,;") + 1);
    bool after_digit = !word.empty() && word.back() >= '0' && word.back() <= '9';
    bool letters = !raised.empty() && is_letter(to_characters(raised).front());
    static constexpr std::array<std::string_view, 6> units = {"m", "cm", "mm", "km", "dm", "ft"};
    bool unit = std::find(units.begin(), units.end(), word) != units.end();
    bool abbreviation = letters && word.size() <= 1;                // n<sup>o</sup>, M<sup>me</sup>
    bool ordinal = letters && after_digit && raised.size() <= 4;    // 1<sup>st</sup>
    bool leads_word = word.empty() && !letters && !before.empty();  // <sup>18</sup>O
    if (raised == "™" || raised == "®" || raised == "TM" || abbreviation || ordinal || leads_word) {
        write(raised, superscript_place_);
    } else if (unit && (raised == "2" || raised == "3")) {
        write(raised == "2" ? "²" : "³", superscript_place_);
    } else {
        annotations_.push_back({raised, superscript_place_});
    }
}

}  // namespace cvconv::html
