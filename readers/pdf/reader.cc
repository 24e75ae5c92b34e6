// From bytes to the data attached to the PDF, or else to a Document: words, of which some are hidden, and what
// page_document.h makes of them.

#include "readers/pdf/reader.h"

#include <exception>
#include <new>
#include <utility>

#include "readers/pdf/file/attachments.h"
#include "readers/pdf/file/links.h"
#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/page_document.h"
#include "readers/pdf/read_pdf.h"
#include "readers/pdf/words/hidden_text.h"
#include "readers/pdf/words/lost_ligatures.h"
#include "readers/pdf/words/picture_pages.h"
#include "readers/pdf/words/unmapped_fonts.h"
#include "readers/pdf/words/words.h"
#include "readers/registry.h"

namespace cvconv {

namespace {

using namespace pdf;

std::optional<Content> read(std::string_view bytes, const ReadOptions& options, const PageFiller& fill,
                            Diagnostics& diagnostics) {
    if (bytes.size() > static_cast<std::size_t>(INT32_MAX)) {
        diagnostics.add(Code::file_too_large);
        return std::nullopt;
    }
    PdfFile file(bytes, options.password);
    if (!options.ignore_attachments) {
        if (auto content = read_attachment(file, options, diagnostics)) {
            return content;
        }
    }
    auto words = extract_pages(file, options, diagnostics);
    if (!words || !fill(file, *words) || !have_text(*words, diagnostics)) {
        return std::nullopt;
    }
    report_unmapped_fonts(*words, file, diagnostics);
    restore_ligatures(*words, diagnostics);
    std::vector<PageWords> hidden = take_hidden_text(*words, file, options.limits, diagnostics);
    PageDocument made = document_of(*std::move(words), std::move(hidden), options, diagnostics);
    made.document.links = attach_links(read_links(file, options.limits.max_pages), made.placed);
    return std::move(made.document);
}

std::optional<Content> read_text_layer(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    return read_pdf(bytes, options, diagnostics, [&](PdfFile& file, std::vector<PageWords>& pages) {
        report_picture_pages(pages, file, diagnostics);
        return true;
    });
}

}  // namespace

std::optional<Content> pdf::read_pdf(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics,
                                     const PageFiller& fill) {
    try {
        return read(bytes, options, fill, diagnostics);
    } catch (const std::bad_alloc&) {
        throw;  // a limit of memory says nothing about the PDF
    } catch (const std::exception& error) {
        diagnostics.add(Code::pdf_damaged, error.what());
        return std::nullopt;
    }
}

Reader pdf_reader() {
    return {"pdf", "PDF with a text layer", {"pdf"}, looks_like_pdf, read_text_layer};
}

}  // namespace cvconv
