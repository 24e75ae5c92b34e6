#include "readers/pdf/blocks.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/document_builder.h"
#include "readers/line_ends.h"
#include "readers/pdf/bullets_beside.h"
#include "readers/pdf/date_rails.h"
#include "readers/pdf/middle_dates.h"
#include "readers/pdf/ruled_tables.h"
#include "readers/pdf/wrapped_cells.h"
#include "readers/pdf/wrapped_labels.h"

namespace cvconv::pdf {

namespace {

/// A row on its way to become (a part of) a block.
struct TextLine {
    std::vector<Segment> cells;
    std::optional<Bullet> bullet;
    float bullet_left = 0;
    float left = 0, top = 0, right = 0, bottom = 0, size = 0;
    float last_bottom = 0;  ///< of the last line, where cells or labels of several are put together
    bool bold = false;      ///< all words are
    std::string joined;     ///< the text that may go on in the next line: of the last cell
    float joined_left = 0;
    bool open_end = true;  ///< the last cell is running text, not a date at the margin

    [[nodiscard]] const TableRow* table_row() const { return cells.front().table_row.get(); }
};

std::string text_of(const std::vector<Segment>& cells) {
    std::string text;
    for (const Segment& cell : cells) {
        text += (text.empty() ? "" : " ") + cell.text();
    }
    return text;
}

/// Takes the first `size` bytes (the bullet) off the line's words.
void take_off(TextLine& line, std::size_t size) {
    std::vector<PageWord>& words = line.cells.front().words;
    while (size > 0 && !words.empty()) {
        std::size_t length = words.front().text.size();
        if (length <= size) {
            size -= length;
            size -= size > 0 ? 1 : 0;  // the blank behind it
            words.erase(words.begin());
        } else {
            words.front().text.erase(0, size);
            size = 0;
        }
    }
    if (words.empty()) {
        line.cells.erase(line.cells.begin());
    } else {
        line.cells.front().left = words.front().left;
    }
}

/// Of the largest word; `otherwise` if there is none.
float size_of(const std::vector<Segment>& cells, float otherwise) {
    float size = 0;
    for (const Segment& cell : cells) {
        for (const PageWord& word : cell.words) {
            size = std::max(size, word.size);
        }
    }
    return size > 0 ? size : otherwise;
}

/// The drawn bullet before the line, if there is one: close to its left, at the height of its letters.
const Mark* mark_before(const std::vector<Mark>& marks, int page, const Segment& first) {
    for (const Mark& mark : marks) {
        float size = first.size;
        bool beside = mark.right < first.left + 0.5F && mark.right > first.left - 2.2F * size;
        bool level = mark.middle() > first.top - 0.1F * size && mark.middle() < first.bottom &&
                     std::abs(mark.middle() - first.middle()) < 0.4F * size;
        if (mark.page == page && beside && level && mark.right - mark.left < 0.6F * size) {
            return &mark;
        }
    }
    return nullptr;
}

/// What stands beside a row of a table is a row of its own.
std::vector<Row> with_table_rows_alone(std::vector<Row> rows) {
    std::vector<Row> alone;
    for (Row& row : rows) {
        bool table = std::any_of(row.cells.begin(), row.cells.end(), [](const Segment& s) { return s.table_row; });
        if (!table || row.cells.size() == 1) {
            alone.push_back(std::move(row));
            continue;
        }
        for (Segment& s : row.cells) {
            Row made{{}, s.left, s.top, s.right, s.bottom, s.size};
            made.cells.push_back(std::move(s));
            alone.push_back(std::move(made));
        }
    }
    return alone;
}

/// A bullet before a label that is set flush right, "     • Votazione  108/110" below "• Qualifica conseguita  Laurea":
/// an ornament of the form, since items begin below one another. Nothing but their values does.
bool are_bullets_of_labels(const std::vector<TextLine>& lines, const TextLine& line) {
    constexpr std::size_t least = 3;
    if (!line.bullet || line.cells.size() != 2) {
        return false;
    }
    std::vector<float> lefts;  // of the bullets, each once
    for (const TextLine& other : lines) {
        if (!other.bullet || other.cells.size() != 2 || std::abs(other.cells[1].left - line.cells[1].left) > 1.5F ||
            std::abs(other.cells[0].right - line.cells[0].right) > 2.5F) {
            continue;
        }
        if (std::none_of(lefts.begin(), lefts.end(), [&](float l) { return std::abs(l - other.bullet_left) < 4; })) {
            lefts.push_back(other.bullet_left);
        }
    }
    return lefts.size() >= least;
}

std::vector<TextLine> lines_of(std::vector<Row> rows, const std::vector<Mark>& marks, int page) {
    rows = with_table_rows_alone(std::move(rows));
    lift_middle_dates(rows);
    join_stacked_dates(rows);
    join_rail_dates(rows);
    join_wrapped_titles(rows);  // beside the lower half of a date, too
    join_margin_dates(rows);
    join_wrapped_labels(rows);
    join_wrapped_cells(rows);
    join_wrapped_titles(rows);
    take_off_dots(rows);
    part_items_beside_labels(rows);
    std::size_t numbers = 0;
    std::size_t letters = 0;
    for (const Row& row : rows) {
        if (auto bullet = find_bullet(text_of(row.cells))) {
            numbers += bullet->kind == BulletKind::number ? 1 : 0;
            letters += bullet->kind == BulletKind::letter ? 1 : 0;
        }
    }
    std::vector<TextLine> lines;
    for (Row& row : rows) {
        TextLine line;
        line.cells = std::move(row.cells);
        line.top = row.top;
        line.bottom = line.last_bottom = row.bottom;
        for (const Segment& cell : line.cells) {
            const float below = cell.words.back().bottom;
            line.last_bottom =
                below > row.bottom + 0.5F * row.size ? std::max(below, line.last_bottom) : line.last_bottom;
        }
        line.size = row.size;
        line.bullet_left = line.cells.front().left;
        if (line.table_row() != nullptr) {
            line.left = row.left;
            line.right = row.right;
            line.open_end = false;
            lines.push_back(std::move(line));
            continue;
        }
        std::string text = line.cells.front().text();
        // "3." may be a cell of its own, with the text in the next
        if (auto bullet = find_bullet(line.cells.size() > 1 ? text + " " + line.cells[1].text() : text)) {
            bullet->size = std::min(bullet->size, text.size());
            bool wanted = bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash ||
                          (bullet->kind == BulletKind::number && numbers >= 2) ||
                          (bullet->kind == BulletKind::letter && letters >= 2);
            // "– 2019" and "+49 30 …" are no items
            std::string_view rest = std::string_view(text).substr(std::min(bullet->size, text.size()));
            bool number_after = bullet->kind == BulletKind::dash && !rest.empty() && rest.front() >= '0' &&
                                rest.front() <= '9' && rest.size() < 12;
            if (wanted && !number_after && (bullet->size < text.size() || line.cells.size() > 1)) {
                take_off(line, bullet->size);
                line.bullet = std::move(bullet);
                line.size = size_of(line.cells, line.size);  // bullets of other fonts are larger than the text
            }
        }
        if (line.cells.empty()) {
            continue;
        }
        if (!line.bullet) {
            if (const Mark* mark = mark_before(marks, page, line.cells.front())) {
                line.bullet = Bullet{BulletKind::glyph, "•", 0};
                line.bullet_left = mark->left;
            }
        }
        line.left = line.cells.front().left;
        line.right = line.cells.back().right;
        line.bold = true;
        for (const Segment& cell : line.cells) {
            for (const PageWord& word : cell.words) {
                line.bold = line.bold && word.bold;
            }
        }
        lines.push_back(std::move(line));
    }
    std::vector<std::size_t> labels;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (are_bullets_of_labels(lines, lines[i])) {
            labels.push_back(i);
        }
    }
    for (std::size_t i : labels) {
        lines[i].bullet.reset();
    }
    // the last of several cells goes on below where other lines begin at its left edge
    for (TextLine& line : lines) {
        const Segment& last = line.cells.back();
        line.joined = last.text();
        line.joined_left = last.left;
        if (line.cells.size() > 1) {
            auto begin_there = std::count_if(lines.begin(), lines.end(), [&](const TextLine& other) {
                return &other != &line && other.cells.size() == 1 && std::abs(other.left - last.left) < 2.5F;
            });
            bool prose = words_of(line.joined).size() >= 4;
            line.open_end = begin_there >= 2 && prose;
            if (begin_there >= 1 && prose) {
                line.size = last.size;  // what goes on looks like the last cell, whatever heads the row
                line.bold = std::all_of(last.words.begin(), last.words.end(), [](const PageWord& w) { return w.bold; });
            }
        }
    }
    return lines;
}

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

/// "(https://acme-": a link in brackets that are not closed.
bool is_bracketed_link(std::string_view word) {
    return word.starts_with('(') && word.find("://") != std::string_view::npos &&
           word.find(')') == std::string_view::npos;
}

/// "maria.lopez@example" over "-studio.com": an address that had to be broken. The second half is one word
/// and the break is at a sign of addresses.
bool is_broken_address(std::string_view above, std::string_view below) {
    std::size_t blank = above.find_last_of(' ');
    std::string_view last = blank == std::string_view::npos ? above : above.substr(blank + 1);
    if (is_bracketed_link(last)) {
        below = below.substr(0, below.find_first_of(" )"));  // "example) in Leith"
    }
    if (below.empty() || below.size() > 60 || below.find(' ') != std::string_view::npos || last.size() < 4) {
        return false;
    }
    std::size_t at = last.find('@');
    // "social.example/@ada" is a page
    bool mail = at != std::string_view::npos && at > 0 && last.substr(0, at).find('/') == std::string_view::npos;
    bool link = last.find("://") != std::string_view::npos ||
                (last.find('/') != std::string_view::npos && last.find('.') != std::string_view::npos);
    if (!mail && !link) {
        bool splits_mail = below.find('@') != std::string_view::npos && below.front() == '@';
        return splits_mail;
    }
    constexpr std::string_view signs = "-._/@=?&%#";
    bool at_sign =
        signs.find(last.back()) != std::string_view::npos || signs.find(below.front()) != std::string_view::npos;
    bool incomplete =
        mail && last.substr(at).find('.') == std::string_view::npos && below.find('.') != std::string_view::npos;
    bool plain = std::all_of(below.begin(), below.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
               std::string_view("-._/@=?&%#").find(c) != std::string_view::npos;
    });
    return plain && (at_sign || incomplete);
}

