#include "readers/pdf/layout/tab_stops.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

TEST(TabStops, ADateThatFillsItsMarginColumnIsPartedFromTheTextBeside) {
    PageWords p = page();
    add_line(p, 50, 100, "2016 - 2018");
    add_line(p, 161, 100, "Teacher of tides");
    add_line(p, 50, 112, "August 2012 to June");
    p.words.push_back(word(p.words.back().right + 3, 112, "2016"));
    p.words.push_back(word(161, 112, "Trainee"));
    p.words[p.words.size() - 2].right = 158;
    add_line(p, 50, 124, "2008 - 2011");
    add_line(p, 161, 124, "Porter");
    auto segments = segments_of(p);
    split_behind_margin_dates(segments);
    EXPECT_EQ(texts(segments), (Texts{"2016 - 2018", "Teacher of tides", "August 2012 to June 2016", "Trainee",
                                      "2008 - 2011", "Porter"}));
}

TEST(TabStops, WordsThatBeginThereByChanceStay) {
    PageWords p = page();
    for (float top : {100.0F, 112.0F}) {
        add_line(p, 50, top, "2016 - 2018");
        add_line(p, 161, top, "Teacher");
    }
    add_line(p, 50, 124, "Led the school of tides");
    p.words.push_back(word(161, 124, "again"));
    p.words[p.words.size() - 2].right = 158;
    auto segments = segments_of(p);
    split_behind_margin_dates(segments);
    EXPECT_EQ(segments.size(), 5U);
}

}  // namespace
}  // namespace cvconv::pdf
