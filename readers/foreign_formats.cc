// Formats that are known by their first bytes so that people can be told what to do: none of them is read.

#include <algorithm>
#include <string_view>

#include "ir/unicode.h"
#include "readers/registry.h"
#include "readers/zip_parts.h"

namespace cvconv {
namespace {

using namespace std::string_view_literals;

/// What a format is called, and what makes something of it that is read.
struct Foreign {
    std::string_view name;
    std::string_view way;
};

constexpr std::string_view encrypted_word = "Word, encrypted with a password";
constexpr std::string_view by_office = "`soffice --headless --convert-to docx FILE` makes a DOCX of it";
constexpr std::string_view by_pages = "in Pages, or at icloud.com/pages, File > Export To > Word makes a DOCX of it";
constexpr std::string_view by_google =
    "it is only a link: open it, and File > Download > Microsoft Word makes a DOCX of it";
constexpr std::string_view by_printing = "`soffice --headless --convert-to pdf FILE` makes a PDF of it";
constexpr std::string_view by_ocr = "`tesseract FILE cv pdf` makes cv.pdf of it";

/// Office programs pack their files as ZIP. Word's and OpenDocument texts come here where their readers were not built.
Foreign archive_of(ZipKind kind) {
    switch (kind) {
        case ZipKind::docx: return {"Word (DOCX)", "this build has no minizip, which reads it"};
        case ZipKind::odt: return {"OpenDocument text (ODT)", "this build has no minizip, which reads it"};
        case ZipKind::spreadsheet: return {"a spreadsheet", by_printing};
        case ZipKind::presentation: return {"a presentation", by_printing};
        case ZipKind::epub: return {"an e-book (EPUB)", "`pandoc FILE -o cv.html` makes a page of it"};
        case ZipKind::pages: return {"Pages", by_pages};
        case ZipKind::linkedin: return {"LinkedIn's data export", "this build has no minizip, which reads it"};
        case ZipKind::none:
        case ZipKind::other: break;
    }
    return {"a ZIP archive", "unpack it"};
}

/// The command that begins a LaTeX document stands at the beginning of a line, behind comments at most.
bool looks_like_tex(std::string_view bytes) {
    std::string_view text = bytes.substr(0, 1U << 14U);
    while (!text.empty()) {
        std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = trim(text.substr(0, end));
        if (line.starts_with("\\documentclass") || line.starts_with("\\documentstyle")) {
            return true;
        }
        if (!line.empty() && !line.starts_with('%') && !line.starts_with('\\')) {
            return false;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

/// [MS-DOC] 2.5.2: the text's stream begins with 0xA5EC, and a bit of its flags says that it is encrypted. It is the
/// first of the container, behind the head of 512 bytes.
bool is_encrypted_doc(std::string_view bytes) {
    constexpr std::size_t begin = 512;
    constexpr std::size_t flags = begin + 0x0B;  // the upper byte
    return bytes.size() > flags && bytes.substr(begin, 2) == "\xEC\xA5" &&
           (static_cast<unsigned char>(bytes[flags]) & 1U) != 0;
}

/// What Google Drive leaves on a disk for a document: {"url": "https://docs.google.com/…", "doc_id": "…", …}
bool is_google_link(std::string_view bytes) {
    constexpr std::size_t longest = 2000;
    return bytes.size() < longest && trim(bytes).starts_with('{') &&
           bytes.find("\"doc_id\"") != std::string_view::npos &&
           bytes.find("docs.google.com") != std::string_view::npos;
}

Foreign find_foreign(std::string_view bytes) {
    if (is_google_link(bytes)) {
        return {"a Google document (.gdoc)", by_google};
    }
    struct Signature {
        std::string_view bytes;
        Foreign format;
    };
    static constexpr Signature signatures[] = {
        {"%!PS"sv, {"PostScript", "`ps2pdf FILE` makes a PDF of it"}},
        {"\x89PNG"sv, {"a picture (PNG), whose text OCR has to find", by_ocr}},
        {"\xFF\xD8\xFF"sv, {"a picture (JPEG), whose text OCR has to find", by_ocr}},
        {"GIF8"sv, {"a picture (GIF), whose text OCR has to find", by_ocr}},
        {"II*\0"sv, {"a picture (TIFF), whose text OCR has to find", by_ocr}},
        {"MM\0*"sv, {"a picture (TIFF), whose text OCR has to find", by_ocr}},
    };
    if (const ZipKind kind = zip_kind(bytes); kind != ZipKind::none) {
        return archive_of(kind);
    }
    if (bytes.starts_with("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv)) {
        // Word puts an encrypted DOCX into the container of the old format, as a part of this name in UTF-16.
        const bool encrypted =
            bytes.find("E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0"sv) != std::string_view::npos;
        return encrypted || is_encrypted_doc(bytes) ? Foreign{encrypted_word, "save it without one"}
                                                    : Foreign{"Word (DOC)", by_office};
    }
    for (const Signature& signature : signatures) {
        if (bytes.starts_with(signature.bytes)) {
            return signature.format;
        }
    }
    return looks_like_tex(bytes) ? Foreign{"LaTeX", "`pdflatex FILE` makes a PDF of it"} : Foreign{};
}

}  // namespace

std::string_view foreign_format(std::string_view bytes) {
    return find_foreign(bytes).name;
}

bool is_encrypted_word(std::string_view bytes) {
    return foreign_format(bytes) == encrypted_word;
}

std::string_view way_from_foreign_format(std::string_view bytes) {
    return find_foreign(bytes).way;
}

}  // namespace cvconv
