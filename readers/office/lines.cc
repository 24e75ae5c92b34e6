#include "readers/office/lines.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/furniture.h"
#include "readers/office/tables.h"
#include "readers/text/encoding/decode.h"
#include "readers/text/encoding/private_glyphs.h"

namespace cvconv::office {
namespace {

constexpr float usual_size = 11;         // where none is known
constexpr float default_tab = 36;        // points between stops that nobody set
constexpr float width_of_letter = 0.5F;  // of a size
constexpr std::size_t gap_of_blanks = 4;

float size_of(const std::vector<Piece>& pieces, float otherwise) {
    for (const Piece& piece : pieces) {
        if (piece.style.size > 0 && !trim(piece.text).empty()) {
            return piece.style.size;
        }
    }
    return otherwise > 0 ? otherwise : usual_size;
}

std::string joined(const std::vector<Piece>& pieces) {
    std::string all;
    for (const Piece& piece : pieces) {
        all += piece.text;
    }
    return all;
}

/// Takes `bytes` off the beginning.
void drop_front(std::vector<Piece>& pieces, std::size_t bytes) {
    for (Piece& piece : pieces) {
        const std::size_t here = std::min(bytes, piece.text.size());
        piece.text.erase(0, here);
        bytes -= here;
        if (bytes == 0) {
            break;
        }
    }
}

/// Four blanks and more do what a tab does.
std::string with_tabs_for_blanks(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        std::size_t blanks = 0;
        for (std::size_t next = end; next < text.size();) {
            const char32_t c = next_character(text, next);
            if (c != U' ' && c != U'\u00A0') {
                break;
            }
            end = next;
            ++blanks;
        }
        if (blanks >= gap_of_blanks) {
            result += '\t';
        } else {
            result.append(text.substr(at, end - at));
        }
        at = end;
        while (at < text.size() && text[at] != ' ' && text.substr(at, 2) != "\xC2\xA0") {
            result += text[at++];
        }
    }
    return result;
}

/// "Prize" with a small 1: a reference to a note, and no part of the text. "m²" and "1st" are.
bool is_annotation(const Piece& piece, std::string_view before) {
    if (!piece.raised || before.empty() || trim(piece.text).empty()) {
        return false;
    }
    for (std::size_t at = 0; at < piece.text.size();) {
        const char32_t c = next_character(piece.text, at);
        if (is_letter(c) || c == U'™' || c == U'®') {
            return false;
        }
    }
    const std::string_view word = before.substr(before.find_last_of(" \t\n(") + 1);
    const char last = before.back();
    const bool unit = word == "m" || word == "cm" || word == "km" || word == "mm" || word == "dm";
    return !unit && last != ' ' && last != '\t' && last != '\n';
}

/// A bullet or number typed by hand: "•\tText", "- Text", "o\tText", "1.\tText".
void take_typed_bullet(Line& line, std::vector<Piece>& pieces) {
    const std::string text = joined(pieces);
    const std::size_t blanks = text.size() - text.substr(std::min(text.find_first_not_of(" \t"), text.size())).size();
    const std::string_view bare = std::string_view(text).substr(blanks);
    const std::optional<Bullet> bullet = find_bullet(bare);
    if (!bullet || bullet->size >= bare.size()) {
        return;
    }
    const bool tab = bare.substr(0, bullet->size).find('\t') != std::string_view::npos;
    if (bullet->kind == BulletKind::glyph || tab || (bullet->kind == BulletKind::dash && bullet->marker != "+")) {
        line.kind = BlockKind::list_item;
        line.marker = bullet->marker;
        drop_front(pieces, blanks + bullet->size);
    }
}

/// Parts the pieces of a paragraph at its line breaks.
std::vector<std::vector<Piece>> parted_at_breaks(const std::vector<Piece>& pieces) {
    std::vector<std::vector<Piece>> lines(1);
    for (const Piece& piece : pieces) {
        std::string_view rest = piece.text;
        while (true) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            Piece part = piece;
            part.text = rest.substr(0, end);
            lines.back().push_back(std::move(part));
            if (end == rest.size()) {
                break;
            }
            lines.emplace_back();
            rest.remove_prefix(end + 1);
        }
    }
    return lines;
}

