#include "tests/hostile/inputs.h"
#include "tests/support/office_file.h"

namespace cvconv::hostile {

std::vector<Input> office_inputs() {
    using testing::docx_of;
    using testing::odt_of;
    const std::vector<Exit> damaged = {Exit::not_understood};
    const std::vector<Exit> bounded = {Exit::limit};
    const std::string document = "[Content_Types].xml";
    const std::string ada = "<w:p><w:r><w:t>Ada</w:t></w:r></w:p>";
    const std::string row = "<w:tbl><w:tr><w:tc>";
    std::string cut = docx_of(ada);
    cut.resize(cut.size() - 40);
    std::string torn = docx_of(repeat(ada, 500));
    torn.replace(torn.size() / 2, 60, 60, '\x55');
    testing::Parts parts = {{document, "<Types/>"}, {"word/document.xml", "<w:document/>"}};
    for (int i = 0; i < 30'000; ++i) {
        parts.emplace_back("word/media/" + std::to_string(i), "");
    }
    std::vector<Input> inputs = {
        // 300 KB that unpack to 300 MB; what it says of its size does not matter
        {"bomb.docx", docx_of(ada + repeat(" ", 300'000'000)), "limit-reached", bounded},
        {"bomb-in-styles.docx",
         docx_of(ada, {{"word/_rels/document.xml.rels",
                        "<r><Relationship Id=\"a\" Type=\"x/styles\" Target=\"styles.xml\"/></r>"},
                       {"word/styles.xml", repeat(" ", 100'000'000)}}),
         "limit-reached", bounded},
        {"bomb.odt", odt_of(repeat("<text:p/>", 20'000'000)), "limit-reached", bounded},
        {"many-parts.docx", testing::zip_of(parts), "limit-reached", bounded},
        {"nested-tables.docx", docx_of(repeat(row, 1'000'000)), "limit-reached", bounded},
        {"closed-nested-tables.docx", docx_of(repeat(row, 5'000) + ada + repeat("</w:tc></w:tr></w:tbl>", 5'000)),
         "limit-reached", bounded},
        {"nested-frames.odt",
         odt_of(repeat("<text:p><draw:frame><draw:text-box>", 50'000) +
                repeat("</draw:text-box></draw:frame></text:p>", 50'000)),
         "limit-reached", bounded},
        {"many-tags.docx", docx_of(repeat("<w:p/>", 3'000'000)), "limit-reached", bounded},
        {"million-tabs.docx", docx_of("<w:p><w:r><w:t>Ada</w:t>" + repeat("<w:tab/>", 300'000) + "</w:r></w:p>"), ""},
        {"wide-table.docx", docx_of("<w:tbl><w:tr>" + repeat("<w:tc>" + ada + "</w:tc>", 20'000) + "</w:tr></w:tbl>"),
         ""},
        {"long-table.docx",
         docx_of("<w:tbl>" + repeat("<w:tr>" + repeat("<w:tc>" + ada + "</w:tc>", 3) + "</w:tr>", 20'000) + "</w:tbl>"),
         ""},
        {"many-attributes.docx", docx_of("<w:p " + repeat("w:a=\"\" ", 200'000) + "><w:r><w:t>Ada</w:t></w:r></w:p>"),
         ""},
        {"many-raised.docx",
         docx_of("<w:p><w:r><w:t>Ada</w:t></w:r>" +
                 repeat("<w:r><w:rPr><w:vertAlign w:val=\"superscript\"/></w:rPr><w:t>1</w:t></w:r>", 50'000) +
                 "</w:p>"),
         ""},
        {"fields-without-end.docx",
         docx_of("<w:p>" + repeat("<w:r><w:fldChar w:fldCharType=\"begin\"/></w:r>", 100'000) + "</w:p>" + ada),
         "",
         {Exit::ok, Exit::needs_ocr}},
        {"cut-short.docx", cut, "archive-damaged", damaged},
        {"torn.docx", torn, "", {Exit::not_understood, Exit::ok}},
        {"entities.docx",
         testing::zip_of({{document, "<Types/>"},
                          {"word/document.xml", "<!DOCTYPE x [<!ENTITY e SYSTEM \"/etc/passwd\">]><w:document/>"}}),
         "xml-document-type", damaged},
        {"control.docx", docx_of("<w:p><w:r><w:t>Ada \x1b[31m Fermi &#27;[0m</w:t></w:r></w:p>"), ""},
        {"bad-utf8.docx", docx_of("<w:p><w:r><w:t>Ada \xFF\xFE\xC3 Fermi</w:t></w:r></w:p>"), ""},
        {"huge-numbers.docx",
         docx_of("<w:p><w:pPr><w:ind w:left=\"99999999999\"/><w:numPr><w:ilvl w:val=\"-7\"/><w:numId w:val=\"1\"/>"
                 "</w:numPr><w:spacing w:after=\"-99999999\"/></w:pPr><w:r><w:rPr><w:sz w:val=\"999999\"/></w:rPr>"
                 "<w:t>Ada</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val=\"999999999\"/></w:tcPr>" +
                 ada + "</w:tc></w:tr></w:tbl>"),
         ""},
    };
    return inputs;
}

}  // namespace cvconv::hostile
