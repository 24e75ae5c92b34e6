#include "readers/pdf/layout/tables/headed_tables.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pdf/layout/drawn_bullets.h"

namespace cvconv::pdf {

namespace {

constexpr std::string_view drawn_bullet = "•";
constexpr float widest_gap = 2.2F;  // above a row of the table, in its font's size

/// "Period", "Employer", "Place": what the lexicon knows as the label of a value.
bool is_column_label(const Segment& segment) {
    constexpr std::size_t most_words = 4;
    const std::string text = segment.text();
    if (words_of(text).size() > most_words || text.ends_with(':')) {
        return false;
    }
    if (!lookup(Idea::entry_labels, text).empty() || !lookup(Idea::honours, text).empty()) {
        return true;
    }
    return means(Idea::contact_labels, text, {"city", "country"});
}

/// A row of labels, nearly all of them known. "Course | Year" alone is one in bold type only (HeadedTable::is_sure).
bool is_header(const Row& row) {
    if (row.cells.size() < 2 ||
        std::any_of(row.cells.begin(), row.cells.end(), [](const Segment& cell) { return cell.table_row; })) {
        return false;
    }
    // "Profile    Education": sections that begin beside each other
    if (std::all_of(row.cells.begin(), row.cells.end(),
                    [](const Segment& cell) { return !lookup(Idea::section_headings, cell.text()).empty(); })) {
        return false;
    }
    const auto known = std::count_if(row.cells.begin(), row.cells.end(), is_column_label);
    return known + 1 >= std::ssize(row.cells) && known >= 2;
}

/// A drawn bullet before the line, as a word of it.
void add_bullet(Segment& segment, const std::vector<Mark>& marks, int page) {
    const Mark* mark = segment.words.empty() ? nullptr : mark_before(marks, page, segment);
    if (mark == nullptr) {
        return;
    }
    PageWord bullet = segment.words.front();
    bullet.text = drawn_bullet;
    bullet.left = mark->left;
    bullet.right = mark->right;
    bullet.space_after = true;
    segment.words.insert(segment.words.begin(), std::move(bullet));
}

bool is_bold(const Row& row) {
    return std::all_of(row.cells.begin(), row.cells.end(), [](const Segment& cell) {
        return std::all_of(cell.words.begin(), cell.words.end(), [](const PageWord& word) { return word.bold; });
    });
}

/// Lines that are set in, below one that is not, are items; so nothing wraps from one indentation to another. Within
/// one, a line goes on where the next word would not have fitted before the next column.
void settle_wraps(TableCell& cell) {
    constexpr float indent = 3;  // points
    for (std::size_t i = 0; i + 1 < cell.lines.size(); ++i) {
        const Row& line = cell.lines[i].words;
        const Row& next = cell.lines[i + 1].words;
        const PageWord& word = next.cells.front().words.front();
        const bool bullet = word.text == drawn_bullet;
        const bool same_indent = std::abs(next.left - line.left) < indent;
        const bool full = line.right + 0.25F * line.size + word.right - word.left > cell.right - line.size;
        cell.lines[i].wraps = same_indent && !bullet && (cell.lines[i].wraps || full);
    }
}

/// A table that is being read: columns by their left edges, which move to the left as far as text below does.
class HeadedTable {
public:
    explicit HeadedTable(const Row& header) : size_(header.size), bold_(is_bold(header)) {
        for (const Segment& cell : header.cells) {
            lefts_.push_back(cell.left);
        }
        last_ = header.bottom;
        add(header, true);
    }

    /// Whether the line belongs to the table, which is then taken into it.
    bool take(const Row& line) {
        if (line.top - last_ > widest_gap * line.size || std::abs(line.size - size_) > 0.2F * size_ ||
            (bold_ && is_bold(line)) || is_header(line)) {
            return false;
        }
        std::vector<std::size_t> columns;
        for (const Segment& cell : line.cells) {
            const auto column = column_of(cell);
            if (!column) {
                return false;
            }
            columns.push_back(*column);
        }
        const bool begins = columns.front() == 0 && columns.back() > 0;
        if (columns.back() == 0 && line.top - last_ > 0.8F * line.size) {
            return false;  // a line apart in the first column heads what follows
        }
        if (!begins && (rows_.size() == 1 || lefts_.size() == 2)) {
            return false;
        }
        add(line, begins);
        last_ = line.bottom;
        return true;
    }

