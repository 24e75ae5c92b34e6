#include "readers/odt/odt.h"

#include <gtest/gtest.h>

#include "tests/readers/print_blocks.h"
#include "tests/support/office_file.h"

namespace cvconv {
namespace {

using testing::odt_of;

struct Outcome {
    Document document;
    Diagnostics said;
    bool read = false;
};

Outcome read(const std::string& bytes) {
    Outcome outcome;
    if (auto content = odt_reader().read(bytes, {}, outcome.said)) {
        outcome.document = std::get<Document>(*content);
        outcome.read = true;
    }
    return outcome;
}

std::string blocks(const std::string& text, const std::string& styles = {}, const testing::Parts& more = {}) {
    return testing::print(read(odt_of(text, styles, more)).document);
}

TEST(Odt, IsKnownByItsFirstPart) {
    EXPECT_TRUE(odt_reader().looks_like(odt_of("")));
    EXPECT_FALSE(odt_reader().looks_like(testing::docx_of("")));
}

TEST(Odt, BlanksAreOneUnlessSaidOtherwise) {
    EXPECT_EQ(
        blocks("<text:p>Ada\n     Fermi<text:tab/>Berlin<text:line-break/>Welder<text:s text:c=\"9\"/>2019</text:p>"),
        "para [Ada Fermi][Berlin]\npara [Welder][2019]\n");
}

TEST(Odt, LooksComeFromStylesAndTheirBases) {
    const Outcome outcome = read(
        odt_of("<text:p text:style-name=\"P1\">Work <text:span text:style-name=\"T1\">half</text:span></text:p>",
               "<style:style style:name=\"P1\" style:family=\"paragraph\" style:parent-style-name=\"Big\"/>"
               "<style:style style:name=\"T1\" style:family=\"text\"><style:text-properties "
               "fo:font-size=\"50%\"/></style:style>",
               {{"styles.xml",
                 "<office:document-styles><office:styles><style:style style:name=\"Big\" style:family=\"paragraph\">"
                 "<style:text-properties fo:font-size=\"20pt\" fo:font-weight=\"bold\"/></style:style></office:styles>"
                 "</office:document-styles>"}}));
    ASSERT_EQ(outcome.document.blocks.size(), 1U);
    ASSERT_EQ(outcome.document.blocks[0].runs.size(), 2U);
    EXPECT_FLOAT_EQ(outcome.document.blocks[0].runs[0].style.size, 20);
    EXPECT_TRUE(outcome.document.blocks[0].runs[0].style.bold);
    EXPECT_FLOAT_EQ(outcome.document.blocks[0].runs[1].style.size, 10);
}

TEST(Odt, ColoursBordersAndShadesGoAlong) {
    const Outcome outcome =
        read(odt_of("<text:p text:style-name=\"P1\">Work</text:p><text:p text:style-name=\"P2\">Skills</text:p>",
                    "<style:style style:name=\"P1\" style:family=\"paragraph\"><style:paragraph-properties "
                    "fo:border=\"none\" fo:border-bottom=\"0.5pt solid #000000\"/><style:text-properties "
                    "fo:color=\"#1f4e79\"/></style:style><style:style style:name=\"P2\" style:family=\"paragraph\">"
                    "<style:paragraph-properties fo:background-color=\"#dddddd\"/></style:style>"));
    const std::vector<Block>& blocks = outcome.document.blocks;
    ASSERT_EQ(blocks.size(), 2U);
    EXPECT_EQ(blocks[0].style.colour, 0x1F4E79U);
    EXPECT_TRUE(blocks[0].rule_below);
    EXPECT_FALSE(blocks[0].rule_above);
    EXPECT_EQ(blocks[0].panel, 0);
    EXPECT_EQ(blocks[1].style.colour, 0U);
    EXPECT_GT(blocks[1].panel, 0);
}

TEST(Odt, ItemsHaveTheirBulletsAndNumbers) {
    const std::string styles =
        "<text:list-style style:name=\"L\"><text:list-level-style-number text:level=\"1\" style:num-format=\"1\" "
        "style:num-suffix=\".\"/><text:list-level-style-bullet text:level=\"2\" "
        "text:bullet-char=\"–\"/></text:list-style>";
    EXPECT_EQ(
        blocks("<text:list text:style-name=\"L\"><text:list-item><text:p>a</text:p><text:p>more</text:p><text:list>"
               "<text:list-item><text:p>b</text:p></text:list-item></text:list></text:list-item>"
               "<text:list-item><text:p>c</text:p></text:list-item></text:list>",
               styles),
        "item 1. a\npara more\nitem 1 – b\nitem 2. c\n");
}

TEST(Odt, DeletedAndHiddenTextAndNotes) {
    const Outcome outcome = read(odt_of(
        "<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion>"
        "</text:changed-region></text:tracked-changes><text:p>Prize<text:note><text:note-citation>1</"
        "text:note-citation>"
        "<text:note-body><text:p>shared</text:p></text:note-body></text:note> <text:span text:style-name=\"H\">best"
        "</text:span></text:p>",
        "<style:style style:name=\"H\" style:family=\"text\"><style:text-properties "
        "text:display=\"none\"/></style:style>"));
    EXPECT_EQ(testing::print(outcome.document), "para Prize\nfurniture best\npara shared\n");
    EXPECT_TRUE(outcome.said.has(Code::hidden_text));
}

TEST(Odt, FramesAndTablesAreInPlace) {
    EXPECT_EQ(
        blocks("<text:p>Ada<draw:frame><draw:text-box><text:p>Berlin</text:p></draw:text-box></draw:frame></text:p>"
               "<table:table><table:table-column table:number-columns-repeated=\"2\"/><table:table-row>"
               "<table:table-cell><text:p>2019</text:p></table:table-cell><table:table-cell><text:p>Welder</text:p>"
               "<text:p>Example Works</text:p></table:table-cell></table:table-row><table:table-row>"
               "<table:table-cell table:number-columns-spanned=\"2\"><text:p>wide</text:p></table:table-cell>"
               "<table:covered-table-cell/></table:table-row></table:table>"),
        "para Ada\npara Berlin\npara [2019][Welder]\npara Example Works\npara wide\n");
}

TEST(Odt, TrackedInsertionsFieldsAndCondensedTextAreShown) {
    EXPECT_EQ(
        blocks("<text:p>Ada <text:change-start text:change-id=\"a\"/>Fermi<text:change-end text:change-id=\"a\"/>, "
               "<text:user-field-get text:name=\"job\">Welder</text:user-field-get><text:tab/>"
               "<text:date>2019</text:date> <text:placeholder>now</text:placeholder></text:p>"),
        "para [Ada Fermi, Welder][2019 now]\n");
}

TEST(Odt, BoxesAreReadByTheirPlaceOnThePage) {
    auto box = [](const std::string& text, int left, int top) {
        return "<draw:frame text:anchor-type=\"page\" svg:x=\"" + std::to_string(left) + "cm\" svg:y=\"" +
               std::to_string(top) + "cm\" svg:width=\"6cm\" svg:height=\"2cm\"><draw:text-box><text:p>" + text +
               "</text:p></draw:text-box></draw:frame>";
    };
    EXPECT_EQ(blocks("<text:p>" + box("Welder", 10, 5) + box("Welding", 2, 5) + box("Work", 10, 2) +
                     box("Skills", 2, 2) + "</text:p>"),
              "para Skills\npara Welding\npara Work\npara Welder\n");
}

TEST(Odt, DamageIsADiagnostic) {
    EXPECT_TRUE(read(testing::zip_of({{"mimetype", "application/vnd.oasis.opendocument.text"}}))
                    .said.has(Code::archive_damaged));
    EXPECT_TRUE(read(odt_of("<text:p>")).said.has(Code::xml_damaged));
    EXPECT_TRUE(read(odt_of("<text:p/>")).said.has(Code::document_without_text));
    EXPECT_TRUE(read(odt_of("<text:p>x</text:p>", {}, {{"META-INF/manifest.xml", "<m:encryption-data/>"}}))
                    .said.has(Code::document_encrypted));
}

}  // namespace
}  // namespace cvconv
