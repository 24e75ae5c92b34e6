#include "tests/support/office_file.h"

#include "tests/support/zip_writer.h"

namespace cvconv::testing {

std::string zip_of(const Parts& parts) {
    ZipWriter writer;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i == 0) {
            writer.add_stored(parts[i].first, parts[i].second);
        } else {
            writer.add_deflated(parts[i].first, parts[i].second);
        }
    }
    return writer.take();
}

std::string docx_of(const std::string& body, const Parts& more) {
    Parts parts = {
        {"[Content_Types].xml", "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>"},
        {"_rels/.rels",
         "<Relationships><Relationship Id=\"r1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/"
         "relationships/officeDocument\" Target=\"word/document.xml\"/></Relationships>"},
        {"word/document.xml",
         "<w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body>" + body +
             "</w:body></w:document>"},
    };
    parts.insert(parts.end(), more.begin(), more.end());
    return zip_of(parts);
}

std::string odt_of(const std::string& text, const std::string& styles, const Parts& more) {
    Parts parts = {
        {"mimetype", "application/vnd.oasis.opendocument.text"},
        {"content.xml",
         "<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\">"
         "<office:automatic-styles>" +
             styles + "</office:automatic-styles><office:body><office:text>" + text +
             "</office:text></office:body></office:document-content>"},
    };
    parts.insert(parts.end(), more.begin(), more.end());
    return zip_of(parts);
}

}  // namespace cvconv::testing
