#pragma once
// Rows of RTF tables: each row says where its cells end; the text of the cells follows.

#include <vector>

#include "readers/office/flow.h"

namespace cvconv::rtf {

class RowMaker {
public:
    /// \trowd: describes the next row from the beginning.
    void begin_row();
    /// \cellxN: the cell that was described ends there, points from the page's margin.
    void end_of_cell_at(float right);
    void set_header() { header_ = true; }
    void set_ruled() { ruled_ = true; }
    /// The cell that is being described goes on from the one above, or from the one before.
    void set_goes_on() { described_.goes_on = true; }
    void set_merged() { described_.merged = true; }

    /// \cell: what stood since the last one.
    void add_cell(office::Nodes content);
    /// \row
    void add_row();
    [[nodiscard]] bool empty() const { return rows_.empty() && cells_.empty(); }
    /// The rows so far as a table; begins a new one.
    [[nodiscard]] office::Table take();

private:
    struct Description {
        float right = 0;
        bool goes_on = false, merged = false;
    };
    struct Row {
        std::vector<office::Nodes> cells;
        std::vector<Description> descriptions;
        bool header = false;
    };
    std::vector<Description> descriptions_;
    Description described_;
    std::vector<office::Nodes> cells_;
    std::vector<Row> rows_;
    bool header_ = false;
    bool ruled_ = false;
};

}  // namespace cvconv::rtf
