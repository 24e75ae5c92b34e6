#include "readers/prose_evidence.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

TEST(ProseEvidence, CountsMarks) {
    ProseEvidence seen = weigh_prose(
        "# Ada\n\n## Work\n\n**Welder**, __Cook__ [site](https://ada.example) "
        "![](a.png)\n\n|a|b|\n|---|---|\n\nTerm\n: means\n"
        "<p>one</p> <x> 1 < 2\n");
    EXPECT_EQ(seen.lines, 8);
    EXPECT_EQ(seen.headings, 2);
    EXPECT_EQ(seen.bold, 2);
    EXPECT_EQ(seen.links, 2);
    EXPECT_EQ(seen.tables, 1);
    EXPECT_EQ(seen.definitions, 1);
    EXPECT_EQ(seen.tags, 2);
    EXPECT_EQ(seen.likely(), ProseForm::markdown);
}

TEST(ProseEvidence, TakesNoRulesRanksAndBulletsForMarks) {
    ProseEvidence seen = weigh_prose(
        "Ada Fermi\n*********\n\nWork\n____\n# 1 in sales\n\n# 2 in the region\n\n# Built\n# Welded\n# Sold\n"
        "<ada@fermi.example> a<b and c>d\n(a](b) 2 ** 3 ** 4\n");
    EXPECT_EQ(seen.points(), 3 * seen.headings);
    EXPECT_EQ(seen.headings, 1) << "only the first item of the list with \"#\" stands below an empty line";
    EXPECT_EQ(weigh_prose("Ada\n***\n\n# 1 in sales\n").points(), 0);
}

TEST(ProseEvidence, AFewMarksInALongTextProveNothing) {
    std::string text = "# Ada\n\n**Welder**\n";
    for (int i = 0; i < 200; ++i) {
        text += "Welded seam after seam, day after day.\n";
    }
    EXPECT_FALSE(weigh_prose(text).is_clearly(ProseForm::markdown));
    EXPECT_FALSE(weigh_prose(text).is_clearly(ProseForm::text)) << "nothing is laid out with blanks";
}

TEST(ProseEvidence, ReadsUtf16) {
    std::string text;
    for (char c : std::string("\xFF\xFE")) {
        text += c;
    }
    for (char c : std::string("# Ada\n\n## Work\n")) {
        text += c;
        text += '\0';
    }
    EXPECT_EQ(weigh_prose(text).likely(), ProseForm::markdown);
}

TEST(ProseEvidence, APartOfAPageIsHtmlWhereTagsAreAllThereIs) {
    EXPECT_EQ(weigh_prose("<h1>Ada</h1>\n\n<p>Welder</p>\n<ul>\n<li>Welded</li>\n</ul>\n").likely(), ProseForm::html);
    EXPECT_EQ(weigh_prose("<!-- saved -->\n<HTML lang=en>\n").likely(), ProseForm::html);
    EXPECT_EQ(weigh_prose("<div align=center>\n\n# Ada\n\n</div>\n\n## Work\n").likely(), ProseForm::markdown);
}

}  // namespace
}  // namespace cvconv
