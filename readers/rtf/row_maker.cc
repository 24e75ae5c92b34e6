#include "readers/rtf/row_maker.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace cvconv::rtf {

using namespace office;

namespace {

constexpr std::size_t most_cells = 64;
constexpr float same_edge = 2;  // points

}  // namespace

void RowMaker::begin_row() {
    descriptions_.clear();
    described_ = {};
    header_ = false;
}

void RowMaker::end_of_cell_at(float right) {
    described_.right = right;
    if (descriptions_.size() < most_cells) {
        descriptions_.push_back(described_);
    }
    described_ = {};
}

void RowMaker::add_cell(Nodes content) {
    if (cells_.size() < most_cells) {
        cells_.push_back(std::move(content));
    } else {
        std::move(content.begin(), content.end(), std::back_inserter(cells_.back()));
    }
}

void RowMaker::add_row() {
    if (!cells_.empty()) {
        rows_.push_back({std::exchange(cells_, {}), descriptions_, header_});
    }
}

Table RowMaker::take() {
    add_row();
    Table table;
    table.ruled = std::exchange(ruled_, false);
    std::vector<float> edges;  // of all rows
    for (const Row& row : rows_) {
        for (const Description& cell : row.descriptions) {
            edges.push_back(cell.right);
        }
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end(), [](float a, float b) { return b - a < same_edge; }),
                edges.end());
    float before = 0;
    for (const float edge : edges) {
        table.widths.push_back(std::max(edge - std::exchange(before, edge), 0.0F));
    }
    for (Row& row : rows_) {
        TableRow made;
        made.header = row.header;
        float left = 0;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const Description description =
                i < row.descriptions.size() ? row.descriptions[i] : Description{left, false, false};
            const auto spanned = std::count_if(edges.begin(), edges.end(), [&](float edge) {
                return edge > left + same_edge && edge < description.right + same_edge;
            });
            TableCell cell;
            cell.columns = std::clamp(static_cast<int>(spanned), 1, 64);
            cell.goes_on = description.goes_on;
            if (description.merged && !made.cells.empty()) {
                made.cells.back().columns += cell.columns;
                Nodes& content = made.cells.back().content;
                std::move(row.cells[i].begin(), row.cells[i].end(), std::back_inserter(content));
            } else {
                cell.content = std::move(row.cells[i]);
                made.cells.push_back(std::move(cell));
            }
            left = description.right;
        }
        table.rows.push_back(std::move(made));
    }
    rows_.clear();
    return table;
}

}  // namespace cvconv::rtf
