#include "readers/recognize/spans/tokens.h"

#include <string>

#include <gtest/gtest.h>

namespace cvconv::recognizing {
namespace {

std::string cut(std::string_view text) {
    std::string all;
    for (const Token& token : tokens_of(text, {0, static_cast<std::uint32_t>(text.size())})) {
        all += std::string(token.blanks_before, '_') + std::string(token.where.of(text)) + '/' +
               std::to_string(static_cast<int>(token.shape)) + ' ';
    }
    return all;
}

TEST(Tokens, AreWordsNumbersAndMarks) {
    EXPECT_EQ(cut("Keeper, ACME  2019-20"), "Keeper/1 ,/6 _ACME/2 __2019/4 -/6 20/4 ");
    EXPECT_EQ(cut("B2B iOS engineer"), "B/2 2/4 B/2 _iOS/3 _engineer/0 ");
    EXPECT_EQ(cut("École 港大学"), "École/1 _港/5 大/5 学/5 ");
    EXPECT_EQ(cut("  "), "");
}

TEST(Tokens, LieWithinTheSpan) {
    const std::string_view text = "Keeper of Lights";
    const std::vector<Token> tokens = tokens_of(text, {7, 9});
    ASSERT_EQ(tokens.size(), 1U);
    EXPECT_EQ(tokens[0].where.of(text), "of");
    EXPECT_EQ(tokens[0].blanks_before, 0);
}

}  // namespace
}  // namespace cvconv::recognizing
