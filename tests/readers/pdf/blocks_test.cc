#include "readers/pdf/blocks.h"

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

std::vector<std::string> blocks(const PageWords& page) {
    DocumentBuilder builder;
    Vocabulary vocabulary;
    std::vector<Mark> marks;
    BlockWriter writer(builder, vocabulary, marks);
    Region region;
    region.rows = rows_of(segments_of(page));
    region.left = 50;
    region.right = 545;
    writer.write(region, 1, 1);
    Document document = builder.take();
    std::vector<std::string> all;
    for (const Block& block : document.blocks) {
        all.emplace_back(block.text.of(document.text));
    }
    return all;
}

TEST(Blocks, AnAddressThatWasBrokenIsPutTogether) {
    PageWords p = page();
    add_line(p, 50, 100, "maria.beispiel@example");
    add_line(p, 50, 112, "-studio.com");
    EXPECT_EQ(blocks(p), (std::vector<std::string>{"maria.beispiel@example-studio.com"}));
}

TEST(Blocks, AddressesBelowEachOtherStayApart) {
    PageWords p = page();
    add_line(p, 50, 100, "social.example/@ada");
    add_line(p, 50, 112, "pages.example/ada");
    EXPECT_EQ(blocks(p), (std::vector<std::string>{"social.example/@ada", "pages.example/ada"}));
}

}  // namespace
}  // namespace cvconv::pdf
