#include "readers/text/columns/columns.h"

#include <gtest/gtest.h>

#include "readers/text/lines.h"

namespace cvconv::text {
namespace {

TEST(Columns, ATableMayHaveEmptyCells) {
    std::vector<Line> lines = cut_lines(
        "Year\tMonth\tWhat\n2019\t4\tHarbour Pumps\n\tWelder of p\tWhat\n20193\tDock Ltd\n\nAda\t\tExample\n");
    const std::size_t before = lines.size();
    split_columns(lines);
    ASSERT_EQ(lines.size(), before);
    EXPECT_EQ(lines[2].pieces.size(), 3U);
}

}  // namespace
}  // namespace cvconv::text
