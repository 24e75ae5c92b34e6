#include "readers/pdf/layout/columns/name_beside.h"

#include <gtest/gtest.h>

#include "readers/pdf/layout/columns/columns.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

/// In type of 20 points.
void add_name(PageWords& page, float left, float top) {
    PageWord name = word(left, top, "Harbour");
    name.bottom = top + 20;
    name.right = left + 70;
    name.size = 20;
    page.words.push_back(name);
}

void add_text_below(PageWords& page, float top) {
    for (int i = 0; i < 3; ++i) {
        add_line(page, 50, top + 12 * static_cast<float>(i),
                 "Welds the hulls of boats and mends the nets of everybody who comes to the harbour and asks for it");
    }
}

std::vector<std::string> rows(const PageWords& page) {
    std::vector<std::string> all;
    for (const Region& region : find_columns(page, segments_of(page))) {
        for (const Row& row : region.rows) {
            all.push_back(text_of(row));
        }
    }
    return all;
}

TEST(NameBeside, StandsBeforeTheContactsBesideIt) {
    PageWords p = page();
    add_line(p, 400, 42, "+44 20 7946 0000");
    add_name(p, 50, 50);
    add_line(p, 400, 55, "ada@harbour.example");
    add_line(p, 50, 74, "Engineer");
    add_line(p, 400, 70, "12 Mill Lane");
    add_text_below(p, 100);
    const auto read = rows(p);
    ASSERT_EQ(read.size(), 8U);
    EXPECT_EQ(
        std::vector<std::string>(read.begin(), read.begin() + 5),
        (std::vector<std::string>{"Harbour", "Engineer", "+44 20 7946 0000", "ada@harbour.example", "12 Mill Lane"}));
}

TEST(NameBeside, IsReadFirstAlsoOnTheRight) {
    PageWords p = page();
    add_line(p, 50, 46, "+44 20 7946 0000");
    add_name(p, 400, 50);
    add_line(p, 50, 60, "ada@harbour.example");
    add_text_below(p, 100);
    EXPECT_EQ(rows(p).front(), "Harbour");
}

TEST(NameBeside, ColumnsThatGoOnAreNone) {
    PageWords p = page();
    add_name(p, 50, 50);
    add_line(p, 400, 46, "+44 20 7946 0000");
    add_line(p, 400, 60, "ada@harbour.example");
    for (int i = 0; i < 8; ++i) {
        add_line(p, 50, 90 + 12 * static_cast<float>(i), "Welds the hulls of boats");
        add_line(p, 400, 93 + 14 * static_cast<float>(i), "and of masts");
    }
    KnownTexts known;
    const NameBeside found = find_name_beside(rows_of(segments_of(p)), known);
    EXPECT_EQ(found.begin, found.end);
}

TEST(NameBeside, OneDateBesideItIsACellOfItsRow) {
    PageWords p = page();
    add_name(p, 50, 50);
    add_line(p, 400, 56, "12 May 2020");
    add_text_below(p, 100);
    KnownTexts known;
    const NameBeside found = find_name_beside(rows_of(segments_of(p)), known);
    EXPECT_EQ(found.begin, found.end);
}

}  // namespace
}  // namespace cvconv::pdf
