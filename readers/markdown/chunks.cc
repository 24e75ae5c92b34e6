#include "readers/markdown/chunks.h"

#include <algorithm>
#include <optional>
#include <span>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/markdown/bar_lines.h"
#include "readers/markdown/grid_tables.h"
#include "readers/markdown/hostile.h"
#include "readers/markdown/line_edits.h"
#include "readers/markdown/link_definitions.h"
#include "readers/text/lines.h"
#include "readers/text/tables/ruled_tables.h"

namespace cvconv::markdown {

namespace {

/// `line` without at most `columns` columns of indentation.
std::string_view without_indent(std::string_view line, std::size_t columns) {
    std::size_t taken = 0;
    while (!line.empty() && taken < columns && (line[0] == ' ' || line[0] == '\t')) {
        taken += line[0] == '\t' ? 4 - taken % 4 : 1;
        line.remove_prefix(1);
    }
    return line;
}

bool is_blank(std::string_view line) {
    return trim(line).empty();
}

/// ":   text" -> columns before "text"; 0 = not the beginning of a definition.
std::size_t definition_indent(std::string_view line) {
    std::size_t indent = indent_of(line);
    std::string_view rest = trim(line);
    if (indent > 3 || rest.size() < 2 || rest[0] != ':' || (rest[1] != ' ' && rest[1] != '\t')) {
        return 0;
    }
    return indent + 1 + indent_of(rest.substr(1));
}

bool can_be_term(std::string_view line) {
    std::string_view bare = trim(line);
    bool markup = bare.empty() || bare[0] == '#' || bare[0] == '|' || bare[0] == '>' || bare.starts_with("- ") ||
                  bare.starts_with("* ") || bare.starts_with("+ ") || bare.starts_with("---") ||
                  bare.starts_with("===");
    return !markup && indent_of(line) < 4 && definition_indent(line) == 0;
}

/// "<div class=\"contact\">" alone on its line.
bool opens_division(std::string_view line) {
    std::string_view bare = trim(line);
    return (bare.starts_with("<div") || bare.starts_with("<section") || bare.starts_with("<center")) &&
           bare.ends_with('>') && bare.find("</") == std::string_view::npos;
}

/// A list item, a heading, a link, emphasis: what HTML has no use for.
bool begins_markdown(std::string_view line) {
    std::string_view bare = trim(line);
    return bare.starts_with("- ") || bare.starts_with("* ") || bare.starts_with("#") || bare.starts_with("[") ||
           bare.starts_with("**") || bare.starts_with("__");
}

bool is_fence(std::string_view line) {
    std::string_view bare = trim(line);
    return indent_of(line) < 4 && (bare.starts_with("```") || bare.starts_with("~~~"));
}

/// "2019 <tab> Engineer <tab> Acme": a row as tools that take text from PDFs write it.
bool is_tab_row(std::string_view line) {
    std::string_view bare = trim(line);
    return bare.find('\t') != std::string_view::npos && !bare.starts_with('<');
}

class Cutter {
public:
    Cutter(std::string_view body, int first_line, const Limits& limits) : first_line_(first_line), limits_(limits) {
        for (std::size_t begin = 0; begin < body.size();) {
            std::size_t end = std::min(body.find('\n', begin), body.size());
            lines_.push_back(body.substr(begin, end - begin));
            begin = end + 1;
        }
        definitions_ = LinkDefinitions(body, lines_);
        lettered_ = find_lettered(lines_);
    }

