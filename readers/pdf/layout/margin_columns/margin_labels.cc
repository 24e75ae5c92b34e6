#include "readers/pdf/layout/margin_columns/margin_labels.h"

#include <algorithm>
#include <cmath>

#include "readers/pdf/layout/date_texts.h"
#include "readers/pdf/layout/margin_columns/margin_columns.h"

namespace cvconv::pdf {

namespace {

/// Lines of the text beside a margin column that stand together, parted from others by more than the usual step.
struct Stretch {
    std::vector<std::size_t> rows;
    float first = 0, last = 0;  ///< middles
    [[nodiscard]] float middle() const { return (first + last) / 2; }
};

std::vector<Stretch> stretches_of(const std::vector<Row>& rows, float gutter) {
    struct At {
        float middle;
        std::size_t row;
    };
    std::vector<At> lines;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto cell =
            std::find_if(rows[i].cells.begin(), rows[i].cells.end(), [&](const Segment& c) { return c.left > gutter; });
        if (cell != rows[i].cells.end()) {
            lines.push_back({cell->middle(), i});
        }
    }
    std::vector<float> steps;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        steps.push_back(lines[i].middle - lines[i - 1].middle);
    }
    if (steps.empty()) {
        return {};
    }
    std::nth_element(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2), steps.end());
    float usual = steps[steps.size() / 2];
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == 0 || lines[i].middle - lines[i - 1].middle > 1.4F * usual) {
            stretches.push_back({{}, lines[i].middle, lines[i].middle});
        }
        stretches.back().rows.push_back(lines[i].row);
        stretches.back().last = lines[i].middle;
    }
    return stretches;
}

void move_to(Segment& segment, float middle) {
    float half = (segment.bottom - segment.top) / 2;
    segment.top = middle - half;
    segment.bottom = middle + half;
}

}  // namespace

void raise_margin_labels(std::vector<Row>& rows) {
    constexpr float off_centre = 3;  // points
    for (const MarginColumn& margin_column : find_margin_columns(rows)) {
        if (margin_column.rows.size() < 3 || margin_column.edge == Edge::right || !is_clear(rows, margin_column)) {
            continue;
        }
        float gutter = margin_column.right + 1;
        std::vector<Stretch> stretches = stretches_of(rows, gutter);
        auto beside = [&](float middle) {
            return std::find_if(stretches.begin(), stretches.end(), [&](const Stretch& stretch) {
                return middle > stretch.first - 6 && middle < stretch.last + 6;
            });
        };
        // labels of one row or of several, and which of them stand beside the middle
        struct Raised {
            std::vector<std::size_t> rows;
            float by = 0;
        };
        std::vector<Raised> raised;
        std::size_t centred = 0;
        for (std::size_t at = 0; at < margin_column.rows.size();) {
            std::size_t end = at + 1;
            auto middle_of = [&](std::size_t i) { return rows[margin_column.rows[i]].cells.front().middle(); };
            while (end < margin_column.rows.size() &&
                   middle_of(end) - middle_of(end - 1) < 1.5F * rows[margin_column.rows[end]].cells.front().size) {
                ++end;
            }
            float middle = (middle_of(at) + middle_of(end - 1)) / 2;
            auto stretch = beside(middle);
            bool in_the_middle = stretch != stretches.end() && stretch->rows.size() >= 2 &&
                                 std::abs(stretch->middle() - middle) < off_centre;
            float off = stretch != stretches.end() ? std::abs(middle_of(at) - stretch->first) : 1e9F;
            centred += in_the_middle ? 1 : 0;
            if (in_the_middle || off < 0.8F * rows[margin_column.rows[at]].cells.front().size) {
                raised.push_back({{margin_column.rows.begin() + static_cast<std::ptrdiff_t>(at),
                                   margin_column.rows.begin() + static_cast<std::ptrdiff_t>(end)},
                                  middle_of(at) - stretch->first});
            }
            at = end;
        }
        if (centred < 2) {
            continue;  // once may be chance
        }
        for (const Raised& label : raised) {
            for (std::size_t i : label.rows) {
                Segment& cell = rows[i].cells.front();
                move_to(cell, cell.middle() - label.by);
            }
        }
        for (Row& row : rows) {
            // "2019-01 to" and "2021-12" may be cells of their own
            while (row.cells.size() > 1 && row.cells[1].right < gutter &&
                   is_dateish(row.cells[0].text() + " " + row.cells[1].text())) {
                Segment& first = row.cells.front();
                std::move(row.cells[1].words.begin(), row.cells[1].words.end(), std::back_inserter(first.words));
                first.right = row.cells[1].right;
                row.cells.erase(row.cells.begin() + 1);
            }
            Segment& date = row.cells.front();
            if (date.right > gutter || !is_dateish(date.text())) {
                continue;
            }
            auto stretch = beside(date.middle());
            if (stretch == stretches.end() || date.middle() < stretch->first + 2) {
                continue;
            }
            for (std::size_t i : margin_column.rows) {  // beside the label that has the line
                const Segment& label = rows[i].cells.front();
                if (std::abs(label.middle() - stretch->first) < 6 && date.left < label.right) {
                    date.left = label.right + 6;
                    date.right = std::max(date.left + 1, std::min(gutter + 6, date.right));
                }
            }
            move_to(date, stretch->first);
        }
        std::vector<Segment> segments;
        for (Row& row : rows) {
            std::move(row.cells.begin(), row.cells.end(), std::back_inserter(segments));
        }
        rows = rows_of(std::move(segments));
        return;
    }
}

}  // namespace cvconv::pdf
