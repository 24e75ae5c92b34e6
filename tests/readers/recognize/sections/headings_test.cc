// Headings that no lexicon knows.

#include "readers/document_builder.h"
#include "readers/recognize/sections/heading_titles.h"
#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

TEST(Headings, AnAuthorBeforeTheWordsOfAHeadingIsNoPosition) {
    DocumentBuilder builder;
    auto ends = [&](const std::string& title) {
        builder.open(BlockKind::paragraph);
        builder.add(title);
        const Document document = builder.take();
        return recognizing::ends_as_heading(document, {0, static_cast<std::uint32_t>(document.text.size())});
    };
    EXPECT_TRUE(ends("First-Author Refereed Publications"));
    EXPECT_TRUE(ends("Volunteer Work Experience"));
    EXPECT_FALSE(ends("Author"));
    EXPECT_FALSE(ends("Senior Engineer"));
    EXPECT_FALSE(ends("Director of the Harbour Office for Further Education"));
}

TEST(Headings, WhatWideBracketsAddCountsForNothing) {
    std::string shown = testing_cv::read_marked(
        "# 見本 花子\n\nhanako@fjord.example\n\n## スキル\n\n- 溶接\n\n## 職務経歴（現職）\n\n### "
        "港ポンプ株式会社(2021/07～現在)\n\n"
        "- 設計\n\n## 職務経歴（前職以前）\n\n### 株式会社潮(2019/12～2021/06)\n\n- 保守\n");
    EXPECT_NE(shown.find("title \"職務経歴（前職以前）\""), std::string::npos) << shown;
}

TEST(Headings, NumbersOfSeveralLevels) {
    for (std::string_view title :
         {"4. Publications", "4.2 Publications", "4.2.1. Publications", "IV. Publications", "B. Publications"}) {
        EXPECT_EQ(recognizing::bare_title(title, {0, static_cast<std::uint32_t>(title.size())}).of(title),
                  "Publications")
            << title;
    }
}

}  // namespace
}  // namespace cvconv
