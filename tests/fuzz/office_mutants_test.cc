// Damage to the XML of Word and OpenDocument texts, in a container that is in order: a ZIP that is damaged itself is
// refused before anybody looks at what is in it.

#include <cstdlib>
#include <functional>

#include <gtest/gtest.h>

#include "tests/fuzz/mutate.h"
#include "tests/fuzz/properties.h"
#include "tests/support/office_file.h"

namespace cvconv::fuzz {
namespace {

const std::vector<std::string> word_bodies = {
    "<w:p><w:pPr><w:pStyle w:val=\"Heading1\"/><w:outlineLvl w:val=\"0\"/></w:pPr><w:r><w:rPr><w:b/><w:sz "
    "w:val=\"28\"/>"
    "</w:rPr><w:t>Work</w:t></w:r></w:p><w:p><w:pPr><w:numPr><w:ilvl w:val=\"1\"/><w:numId w:val=\"2\"/></w:numPr>"
    "<w:ind w:left=\"720\" w:hanging=\"360\"/></w:pPr><w:r><w:t xml:space=\"preserve\">Welded "
    "</w:t><w:tab/><w:t>2019</w:t>"
    "<w:br/><w:t>ships</w:t></w:r></w:p>",
    "<w:tbl><w:tblPr><w:tblBorders><w:insideV w:val=\"single\"/></w:tblBorders></w:tblPr><w:tblGrid><w:gridCol "
    "w:w=\"2000\"/><w:gridCol w:w=\"7000\"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:vMerge "
    "w:val=\"restart\"/></w:tcPr><w:p><w:r>"
    "<w:t>2015 – 2019</w:t></w:r></w:p></w:tc><w:tc><w:tcPr><w:gridSpan w:val=\"2\"/></w:tcPr><w:p><w:r><w:t>Cook</w:t>"
    "</w:r></w:p><w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl></w:tc></w:tr></w:tbl>",
    "<w:p><w:r><w:fldChar w:fldCharType=\"begin\"/></w:r><w:r><w:instrText>HYPERLINK "
    "\"https://ada.example\"</w:instrText>"
    "</w:r><w:r><w:fldChar w:fldCharType=\"separate\"/></w:r><w:r><w:t>page</w:t></w:r><w:r><w:fldChar "
    "w:fldCharType=\"end\"/></w:r><w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent><w:p><w:r><w:t>box</"
    "w:t>"
    "</w:r></w:p></w:txbxContent></w:drawing></mc:Choice><mc:Fallback/></mc:AlternateContent></w:r></"
    "w:p><w:sectPr><w:cols "
    "w:num=\"2\"/></w:sectPr>",
    "<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:p><w:ins><w:r><w:rPr><w:vanish/></w:rPr><w:t>x</"
    "w:t></w:r>"
    "</w:ins><w:del><w:r><w:delText>y</w:delText></w:r></w:del></w:p></w:sdtContent></w:sdt><w:p><w:pPr><w:framePr "
    "w:dropCap=\"drop\"/></w:pPr><w:r><w:t>A</w:t></w:r></w:p><w:p><w:r><w:t>da</w:t></w:r></w:p>",
};

const std::vector<std::string> open_document_bodies = {
    "<text:h text:outline-level=\"1\">Work</text:h><text:list "
    "text:style-name=\"L1\"><text:list-item><text:p>Welded<text:tab/>"
    "2019<text:s text:c=\"7\"/>ships</text:p><text:list><text:list-item text:start-value=\"3\"><text:p>a</text:p>"
    "</text:list-item></text:list></text:list-item></text:list>",
    "<table:table><table:table-column table:number-columns-repeated=\"3\"/><table:table-header-rows><table:table-row>"
    "<table:table-cell "
    "table:number-columns-spanned=\"2\"><text:p>a</text:p></table:table-cell><table:covered-table-cell/>"
    "<table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table-header-rows></table:table>",
    "<text:p>Ada<draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame><text:note><text:note-body>"
    "<text:p>n</text:p></text:note-body></text:note><text:a xlink:href=\"https://ada.example\">l</text:a></text:p>"
    "<text:section><text:soft-page-break/><text:p/></text:section>",
};

int mutants() {
    const char* wanted = std::getenv("CVCONV_MUTANTS");
    return wanted != nullptr ? std::atoi(wanted) : 300;
}

void try_mutants(const std::string& format, const std::vector<std::string>& bodies,
                 const std::function<std::string(const std::string&)>& file_of) {
    std::mt19937 random(20240229);
    for (int i = 0, count = mutants(); i < count; ++i) {
        const std::string body = mutant(bodies, random);
        const std::string bytes = file_of(body);
        ASSERT_EQ(wrong_with(format, bytes), "") << "mutant " << i << ": " << body;
    }
}

TEST(OfficeMutants, OfWord) {
    try_mutants("docx", word_bodies, [](const std::string& body) { return testing::docx_of(body); });
}

TEST(OfficeMutants, OfOpenDocument) {
    try_mutants("odt", open_document_bodies, [](const std::string& body) { return testing::odt_of(body); });
}

}  // namespace
}  // namespace cvconv::fuzz
