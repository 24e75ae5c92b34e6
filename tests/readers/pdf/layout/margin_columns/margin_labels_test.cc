#include "readers/pdf/layout/margin_columns/margin_labels.h"

#include <gtest/gtest.h>

#include <utility>

#include "tests/readers/pdf/layout/margin_columns/margin_column.h"

namespace cvconv::pdf {
namespace {

using testing::add_heading;
using testing::add_text;
using testing::labels;

// Tables set their labels beside the middle of what they name.
TEST(MarginLabels, LabelsBesideTheMiddleAreRaised) {
    PageWords page = testing::page();
    const std::vector<std::pair<std::string, int>> groups = {{"Contact", 3}, {"Education", 5}, {"Languages", 4}};
    float top = 100;
    for (const auto& [label, lines] : groups) {
        add_heading(page, top + 6 * static_cast<float>(lines - 1), label);
        for (int i = 0; i < lines; ++i, top += 12) {
            add_text(page, top);
        }
        top += 24;
    }
    auto rows = rows_of(segments_of(page));
    raise_margin_labels(rows);
    std::vector<float> tops;
    for (const Row& row : rows) {
        if (row.cells.size() > 1) {
            tops.push_back(row.top);
        }
    }
    EXPECT_EQ(labels(rows), (std::vector<std::string>{"Contact", "Education", "Languages"}));
    EXPECT_EQ(tops, (std::vector<float>{100, 160, 244}));
}

TEST(MarginLabels, LabelsBesideTheFirstLineStay) {
    PageWords page = testing::page();
    for (float top = 100; top < 300; top += 12) {
        add_text(page, top);
    }
    add_heading(page, 100, "Education");
    add_heading(page, 160, "Languages");
    add_heading(page, 232, "Interests");
    auto rows = rows_of(segments_of(page));
    auto before = rows.size();
    raise_margin_labels(rows);
    ASSERT_EQ(rows.size(), before);
    for (std::size_t i : {0U, 5U, 11U}) {
        EXPECT_EQ(rows[i].cells.size(), 2U) << i;
    }
}

}  // namespace
}  // namespace cvconv::pdf
