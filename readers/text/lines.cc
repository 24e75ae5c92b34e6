#include "readers/text/lines.h"

#include <algorithm>
#include <array>
#include <map>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/line_joining/line_joining.h"
#include "readers/text/letter_spacing.h"
#include "readers/text/tables/tabbed_tables.h"
#include "readers/text/tables/tables.h"

namespace cvconv::text {

std::string Line::text() const {
    std::string all;
    for (const Piece& piece : pieces) {
        all += all.empty() ? "" : " ";
        all += piece.text;
    }
    return all;
}

namespace {

/// Two blanks after "Inc." or "done." are how typists part sentences.
bool is_gap(int columns, bool tab, std::string_view before) {
    if (tab || columns >= 3) {
        return true;
    }
    return columns == 2 && !before.ends_with('.') && !before.ends_with('!') && !before.ends_with('?');
}

/// "Acme, Engineer ------- Boston", "Education ..... 2014": how long the leader from `at` to other text is; 0 = none.
std::size_t leader_length(std::string_view line, std::size_t at, bool blank_before) {
    constexpr std::size_t shortest = 5;
    char drawn = line[at];
    if ((drawn != '.' && drawn != '-' && drawn != '_') || (!blank_before && drawn != '.')) {
        return 0;
    }
    std::size_t end = line.find_first_not_of(drawn, at);
    if (end == std::string_view::npos || end - at < shortest) {
        return 0;
    }
    return line.find_first_not_of(" \t", end) == std::string_view::npos ? 0 : end - at;
}

/// Screen columns between tab stops. Editors have 8; a word processor's "since 03/2014 <tab> Acme" above "<tab> Welder"
/// was aligned with wider ones, which is the width at which most texts behind a line's first tabs stand below each
/// other.
int tab_width(std::string_view text) {
    constexpr std::array<int, 5> widths = {8, 16, 24, 32, 40};
    std::array<std::map<int, int>, widths.size()> columns;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos || tab > 80) {
            continue;
        }
        std::size_t behind = line.find_first_not_of('\t', tab);
        if (behind == std::string_view::npos || line[behind] == ' ') {
            continue;
        }
        int before = display_width(line.substr(0, tab));
        auto tabs = static_cast<int>(behind - tab);
        for (std::size_t w = 0; w < widths.size(); ++w) {
            ++columns[w][(before / widths[w] + tabs) * widths[w]];
        }
    }
    int best = widths[0];
    int most = 0;
    for (std::size_t w = 0; w < widths.size(); ++w) {
        int aligned = 0;
        for (auto [column, count] : columns[w]) {
            aligned = std::max(aligned, count);
        }
        // wider stops align anything in the end: they must be much better
        if (w == 0 || (aligned >= most + 2 && aligned * 4 >= most * 5)) {
            best = widths[w];
            most = aligned;
        }
    }
    return best;
}

std::vector<Piece> cut_pieces(std::string_view line, int tab_stop) {
    std::vector<Piece> pieces;
    Piece piece;
    int column = 0;      // on the screen
    int characters = 0;  // in the file
    int blanks = 0;
    bool tab = false;
    bool wide_blank = false;
    const bool drawn = line.find_first_not_of(" \t-=") == std::string_view::npos;  // "------  -----": no leaders
    // Where the row of one character begins that the line ends with: no leader, as nothing is behind it.
    const std::size_t last = std::min(line.find_last_not_of(" \t"), line.size());
    const std::size_t last_row = last == line.size() ? 0 : line.find_last_not_of(line[last], last) + 1;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t here = at;
        const bool may_lead = !piece.text.empty() && !drawn && here < last_row;
        if (std::size_t leader = may_lead ? leader_length(line, here, blanks > 0) : 0; leader > 0) {
            at += leader;
            characters += static_cast<int>(leader);
            column += static_cast<int>(leader);
            blanks += static_cast<int>(leader);
            tab = true;
            continue;
        }
        char32_t c = next_character(line, at);
        ++characters;
        if (c == '\t') {
            int stop = tab_stop - column % tab_stop;
            column += stop;
            blanks += stop;
            tab = true;
            continue;
        }
        int width = display_width(line.substr(here, at - here));
        if (is_space(c)) {
            column += width;
            blanks += width;
            wide_blank = c == 0x3000 && blanks == width;
            continue;
        }
        if (blanks > 0 && !piece.text.empty()) {
            // One ideographic blank parts words, as one ordinary blank does elsewhere.
            if (!(wide_blank && blanks == 2) && is_gap(blanks, tab, piece.text)) {
                pieces.push_back(std::move(piece));
                piece = {};
            } else {
                piece.text.append(static_cast<std::size_t>(blanks), ' ');
            }
        }
        blanks = 0;
        tab = false;
        if (piece.text.empty()) {
            piece.left = static_cast<float>(column);
            piece.column = characters;
        }
        piece.text += line.substr(here, at - here);
        column += width;
        piece.right = static_cast<float>(column);
    }
    if (!piece.text.empty()) {
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

/// "|" and "·" part what belongs to one line, however wide they are set: "Tel  |  Mail" is one piece.
bool is_separator(std::string_view text) {
    return text == "|" || text == "·" || text == "•" || text == "/" || text == "｜" || text == "–" || text == "—";
}

void join_at_separators(std::vector<Piece>& pieces) {
    std::vector<Piece> joined;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (!joined.empty() && i + 1 < pieces.size() && is_separator(pieces[i].text)) {
            joined.back().text += " " + pieces[i].text + " " + pieces[i + 1].text;
            joined.back().right = pieces[i + 1].right;
            ++i;
        } else {
            joined.push_back(std::move(pieces[i]));
        }
    }
    pieces = std::move(joined);
}

