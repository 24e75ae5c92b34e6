#include "readers/pdf/layout/margin_columns/heading_columns.h"

#include <algorithm>
#include <string>
#include <utility>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pdf/layout/margin_columns/margin_columns.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_rows = 3;  // of one heading

/// Rows, from and behind.
using Group = std::pair<std::size_t, std::size_t>;

/// A heading that is in the lexicon heads what begins below it, too.
///   RESEARCH
///   EXPERIENCE
///                Harbour Institute
bool is_known(const std::vector<Row>& rows, const Group& group) {
    std::string text;
    for (std::size_t i = group.first; i < group.second; ++i) {
        text += (text.empty() ? "" : " ") + beginning_of(rows[i]).heading.text();
    }
    return group.second - group.first <= most_rows && !lookup(Idea::section_headings, text).empty();
}

template <typename Test>
std::size_t count(const std::vector<Group>& groups, Test test) {
    return static_cast<std::size_t>(std::count_if(groups.begin(), groups.end(), test));
}

}  // namespace

std::vector<MarginHeading> join_margin_headings(std::vector<Row>& rows) {
    std::vector<Group> headings;
    for (const MarginColumn& margin_column : find_margin_columns(rows)) {
        std::size_t extent = margin_column.rows.back() - margin_column.rows.front() + 1;
        if (margin_column.rows.size() < 3 || margin_column.rows.size() * 5 > extent * 4 ||
            !is_clear(rows, margin_column)) {
            continue;
        }
        std::vector<Group> groups;
        for (std::size_t i : margin_column.rows) {
            bool goes_on =
                !groups.empty() && groups.back().second == i &&
                rows[i].cells.front().middle() - rows[i - 1].cells.front().middle() < 1.5F * rows[i].cells.front().size;
            if (goes_on) {
                groups.back().second = i + 1;
            } else {
                groups.emplace_back(i, i + 1);
            }
        }
        const std::size_t beside = count(groups, [&](const auto& group) {
            return rows[group.first].cells.size() > 1 && group.second - group.first <= most_rows;
        });
        const std::size_t known = count(groups, [&](const auto& group) { return is_known(rows, group); });
        const bool all_beside =
            beside == groups.size() || (2 * beside >= groups.size() && 4 * known >= 3 * groups.size());
        if (groups.size() < 2 || groups.size() * 5 > extent * 3 || !all_beside) {
            continue;
        }
        headings.insert(headings.end(), groups.begin(), groups.end());
    }
    std::sort(headings.begin(), headings.end());
    headings.erase(std::unique(headings.begin(), headings.end()), headings.end());
    std::vector<MarginHeading> found;
    std::size_t done = 0;
    for (auto [begin, end] : headings) {
        if (begin < done) {
            continue;  // margin columns by the left and by the right edge overlap
        }
        for (std::size_t i = begin; i < end; ++i) {
            auto [heading, cells] = beginning_of(rows[i]);
            rows[i].cells.erase(rows[i].cells.begin() + 1, rows[i].cells.begin() + static_cast<std::ptrdiff_t>(cells));
            rows[i].cells.front() = std::move(heading);
        }
        for (std::size_t i = begin + 1; i < end; ++i) {
            append_wrapped(rows[begin].cells.front(), rows[i].cells.front());
            rows[i].cells.erase(rows[i].cells.begin());
        }
        done = end;
        const Segment& heading = rows[begin].cells.front();
        found.push_back({heading.middle(), heading.right});
    }
    std::erase_if(rows, [](const Row& row) { return row.cells.empty(); });
    return found;
}

}  // namespace cvconv::pdf
