#include "tests/hostile/inputs.h"

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

namespace cvconv::hostile {
namespace {

/// A PDF of these objects; the first is number 1 and the catalogue.
std::string pdf(const std::vector<std::string>& objects) {
    std::string file = "%PDF-1.7\n";
    std::string table = "xref\n0 " + std::to_string(objects.size() + 1) + "\n0000000000 65535 f \n";
    for (std::size_t i = 0; i < objects.size(); ++i) {
        std::string offset = std::to_string(file.size());
        table += std::string(10 - offset.size(), '0') + offset + " 00000 n \n";
        file += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    return file + table + "trailer\n<</Size " + std::to_string(objects.size() + 1) + "/Root 1 0 R>>\nstartxref\n" +
           std::to_string(file.size()) + "\n%%EOF\n";
}

std::string stream(const std::string& content, const std::string& more = "") {
    return "<</Length " + std::to_string(content.size()) + more + ">>\nstream\n" + content + "\nendstream";
}

const std::string catalogue = "<</Type/Catalog/Pages 2 0 R>>";
const std::string one_page = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const std::string helvetica = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

std::string page(const std::string& box, const std::string& more = "") {
    return "<</Type/Page/Parent 2 0 R/MediaBox" + box + "/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>" + more + ">>";
}

std::string text_at(const std::string& x, const std::string& y, const std::string& text) {
    return "BT /F1 12 Tf " + x + " " + y + " Td (" + text + ") Tj ET\n";
}

std::string with_content(const std::string& content) {
    return pdf({catalogue, one_page, page("[0 0 595 842]"), stream(content), helvetica});
}

const std::string good_content = text_at("50", "780", "Erika Beispiel") + text_at("50", "760", "erika@example.org");

std::string many_pages(int count) {
    std::string kids;
    std::vector<std::string> objects = {catalogue, "", "<<>>", stream(good_content), helvetica};
    for (int i = 0; i < count; ++i) {
        kids += std::to_string(objects.size() + 1) + " 0 R ";
        objects.push_back(page("[0 0 595 842]"));
    }
    objects[1] = "<</Type/Pages/Kids[" + kids + "]/Count " + std::to_string(count) + ">>";
    return pdf(objects);
}

/// Forms in forms, ten times each: 10^11 letters in 2 KB.
std::string exploding_forms() {
    const std::string ten = repeat("/X Do ", 10);
    std::vector<std::string> objects = {
        catalogue, one_page, page("[0 0 595 842]", "/Resources<</XObject<</X 6 0 R>>>>"), stream("/X Do"), helvetica};
    const std::string form = "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources";
    for (int i = 0; i < 10; ++i) {
        const std::string next = std::to_string(objects.size() + 2) + " 0 R";
        objects.push_back(stream(ten, form + "<</XObject<</X " + next + ">>>>"));
    }
    objects.push_back(stream(text_at("50", "700", "x"), form + "<</Font<</F1 5 0 R>>>>"));
    return pdf(objects);
}

/// A page that lists every font, and a word in each: with fonts, poppler copies the list into each word.
std::string many_fonts(int count) {
    std::string fonts;
    std::string content = good_content;
    for (int i = 0; i < count; ++i) {
        const std::string name = "/G" + std::to_string(i);
        fonts += name + " 5 0 R ";
        content += "BT " + name + " 8 Tf " + std::to_string(30 + i % 20 * 25) + " " +
                   std::to_string(20 + i / 20 % 90 * 8) + " Td (w) Tj ET\n";
    }
    return pdf({catalogue, one_page,
                "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R " + fonts +
                    ">>>>>>",
                stream(content), helvetica});
}

/// With a password to open it, or, without one, closed to changes and copying.
std::string encrypted(const std::string& bytes, int bits, const char* password) {
    QPDF document;
    document.processMemoryFile("good.pdf", bytes.data(), bytes.size());
    QPDFWriter writer(document);
    writer.setOutputMemory();
    writer.setStaticID(true);
    const bool may = false;
    if (bits == 40) {
        writer.setR2EncryptionParametersInsecure(password, "owner", may, may, may, may);
    } else if (bits == 128) {
        writer.setR3EncryptionParametersInsecure(password, "owner", may, may, may, may, may, may, qpdf_r3p_none);
    } else {
        writer.setR6EncryptionParameters(password, "owner", may, may, may, may, may, may, qpdf_r3p_none, true);
    }
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

/// A font whose codes are numbers of glyphs, without a word on which letters they are.
std::string glyph_numbers() {
    return pdf({catalogue, one_page, page("[0 0 595 842]"), stream(good_content),
                "<</Type/Font/Subtype/Type0/BaseFont/Obscure/Encoding/Identity-H/DescendantFonts[6 0 R]>>",
                "<</Type/Font/Subtype/CIDFontType2/BaseFont/Obscure/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)"
                "/Supplement 0>>/DW 500/FontDescriptor 7 0 R>>",
                "<</Type/FontDescriptor/FontName/Obscure/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800"
                "/Descent -200/CapHeight 700/StemV 80>>"});
}

/// Glyphs that are drawings, named by numbers.
std::string drawn_glyphs() {
    return pdf(
        {catalogue, one_page, page("[0 0 595 842]"), stream(good_content),
         "<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<</g1 6 0 R>>"
         "/Encoding<</Type/Encoding/Differences[32/g1/g1/g1/g1]>>/FirstChar 32/LastChar 35/Widths[750 750 750 750]"
         "/Resources<<>>>>",
         stream("750 0 0 0 750 750 d1 0 0 750 750 re f")});
}

}  // namespace

std::vector<Input> pdf_inputs() {
    const std::string good = with_content(good_content);
    const std::string page_box = "[0 0 595 842]";
    const std::vector<Exit> damaged = {Exit::not_understood};
    const std::vector<Exit> textless = {Exit::not_understood, Exit::needs_ocr};
    return {
        {"good.pdf", good, ""},
        {"only-a-header.pdf", "%PDF-1.7\n", "pdf-damaged", damaged},
        {"truncated.pdf", good.substr(0, good.size() / 2), "pdf-damaged", damaged},
        {"no-table.pdf",
         good.substr(0, good.find("xref\n")) + "trailer\n<</Root 1 0 R>>\n",
         "",
         {Exit::ok, Exit::not_understood}},
        {"rubbish-around.pdf", repeat("x", 500) + "\n" + good + repeat("y", 500), "", {Exit::ok, Exit::not_understood}},
        {"zero-pages.pdf", pdf({catalogue, "<</Type/Pages/Kids[]/Count 0>>"}), "pdf-no-pages", damaged},
        {"lying-count.pdf", pdf({catalogue, "<</Type/Pages/Kids[]/Count 2000000000>>"}), "", textless},
        {"endless-page-tree.pdf", pdf({catalogue, "<</Type/Pages/Kids[2 0 R]/Count 1>>"}), "", textless},
        {"page-is-its-content.pdf",
         pdf({catalogue, one_page, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 3 0 R>>"}), "", textless},
        {"endless-form.pdf",
         pdf({catalogue, one_page, page(page_box, "/Resources<</XObject<</X 6 0 R>>>>"), stream("/X Do"), helvetica,
              stream("/X Do", "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>")}),
         "pdf-no-text",
         {Exit::needs_ocr}},
        {"endless-field.pdf",
         pdf({"<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]>>>>", one_page, page(page_box, "/Annots[6 0 R]"),
              stream(good_content), helvetica,
              "<</FT/Tx/T(a)/Kids[6 0 R]/Parent 6 0 R/Subtype/Widget/Rect[0 0 1 1]>>"}),
         "",
         {Exit::ok, Exit::limit, Exit::not_understood}},
        {"absurd-box.pdf",
         pdf({catalogue, one_page, page("[-1e30 -1e30 1e30 1e30]"), stream(good_content), helvetica}),
         "",
         {Exit::ok, Exit::needs_ocr}},
        {"absurd-places.pdf",
         with_content(text_at("1" + std::string(30, '0'), "-999999999", "far") + good_content +
                      text_at("999999999", "5", "away")),
         ""},
        {"absurd-size.pdf", with_content(good_content + "BT /F1 1e20 Tf 1 1 Td (huge) Tj /F1 0 Tf (nil) Tj ET"), ""},
        {"text-behind-the-font.pdf",
         // The text that stands for a span, closed where no font is known: poppler 22.12 crashes on it.
         with_content("/Span<</ActualText<FEFF00410042>>>BDC q " + good_content + "Q EMC"), ""},
        {"many-saves.pdf", with_content(repeat("q ", 200'000) + good_content), ""},
        {"deep-array.pdf",
         with_content(repeat("[", 100'000) + good_content),
         "",
         {Exit::ok, Exit::needs_ocr, Exit::limit, Exit::internal}},
        {"exploding-forms.pdf", exploding_forms(), "", {Exit::limit}},
        {"no-end-of-saves.pdf", with_content(repeat("q ", 2'000'000)), "", {Exit::limit, Exit::needs_ocr}},
        {"many-fonts.pdf", many_fonts(1'800), ""},
        {"nul-bytes.pdf", "%PDF-1.7\n" + std::string(4096, '\0'), "pdf-damaged", damaged},
        {"no-font.pdf", with_content("BT /None 12 Tf 50 700 Td (lost) Tj ET"), "", {Exit::ok, Exit::needs_ocr}},
        {"too-many-pages.pdf", many_pages(10'000), "too-many-pages", {Exit::limit}},
        {"secret-40.pdf", encrypted(good, 40, "secret"), "pdf-encrypted", {Exit::password_needed}},
        {"secret-128.pdf", encrypted(good, 128, "secret"), "pdf-encrypted", {Exit::password_needed}},
        {"secret-256.pdf", encrypted(good, 256, "secret"), "pdf-encrypted", {Exit::password_needed}},
        {"no-copying-128.pdf", encrypted(good, 128, ""), ""},
        {"no-copying-256.pdf", encrypted(good, 256, ""), ""},
        {"text-called-pdf.pdf", "Erika Beispiel\nerika@example.org\n", "name-misleading"},
        {"no-page-tree.pdf", pdf({"<</Type/Catalog>>"}), "", textless},
        {"no-number-box.pdf",
         pdf({catalogue, one_page, page("[null (a) /b 1e999]"), stream(good_content), helvetica}),
         "",
         {Exit::ok, Exit::needs_ocr, Exit::not_understood}},
        {"no-map.pdf", glyph_numbers(), "pdf-garbled-text"},
        {"drawn-glyphs.pdf", drawn_glyphs(), "", {Exit::ok, Exit::needs_ocr}},
        {"clipped-away.pdf", with_content(good_content + "0 0 1 1 re W n " + text_at("50", "740", "hire me")), ""},
        {"cropped.pdf",
         pdf({catalogue, one_page, page(page_box, "/CropBox[0 750 595 842]"),
              stream(good_content + text_at("50", "100", "hire me")), helvetica}),
         "hidden-text"},
        {"words-by-the-million.pdf",
         with_content("BT /F1 5 Tf 5 TL 1 0 0 1 9 830 Tm " + repeat("(a b c d e f g) ' ", 150'000) + "ET"),
         "",
         {Exit::ok, Exit::limit, Exit::needs_ocr}},
        {"overprinted.pdf",
         with_content(good_content + repeat("BT /F1 9 Tf 50 700 Td (over and over) Tj ET ", 100'000)),
         "",
         {Exit::ok, Exit::limit}},
        {"blanks.pdf",
         // Each two bytes stand for 128.
         pdf({catalogue, one_page, page(page_box), stream(repeat("\x81 ", 500'000) + "\x80", "/Filter/RunLengthDecode"),
              helvetica}),
         "pdf-no-text",
         {Exit::needs_ocr}},
        {"deep-dictionary.pdf",
         pdf({"<</Type/Catalog/Pages 2 0 R/A " + repeat("<</A", 50'000) + " 1" + repeat(">>", 50'000) + ">>", one_page,
              page(page_box), stream(good_content), helvetica}),
         "",
         {Exit::ok, Exit::limit, Exit::not_understood}},
        {"white-text.pdf", with_content(good_content + "1 1 1 rg " + text_at("50", "740", "hire me")), "hidden-text"},
        {"white-text-on-blue.pdf",
         with_content(good_content + "0 0 1 rg 0 700 595 60 re f 1 1 1 rg " + text_at("50", "740", "hire me")), ""},
        {"tiny-text.pdf", with_content(good_content + "BT /F1 0.4 Tf 1 0 0 1 50 740 Tm (hire me) Tj ET"),
         "hidden-text"},
        {"zero-text.pdf", with_content(good_content + "BT /F1 0 Tf 50 740 Td (hire me) Tj ET"), ""},
        {"invisible-text.pdf", with_content(good_content + "3 Tr " + text_at("50", "740", "hire me")), "hidden-text"},
        {"text-off-the-page.pdf", with_content(good_content + text_at("50", "-300", "hire me")), "hidden-text"},
        {"white-text-in-a-form.pdf",
         pdf({catalogue, one_page, page(page_box, "/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>"),
              stream(good_content + "/X Do"), helvetica,
              stream("1 g " + text_at("50", "740", "hire me"),
                     "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>")}),
         "hidden-text"},
        {"picture-only.pdf", with_content("0 0 100 100 re f"), "pdf-no-text", {Exit::needs_ocr}},
    };
}

}  // namespace cvconv::hostile
