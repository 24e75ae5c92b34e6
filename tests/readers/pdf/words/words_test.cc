#include "readers/pdf/words/words.h"

#include <gtest/gtest.h>

#include <utility>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

/// A page that draws a form, which draws the next one ten times, and so on; the last one writes a word.
std::string nested_forms(int depth) {
    std::vector<std::string> forms;
    for (int i = 0; i <= depth; ++i) {
        std::string content;
        for (int times = 0; times < 10 && i < depth; ++times) {
            content += "/X Do ";
        }
        content += i == depth ? "BT /F1 12 Tf 50 700 Td (Erika) Tj ET" : "";
        std::string form = "<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>/XObject<</X ";
        form += std::to_string(11 + i);
        form += " 0 R>>>>/Length ";
        form += std::to_string(content.size());
        form += ">> stream\n";
        form += content;
        form += "\nendstream";
        forms.push_back(std::move(form));
    }
    std::string file = testing::pdf_of("/X Do", {}, forms);
    const std::string fonts = "/Resources<</Font<</F1 5 0 R>>";
    return file.insert(file.find(fonts) + fonts.size(), "/XObject<</X 10 0 R>>");
}

std::optional<std::vector<PageWords>> words(const std::string& bytes, const ReadOptions& options, Diagnostics& said) {
    PdfFile file(bytes, {});
    return extract_pages(file, options, said);
}

TEST(Words, OfFormsInFormsAreRead) {
    Diagnostics said;
    const auto pages = words(nested_forms(2), {}, said);
    ASSERT_TRUE(pages && !pages->front().words.empty());
    EXPECT_EQ(pages->front().words.front().text, "Erika");
}

TEST(Words, KnowTheirColour) {
    Diagnostics said;
    const auto pages =
        words(testing::pdf_of("BT /F1 12 Tf 50 700 Td (Erika) Tj 0.2 0.4 0.6 rg 0 -20 Td (Example) Tj ET"), {}, said);
    ASSERT_TRUE(pages && pages->front().words.size() == 2);
    EXPECT_EQ(pages->front().words[0].colour, 0U);
    EXPECT_EQ(pages->front().words[1].colour, 0x336699U);
}

#ifdef CVCONV_POPPLER_CORE
TEST(Words, FormsWithoutEndAreRefused) {
    Diagnostics said;
    EXPECT_FALSE(words(nested_forms(6), {}, said));
    EXPECT_TRUE(said.has(Code::limit_reached));
}

TEST(Words, CharactersWithoutEndAreRefused) {
    std::string content = "BT /F1 12 Tf 50 700 Td ";
    for (int i = 0; i < 300; ++i) {
        content += "(abcdefghijklmnopqrstuvwxyz) Tj ";  // one word, of more characters than all words may have
    }
    ReadOptions options;
    options.limits.max_words = 100;
    Diagnostics said;
    EXPECT_FALSE(words(testing::pdf_of(content + "ET"), options, said));
    EXPECT_TRUE(said.has(Code::too_many_words));
}
#endif

}  // namespace
}  // namespace cvconv::pdf
