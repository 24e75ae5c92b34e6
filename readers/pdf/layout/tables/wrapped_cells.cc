#include "readers/pdf/layout/tables/wrapped_cells.h"

#include <algorithm>
#include <cmath>

#include "ir/unicode.h"
#include "readers/line_joining/line_ends.h"
#include "readers/pdf/layout/date_texts.h"

namespace cvconv::pdf {

namespace {

constexpr float same_left = 2;  // points

bool same_type(const PageWord& a, const PageWord& b) {
    return a.bold == b.bold && a.italic == b.italic && std::abs(a.size - b.size) < 0.3F;
}

bool is_level(const Segment& a, const Segment& b) {
    return std::abs(a.bottom - b.bottom) < 0.2F * std::max(a.size, b.size);
}

/// The pieces behind the one at `first` on its line, by their index, as far as the blanks between them are alike.
std::vector<std::size_t> stretched_rest(const std::vector<Segment>& segments, std::size_t first) {
    constexpr float widest = 8;  // of the font size
    std::vector<std::size_t> rest;
    std::size_t last = first;
    float usual = 0;
    while (true) {
        std::size_t next = segments.size();
        for (std::size_t k = 0; k < segments.size(); ++k) {
            const float gap = segments[k].left - segments[last].right;
            if (!segments[k].table_row && k != last && is_level(segments[k], segments[last]) && gap > 0 &&
                gap < widest * segments[k].size &&
                (next == segments.size() || segments[k].left < segments[next].left)) {
                next = k;
            }
        }
        const float gap = next < segments.size() ? segments[next].left - segments[last].right : 0;
        if (next == segments.size() || (!rest.empty() && (gap < 0.6F * usual || gap > 1.6F * usual))) {
            return rest;
        }
        usual = rest.empty() ? gap : usual;
        rest.push_back(next);
        last = next;
    }
}

/// Does the line end where others do, and go on below where it begins?
bool is_justified_line(const std::vector<Segment>& segments, const Segment& first, const Segment& last) {
    constexpr std::ptrdiff_t least_ends = 2;  // that make a margin, besides
    constexpr float ragged = 5;               // points: slanted letters, hanging hyphens
    auto ends = std::count_if(segments.begin(), segments.end(), [&](const Segment& s) {
        return &s != &last && s.words.size() >= 4 && std::abs(s.right - last.right) < ragged;
    });
    const bool beyond =
        std::any_of(segments.begin(), segments.end(), [&](const Segment& s) { return s.right > last.right + ragged; });
    return !beyond && ends >= least_ends && std::any_of(segments.begin(), segments.end(), [&](const Segment& s) {
        const float below = s.top - first.top;
        return std::abs(s.left - first.left) < same_left && below > 0.5F * s.size && below < 1.8F * s.size;
    });
}

/// Does something near begin where this piece does?
bool begins_column(const std::vector<Segment>& segments, std::size_t index) {
    const Segment& piece = segments[index];
    return std::any_of(segments.begin(), segments.end(), [&](const Segment& s) {
        return &s != &piece && std::abs(s.left - piece.left) < same_left &&
               std::abs(s.middle() - piece.middle()) < 8 * piece.size;
    });
}

}  // namespace

void join_stretched_lines(std::vector<Segment>& segments) {
    constexpr std::size_t most = 2000;  // segments of a page
    if (segments.size() > most) {
        return;
    }
    std::vector<bool> taken(segments.size(), false);
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (taken[i] || segments[i].table_row || !segments[i].text().ends_with(',')) {
            continue;
        }
        const std::vector<std::size_t> rest = stretched_rest(segments, i);
        if (rest.empty() || !is_justified_line(segments, segments[i], segments[rest.back()]) ||
            std::any_of(rest.begin(), rest.end(), [&](std::size_t r) { return begins_column(segments, r); })) {
            continue;
        }
        for (std::size_t r : rest) {
            append_wrapped(segments[i], segments[r]);
            taken[r] = true;
        }
    }
    std::size_t index = 0;
    std::erase_if(segments, [&](const Segment&) { return taken[index++]; });
}

void join_wrapped_cells(std::vector<Row>& rows) {
    for (std::size_t i = 0; i + 1 < rows.size();) {
        Row& row = rows[i];
        const Row& next = rows[i + 1];
        const bool near = next.middle() - row.middle() < 1.7F * row.size;
        const bool fewer = next.cells.size() >= 2 && next.cells.size() < row.cells.size();
        auto home = [&](const Segment& cell) {
            return std::find_if(row.cells.begin() + 1, row.cells.end(), [&](const Segment& above) {
                return std::abs(above.left - cell.left) < same_left &&
                       same_type(above.words.back(), cell.words.front());
            });
        };
        const bool below = fewer && near && std::all_of(next.cells.begin(), next.cells.end(), [&](const Segment& cell) {
                               return !cell.table_row && home(cell) != row.cells.end();
                           });
        // "2019   Oslo" below "Acme   2019   Oslo" is a row of its own; what is split shows it
        const bool split = below && std::any_of(next.cells.begin(), next.cells.end(), [&](const Segment& cell) {
                               const std::string above = home(cell)->text();
                               std::size_t at = 0;
                               return above.ends_with(',') || above.ends_with('-') ||
                                      is_lower(next_character(cell.words.front().text, at));
                           });
        if (!split) {
            ++i;
            continue;
        }
        for (const Segment& cell : next.cells) {
            append_wrapped(*home(cell), cell);
        }
        row.right = std::max(row.right, next.right);
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

void join_wrapped_titles(std::vector<Row>& rows) {
    constexpr float widest_rest = 3;  // free beside a full line, of the font's size
    for (std::size_t i = 0; i + 1 < rows.size();) {
        std::vector<Segment>& cells = rows[i].cells;
        const Row& next = rows[i + 1];
        if (cells.size() < 2 || next.cells.size() != 1 || cells.back().table_row || next.cells.front().table_row ||
            !is_dateish(cells.back().text())) {
            ++i;
            continue;
        }
        Segment& title = cells[cells.size() - 2];
        const Segment& rest = next.cells.front();
        const PageWord& word = rest.words.front();
        const float free = cells.back().left - title.right;
        const bool below = std::abs(title.left - rest.left) < same_left && same_type(title.words.back(), word) &&
                           next.middle() - rows[i].middle() < 1.7F * title.size;
        const bool fits = word.right - word.left + 0.5F * title.size < free;
        std::size_t at = 0;
        const bool apart = !same_type(title.words.back(), cells.back().words.front());  // bold beside a light date
        const bool full =
            !fits && (is_lower(next_character(word.text, at)) || free < (apart ? widest_rest : 1) * title.size);
        if (!below || (!full && !is_unfinished(title.text()))) {
            ++i;
            continue;
        }
        append_wrapped(title, rest);
        title.right = std::min(title.right, cells.back().left);
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

}  // namespace cvconv::pdf
