#include "tests/support/office_file.h"

#include <stdexcept>

#include <zip.h>

namespace cvconv::testing {

std::string zip_of(const Parts& parts) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* buffer = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_t* zip = buffer == nullptr ? nullptr : zip_open_from_source(buffer, ZIP_TRUNCATE, &error);
    if (zip == nullptr) {
        throw std::runtime_error(zip_error_strerror(&error));
    }
    zip_source_keep(buffer);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        zip_source_t* part = zip_source_buffer(zip, parts[i].second.data(), parts[i].second.size(), 0);
        const zip_int64_t index = zip_file_add(zip, parts[i].first.c_str(), part, ZIP_FL_ENC_UTF_8);
        zip_set_file_compression(zip, static_cast<zip_uint64_t>(index), i == 0 ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 1);
    }
    if (zip_close(zip) != 0) {
        throw std::runtime_error(zip_strerror(zip));
    }
    zip_source_open(buffer);
    zip_source_seek(buffer, 0, SEEK_END);
    std::string bytes(static_cast<std::size_t>(zip_source_tell(buffer)), '\0');
    zip_source_seek(buffer, 0, SEEK_SET);
    zip_source_read(buffer, bytes.data(), bytes.size());
    zip_source_close(buffer);
    zip_source_free(buffer);
    return bytes;
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
