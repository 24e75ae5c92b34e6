#include "readers/pdf/heading_rails.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using testing::add_line;

/// A bold line of a rail beside running text.
void add_heading(PageWords& page, float top, const std::string& text) {
    std::size_t first = page.words.size();
    add_line(page, 50, top, text);
    for (std::size_t i = first; i < page.words.size(); ++i) {
        page.words[i].bold = true;
    }
}

void add_text(PageWords& page, float top) {
    add_line(page, 200, top, "kept the pumps of the old harbour running");
}

TEST(HeadingRails, AHeadingOfTwoRowsIsPutTogether) {
    PageWords page = testing::page();
    for (float top = 100; top < 300; top += 12) {
        add_text(page, top);
    }
    add_heading(page, 100, "Education");
    add_heading(page, 160, "Volunteer-");
    add_heading(page, 172, "ing");
    add_heading(page, 232, "Personal");
    add_heading(page, 244, "Details");
    auto rows = rows_of(segments_of(page));
    auto headings = join_rail_headings(rows);
    ASSERT_EQ(headings.size(), 3U);
    std::vector<std::string> titles;
    for (const Row& row : rows) {
        if (row.cells.size() > 1) {
            titles.push_back(row.cells.front().text());
        }
    }
    EXPECT_EQ(titles, (std::vector<std::string>{"Education", "Volunteering", "Personal Details"}));
}

// Lines of a table, one below the other, are no heading.
TEST(HeadingRails, ATableIsNoRail) {
    PageWords page = testing::page();
    for (float top = 100; top < 160; top += 12) {
        add_text(page, top);
        add_heading(page, top, "Databases");
    }
    auto rows = rows_of(segments_of(page));
    std::size_t before = rows.size();
    EXPECT_TRUE(join_rail_headings(rows).empty());
    EXPECT_EQ(rows.size(), before);
}

}  // namespace
}  // namespace cvconv::pdf