/// Cells parted by tabs. A tab at the beginning is indentation.
void set_cells(Line& line, const std::vector<Piece>& pieces, const Paragraph& paragraph) {
    const float size = size_of(pieces, paragraph.size);
    float at = paragraph.left + paragraph.first;
    auto next_stop = [&] {
        for (const TabStop& stop : paragraph.tabs) {
            if (stop.position > at + 1) {
                return stop;
            }
        }
        return TabStop{(std::floor(at / default_tab) + 1) * default_tab, false};
    };
    line.indent = at;
    line.cells.assign(1, LineCell{{}, at});
    bool blank = true;  // the cell that is being filled
    for (const Piece& piece : pieces) {
        std::string_view rest = piece.text;
        while (true) {
            const std::size_t end = std::min(rest.find('\t'), rest.size());
            Piece part = piece;
            part.text = rest.substr(0, end);
            at += static_cast<float>(count_characters(part.text)) * size * width_of_letter;
            if (!part.text.empty()) {
                blank = blank && trim(part.text).empty();
                line.cells.back().pieces.push_back(std::move(part));
            }
            if (end == rest.size()) {
                break;
            }
            rest.remove_prefix(end + 1);
            at = next_stop().position;
            if (blank) {
                line.indent = line.cells.size() == 1 ? at : line.indent;
                line.cells.back().left = at;
            } else {
                line.cells.push_back({{}, at});
                blank = true;
            }
        }
    }
    while (line.cells.size() > 1 && trim(joined(line.cells.back().pieces)).empty()) {
        line.cells.pop_back();
    }
}

/// Which pieces are prompts of a template. What it says of a place may be in several pieces: "[Your", " name]".
std::vector<bool> find_prompts(const std::vector<Piece>& pieces) {
    std::vector<bool> prompts(pieces.size());
    for (std::size_t begin = 0; begin < pieces.size();) {
        std::size_t end = begin;
        std::string whole;
        while (end < pieces.size() && pieces[end].stand_in) {
            whole += pieces[end++].text;
        }
        if (end > begin && is_prompt(whole)) {
            std::fill(prompts.begin() + static_cast<std::ptrdiff_t>(begin),
                      prompts.begin() + static_cast<std::ptrdiff_t>(end), true);
        }
        begin = std::max(end, begin + 1);
    }
    return prompts;
}

}  // namespace

std::string text_of(const Line& line) {
    std::string all;
    for (const LineCell& cell : line.cells) {
        all += (all.empty() ? "" : " ") + joined(cell.pieces);
    }
    return std::string(trim(all));
}

std::string text_of(const Nodes& nodes) {
    std::string all;
    for (const Node& node : nodes) {
        if (const auto* paragraph = std::get_if<Paragraph>(&node.is)) {
            all += joined(paragraph->pieces) + "\n";
            for (const Frame& frame : paragraph->frames) {
                all += text_of(frame.content);
            }
        } else if (const auto* table = std::get_if<Table>(&node.is)) {
            for (const TableRow& row : table->rows) {
                for (const TableCell& cell : row.cells) {
                    all += text_of(cell.content);
                }
            }
        }
    }
    return all;
}

Line LineMaker::line_of(const Paragraph& paragraph, std::vector<Piece> pieces, bool first_line) {
    Line line;
    line.paragraph = paragraphs_;
    std::vector<Piece> shown;
    std::string before;
    const std::vector<bool> prompts = find_prompts(pieces);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        Piece& piece = pieces[i];
        for (std::size_t at = piece.text.find('\f'); at != std::string::npos; at = piece.text.find('\f')) {
            if (!trim(piece.text.substr(0, at)).empty()) {
                page_is_new_ = false;
            }
            page_ += page_is_new_ ? 0 : 1;
            page_is_new_ = true;
            piece.text.erase(at, 1);
        }
        if (trim(piece.text).empty()) {
            piece.text = with_tabs_for_blanks(piece.text);
            shown.push_back(std::move(piece));
            continue;
        }
        if (piece.hidden) {
            line.hidden.push_back(clean_text(piece.text));
        } else if (prompts[i] || is_annotation(piece, before)) {
            line.aside.emplace_back(trim(clean_text(piece.text)));
        } else {
            page_is_new_ = false;
            piece.text = with_tabs_for_blanks(replace_private_glyphs(clean_text(piece.text)));
            before += piece.text;
            shown.push_back(std::move(piece));
        }
    }
    line.page = page_;
    if (first_line && paragraph.item) {
        line.kind = BlockKind::list_item;
        line.level = paragraph.level;
        line.marker = paragraph.marker;
    } else if (paragraph.outline == 0) {
        take_typed_bullet(line, shown);
    } else {
        line.kind = BlockKind::heading;
        line.level = std::min(paragraph.outline, 6);
    }
    set_cells(line, shown, paragraph);
    return line;
}

