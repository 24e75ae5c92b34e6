#include "readers/pieces/dates/year_month_cells.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

/// The cells of "a|b|c".
std::vector<Span> cells_of(const std::string& row) {
    std::vector<Span> cells;
    std::size_t begin = 0;
    for (std::size_t end = 0; end != std::string::npos && begin <= row.size(); begin = end + 1) {
        end = row.find('|', begin);
        cells.push_back({static_cast<std::uint32_t>(begin),
                         static_cast<std::uint32_t>(end == std::string::npos ? row.size() : end)});
    }
    return cells;
}

std::string month_in(const std::string& row) {
    auto period = find_year_and_month(row, cells_of(row));
    return period ? to_iso(*period->start) : "none";
}

TEST(YearMonthCells, YearsOfErasAndOurOwn) {
    EXPECT_EQ(month_in("平成21|4|港高等学校 入学"), "2009-04");
    EXPECT_EQ(month_in("令和元年|10月|株式会社港商会 入社"), "2019-10");
    EXPECT_EQ(month_in("2012|4|港高等学校 入学"), "2012-04");
}

TEST(YearMonthCells, OtherNumbersAreNone) {
    EXPECT_EQ(month_in("2012|13|港高等学校 入学"), "none");
    EXPECT_EQ(month_in("2012|4|Papers on tides"), "none");
    EXPECT_EQ(month_in("株式会社|4|港高等学校"), "none");
}

TEST(YearMonthCells, TheYearOfTheRowAbove) {
    for (const std::string& row : {std::string("|12|二級港湾士 合格"), std::string("〃|12|二級港湾士 合格")}) {
        auto period = find_month_of_year(row, cells_of(row), 2018);
        ASSERT_TRUE(period);
        EXPECT_EQ(to_iso(*period->start), "2018-12");
    }
}

TEST(YearMonthCells, Headers) {
    const std::string form = "年|月|免許・資格";
    EXPECT_TRUE(name_dates_but_last(form, cells_of(form)));
    const std::string table = "年|会社名|役職";
    EXPECT_FALSE(name_dates_but_last(table, cells_of(table)));
}

}  // namespace
}  // namespace cvconv
