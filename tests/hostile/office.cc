#include "tests/hostile/inputs.h"
#include "tests/support/office_file.h"
#include "tests/support/zip_bomb.h"

namespace cvconv::hostile {

std::vector<Input> office_inputs() {
    using testing::docx_of;
    using testing::odt_of;
    const std::vector<Exit> damaged = {Exit::not_understood};
    const std::vector<Exit> bounded = {Exit::limit};
    const std::string document = "[Content_Types].xml";
    const std::string ada = "<w:p><w:r><w:t>Ada</w:t></w:r></w:p>";
    const std::string row = "<w:tbl><w:tr><w:tc>";
    const auto cut = [=] {
        std::string whole = docx_of(ada);
        whole.resize(whole.size() - 40);
        return whole;
    };
    const auto torn = [=] {
        std::string whole = docx_of(repeat(ada, 500));
        whole.replace(whole.size() / 2, 60, 60, '\x55');
        return whole;
    };
    const auto parts = [=] {
        testing::Parts all = {{document, "<Types/>"}, {"word/document.xml", "<w:document/>"}};
        for (int i = 0; i < 30'000; ++i) {
            all.emplace_back("word/media/" + std::to_string(i), "");
        }
        return testing::zip_of(all);
    };
    const auto late = [](std::string name, std::function<std::string()> make, std::string message,
                         std::vector<Exit> statuses = {Exit::ok}) {
        return Input{std::move(name), "", std::move(message), std::move(statuses), 1, std::move(make)};
    };
    const std::string profile = "First Name,Last Name\nRia,Example\n";
    const auto encrypted = [=] {
        std::string whole = testing::zip_of({{"Profile.csv", profile}});
        whole[whole.find("PK\x01\x02") + 8] |= 1;
        return whole;
    };
    const auto names = [] {
        testing::Parts all;
        for (int i = 0; i < 30'000; ++i) {
            all.emplace_back("messages/" + std::to_string(i) + ".csv", "");
        }
        all.emplace_back("Profile.csv", "First Name\nRia\n");  // the list of files ends with it
        return testing::zip_of(all);
    };
    std::vector<Input> inputs = {
        // LinkedIn's data export
        late(
            "bomb.zip", [] { return testing::zip_bomb({}, "Positions.csv", 10'000, 4095); }, "limit-reached", bounded),
        late(
            "bomb-beside-it.zip",  // what is not opened is not unpacked
            [=] {
                return testing::zip_bomb({{"Profile.csv", profile}}, "messages.csv", 10'000, 4095);
            },
            ""),
        late("many-parts.zip", names, "limit-reached", bounded),
        late("encrypted.zip", encrypted, "document-encrypted", {Exit::password_needed}),
        late(
            "path.zip",
            [=] {
                return testing::zip_of({{"Profile.csv", profile}, {"../../etc/x\x1b[31m", "x"}});
            },
            "archive-path-refused", damaged),
        late(
            "binary.zip",
            [=] {
                return testing::zip_of({{"Profile.csv", std::string("\0\1\2\0\0\3", 6)}});
            },
            "binary-input", damaged),
        late(
            "quotes.zip",
            [=] {
                return testing::zip_of({{"Positions.csv", "Title,Description\n" + repeat("\"", 1'000'001)}});
            },
            ""),
        late(
            "commas.zip",
            [=] {
                return testing::zip_of({{"Positions.csv", "Title\n" + repeat("a,", 90'000)}});
            },
            "text-unclaimed"),
        late(
            "rows.zip",
            [=] {
                std::string rows = "Number\n";
                for (int i = 0; i < 19'000; ++i) {
                    rows += std::to_string(i) + "\n";
                }
                return testing::zip_of({{"Profile.csv", profile}, {"PhoneNumbers.csv", rows}});
            },
            ""),
        late(
            "too-many-rows.zip",
            [=] {
                return testing::zip_of({{"Profile.csv", profile}, {"Skills.csv", "Name\n" + repeat("x\n", 30'000)}});
            },
            "too-many-lines", bounded),
        late(
            "brackets.zip",
            [=] {
                return testing::zip_of(
                    {{"Profile.csv", "First Name,Websites,Geo Location\nRia,\"" + repeat("[A:b.c],", 20'000) + "\"," +
                                         repeat("x ", 20'000)}});
            },
            ""),
        // 10 MB that unpack to 10 GB; they say 4 GB, as much as can be said, or 1 MB, and no more is unpacked then
        late(
            "large-bomb.docx",
            [=] {
                return testing::zip_bomb({{document, "<Types/>"}}, "word/document.xml", 10'000, 4095);
            },
            "limit-reached", bounded),
        late(
            "large-bomb.odt",
            [] {
                return testing::zip_bomb({{"mimetype", "application/vnd.oasis.opendocument.text"}}, "content.xml",
                                         10'000, 4095);
            },
            "limit-reached", bounded),
        late(
            "lying-bomb.docx",
            [=] {
                return testing::zip_bomb({{document, "<Types/>"}}, "word/document.xml", 10'000, 1);
            },
            "archive-damaged", damaged),
        // 300 KB that unpack to 300 MB
        late(
            "bomb.docx", [=] { return docx_of(ada + repeat(" ", 300'000'000)); }, "limit-reached", bounded),
        late(
            "bomb-in-styles.docx",
            [=] {
                return docx_of(ada, {{"word/_rels/document.xml.rels",
                                      "<r><Relationship Id=\"a\" Type=\"x/styles\" Target=\"styles.xml\"/></r>"},
                                     {"word/styles.xml", repeat(" ", 100'000'000)}});
            },
            "limit-reached", bounded),
        late(
            "bomb.odt", [=] { return odt_of(repeat("<text:p/>", 20'000'000)); }, "limit-reached", bounded),
        late("many-parts.docx", parts, "limit-reached", bounded),
        late(
            "nested-tables.docx", [=] { return docx_of(repeat(row, 1'000'000)); }, "limit-reached", bounded),
        late(
            "nested-tables.odt",
            [] { return odt_of(repeat("<table:table><table:table-row><table:table-cell>", 1'000'000)); },
            "limit-reached", bounded),
        late(
            "closed-nested-tables.docx",
            [=] { return docx_of(repeat(row, 5'000) + ada + repeat("</w:tc></w:tr></w:tbl>", 5'000)); },
            "limit-reached", bounded),
        late(
            "nested-frames.odt",
            [=] {
                return odt_of(repeat("<text:p><draw:frame><draw:text-box>", 50'000) +
                              repeat("</draw:text-box></draw:frame></text:p>", 50'000));
            },
            "limit-reached", bounded),
        late(
            "many-tags.docx", [=] { return docx_of(repeat("<w:p/>", 3'000'000)); }, "limit-reached", bounded),
        late(
            "million-tabs.docx",
            [=] { return docx_of("<w:p><w:r><w:t>Ada</w:t>" + repeat("<w:tab/>", 300'000) + "</w:r></w:p>"); }, ""),
        late(
            "wide-table.docx",
            [=] { return docx_of("<w:tbl><w:tr>" + repeat("<w:tc>" + ada + "</w:tc>", 20'000) + "</w:tr></w:tbl>"); },
            ""),
        late(
            "long-table.docx",
            [=] {
                return docx_of("<w:tbl>" +
                               repeat("<w:tr>" + repeat("<w:tc>" + ada + "</w:tc>", 3) + "</w:tr>", 20'000) +
                               "</w:tbl>");
            },
            ""),
        late(
            "many-attributes.docx",
            [=] { return docx_of("<w:p " + repeat("w:a=\"\" ", 200'000) + "><w:r><w:t>Ada</w:t></w:r></w:p>"); }, ""),
        late(
            "many-raised.docx",
            [=] {
                return docx_of(
                    "<w:p><w:r><w:t>Ada</w:t></w:r>" +
                    repeat("<w:r><w:rPr><w:vertAlign w:val=\"superscript\"/></w:rPr><w:t>1</w:t></w:r>", 50'000) +
                    "</w:p>");
            },
            ""),
        late("fields-without-end.docx",
             [=] {
                 return docx_of("<w:p>" + repeat("<w:r><w:fldChar w:fldCharType=\"begin\"/></w:r>", 100'000) +
                                "</w:p>" + ada);
             },
             "", {Exit::ok, Exit::needs_ocr}),
        late(
            "many-boxes.docx",
            [=] {
                return docx_of("<w:p>" +
                               repeat("<w:r><w:drawing><wp:anchor><wp:positionH relativeFrom=\"page\"><wp:posOffset>1"
                                      "</wp:posOffset></wp:positionH><wp:positionV relativeFrom=\"page\"><wp:posOffset>"
                                      "1</wp:posOffset></wp:positionV><wp:extent cx=\"9\" cy=\"-9\"/><w:txbxContent>" +
                                          ada + "</w:txbxContent></wp:anchor></w:drawing></w:r>",
                                      10'000) +
                               "</w:p>");
            },
            ""),
        late(
            "circular-styles.docx",
            [=] {
                return docx_of(
                    "<w:p><w:pPr><w:pStyle w:val=\"A\"/></w:pPr><w:r><w:t>Ada</w:t></w:r></w:p>",
                    {{"word/_rels/document.xml.rels",
                      "<r><Relationship Id=\"a\" Type=\"x/styles\" Target=\"styles.xml\"/>"
                      "<Relationship Id=\"b\" Type=\"x/numbering\" Target=\"numbering.xml\"/></r>"},
                     {"word/styles.xml",
                      "<w:styles><w:style w:type=\"paragraph\" w:styleId=\"A\"><w:basedOn w:val=\"B\"/><w:pPr><w:numPr>"
                      "<w:numId w:val=\"1\"/></w:numPr></w:pPr></w:style><w:style w:type=\"paragraph\" w:styleId=\"B\">"
                      "<w:basedOn w:val=\"A\"/></w:style></w:styles>"},
                     // a list that is what the list of a style is, which is that list
                     {"word/numbering.xml",
                      "<w:numbering><w:abstractNum w:abstractNumId=\"0\"><w:numStyleLink w:val=\"A\"/></w:abstractNum>"
                      "<w:num w:numId=\"1\"><w:abstractNumId w:val=\"0\"/></w:num></w:numbering>"}});
            },
            ""),
        late(
            "nested-groups.rtf", [] { return "{\\rtf1 Ada" + repeat("{\\b ", 1'000'000); }, "limit-reached", bounded),
        late("many-cells.rtf",
             [] {
                 return "{\\rtf1\\trowd" + repeat("\\cellx1\\clvmrg", 200'000) + repeat("Ada\\cell ", 60'000) +
                        "\\row}";
             },
             "", {Exit::ok, Exit::needs_ocr}),
        late(
            "many-binaries.rtf", [] { return "{\\rtf1 Ada" + repeat("\\bin1 x", 1'000'000) + " Fermi}"; }, ""),
        late(
            "long-style-name.rtf",
            [] { return "{\\rtf1{\\stylesheet{\\s1 " + repeat("ab\n", 2'000'000) + ";}}Ada Fermi}"; }, ""),
        late(
            "huge-numbers.rtf",
            [] {
                return std::string(
                    "{\\rtf1\\fs99999999999\\li-999999999\\f77777777\\u99999999999?\\uc999999 "
                    "\\outlinelevel2147483647 \\bin99999999999 Ada\\cellx99999999999\\cell\\row Fermi}");
            },
            ""),
        late("cut-short.docx", cut, "archive-damaged", damaged),
        late("torn.docx", torn, "", {Exit::not_understood, Exit::ok}),
        late(
            "entities.docx",
            [=] {
                return testing::zip_of(
                    {{document, "<Types/>"},
                     {"word/document.xml", "<!DOCTYPE x [<!ENTITY e SYSTEM \"/etc/passwd\">]><w:document/>"}});
            },
            "xml-document-type", damaged),
        late(
            "control.docx", [=] { return docx_of("<w:p><w:r><w:t>Ada \x1b[31m Fermi &#27;[0m</w:t></w:r></w:p>"); },
            ""),
        late(
            "bad-utf8.docx", [=] { return docx_of("<w:p><w:r><w:t>Ada \xFF\xFE\xC3 Fermi</w:t></w:r></w:p>"); }, ""),
        late(
            "huge-numbers.docx",
            [=] {
                return docx_of(
                    "<w:p><w:pPr><w:ind w:left=\"99999999999\"/><w:numPr><w:ilvl w:val=\"-7\"/><w:numId w:val=\"1\"/>"
                    "</w:numPr><w:spacing w:after=\"-99999999\"/></w:pPr><w:r><w:rPr><w:sz w:val=\"999999\"/></w:rPr>"
                    "<w:t>Ada</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val=\"999999999\"/></w:tcPr>" +
                    ada + "</w:tc></w:tr></w:tbl>");
            },
            ""),
    };
    return inputs;
}

}  // namespace cvconv::hostile