void LineMaker::add(const Paragraph& paragraph, Lines& lines) {
    ++paragraphs_;
    if (paragraph.break_before && !page_is_new_) {
        ++page_;
        page_is_new_ = true;
    }
    begins_region_ = begins_region_ || paragraph.column_break;
    const bool close = paragraph.close_to_alike && paragraph.style == last_style_;
    last_style_ = paragraph.style;
    const float above = close ? 0 : adds_spacing_ ? space_ + paragraph.before : std::max(space_, paragraph.before);
    bool first_line = true;
    bool any = false;
    if (paragraph.rule) {
        Line rule;
        rule.kind = BlockKind::rule;
        rule.page = page_;
        rule.cells.emplace_back();
        lines.push_back(std::move(rule));
    }
    const std::size_t above_it = lines.size();
    for (std::vector<Piece>& pieces : parted_at_breaks(paragraph.pieces)) {
        const float size = size_of(pieces, paragraph.size);
        Line line = line_of(paragraph, std::move(pieces), first_line);
        if (text_of(line).empty()) {
            empty_lines_ += first_line && paragraph.rule ? 0 : 1;
            if (!line.hidden.empty() || !line.aside.empty()) {
                line.cells.assign(1, {});
                lines.push_back(std::move(line));
            }
            continue;
        }
        line.gap = empty_lines_ + (first_line ? std::max(above, 0.0F) / (size * line_height) : 0);
        line.new_region = std::exchange(begins_region_, false);
        empty_lines_ = 0;
        first_line = false;
        any = true;
        line.shaded = paragraph.shaded ? paragraphs_ : 0;
        lines.push_back(std::move(line));
    }
    if (any) {
        lines[above_it].rule_above = paragraph.rule_above;
        lines.back().rule_below = paragraph.rule_below;
    }
    space_ = any || paragraph.after > space_ ? paragraph.after : space_;
    for (const Frame& frame : paragraph.frames) {
        begins_region_ = begins_region_ || frame.begins_column;
        empty_lines_ = frame.begins_column ? 0 : 1;
        space_ = 0;
        Lines inner = lines_of(frame.content);
        std::move(inner.begin(), inner.end(), std::back_inserter(lines));
    }
    begins_region_ = begins_region_ || !paragraph.frames.empty();
}

void LineMaker::add(const Table& table, Lines& lines) {
    GridTable grid;
    grid.ruled = table.ruled;
    grid.number = ++tables_;
    const float above = space_;
    const float empty_above = empty_lines_;
    const bool begins_region = begins_region_;
    for (const TableRow& row : table.rows) {
        GridRow out;
        out.header = row.header;
        std::size_t column = 0;
        float below = 0;
        for (const TableCell& cell : row.cells) {
            GridCell filled;
            filled.column = column;
            filled.columns = static_cast<std::size_t>(std::clamp(cell.columns, 1, 64));
            space_ = empty_lines_ = 0;
            begins_region_ = false;
            filled.lines = cell.goes_on ? Lines{} : lines_of(cell.content);
            below = std::max(below, space_);
            for (std::size_t i = 0; i < column && i < table.widths.size(); ++i) {
                filled.left += table.widths[i];
            }
            column += filled.columns;
            out.cells.push_back(std::move(filled));
        }
        grid.rows.push_back(std::move(out));
        space_ = below;
    }
    const float below = space_;
    Lines laid = lay_out(std::move(grid));
    if (!laid.empty()) {
        laid.front().gap += empty_above + above / (usual_size * line_height);
        laid.front().new_region = laid.front().new_region || begins_region;
    }
    const bool columns = std::any_of(laid.begin(), laid.end(), [](const Line& line) { return line.new_region; });
    std::move(laid.begin(), laid.end(), std::back_inserter(lines));
    begins_region_ = columns;
    space_ = below;
    empty_lines_ = 0;
    last_style_.clear();
}

Lines LineMaker::lines_of(const Nodes& nodes) {
    Lines lines;
    for (const Node& node : nodes) {
        if (const auto* paragraph = std::get_if<Paragraph>(&node.is)) {
            add(*paragraph, lines);
        } else if (const auto* table = std::get_if<Table>(&node.is)) {
            add(*table, lines);
        } else if (std::get<Section>(node.is).columns > 1) {
            begins_region_ = true;
        }
    }
    return lines;
}

}  // namespace cvconv::office