    std::vector<Chunk> cut() {
        bool fenced = false;
        for (std::size_t i = 0; i < lines_.size();) {
            fenced = is_fence(lines_[i]) ? !fenced : fenced;
            if (fenced) {
                add(i++);
                continue;
            }
            if (std::size_t end = grid_table_end(lines_, i); end > 0) {
                cut_grid_table(i, end);
                i = end;
                continue;
            }
            if (std::size_t end = cut_ruled_table(i); end > i) {
                i = end;
                continue;
            }
            if (std::size_t end = line_block_end(lines_, i); end > 0) {
                cut_line_block(i, end);
                i = end;
                continue;
            }
            std::size_t definition = definition_after(i);
            if (definition > 0) {
                i = cut_definitions(i, definition);
            } else if (auto link = link_definition(lines_[i]); link && definitions_.defines(link->label)) {
                if (!definitions_.refers_to(link->label)) {
                    open(ChunkKind::literal);
                    add_part(i, link->target);
                }
                ++i;
            } else if (is_layout_command(lines_[i])) {
                ++i;
            } else {
                open(ChunkKind::markdown);
                if (const bool border = begins_below_border(lines_, i); border || begins_bare_table(lines_, i)) {
                    // md4c knows no table without header: an empty one, which gives no block.
                    auto bars = std::count(lines_[i].begin(), lines_[i].end(), '|');
                    bars += trim(lines_[i]).ends_with('|') ? 0 : 1;
                    int line = first_line_ + static_cast<int>(i);
                    chunks_.back().source.add_line("", line, 1);
                    chunks_.back().source.add_line(repeated("|", bars), line, 1);
                    if (!border) {
                        chunks_.back().source.add_line(repeated("|---", bars - 1) + "|", line, 1);
                    }
                }
                if (i > 0 && is_tab_row(lines_[i]) && trim(lines_[i - 1]).starts_with('<')) {
                    // HTML ends at an empty line only; without one it would swallow the row.
                    chunks_.back().source.add_line("", first_line_ + static_cast<int>(i), 1);
                } else if (i > 0 && opens_division(lines_[i - 1]) && begins_markdown(lines_[i])) {
                    // what stands in a division is meant to be Markdown
                    chunks_.back().source.add_line("", first_line_ + static_cast<int>(i), 1);
                }
                add(i++);
            }
        }
        finish();
        return std::move(chunks_);
    }

private:
    /// If line `i` is a term: the line of its first definition.
    [[nodiscard]] std::size_t definition_after(std::size_t i) const {
        if (!can_be_term(lines_[i])) {
            return 0;
        }
        std::size_t next = i + 1;
        if (next < lines_.size() && is_blank(lines_[next])) {
            ++next;
        }
        return next < lines_.size() && definition_indent(lines_[next]) > 0 ? next : 0;
    }

    std::size_t cut_definitions(std::size_t term, std::size_t i) {
        chunks_.push_back({ChunkKind::term, {}});
        add(term);
        while (i < lines_.size()) {
            std::size_t indent = definition_indent(lines_[i]);
            if (indent == 0) {
                break;
            }
            chunks_.push_back({ChunkKind::definition, {}});
            std::size_t colon = lines_[i].find(':') + 1;
            add_part(i, trim(lines_[i].substr(colon)));
            i = cut_definition_body(i + 1, indent);
        }
        return i;
    }

    /// The lines that belong to a definition: indented ones, and lines right below that are not.
    std::size_t cut_definition_body(std::size_t i, std::size_t indent) {
        bool blank_before = false;
        for (; i < lines_.size(); ++i) {
            std::string_view line = lines_[i];
            if (is_blank(line)) {
                blank_before = true;
                continue;
            }
            if (is_layout_command(line)) {
                continue;
            }
            bool indented = indent_of(line) >= 2;
            bool lazy = !blank_before && definition_after(i) == 0 && can_be_term(line);
            if (definition_indent(line) > 0 || !(indented || lazy)) {
                break;
            }
            if (blank_before) {
                chunks_.back().source.add_line("", first_line_ + static_cast<int>(i) - 1, 1);
            }
            add_part(i, without_indent(line, indent));
            blank_before = false;
        }
        return i;
    }

    /// pandoc's tables between "+---+---+" become tables as md4c knows them.
    void cut_grid_table(std::size_t begin, std::size_t end) {
        open(ChunkKind::markdown);
        Source& source = chunks_.back().source;
        source.add_line("", first_line_ + static_cast<int>(begin), 1);
        for (const GridRow& row : read_grid_table(std::span(lines_).subspan(begin, end - begin))) {
            source.add_line(row.text, first_line_ + static_cast<int>(begin + row.line), 1);
        }
        source.add_line("", first_line_ + static_cast<int>(end) - 1, 1);
    }

    /// pandoc's simple tables, with dashes below each column's name, too. Returns the line behind it; `i` = none there.
    std::size_t cut_ruled_table(std::size_t i) {
        constexpr std::size_t longest = 400;
        auto dashes = [&](std::size_t at) {
            return at < lines_.size() && lines_[at].find_first_not_of("-= ") == std::string_view::npos &&
                   trim(lines_[at]).find(' ') != std::string_view::npos;
        };
        if (is_blank(lines_[i]) || !(dashes(i) ? dashes(i + 2) : dashes(i + 1))) {
            return i;
        }
        // up to the line of dashes that ends it; the first lines tell whether it is one
        std::string table;
        const std::size_t header = dashes(i) ? i + 1 : i;
        for (std::size_t at = i; at < lines_.size() && at < i + longest && !is_blank(lines_[at]); ++at) {
            table += std::string(lines_[at]) + "\n";
            if (at == header + 2 && text::ruled_table_end(text::cut_lines(table), 0) == 0) {
                return i;
            }
            if (at > header + 2 && dashes(at)) {
                break;
            }
        }
        std::vector<text::Line> lines = text::cut_lines(table);
        std::size_t end = text::ruled_table_end(lines, 0);
        if (end == 0) {
            return i;
        }
        open(ChunkKind::markdown);
        Source& source = chunks_.back().source;
        auto line_of = [&](const text::Line& line) { return first_line_ + static_cast<int>(i) + line.number - 1; };
        source.add_line("", first_line_ + static_cast<int>(i), 1);
        for (const text::Line& row : text::read_ruled_table(lines, 0, end, 1)) {
            std::string cells = "|";
            for (const text::Piece& cell : row.pieces) {
                cells += " " + cell.text + " |";
            }
            source.add_line(cells, line_of(row), 1);
            if (row.table_header) {
                source.add_line(repeated("|---", static_cast<std::ptrdiff_t>(row.pieces.size())) + "|", line_of(row),
                                1);
            }
        }
        source.add_line("", first_line_ + static_cast<int>(i + end) - 1, 1);
        return i + end;
    }

