// Headings that no lexicon knows.

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "readers/recognize/sections/headings/heading_titles.h"

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
