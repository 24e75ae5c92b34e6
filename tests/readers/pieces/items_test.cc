#include "readers/pieces/items.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv::recognizing {
namespace {

std::string joined(std::string_view text) {
    std::string out;
    for (Span item : items_of(text, {0, static_cast<std::uint32_t>(text.size())})) {
        out += out.empty() ? "" : "|";
        out += item.of(text);
    }
    return out;
}

TEST(Items, AreCutAtSeparatorsOutsideBrackets) {
    struct Case {
        const char* text;
        const char* expected;
    };
    for (const Case& c : {
             Case{"Go, Python (NumPy, SciPy), C++", "Go|Python (NumPy, SciPy)|C++"},
             Case{"baking · chess • sailing", "baking|chess|sailing"},
             Case{"Word, Excel and PowerPoint", "Word|Excel and PowerPoint"},
             Case{"Word, Excel, and PowerPoint.", "Word|Excel|PowerPoint"},
             Case{"刺繍、茶道、登山", "刺繍|茶道|登山"},
             Case{"1,200 books; maps", "1,200 books|maps"},
             Case{"CI/CD, TCP/IP", "CI/CD|TCP/IP"},
             Case{"", ""},
         }) {
        EXPECT_EQ(joined(c.text), c.expected) << c.text;
    }
}

TEST(Items, BracketsAtTheEndAreSplitOff) {
    std::string_view text = "Python (expert)";
    Bracketed b = split_brackets(text, {0, static_cast<std::uint32_t>(text.size())});
    EXPECT_EQ(b.head.of(text), "Python");
    EXPECT_EQ(b.inside.of(text), "expert");
    text = "f(x) analysis";
    b = split_brackets(text, {0, static_cast<std::uint32_t>(text.size())});
    EXPECT_EQ(b.head.of(text), text);
    EXPECT_TRUE(b.inside.empty());
}

}  // namespace
}  // namespace cvconv::recognizing