    void cut_line_block(std::size_t begin, std::size_t end) {
        open(ChunkKind::markdown);
        for (std::size_t i = begin; i < end; ++i) {
            bool last = i + 1 == end || trim(lines_[i + 1]).size() == 1;
            chunks_.back().source.add_line(line_block_text(lines_[i], last), first_line_ + static_cast<int>(i), 3);
        }
    }

    static std::string repeated(std::string_view part, std::ptrdiff_t count) {
        std::string all;
        for (std::ptrdiff_t i = 0; i < count && i < 200; ++i) {
            all += part;
        }
        return all;
    }

    void open(ChunkKind kind) {
        if (chunks_.empty() || chunks_.back().kind != kind) {
            chunks_.push_back({kind, {}});
        }
    }

    void add(std::size_t i) {
        if (chunks_.empty()) {
            open(ChunkKind::markdown);
        }
        add_part(i, lines_[i]);
    }

    void add_part(std::size_t i, std::string_view part) {
        auto before = static_cast<std::size_t>(part.data() - lines_[i].data());
        auto column = static_cast<int>(count_characters(lines_[i].substr(0, before))) + 1;
        int line = first_line_ + static_cast<int>(i);
        Chunk& chunk = chunks_.back();
        if (chunk.kind == ChunkKind::literal) {
            chunk.source.add_line(part, line, column);
            return;
        }
        std::string numbered;
        if (lettered_[i]) {
            numbered = with_number(part);
            part = numbered;
        }
        std::string edited = definitions_.empty() ? std::string(part) : definitions_.with_joined_labels(part);
        edited = edited_line(std::move(edited), i + 1 >= lines_.size() || is_blank(lines_[i + 1]));
        if (std::size_t mark = false_item_mark(edited, last_number_); mark != std::string::npos) {
            edited.insert(mark, 1, '\\');
        }
        chunk.source.add_line(edited, line, column);
    }

    /// "b.  Saws" → "2.  Saws", which md4c knows for an item.
    static std::string with_number(std::string_view part) {
        std::size_t at = part.find_first_not_of(" \t");
        std::string number = std::to_string(part[at] - 'a' + 1);
        return std::string(part.substr(0, at)) + number + std::string(part.substr(at + 1));
    }

    /// Splits off what is too hard for md4c, and appends the link definitions.
    void finish() {
        std::vector<Chunk> safe;
        for (Chunk& chunk : chunks_) {
            if (chunk.kind == ChunkKind::literal) {
                safe.push_back(std::move(chunk));
                continue;
            }
            for (Passage& passage : part_hostile(chunk.source, limits_)) {
                safe.push_back({passage.hostile ? ChunkKind::literal : chunk.kind, std::move(passage.source)});
            }
        }
        for (Chunk& chunk : safe) {
            if (chunk.kind == ChunkKind::literal || chunk.source.text.find('[') == std::string::npos ||
                definitions_.empty()) {
                continue;
            }
            chunk.source.add_line("", 0, 0);
            for (std::size_t line : definitions_.lines()) {
                chunk.source.add_line(lines_[line], first_line_ + static_cast<int>(line), 1);
            }
        }
        chunks_ = std::move(safe);
    }

    int first_line_;
    int last_number_ = 0;
    Limits limits_;
    std::vector<std::string_view> lines_;
    LinkDefinitions definitions_;
    std::vector<bool> lettered_;  ///< lines that begin with "a.", "b.", …
    std::vector<Chunk> chunks_;
};

}  // namespace

std::vector<Chunk> cut_chunks(std::string_view body, int first_line, const Limits& limits) {
    return Cutter(body, first_line, limits).cut();
}

}  // namespace cvconv::markdown
