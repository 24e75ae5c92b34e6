#include "readers/pdf/layout/panels.h"

#include <gtest/gtest.h>

#include "readers/pdf/layout/segments.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

constexpr Ink grey{230, 230, 230};

Panel filled(float left, float top, float right, float bottom, Ink ink = grey) {
    return {1, left, top, right, bottom, true, ink};
}

std::vector<std::string> texts_on(PageWords page, const std::vector<Panel>& drawn) {
    place_on_panels(page, drawn);
    return texts(segments_of(page));
}

TEST(Panels, WordsKnowTheInnermostOneTheyStandOn) {
    PageWords p = page();
    add_line(p, 60, 110, "Boats");
    add_line(p, 60, 150, "Nets");
    add_line(p, 60, 400, "Sails");
    place_on_panels(p, {filled(50, 100, 200, 300), {1, 55, 140, 150, 190, false, {}}});
    ASSERT_EQ(p.panels.size(), 2U);
    EXPECT_EQ(p.panels[1].parent, 0);
    EXPECT_EQ(p.words[0].panel, 0);
    EXPECT_EQ(p.words[1].panel, 1);
    EXPECT_EQ(p.words[2].panel, -1);
    EXPECT_TRUE(is_on(p.panels, 1, 0));
    EXPECT_FALSE(is_on(p.panels, 0, 1));
}

TEST(Panels, WhatCannotBeSeenOrIsThePageIsNone) {
    PageWords p = page();
    add_line(p, 60, 110, "Boats");
    place_on_panels(p, {filled(50, 100, 200, 300, white_ink), filled(0, 0, 595, 842), filled(300, 100, 400, 300)});
    EXPECT_TRUE(p.panels.empty());
    // white on a grey page can be seen
    place_on_panels(p, {filled(0, 0, 595, 842), filled(50, 100, 200, 300, white_ink)});
    EXPECT_EQ(p.panels.size(), 1U);
}

TEST(Panels, ABoxThatCutsWordsIsAnOrnament) {
    PageWords p = page();
    add_line(p, 60, 110, "Boatbuilding");
    place_on_panels(p, {filled(70, 100, 200, 300)});
    EXPECT_TRUE(p.panels.empty());
}

TEST(Panels, StripsThatTouchAreOne) {
    PageWords p = page();
    add_line(p, 60, 110, "Boats");
    add_line(p, 60, 130, "Nets");
    place_on_panels(p, {filled(50, 100, 200, 120), filled(50, 120, 200, 140)});
    ASSERT_EQ(p.panels.size(), 1U);
    EXPECT_NEAR(p.panels[0].bottom, 140, 0.1);
}

TEST(Panels, PartWhatStandsCloseTogether) {
    PageWords p = page();
    add_line(p, 50, 100, "Boats Nets");
    EXPECT_EQ(texts_on(p, {}), (std::vector<std::string>{"Boats Nets"}));
    // the edge of a sidebar
    EXPECT_EQ(texts_on(p, {filled(0, 0, 76, 842)}), (std::vector<std::string>{"Boats", "Nets"}));
    // two tags
    EXPECT_EQ(texts_on(p, {filled(49, 98, 76, 112), filled(77, 98, 100, 112)}),
              (std::vector<std::string>{"Boats", "Nets"}));
    // a word that is marked in a line
    EXPECT_EQ(texts_on(p, {filled(77, 98, 100, 112)}), (std::vector<std::string>{"Boats Nets"}));
}

}  // namespace
}  // namespace cvconv::pdf
