// cvconv-ocr-worker: what cvconv-worker does, and reads pictures of text. A program of its own, so that nobody else
// pays for the start of Tesseract, and a build or an installation may be without it.

#include "readers/ocr/reader.h"
#include "readers/ocr/tesseract.h"
#include "readers/pdf/file/pdf_file.h"
#include "readers/registry.h"
#include "tools/worker/run_worker.h"
#include "tools/worker/views/page_pictures.h"
#include "tools/worker/views/print_words.h"
#include "tools/worker/views/printed_pages.h"

namespace {

using namespace cvconv;

std::optional<std::string> print_words(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    if (!looks_like_pdf(bytes) && !looks_like_picture(bytes)) {
        diagnostics.add(Code::format_mismatch, "only a PDF or a picture has words with places");
        return std::nullopt;
    }
    auto pages = ocr::read_words(bytes, options, diagnostics);
    return pages ? std::optional(worker::to_lines(*pages)) : std::nullopt;
}

std::optional<std::vector<worker::PrintedPage>> printed_pages(std::string_view bytes, const ReadOptions& options) {
    Diagnostics said;  // the reader of the document says all of it
    auto pages = ocr::read_words(bytes, options, said);
    return pages ? std::optional(worker::as_printed(*std::move(pages))) : std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
    auto library = pdf::keep_library_open();
    std::vector<Reader> readers = core_readers();
    readers.insert(readers.begin(), {scanned_pdf_reader(), picture_reader()});
    ocr::silence();
    return worker::run_worker(argc, argv, readers, {print_words, printed_pages, worker::page_pictures});
}
