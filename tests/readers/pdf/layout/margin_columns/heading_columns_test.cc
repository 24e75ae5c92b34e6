#include "readers/pdf/layout/margin_columns/heading_columns.h"

#include <gtest/gtest.h>

#include <utility>

#include "tests/readers/pdf/layout/margin_columns/margin_column.h"

namespace cvconv::pdf {
namespace {

using testing::add_heading;
using testing::add_line;
using testing::add_text;
using testing::labels;

TEST(HeadingColumns, AHeadingOfTwoRowsIsPutTogether) {
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
    auto headings = join_margin_headings(rows);
    ASSERT_EQ(headings.size(), 3U);
    EXPECT_EQ(labels(rows), (std::vector<std::string>{"Education", "Volunteering", "Personal Details"}));
}

// Headings may be smaller than the text, and not bold.
TEST(HeadingColumns, SmallHeadingsArePutTogetherToo) {
    PageWords page = testing::page();
    for (float top = 100; top < 300; top += 12) {
        add_text(page, top);
    }
    for (auto [top, text] :
         {std::pair{100.0F, "Education"}, {160.0F, "Research"}, {172.0F, "Work"}, {232.0F, "Papers"}}) {
        const std::size_t first = page.words.size();
        add_line(page, 50, top, text);
        page.words[first].size = 8.5F;
    }
    auto rows = rows_of(segments_of(page));
    EXPECT_EQ(join_margin_headings(rows).size(), 3U);
    EXPECT_EQ(labels(rows), (std::vector<std::string>{"Education", "Research Work", "Papers"}));
}

// Capitals in the margin, one line of them stretched, and one heading above what it heads.
TEST(HeadingColumns, CapitalsAreHeadingsToo) {
    PageWords page = testing::page();
    for (float top = 100; top < 300; top += 12) {
        if (top != 160 && top != 172) {
            add_text(page, top);
        }
    }
    add_line(page, 50, 100, "EDUCATION");
    add_line(page, 50, 160, "RESEARCH");
    add_line(page, 50, 172, "EXPERIENCE");
    add_line(page, 50, 232, "HONORS");
    add_line(page, 94, 232, "AND");
    add_line(page, 50, 244, "AWARDS");
    auto rows = rows_of(segments_of(page));
    EXPECT_EQ(join_margin_headings(rows).size(), 3U);
    std::vector<std::string> titles;
    for (const Row& row : rows) {
        if (row.cells.front().left < 100) {
            titles.push_back(row.cells.front().text());
        }
    }
    EXPECT_EQ(titles, (std::vector<std::string>{"EDUCATION", "RESEARCH EXPERIENCE", "HONORS AND AWARDS"}));
}

// Lines of a table, one below the other, are no heading.
TEST(HeadingColumns, ATableIsNoMarginColumn) {
    PageWords page = testing::page();
    for (float top = 100; top < 160; top += 12) {
        add_text(page, top);
        add_heading(page, top, "Databases");
    }
    auto rows = rows_of(segments_of(page));
    std::size_t before = rows.size();
    EXPECT_TRUE(join_margin_headings(rows).empty());
    EXPECT_EQ(rows.size(), before);
}

// Titles of three rows each, beside sections that are hardly longer.
TEST(HeadingColumns, WrappedHeadingsMayTakeMostRows) {
    PageWords page = testing::page();
    for (float top = 100; top < 280; top += 12) {
        add_text(page, top);
    }
    float top = 100;
    for (const char* first : {"Memberships", "Professional", "Selected"}) {
        add_heading(page, top, first);
        add_heading(page, top + 12, "and voluntary");
        add_heading(page, top + 24, "work");
        top += 60;
    }
    auto rows = rows_of(segments_of(page));
    EXPECT_EQ(join_margin_headings(rows).size(), 3U);
}

}  // namespace
}  // namespace cvconv::pdf