/// "… Akademie der Wis-" over "senschaften zu Berlin", in a line or in a row's last cell.
bool is_broken_word(const TextLine& above, const TextLine& line) {
    std::u32string end = to_characters(above.joined);
    std::size_t at = 0;
    return end.size() > 2 && is_dash(end.back()) && is_letter(end[end.size() - 2]) && !line.joined.empty() &&
           is_lower(next_character(line.joined, at)) && std::abs(line.left - above.joined_left) < 3;
}

/// "• Checked the wells, with guaranteed" over "quality and quantity.", all of it bold: what is stressed in an item
/// begins where a line does.
bool ends_in_bold(const TextLine& above, const TextLine& line) {
    std::size_t at = 0;
    return line.bold && std::abs(line.left - above.joined_left) < 3 && is_lower(next_character(line.joined, at)) &&
           !is_sentence_end(last_of(above.joined));
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

void BlockWriter::write_furniture(const std::vector<Row>& rows, int page) {
    for (const Row& row : rows) {
        Block& block = builder_.open(BlockKind::furniture);
        block.page = page;
        for (const Segment& cell : row.cells) {
            if (row.cells.size() > 1) {
                builder_.next_cell(cell.left, cell.right);
            }
            add_segment(cell, page);
        }
        builder_.close();
    }
}

std::vector<Link> attach_links(const std::vector<PageLink>& links, const std::vector<PlacedWord>& words) {
    std::vector<Link> result;
    for (const PageLink& link : links) {
        Link out{{}, link.target};
        const PlacedWord* nearest = nullptr;
        float distance = 1e9F;
        for (const PlacedWord& word : words) {
            if (word.page != link.page) {
                continue;
            }
            float middle_x = (word.left + word.right) / 2;
            float middle_y = (word.top + word.bottom) / 2;
            bool under = middle_x > link.left - 1 && middle_x < link.right + 1 && middle_y > link.top - 1 &&
                         middle_y < link.bottom + 1;
            if (under) {
                // words of one link follow one another in the text
                if (out.text.empty()) {
                    out.text = word.text;
                } else if (word.text.begin >= out.text.begin && word.text.begin <= out.text.end + 4) {
                    out.text.end = std::max(out.text.end, word.text.end);
                }
            }
            float dx = std::max({0.0F, link.left - word.right, word.left - link.right});
            float dy = std::abs(middle_y - (link.top + link.bottom) / 2);
            if (dx + 3 * dy < distance) {
                distance = dx + 3 * dy;
                nearest = &word;
            }
        }
        if (out.text.empty() && nearest != nullptr) {
            out.text = {nearest->text.begin, nearest->text.begin};
        }
        if (nearest != nullptr) {
            result.push_back(std::move(out));
        }
    }
    std::stable_sort(result.begin(), result.end(),
                     [](const Link& a, const Link& b) { return a.text.begin < b.text.begin; });
    return result;
}

}  // namespace cvconv::pdf
