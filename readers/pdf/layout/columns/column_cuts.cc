#include "readers/pdf/layout/columns/column_cuts.h"

#include <algorithm>
#include <cmath>

namespace cvconv::pdf {

namespace {

constexpr float least_gutter = 4;  // points

/// The gutter at `x` over the rows [begin, end) widened as far as it is free.
std::pair<float, float> widen(const std::vector<Row>& rows, const Cut& cut) {
    float left = -1e9F;
    float right = 1e9F;
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        for (const Segment& s : rows[i].cells) {
            if (s.right <= cut.x) {
                left = std::max(left, s.right);
            } else if (s.left >= cut.x) {
                right = std::min(right, s.left);
            }
        }
    }
    return {left, right};
}

}  // namespace

std::vector<Cut> candidate_cuts(const std::vector<Row>& rows, float left, float right) {
    std::vector<Cut> cuts;
    for (float x = left + 30; x < right - 30; x += 3) {
        std::size_t begin = 0;
        auto crosses = [&](const Row& row) {
            return std::any_of(row.cells.begin(), row.cells.end(), [&](const Segment& s) {
                return s.left < x + least_gutter / 2 && s.right > x - least_gutter / 2;
            });
        };
        auto close = [&](std::size_t end) {
            std::size_t on_left = 0;
            std::size_t on_right = 0;
            for (std::size_t i = begin; i < end; ++i) {
                bool l = rows[i].left < x;
                bool r = rows[i].right > x;
                on_left += l ? 1 : 0;
                on_right += r ? 1 : 0;
            }
            if (on_left >= least_lines && on_right >= least_lines) {
                Cut cut{x, begin, end, 0};
                auto [from, to] = widen(rows, cut);
                float gutter = std::min(to - from, 40.0F);
                cut.x = (from + to) / 2;
                cut.score = static_cast<float>(std::min(on_left, on_right)) + 0.5F * static_cast<float>(end - begin) +
                            0.1F * gutter;
                if (to - from >= least_gutter) {
                    cuts.push_back(cut);
                }
            }
        };
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (crosses(rows[i])) {
                close(i);
                begin = i + 1;
            }
        }
        close(rows.size());
    }
    std::sort(cuts.begin(), cuts.end(), [](const Cut& a, const Cut& b) { return a.score > b.score; });
    // neighbouring x give the same gutter
    std::vector<Cut> distinct;
    for (const Cut& cut : cuts) {
        bool known = std::any_of(distinct.begin(), distinct.end(), [&](const Cut& d) {
            return std::abs(d.x - cut.x) < 6 && d.begin == cut.begin && d.end == cut.end;
        });
        if (!known) {
            distinct.push_back(cut);
        }
        if (distinct.size() >= 12) {
            break;
        }
    }
    return distinct;
}

std::vector<Cut> cut_at_headings(const std::vector<Row>& rows, const Cut& cut,
                                 const std::vector<MarginHeading>& margin_column, KnownTexts& known) {
    float largest[2] = {0, 0};
    std::vector<float> middles[2];
    int headings[2] = {0, 0};  // up to two: a side with headings of its own is a column
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        for (const Segment& s : rows[i].cells) {
            int side = s.left < cut.x ? 0 : 1;
            largest[side] = std::max(largest[side], s.size);
            middles[side].push_back(s.middle());
            headings[side] += headings[side] < 2 && known.is_heading(s) ? 1 : 0;
        }
    }
    std::vector<Cut> parts;
    Cut part = cut;
    for (std::size_t i = cut.begin + 1; i < cut.end; ++i) {
        const Segment& s = rows[i].cells.front();
        bool in_margin_column =
            std::any_of(margin_column.begin(), margin_column.end(), [&](const MarginHeading& heading) {
                return heading.right < cut.x && std::abs(heading.middle - s.middle()) < 1;
            });
        if (in_margin_column) {
            part.end = i;
            parts.push_back(part);
            part.begin = i;
            continue;
        }
        int other = s.left < cut.x ? 1 : 0;
        bool heads = s.size >= 1.25F * largest[other] || (headings[other] < 2 && known.is_heading(s));
        // "SOLÈNE" over "LE GUENNEC": the second line of one name
        const Segment& above = rows[i - 1].cells.front();
        const bool goes_on = rows[i - 1].cells.size() == 1 && std::abs(above.size - s.size) < 0.1F * s.size &&
                             s.size >= 1.25F * largest[other] && std::abs(above.left - s.left) < 3 &&
                             s.top - above.bottom < 0.5F * s.size;
        if (rows[i].cells.size() != 1 || !heads || goes_on) {
            continue;
        }
        bool near = std::any_of(middles[other].begin(), middles[other].end(),
                                [&](float m) { return m > s.middle() - 1.5F * s.size && m < s.bottom; });
        if (!near) {
            part.end = i;
            parts.push_back(part);
            part.begin = i;
        }
    }
    part.end = cut.end;
    parts.push_back(part);
    return parts;
}

bool has_lines_on_both_sides(const std::vector<Row>& rows, const Cut& cut) {
    std::size_t count[2] = {0, 0};
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        count[0] += rows[i].left < cut.x ? 1 : 0;
        count[1] += rows[i].right > cut.x ? 1 : 0;
    }
    return count[0] >= least_lines && count[1] >= least_lines;
}

std::pair<std::size_t, std::size_t> shared_rows(const std::vector<Row>& rows, const Cut& cut) {
    std::size_t begin[2] = {cut.end, cut.end};
    std::size_t end[2] = {cut.begin, cut.begin};
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        for (const Segment& s : rows[i].cells) {
            int side = s.left < cut.x ? 0 : 1;
            begin[side] = std::min(begin[side], i);
            end[side] = std::max(end[side], i + 1);
        }
    }
    std::size_t first = std::max(begin[0], begin[1]);
    std::size_t last = std::min(end[0], end[1]);
    if (first >= last) {
        return {cut.begin, cut.end};
    }
    return {first, last};
}

}  // namespace cvconv::pdf
