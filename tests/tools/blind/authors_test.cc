#include "tools/blind/authors.h"

#include <gtest/gtest.h>

namespace cvconv::blind {
namespace {

int position_of(std::string_view text, std::string_view name) {
    const auto begin = static_cast<std::uint32_t>(text.find(name));
    return position_among_authors(text, {begin, begin + static_cast<std::uint32_t>(name.size())});
}

TEST(Authors, InitialsKeepTheOrder) {
    EXPECT_EQ(initials_of("Jana Nowak"), "J. N.");
    EXPECT_EQ(initials_of("Nowak, J."), "N., J.");
    EXPECT_EQ(initials_of("Jean-Marc Lac"), "J.-M. L.");
    EXPECT_EQ(initials_of("王小明"), "W. X. M.");
    EXPECT_EQ(initials_of("홍길동"), "H.-G.");
    EXPECT_EQ(initials_of(""), "");
}

TEST(Authors, PositionCountsPeopleAndNotInitials) {
    EXPECT_EQ(position_of("Nowak, J., Lee, A.", "Nowak, J."), 1);
    EXPECT_EQ(position_of("Lee, A., Nowak, J.", "Nowak, J."), 2);
    EXPECT_EQ(position_of("A. Lee & J. Nowak", "J. Nowak"), 2);
    EXPECT_EQ(position_of("Lee AB, Kim C and Nowak J", "Nowak J"), 3);
    EXPECT_EQ(position_of("Lee, Ann; Kim, Bo; Nowak, Jana", "Nowak, Jana"), 3);
    EXPECT_EQ(position_of("Jana Nowak", "Jana Nowak"), 1);
    EXPECT_EQ(position_of("李雷、韩梅梅、王小明", "王小明"), 3);
}

}  // namespace
}  // namespace cvconv::blind
