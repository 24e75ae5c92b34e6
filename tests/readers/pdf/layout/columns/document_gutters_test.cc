#include "readers/pdf/layout/columns/document_gutters.h"

#include <gtest/gtest.h>

#include "readers/pdf/layout/columns/columns.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

/// A sidebar of short lines at 50 beside text at 200, neither at the height of the other.
PageSegments page_with_sidebar() {
    PageWords p = page(1);
    for (int i = 0; i < 12; ++i) {
        add_line(p, 50, 100 + 17 * static_cast<float>(i), i % 4 == 0 ? "Knowledge" : "of harbours");
        add_line(p, 200, 103 + 13 * static_cast<float>(i), "and of the many boats that come and go there");
    }
    return {p, segments_of(p), {}, {}};
}

std::vector<Region> regions_of_last(std::vector<PageSegments> pages) {
    return find_columns(pages.back().page, pages.back().segments, layout_of(pages));
}

TEST(DocumentGutters, ASidebarGoesOnWithOneLine) {
    PageWords second = page(2);
    add_line(second, 50, 100, "of tides");
    for (int i = 0; i < 5; ++i) {
        add_line(second, 200, 100 + 13 * static_cast<float>(i), "and of the many boats that come and go there");
    }
    auto regions = regions_of_last({page_with_sidebar(), page_of(second)});
    ASSERT_EQ(regions.size(), 2U);
    EXPECT_EQ(regions[0].side, 1);
    EXPECT_TRUE(regions[0].narrow);
    EXPECT_EQ(regions[0].rows.size(), 1U);
    // alone it is the cell of a row
    EXPECT_EQ(regions_of_last({page_of(second)}).size(), 1U);
}

TEST(DocumentGutters, OnlyOneColumnGoesOn) {
    PageWords second = page(2);
    add_line(second, 50, 100, "of tides");
    add_line(second, 50, 113, "of nets");
    auto regions = regions_of_last({page_with_sidebar(), page_of(second)});
    ASSERT_EQ(regions.size(), 1U);
    EXPECT_EQ(regions[0].side, 1);
    EXPECT_TRUE(regions[0].narrow);
}

TEST(DocumentGutters, TextInFullWidthEndsThem) {
    PageWords second = page(2);
    add_line(second, 50, 100, "of tides");
    add_line(second, 200, 100, "boats");
    for (int i = 1; i < 6; ++i) {
        add_line(second, 50, 100 + 13 * static_cast<float>(i), "Knowledge of harbours and of the many boats there");
    }
    auto regions = regions_of_last({page_with_sidebar(), page_of(second)});
    ASSERT_EQ(regions.size(), 1U);
    EXPECT_EQ(regions[0].side, 0);
}

}  // namespace
}  // namespace cvconv::pdf