    /// With their drawn bullets.
    [[nodiscard]] std::vector<TableRow> rows(int table, const std::vector<Mark>& marks, int page) const;
    /// A bold header needs but one row below it: the table may go on over the page.
    [[nodiscard]] bool is_sure() const { return rows_.size() > (bold_ ? 1 : 2) && (lefts_.size() > 2 || bold_); }

private:
    std::vector<float> lefts_;
    std::vector<std::vector<Row>> rows_;  ///< the lines of each
    float size_ = 0;
    bool bold_ = false;
    float last_ = 0;  ///< bottom of the last line

    void add(const Row& line, bool begins) {
        if (begins) {
            rows_.emplace_back();
        }
        rows_.back().push_back(line);
    }

    /// Nothing for what goes over the edge of a column.
    [[nodiscard]] std::optional<std::size_t> column_of(const Segment& cell) const {
        const float tolerance = size_;
        std::size_t column = 0;
        while (column + 1 < lefts_.size() && cell.left >= lefts_[column + 1] - tolerance) {
            ++column;
        }
        const bool inside = cell.left >= lefts_[column] - tolerance &&
                            (column + 1 == lefts_.size() || cell.right < lefts_[column + 1] - 1);
        return inside ? std::optional(column) : std::nullopt;
    }
};

std::vector<TableRow> HeadedTable::rows(int table, const std::vector<Mark>& marks, int page) const {
    float right = 0;
    for (const auto& lines : rows_) {
        for (const Row& line : lines) {
            right = std::max(right, line.right);
        }
    }
    std::vector<TableRow> made;
    for (const auto& lines : rows_) {
        TableRow row;
        row.table = table;
        row.header = made.empty();
        for (std::size_t c = 0; c < lefts_.size(); ++c) {
            row.cells.push_back({lefts_[c], c + 1 < lefts_.size() ? lefts_[c + 1] : right, {}});
        }
        for (const Row& line : lines) {
            for (const Segment& segment : line.cells) {
                TableCell& cell = row.cells[*column_of(segment)];
                const bool same_line =
                    !cell.lines.empty() && std::abs(cell.lines.back().words.middle() - segment.middle()) < 1;
                if (!same_line) {
                    cell.lines.push_back(
                        {Row{{}, segment.left, segment.top, segment.right, segment.bottom, segment.size}, false});
                }
                Row& words = cell.lines.back().words;
                words.cells.push_back(segment);
                words.right = segment.right;
                if (!same_line) {
                    add_bullet(words.cells.back(), marks, page);
                }
            }
        }
        for (TableCell& cell : row.cells) {
            find_wraps(cell);
            settle_wraps(cell);
        }
        made.push_back(std::move(row));
    }
    return made;
}

}  // namespace

std::vector<Segment> take_headed_tables(std::vector<Segment>& segments, const std::vector<Mark>& marks, int page,
                                        int& count) {
    std::vector<Row> lines = rows_of(segments);
    std::vector<Segment> taken;
    std::vector<Segment> kept;
    for (std::size_t i = 0; i < lines.size();) {
        std::optional<HeadedTable> table;
        std::size_t end = i;
        if (is_header(lines[i])) {
            table.emplace(lines[i]);
            for (++end; end < lines.size() && table->take(lines[end]);) {
                ++end;
            }
        }
        if (table && table->is_sure()) {
            for (TableRow& row : table->rows(++count, marks, page)) {
                taken.push_back(segment_of(std::move(row)));
            }
            i = end;
            continue;
        }
        std::move(lines[i].cells.begin(), lines[i].cells.end(), std::back_inserter(kept));
        ++i;
    }
    if (!taken.empty()) {
        segments = std::move(kept);
    }
    return taken;
}

}  // namespace cvconv::pdf
