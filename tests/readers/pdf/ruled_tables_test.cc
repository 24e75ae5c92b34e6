#include "readers/pdf/ruled_tables.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using testing::add_line;
using testing::page;

/// The lines of a grid with these edges.
std::vector<Rule> grid(const std::vector<float>& xs, const std::vector<float>& ys) {
    std::vector<Rule> rules;
    for (float x : xs) {
        rules.push_back({1, true, x, ys.front(), ys.back()});
    }
    for (float y : ys) {
        rules.push_back({1, false, y, xs.front(), xs.back()});
    }
    return rules;
}

TEST(RuledTables, LabelsOfAFormBesideTheirValues) {
    PageWords words = page();
    add_line(words, 45, 105, "志望動機");
    add_line(words, 145, 105, "港の仕事を続けたい");
    add_line(words, 145, 118, "と考えております");
    add_line(words, 45, 135, "本人希望記入");
    add_line(words, 45, 148, "欄");
    add_line(words, 145, 135, "特になし");
    const std::vector<Rule> rules = grid({40, 140, 540}, {100, 130, 165});
    RuledTables tables(rules);
    std::vector<Segment> rows = tables.take(words);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_TRUE(rows[0].table_row->form);
    EXPECT_EQ(rows[1].table_row->cells[0].lines.size(), 2U);
    EXPECT_TRUE(words.words.empty());
}

TEST(RuledTables, TwoColumnsOfWhatHappenedAtADateAreNone) {
    PageWords words = page();
    add_line(words, 45, 105, "2015 - 2019");
    add_line(words, 145, 105, "Harbour Pumps Ltd");
    add_line(words, 45, 135, "2010 - 2015");
    add_line(words, 145, 135, "Dock Ltd");
    const std::vector<Rule> rules = grid({40, 140, 540}, {100, 130, 165});
    RuledTables tables(rules);
    EXPECT_TRUE(tables.take(words).empty());
}

}  // namespace
}  // namespace cvconv::pdf
