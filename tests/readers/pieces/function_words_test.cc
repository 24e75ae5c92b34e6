#include "readers/pieces/function_words.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

TEST(FunctionWords, JoinNames) {
    for (const char* word : {"and", "&", "und", "y", "és", "și", "oraz", "та", "ja"}) {
        EXPECT_TRUE(joins_names(word)) << word;
    }
    for (const char* word : {"I", "in", "of", "", "Und"}) {
        EXPECT_FALSE(joins_names(word)) << word;
    }
    std::string_view text = "Fjord et Brekke";
    EXPECT_EQ(joiner_of_names(text, 5, text.size()), 4U);
    EXPECT_EQ(joiner_of_names(text, 8, text.size()), 0U);
    EXPECT_EQ(joiner_of_names(text, text.size(), text.size()), 0U);
}

TEST(FunctionWords, Prepositions) {
    EXPECT_TRUE(is_since("seit"));
    EXPECT_TRUE(is_since("since"));
    EXPECT_FALSE(is_since("until"));
    EXPECT_TRUE(is_of("della"));
    EXPECT_TRUE(leads_with_in("In Küsten"));
    EXPECT_FALSE(leads_with_in("Inseln und Küsten"));
}

}  // namespace
}  // namespace cvconv