/// "○   Fell running": the bullet and its text are one piece, as long as they stand together.
void join_bullets(std::vector<Piece>& pieces) {
    std::vector<Piece> joined;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        joined.push_back(std::move(pieces[i]));
        Piece& piece = joined.back();
        bool bracketed = piece.text.starts_with('[') && piece.text.size() <= 8;  // "[4]   Fermi, A., …"
        auto bullet = bracketed                ? find_bullet(piece.text + " A")
                      : piece.text.size() <= 8 ? find_bullet(piece.text)
                                               : std::nullopt;
        if (!bullet || bullet->size < piece.text.size() || i + 1 >= pieces.size()) {
            continue;
        }
        float gap = pieces[i + 1].left - piece.right;
        bool number = bullet->kind == BulletKind::number && !bracketed;
        bool doubtful = number || (joined.size() > 1 && bullet->kind != BulletKind::glyph);
        if (gap <= 8 && !doubtful) {
            piece.text += std::string(static_cast<std::size_t>(gap), ' ') + pieces[i + 1].text;
            piece.right = pieces[i + 1].right;
            ++i;
        }
    }
    pieces = std::move(joined);
}

/// Several items side by side: "• Hammers     • Saws".
bool is_row_of_items(const Line& line) {
    if (line.pieces.size() < 2) {
        return false;
    }
    auto first = find_bullet(line.pieces[0].text);
    return first && first->kind == BulletKind::glyph &&
           std::all_of(line.pieces.begin(), line.pieces.end(), [&](const Piece& piece) {
               auto bullet = find_bullet(piece.text);
               return bullet && bullet->marker == first->marker;
           });
}

bool begins_with_digit(std::string_view text) {
    return !text.empty() && is_digit(to_characters(text.substr(0, 4)).front());
}

/// Column of the second of two pieces, or -1.
float second_column(const std::vector<Line>& lines, std::size_t i) {
    return i < lines.size() && lines[i].pieces.size() == 2 ? lines[i].pieces[1].left : -1;
}

/// "Tasks:  - one" with "- two" below it.
bool has_list_behind_label(const Line& line) {
    if (line.pieces.size() != 2) {
        return false;
    }
    auto bullet = find_bullet(line.pieces[1].text);
    return bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash) &&
           bullet->size < line.pieces[1].text.size() && line.pieces[0].text.ends_with(':');
}

/// "氏　　名　　小笠原　紬": the letters of the label, spread to the width of the longest, are one piece.
void join_label_letters(std::vector<Piece>& pieces) {
    constexpr std::size_t most = 8;
    std::size_t letters = 0;
    for (; letters < pieces.size() && letters <= most; ++letters) {
        std::size_t at = 0;
        const char32_t c = next_character(pieces[letters].text, at);
        if (!is_cjk(c) || at < pieces[letters].text.size()) {
            break;
        }
    }
    if (letters < 2 || letters > most || letters == pieces.size() ||
        pieces.front().text == "年") {  // "年  月  学歴" names columns
        return;
    }
    Piece& label = pieces.front();
    for (std::size_t i = 1; i < letters; ++i) {
        const int written = static_cast<int>(count_characters(label.text));
        const int blanks = std::max(1, pieces[i].column - label.column - written);
        label.text += std::string(static_cast<std::size_t>(blanks), ' ') + pieces[i].text;
    }
    label.right = pieces[letters - 1].right;
    pieces.erase(pieces.begin() + 1, pieces.begin() + static_cast<std::ptrdiff_t>(letters));
}

}  // namespace

