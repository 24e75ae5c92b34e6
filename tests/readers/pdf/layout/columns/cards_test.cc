#include "readers/pdf/layout/columns/cards.h"

#include <gtest/gtest.h>

#include "readers/pdf/layout/columns/columns.h"
#include "readers/pdf/layout/panels.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

Panel box(float left, float top, float right, float bottom) {
    return {1, left, top, right, bottom, false, {}};
}

std::vector<std::string> rows(PageWords page, const std::vector<Panel>& drawn) {
    place_on_panels(page, drawn);
    std::vector<std::string> all;
    for (const Region& region : find_columns(page, segments_of(page))) {
        for (const Row& row : region.rows) {
            all.push_back(text_of(row));
        }
    }
    return all;
}

PageWords two_cards() {
    PageWords p = page();
    add_line(p, 50, 80, "Projects");
    add_line(p, 50, 110, "Boats");
    add_line(p, 50, 122, "Counts them");
    add_line(p, 300, 110, "Tides");
    add_line(p, 300, 122, "Tells when");
    add_line(p, 50, 160, "Hobbies");
    return p;
}

TEST(Cards, AreReadOneByOne) {
    const std::vector<Panel> boxes{box(45, 105, 280, 140), box(295, 105, 530, 140)};
    EXPECT_EQ(rows(two_cards(), boxes),
              (std::vector<std::string>{"Projects", "Boats", "Counts them", "Tides", "Tells when", "Hobbies"}));
    EXPECT_EQ(rows(two_cards(), {}),
              (std::vector<std::string>{"Projects", "Boats | Tides", "Counts them | Tells when", "Hobbies"}));
}

TEST(Cards, WithTextBesideThemOrOfOneLineAreNone) {
    PageWords p = two_cards();
    add_line(p, 450, 110, "Beside");
    place_on_panels(p, {box(45, 105, 280, 140), box(295, 105, 400, 140)});
    EXPECT_TRUE(first_card_row(segments_of(p), p.panels, p.height).panels.empty());
    place_on_panels(p, {box(45, 108, 280, 121), box(295, 108, 530, 121)});
    EXPECT_TRUE(first_card_row(segments_of(p), p.panels, p.height).panels.empty());
}

TEST(Cards, ANarrowBoxBesideAWideOneIsALabel) {
    PageWords p = two_cards();
    place_on_panels(p, {box(45, 105, 130, 140), box(131, 105, 530, 140)});
    EXPECT_TRUE(first_card_row(segments_of(p), p.panels, p.height).panels.empty());
}

}  // namespace
}  // namespace cvconv::pdf
