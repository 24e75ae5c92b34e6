#include "readers/docx/docx.h"

#include <gtest/gtest.h>

#include "tests/readers/print_blocks.h"
#include "tests/support/office_file.h"

namespace cvconv {
namespace {

using testing::docx_of;

struct Outcome {
    Document document;
    Diagnostics said;
    bool read = false;
};

Outcome read(const std::string& bytes, const ReadOptions& options = {}) {
    Outcome outcome;
    if (auto content = docx_reader().read(bytes, options, outcome.said)) {
        outcome.document = std::get<Document>(*content);
        outcome.read = true;
    }
    return outcome;
}

std::string blocks(const std::string& body, const testing::Parts& more = {}) {
    return testing::print(read(docx_of(body, more)).document);
}

std::string p(const std::string& text, const std::string& properties = {}) {
    return "<w:p><w:pPr>" + properties + "</w:pPr><w:r><w:t>" + text + "</w:t></w:r></w:p>";
}

std::string tc(const std::string& content, const std::string& properties = {}) {
    return "<w:tc><w:tcPr>" + properties + "</w:tcPr>" + content + "</w:tc>";
}

std::string related(const std::string& type, const std::string& target) {
    return "<Relationship Id=\"" + type + "\" Type=\"http://x.example/" + type + "\" Target=\"" + target + "\"/>";
}

testing::Parts with(const std::string& type, const std::string& content) {
    return {{"word/_rels/document.xml.rels", "<Relationships>" + related(type, type + ".xml") + "</Relationships>"},
            {"word/" + type + ".xml", content}};
}

TEST(Docx, IsKnownByItsParts) {
    EXPECT_TRUE(docx_reader().looks_like(docx_of(p("Ada"))));
    EXPECT_FALSE(docx_reader().looks_like(testing::odt_of("")));
    EXPECT_FALSE(docx_reader().looks_like(testing::zip_of({{"a.txt", "word"}})));
}

TEST(Docx, ALineBreakBeginsALineAndATabACell) {
    EXPECT_EQ(blocks("<w:p><w:r><w:t>Welder</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Example Works</w:t></w:r></w:p>"),
              "para [Welder][2019]\npara Example Works\n");
}

TEST(Docx, LooksComeFromStylesAndTheirBases) {
    const Outcome outcome = read(docx_of(
        p("Work", "<w:pStyle w:val=\"Big\"/>") +
            "<w:p><w:r><w:rPr><w:i/><w:b w:val=\"0\"/></w:rPr><w:t>x</w:t></w:r></w:p>",
        with("styles",
             "<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val=\"21\"/></w:rPr></w:rPrDefault></w:docDefaults>"
             "<w:style w:type=\"paragraph\" w:styleId=\"Base\"><w:rPr><w:b/></w:rPr></w:style>"
             "<w:style w:type=\"paragraph\" w:styleId=\"Big\"><w:basedOn w:val=\"Base\"/>"
             "<w:rPr><w:sz w:val=\"32\"/></w:rPr></w:style></w:styles>")));
    ASSERT_EQ(outcome.document.blocks.size(), 2U);
    EXPECT_FLOAT_EQ(outcome.document.blocks[0].style.size, 16);
    EXPECT_TRUE(outcome.document.blocks[0].style.bold);
    EXPECT_FLOAT_EQ(outcome.document.blocks[1].style.size, 10.5F);
    EXPECT_TRUE(outcome.document.blocks[1].style.italic);
    EXPECT_FALSE(outcome.document.blocks[1].style.bold);
}

TEST(Docx, ColoursBordersAndShadesGoAlong) {
    const std::string coloured =
        "<w:p><w:pPr><w:pBdr><w:top w:val=\"nil\"/><w:bottom w:val=\"single\"/></w:pBdr></w:pPr>"
        "<w:r><w:rPr><w:color w:val=\"1F4E79\"/></w:rPr><w:t>Work</w:t><w:br/><w:t>since 2019</w:t></w:r></w:p>";
    const Outcome outcome = read(docx_of(coloured + p("Skills", "<w:shd w:fill=\"DDDDDD\"/>") +
                                         "<w:p><w:r><w:rPr><w:color w:val=\"auto\"/></w:rPr><w:t>x</w:t></w:r></w:p>"));
    const std::vector<Block>& blocks = outcome.document.blocks;
    ASSERT_EQ(blocks.size(), 4U);
    EXPECT_EQ(blocks[0].style.colour, 0x1F4E79U);
    EXPECT_FALSE(blocks[0].rule_above || blocks[0].rule_below);
    EXPECT_TRUE(blocks[1].rule_below);
    EXPECT_EQ(blocks[1].panel, 0);
    EXPECT_GT(blocks[2].panel, 0);
    EXPECT_EQ(blocks[3].style.colour, 0U);
}

TEST(Docx, StylesThatAreBasedOnEachOtherEnd) {
    EXPECT_EQ(blocks(p("Ada", "<w:pStyle w:val=\"A\"/>"),
                     with("styles",
                          "<w:styles><w:style w:styleId=\"A\"><w:basedOn w:val=\"B\"/></w:style>"
                          "<w:style w:styleId=\"B\"><w:basedOn w:val=\"A\"/></w:style></w:styles>")),
              "para Ada\n");
}

TEST(Docx, BulletsAndNumbersArePrinted) {
    auto item = [](const std::string& text, int list, int level) {
        return p(text, "<w:numPr><w:ilvl w:val=\"" + std::to_string(level) + "\"/><w:numId w:val=\"" +
                           std::to_string(list) + "\"/></w:numPr>");
    };
    EXPECT_EQ(
        blocks(item("a", 1, 0) + item("b", 2, 0) + item("c", 2, 1) + item("d", 2, 1) + item("e", 2, 0) +
                   item("f", 2, 1) + p("• typed") + p("- typed"),
               with("numbering",
                    "<w:numbering><w:abstractNum w:abstractNumId=\"0\"><w:lvl w:ilvl=\"0\">"
                    "<w:numFmt w:val=\"bullet\"/><w:lvlText w:val=\"\uF0B7\"/></w:lvl></w:abstractNum>"
                    "<w:abstractNum w:abstractNumId=\"1\"><w:lvl w:ilvl=\"0\"><w:start w:val=\"3\"/>"
                    "<w:numFmt w:val=\"decimal\"/><w:lvlText w:val=\"%1.\"/></w:lvl><w:lvl w:ilvl=\"1\">"
                    "<w:numFmt w:val=\"lowerLetter\"/><w:lvlText w:val=\"%1.%2)\"/></w:lvl></w:abstractNum>"
                    "<w:num w:numId=\"1\"><w:abstractNumId w:val=\"0\"/></w:num>"
                    "<w:num w:numId=\"2\"><w:abstractNumId w:val=\"1\"/></w:num></w:numbering>")),
        "item • a\nitem 3. b\nitem 1 3.a) c\nitem 1 3.b) d\nitem 4. e\nitem 1 4.a) f\nitem • typed\nitem - typed\n");
}

TEST(Docx, TrackedChangesAreAccepted) {
    EXPECT_EQ(blocks("<w:p><w:ins><w:r><w:t>Senior </w:t></w:r></w:ins><w:del><w:r><w:delText>Junior </w:delText></w:r>"
                     "</w:del><w:r><w:t>welder</w:t></w:r></w:p>"
                     "<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t>One </w:t></w:r></w:p>" +
                     p("line")),
              "para Senior welder\npara One line\n");
}

TEST(Docx, AlternateContentIsReadOnce) {
    EXPECT_EQ(
        blocks("<w:p><w:r><w:t>Ada</w:t><mc:AlternateContent><mc:Choice Requires=\"wps\"><w:drawing>"
               "<w:txbxContent>" +
               p("Berlin") + "</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>" +
               p("Berlin") + "</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>" + p("End")),
        "para Ada\npara Berlin\npara End\n");
}

TEST(Docx, FieldsShowTheirResultAndLinksLead) {
    const Outcome outcome = read(docx_of(
        "<w:p><w:r><w:fldChar w:fldCharType=\"begin\"/></w:r><w:r><w:instrText>HYPERLINK \"https://ada.example\""
        "</w:instrText></w:r><w:r><w:fldChar w:fldCharType=\"separate\"/></w:r><w:r><w:t>my page</w:t></w:r>"
        "<w:r><w:fldChar w:fldCharType=\"end\"/></w:r><w:hyperlink r:id=\"hyperlink\"><w:r><w:t> mail</w:t></w:r>"
        "</w:hyperlink></w:p>",
        {{"word/_rels/document.xml.rels",
          "<Relationships>" + related("hyperlink", "mailto:ada@ada.example") + "</Relationships>"}}));
    EXPECT_EQ(testing::print(outcome.document), "para my page mail\n");
    ASSERT_EQ(outcome.document.links.size(), 2U);
    EXPECT_EQ(outcome.document.links[0].target, "https://ada.example");
    EXPECT_EQ(outcome.document.links[0].text.of(outcome.document.text), "my page");
    EXPECT_EQ(outcome.document.links[1].target, "mailto:ada@ada.example");
}

TEST(Docx, HiddenTextIsKeptApart) {
    auto hidden = [](const std::string& look) {
        return "<w:p><w:r><w:t>Seen</w:t></w:r><w:r><w:rPr>" + look + "</w:rPr><w:t>best candidate</w:t></w:r></w:p>";
    };
    for (const char* look : {"<w:vanish/>", "<w:color w:val=\"FFFFFF\"/>", "<w:sz w:val=\"2\"/>"}) {
        const Outcome outcome = read(docx_of(hidden(look)));
        EXPECT_EQ(testing::print(outcome.document), "para Seen\nfurniture best candidate\n") << look;
        EXPECT_TRUE(outcome.said.has(Code::hidden_text)) << look;
    }
    // White on a dark cell is seen.
    EXPECT_EQ(blocks("<w:tbl><w:tr>" + tc(hidden("<w:color w:val=\"FFFFFF\"/>"), "<w:shd w:fill=\"203040\"/>") +
                     "</w:tr></w:tbl>"),
              "para Seenbest candidate\n");
}

TEST(Docx, WhatATemplateLeftToFillInIsNoText) {
    EXPECT_EQ(blocks("<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>" + p("[Your name]") +
                     "</w:sdtContent></w:sdt><w:sdt><w:sdtPr/><w:sdtContent>" + p("Ada") + "</w:sdtContent></w:sdt>"),
              "furniture [Your name]\npara Ada\n");
}

TEST(Docx, WhatATemplateStillShowsIsText) {
    auto placeholder = [](const std::string& content) {
        return "<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>" + content + "</w:sdtContent></w:sdt>";
    };
    EXPECT_EQ(
        blocks(placeholder(p("Education")) + placeholder(p("Phone:")) +
               placeholder(p("Click or tap here to enter text.")) +
               placeholder(p("Klicken oder tippen Sie hier, um Text einzugeben.")) +
               placeholder("<w:p><w:r><w:t>[Your</w:t></w:r><w:r><w:t> name]</w:t></w:r></w:p>") + p("[Your pets]")),
        "para Education\npara Phone:\nfurniture Click or tap here to enter text.\n"
        "furniture Klicken oder tippen Sie hier, um Text einzugeben.\nfurniture [Your\nfurniture name]\n"
        "para [Your pets]\n");
}

TEST(Docx, CapitalsOfALookAreSeen) {
    const Outcome outcome = read(docx_of("<w:p><w:r><w:rPr><w:caps/></w:rPr><w:t>Work</w:t></w:r></w:p>"));
    ASSERT_EQ(outcome.document.blocks.size(), 1U);
    EXPECT_TRUE(outcome.document.blocks[0].style.small_caps);
    EXPECT_EQ(outcome.document.text.substr(0, 4), "Work");
}

TEST(Docx, TheHeaderOfATableSaysWhatItsColumnsAre) {
    auto row = [](const std::string& a, const std::string& b, const std::string& c) {
        return "<w:tr>" + tc(a) + tc(b) + tc(c) + "</w:tr>";
    };
    EXPECT_EQ(
        blocks("<w:tbl>" + row(p("Position"), p("Organization"), p("Period")) +
               row(p("Welder"), p("Example Works") + p("Berlin") + p("Germany") + p("Europe"), p("2019")) + "</w:tbl>"),
        "row header [Position][Organization][Period]\nrow [Welder][Example Works Berlin Germany Europe][2019]\n");
}

std::string box(const std::string& text, int left, int top, int width, int height) {
    auto emu = [](int points) { return std::to_string(points * 12'700); };
    return "<w:r><w:drawing><wp:anchor><wp:positionH relativeFrom=\"page\"><wp:posOffset>" + emu(left) +
           "</wp:posOffset></wp:positionH><wp:positionV relativeFrom=\"page\"><wp:posOffset>" + emu(top) +
           "</wp:posOffset></wp:positionV><wp:extent cx=\"" + emu(width) + "\" cy=\"" + emu(height) +
           "\"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>" + p(text) +
           "</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>";
}

TEST(Docx, BoxesAreReadByTheirPlaceOnThePage) {
    const std::string first = "<w:p>" + box("Example Works", 220, 160, 300, 80) + box("Welding", 40, 160, 150, 80) +
                              box("Work", 220, 120, 300, 30) + "</w:p>";
    const std::string second = "<w:p>" + box("Ada Fermi", 40, 30, 480, 60) + box("Skills", 40, 120, 150, 30) + "</w:p>";
    const Outcome outcome = read(docx_of(first + second));
    EXPECT_EQ(testing::print(outcome.document),
              "para Ada Fermi\npara Skills\npara Welding\npara Work\npara Example Works\n");
    const std::vector<Block>& blocks = outcome.document.blocks;
    ASSERT_EQ(blocks.size(), 5U);
    EXPECT_EQ(blocks[1].region, blocks[2].region);
    EXPECT_NE(blocks[2].region, blocks[3].region);
}

TEST(Docx, DatesInBoxesStandBesideWhatHappenedThen) {
    const std::string all = "<w:p>" + box("2019", 40, 100, 80, 20) + box("2015", 40, 200, 80, 20) +
                            box("Welder", 140, 100, 300, 20) + box("Turner", 140, 200, 300, 20) + "</w:p>";
    EXPECT_EQ(blocks(all), "para 2019\npara Welder\npara 2015\npara Turner\n");
}

TEST(Docx, TwoColumnsInATableAreReadOneAfterTheOther) {
    const std::string left = p("Skills") + p("Welding") + p("Milling") + p("Turning");
    const std::string right = p("Work") + p("Welder") + p("Example Works") + p("2019");
    const Outcome outcome = read(docx_of("<w:tbl><w:tr>" + tc(left) + tc(right) + "</w:tr></w:tbl>"));
    EXPECT_EQ(testing::print(outcome.document),
              "para Skills\npara Welding\npara Milling\npara Turning\npara Work\npara Welder\npara Example Works\n"
              "para 2019\n");
    EXPECT_NE(outcome.document.blocks.front().region, outcome.document.blocks.back().region);
}

TEST(Docx, DatesInATableStandBesideWhatHappenedThen) {
    EXPECT_EQ(blocks("<w:tbl><w:tr>" + tc(p("2019 –") + p("2021")) + tc(p("Welder") + p("Example Works")) +
                     "</w:tr><w:tr>" + tc(p("2015 – 2019")) + tc(p("Cook") + p("Example Inn")) + "</w:tr></w:tbl>"),
              "para [2019 – 2021][Welder]\npara Example Works\npara [2015 – 2019][Cook]\npara Example Inn\n");
}

TEST(Docx, ATableThatIsOneHasRows) {
    auto row = [](const std::string& a, const std::string& b, const std::string& c,
                  const std::string& properties = {}) {
        return "<w:tr><w:trPr>" + properties + "</w:trPr>" + tc(p(a)) + tc(p(b)) + tc(p(c)) + "</w:tr>";
    };
    EXPECT_EQ(blocks("<w:tbl>" + row("Language", "Level", "Since", "<w:tblHeader/>") + row("French", "C1", "2010") +
                     row("Twi", "", "2015") + "</w:tbl>"),
              "row header [Language][Level][Since]\nrow [French][C1][2010]\nrow [Twi][][2015]\n");
}

TEST(Docx, HeadersAreFurnitureUnlessTheyAreTheLetterhead) {
    const std::string body = p("Welder") + "<w:sectPr><w:headerReference r:id=\"header\"/></w:sectPr>";
    EXPECT_EQ(blocks(body, with("header", "<w:hdr>" + p("Curriculum vitae") + "</w:hdr>")),
              "para Welder\nfurniture Curriculum vitae\n");
    EXPECT_EQ(blocks(body, with("header", "<w:hdr>" + p("ada@ada.example") + "</w:hdr>")),
              "para ada@ada.example\npara Welder\n");
}

TEST(Docx, ContentControlsAreReadWhereverTheyStand) {
    auto control = [](const std::string& content) {
        return "<w:sdt><w:sdtPr/><w:sdtContent>" + content + "</w:sdtContent></w:sdt>";
    };
    EXPECT_EQ(blocks(control(p("Ada")) + "<w:p>" + control("<w:r><w:t>Welder</w:t></w:r>") + "</w:p><w:tbl>" +
                     control("<w:tr>" + control(tc(control(p("2019")))) + tc(p("Milling")) + "</w:tr>") + "</w:tbl>"),
              "para Ada\npara Welder\npara [2019][Milling]\n");
}

TEST(Docx, ParagraphsOfAFrameStayTogetherAtTheirPlace) {
    auto framed = [](const std::string& text) {
        return p(text, "<w:framePr w:w=\"2000\" w:hAnchor=\"page\" w:vAnchor=\"page\" w:x=\"800\" w:y=\"900\"/>");
    };
    const Outcome outcome = read(docx_of(framed("Skills") + framed("Welding") + p("Work") + p("Welder")));
    const std::vector<Block>& blocks = outcome.document.blocks;
    ASSERT_EQ(testing::print(outcome.document), "para Skills\npara Welding\npara Work\npara Welder\n");
    EXPECT_EQ(blocks[0].region, blocks[1].region);
    EXPECT_NE(blocks[1].region, blocks[2].region);
}

TEST(Docx, TablesWithinTablesAndMergedCells) {
    const std::string inner = "<w:tbl><w:tr>" + tc(p("French")) + tc(p("C1")) + "</w:tr></w:tbl>";
    EXPECT_EQ(blocks("<w:tbl><w:tr>" + tc(p("Languages") + inner + p(""), "<w:gridSpan w:val=\"2\"/>") +
                     "</w:tr><w:tr>" + tc(p("2019"), "<w:vMerge w:val=\"restart\"/>") + tc(p("Welder")) +
                     "</w:tr><w:tr>" + tc(p(""), "<w:vMerge/>") + tc(p("Turner")) + "</w:tr></w:tbl>"),
              "para Languages\npara [French][C1]\npara [2019][Welder]\npara Turner\n");
}

TEST(Docx, AStyleMayCarryItsNumbering) {
    EXPECT_EQ(
        blocks(p("Welding", "<w:pStyle w:val=\"Points\"/>"),
               {{"word/_rels/document.xml.rels", "<Relationships>" + related("styles", "styles.xml") +
                                                     related("numbering", "numbering.xml") + "</Relationships>"},
                {"word/styles.xml",
                 "<w:styles><w:style w:type=\"paragraph\" w:styleId=\"Base\"><w:pPr><w:numPr><w:numId w:val=\"1\"/>"
                 "</w:numPr></w:pPr></w:style><w:style w:type=\"paragraph\" w:styleId=\"Points\"><w:basedOn "
                 "w:val=\"Base\"/></w:style></w:styles>"},
                {"word/numbering.xml",
                 "<w:numbering><w:abstractNum w:abstractNumId=\"0\"><w:lvl w:ilvl=\"0\"><w:numFmt w:val=\"bullet\"/>"
                 "<w:lvlText w:val=\"•\"/></w:lvl></w:abstractNum><w:num w:numId=\"1\"><w:abstractNumId "
                 "w:val=\"0\"/></w:num></w:numbering>"}}),
        "item • Welding\n");
}

TEST(Docx, TheHeaderOfTheFirstPageMayBeTheLetterhead) {
    const std::string relations = "<Relationships>" + related("header", "header.xml") +
                                  "<Relationship Id=\"first\" Type=\"http://x.example/header\" Target=\"first.xml\"/>"
                                  "</Relationships>";
    EXPECT_EQ(
        blocks(p("Welder") + "<w:sectPr><w:headerReference w:type=\"default\" r:id=\"header\"/><w:headerReference "
                             "w:type=\"first\" r:id=\"first\"/><w:titlePg/></w:sectPr>",
               {{"word/_rels/document.xml.rels", relations},
                {"word/header.xml", "<w:hdr>" + p("Page") + "</w:hdr>"},
                {"word/first.xml", "<w:hdr>" + p("Ada Fermi") + p("ada@ada.example") + "</w:hdr>"}}),
        "para Ada Fermi\npara ada@ada.example\npara Welder\nfurniture Page\n");
}

TEST(Docx, StrictFilesAreReadAlike) {
    const std::string of_relations = "http://purl.oclc.org/ooxml/officeDocument/relationships/";
    const std::string file = testing::zip_of(
        {{"_rels/.rels", "<Relationships><Relationship Id=\"a\" Type=\"" + of_relations +
                             "officeDocument\" Target=\"/word/document2.xml\"/></Relationships>"},
         {"word/_rels/document2.xml.rels", "<Relationships><Relationship Id=\"a\" Type=\"" + of_relations +
                                               "styles\" Target=\"/word/styles.xml\"/></Relationships>"},
         {"word/styles.xml",
          "<w:styles xmlns:w=\"http://purl.oclc.org/ooxml/wordprocessingml/main\"><w:style w:type=\"paragraph\" "
          "w:styleId=\"A\"><w:name w:val=\"heading 1\"/><w:pPr><w:outlineLvl "
          "w:val=\"0\"/></w:pPr></w:style></w:styles>"},
         {"word/document2.xml", "<w:document xmlns:w=\"http://purl.oclc.org/ooxml/wordprocessingml/main\"><w:body>" +
                                    p("Work", "<w:pStyle w:val=\"A\"/>") + p("Welder") + "</w:body></w:document>"}});
    EXPECT_TRUE(docx_reader().looks_like(file));
    EXPECT_EQ(testing::print(read(file).document), "heading 1 Work\npara Welder\n");
}

TEST(Docx, NotesStandBehindTheText) {
    EXPECT_EQ(blocks("<w:p><w:r><w:t>Prize</w:t><w:footnoteReference w:id=\"1\"/></w:r></w:p>" + p("End"),
                     with("footnotes", "<w:footnotes><w:footnote w:id=\"0\" w:type=\"separator\">" + p("---") +
                                           "</w:footnote><w:footnote w:id=\"1\">" + p("shared") +
                                           "</w:footnote></w:footnotes>")),
              "para Prize\npara End\npara shared\n");
}

TEST(Docx, WhatIsNotReadIsNamed) {
    const Outcome outcome = read(docx_of(p("Ada") + "<w:p><w:r><w:drawing><a:graphicData "
                                                    "uri=\"http://x.example/diagram\"/></w:drawing></w:r></w:p>"));
    ASSERT_TRUE(outcome.said.has(Code::content_unread));
    EXPECT_EQ(outcome.said.all().front().detail, "SmartArt");
}

std::string graphic(const std::string& kind, const std::string& reference) {
    return "<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri=\"http://x.example/" + kind + "\">" +
           reference + "</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>";
}

TEST(Docx, SmartArtIsAListByItsConnections) {
    auto point = [](const std::string& id, const std::string& text, const std::string& type = "node") {
        return "<dgm:pt modelId=\"" + id + "\" type=\"" + type + "\"><dgm:t><a:bodyPr/><a:p><a:r><a:t>" + text +
               "</a:t></a:r></a:p></dgm:t></dgm:pt>";
    };
    auto below = [](const std::string& from, const std::string& to, int order, const std::string& type = "parOf") {
        return "<dgm:cxn type=\"" + type + "\" srcId=\"" + from + "\" destId=\"" + to + "\" srcOrd=\"" +
               std::to_string(order) + "\"/>";
    };
    const std::string data = "<dgm:dataModel><dgm:ptLst>" + point("0", "", "doc") + point("1", "Second") +
                             point("2", "First") + point("3", "Welding &amp; cutting") + point("4", "shown", "pres") +
                             "</dgm:ptLst><dgm:cxnLst>" + below("0", "1", 1) + below("0", "2", 0) + below("2", "3", 0) +
                             below("3", "2", 0) + below("2", "4", 0, "presOf") + "</dgm:cxnLst></dgm:dataModel>";
    EXPECT_EQ(blocks(p("Ada") + graphic("diagram", "<dgm:relIds r:dm=\"diagramData\"/>"), with("diagramData", data)),
              "para Ada\npara First\nitem • Welding & cutting\npara Second\n");
}

TEST(Docx, OfAChartTheWordsAreText) {
    const std::string cat =
        "<c:cat><c:strRef><c:strCache><c:ptCount val=\"2\"/><c:pt idx=\"0\"><c:v>Welding</c:v></c:pt>"
        "<c:pt idx=\"1\"><c:v>Cutting</c:v></c:pt></c:strCache></c:strRef></c:cat>";
    const std::string chart =
        "<c:chartSpace><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Skills</a:t></a:r></a:p></c:rich></c:tx></"
        "c:title>"
        "<c:plotArea><c:barChart><c:ser><c:tx><c:v>Level</c:v></c:tx>" +
        cat +
        "<c:val><c:numRef><c:numCache><c:pt idx=\"0\"><c:v>4</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser>" +
        "</c:barChart></c:plotArea></c:chart></c:chartSpace>";
    EXPECT_EQ(blocks(p("Ada") + graphic("chart", "<c:chart r:id=\"chart\"/>"), with("chart", chart)),
              "para Ada\npara Skills\nitem • Welding\nitem • Cutting\n");
}

TEST(Docx, ATitleThatTheTextHasTooIsEvidence) {
    auto key = [](const std::string& title) {
        return read(docx_of(p("Ada Fermi"), {{"docProps/core.xml", "<cp:coreProperties><dc:title>" + title +
                                                                       "</dc:title></cp:coreProperties>"}}))
            .document.properties.at(0)
            .key;
    };
    EXPECT_EQ(key("Ada Fermi"), "title");
    EXPECT_EQ(key("Template of Erika"), "file.title");
}

TEST(Docx, DamageIsADiagnostic) {
    auto error = [](const std::string& bytes, const ReadOptions& options = {}) {
        const Outcome outcome = read(bytes, options);
        EXPECT_FALSE(outcome.read);
        return outcome.said.all().empty() ? Code::internal_error : outcome.said.all().front().code;
    };
    const std::string whole = docx_of(p("Ada"));
    EXPECT_EQ(error(whole.substr(0, whole.size() / 2)), Code::archive_damaged);
    EXPECT_EQ(error(testing::zip_of({{"word/other.xml", "x"}})), Code::archive_damaged);
    EXPECT_EQ(error(docx_of("<w:p>")), Code::xml_damaged);
    EXPECT_EQ(error(docx_of("")), Code::document_without_text);
    EXPECT_EQ(error(testing::zip_of({{"word/document.xml", "<!DOCTYPE x [<!ENTITY a \"b\">]><w:document/>"}})),
              Code::xml_document_type);
    ReadOptions few;
    few.limits.max_pages = 1;
    EXPECT_EQ(error(docx_of(p("Ada") + "<w:p><w:r><w:br w:type=\"page\"/><w:t>Fermi</w:t></w:r></w:p>"), few),
              Code::too_many_pages);
}

TEST(Docx, ATextThatWasPastedIsReadAsText) {
    const auto line = [](const std::string& text) {
        return "<w:r><w:t xml:space=\"preserve\">" + text + "</w:t></w:r><w:r><w:br/></w:r>";
    };
    const auto lines = [&](const std::string& looks) {
        return "<w:p>" + line("ADA FERMI") + line("ada@fermi.example") + line("") + line("WORK") + line("====") +
               line("Welder          2019 - 2021") + line("Joined ships of steel in the harbour of the") +
               line("town, and mended those that were torn.") + line("Cook            2012 - 2019") +
               line("Cooked for the crew of a ship that went to") + line("the ice and back again.") + looks + "</w:p>";
    };
    const std::string text = blocks(p("Typed") + lines(""));
    EXPECT_NE(text.find("heading 1 WORK\n"), std::string::npos) << text;
    EXPECT_NE(text.find("[Welder][2019 - 2021]"), std::string::npos) << text;
    EXPECT_NE(text.find("harbour of the town"), std::string::npos) << text;
    EXPECT_EQ(read(docx_of(p("Typed") + lines(""))).document.places.back().line, 2);  // the paragraph
    const std::string bold = blocks(p("Typed") + lines("<w:r><w:rPr><w:b/></w:rPr><w:t>bold</w:t></w:r>"));
    EXPECT_EQ(bold.find("heading"), std::string::npos) << bold;
}

}  // namespace
}  // namespace cvconv