std::vector<Line> cut_lines(std::string_view text) {
    std::vector<Line> lines;
    // A form feed only at the very end breaks no page in two.
    std::size_t feed = text.find('\f');
    bool paged = feed != std::string_view::npos && !trim(text.substr(feed)).empty();
    int page = paged ? 1 : 0;
    const int tab_stop = tab_width(text);
    const std::vector<bool> tabbed = find_tabbed_rows(text);
    int number = 1;
    for (std::size_t begin = 0; begin < text.size(); ++number) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view content = text.substr(begin, end - begin);
        begin = end + 1;
        // Page breaks stand at the beginning of a line (pdftotext) or on one of their own.
        for (std::size_t at = content.find('\f');; at = content.find('\f')) {
            std::string_view part = content.substr(0, at);
            bool last = at == std::string_view::npos;
            if (last || !trim(part).empty()) {
                Line line;
                line.number = number;
                line.page = page;
                const bool row = last && part.size() == content.size() && tabbed[static_cast<std::size_t>(number) - 1];
                line.bars = row || is_bar_row(part);
                line.table_border = !line.bars && is_table_border(part);
                std::string joined = line.bars ? std::string() : join_letter_spaced(part);
                line.letter_spaced = !joined.empty();
                if (line.bars) {
                    line.pieces = row ? cut_tabbed_row(part) : cut_bar_row(part);
                } else {
                    line.pieces = cut_pieces(joined.empty() ? part : std::string_view(joined), tab_stop);
                    join_at_separators(line.pieces);
                    join_bullets(line.pieces);
                    join_label_letters(line.pieces);
                }
                lines.push_back(std::move(line));
            }
            if (last) {
                break;
            }
            page += paged ? 1 : 0;
            content.remove_prefix(at + 1);
        }
    }
    return lines;
}

bool split_piece(Piece& piece, float column, Piece& rest) {
    float at_column = piece.left;
    int characters = 0;
    for (std::size_t at = 0; at < piece.text.size(); ++characters) {
        if (at_column >= column - 0.5F) {
            bool word = at > 0 && piece.text[at - 1] == ' ' && piece.text[at] != ' ' && at_column <= column + 0.5F;
            if (!word) {
                return false;
            }
            rest = {piece.text.substr(at), at_column, piece.right, piece.column + characters};
            piece.text = trim(std::string_view(piece.text).substr(0, at));
            piece.right = piece.left + static_cast<float>(display_width(piece.text));
            return true;
        }
        std::size_t here = at;
        (void)next_character(piece.text, at);
        at_column += static_cast<float>(display_width(std::string_view(piece.text).substr(here, at - here)));
    }
    return false;
}

void align_pieces(std::vector<Line>& lines) {
    std::vector<Line> aligned;
    aligned.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line& line = lines[i];
        if (line.table > 0) {
            aligned.push_back(line);
            continue;
        }
        if (line.pieces.size() == 1) {
            for (std::size_t beside : {i > 0 ? i - 1 : i, i + 1}) {
                float column = second_column(lines, beside);
                bool dated = column > 0 && begins_with_digit(line.pieces[0].text) &&
                             begins_with_digit(lines[beside].pieces[0].text);
                Piece rest;
                if (dated && split_piece(line.pieces[0], column, rest)) {
                    line.pieces.push_back(std::move(rest));
                    break;
                }
            }
        }
        if (has_list_behind_label(line)) {
            Line item = line;
            item.pieces.erase(item.pieces.begin());
            line.pieces.pop_back();
            aligned.push_back(line);
            aligned.push_back(std::move(item));
            continue;
        }
        if (is_row_of_items(line)) {
            std::vector<Piece> pieces = std::move(line.pieces);
            line.pieces.clear();
            for (Piece& piece : pieces) {
                // Side by side, but of one level: as if they stood below each other.
                piece.right -= piece.left - pieces.front().left;
                piece.left = pieces.front().left;
                aligned.push_back(line);
                aligned.back().pieces.push_back(piece);
            }
            continue;
        }
        aligned.push_back(line);
    }
    lines = std::move(aligned);
}

}  // namespace cvconv::text
