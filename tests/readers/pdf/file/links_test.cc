#include "readers/pdf/file/links.h"

#include <gtest/gtest.h>

#include "readers/pdf/file/pdf_file.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using testing::pdf_of;

std::vector<PageLink> links_of(const std::string& pdf) {
    PdfFile file(pdf, "");
    return read_links(file, 10);
}

const std::vector<std::string> a_link = {
    "<</Type/Annot/Subtype/Link/Rect[50 700 150 712]/A<</S/URI/URI(https://example.com/me)>>>>"};

TEST(Links, AreMeasuredFromTheTopLeftOfTheShownPage) {
    struct Case {
        std::string page_entries;
        float left, top, right, bottom;
    };
    const std::vector<Case> cases = {
        {"", 50, 130, 150, 142},
        {"/CropBox[40 0 595 800]", 10, 88, 110, 100},
        {"/Rotate 90", 700, 50, 712, 150},
        {"/Rotate 180", 445, 700, 545, 712},
    };
    for (const Case& c : cases) {
        std::vector<PageLink> links = links_of(pdf_of("", c.page_entries + "/Annots[10 0 R]", a_link));
        ASSERT_EQ(links.size(), 1U) << c.page_entries;
        EXPECT_EQ(links[0].target, "https://example.com/me");
        EXPECT_FLOAT_EQ(links[0].left, c.left) << c.page_entries;
        EXPECT_FLOAT_EQ(links[0].top, c.top) << c.page_entries;
        EXPECT_FLOAT_EQ(links[0].right, c.right) << c.page_entries;
        EXPECT_FLOAT_EQ(links[0].bottom, c.bottom) << c.page_entries;
    }
}

TEST(Links, ThatLeadNowhereAreLeftOut) {
    std::string pdf = pdf_of("", "/Annots[10 0 R 11 0 R null 12 0 R]",
                             {"<</Subtype/Link/Rect[0 0 9 9]>>", "<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI()>>>>",
                              "<</Subtype/Widget/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com)>>>>"});
    EXPECT_TRUE(links_of(pdf).empty());
}

TEST(Links, OfWhatCannotBeOpenedAreNone) {
    EXPECT_TRUE(links_of("no PDF").empty());
    EXPECT_TRUE(links_of("no PDF at all, and long enough to be one").empty());
}

}  // namespace
}  // namespace cvconv::pdf
