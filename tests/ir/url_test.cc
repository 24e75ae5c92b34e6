#include "ir/url.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

TEST(Url, IsComparedByItsPage) {
    EXPECT_EQ(without_scheme("https://www.linkedin.com/in/ada/"), "linkedin.com/in/ada");
    EXPECT_EQ(without_scheme("HTTP://WWW.Harbour.example//"), "Harbour.example");
    EXPECT_EQ(without_scheme("harbour.example/tides?day=2"), "harbour.example/tides?day=2");
    EXPECT_EQ(without_scheme("archive.example/http://harbour.example"), "archive.example/http://harbour.example");
    EXPECT_EQ(without_scheme("www.example"), "example");
    EXPECT_EQ(without_scheme("://"), "");
    EXPECT_EQ(without_scheme(""), "");
}

}  // namespace
}  // namespace cvconv
