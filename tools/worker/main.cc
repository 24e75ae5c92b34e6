// cvconv-worker: reads files for `cvconv`, confined. It links poppler, where that was built.
// It is started by a WorkerPool, with a socket as its file descriptor 3.

#include "readers/registry.h"
#include "tools/worker/run_worker.h"
#ifdef CVCONV_HAS_PDF
#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/reader.h"
#include "tools/worker/views/page_pictures.h"
#include "tools/worker/views/print_words.h"
#include "tools/worker/views/printed_pages.h"
#endif

int main(int argc, char** argv) {
    using namespace cvconv;
    std::vector<Reader> readers = core_readers();
    worker::PdfStages stages;
#ifdef CVCONV_HAS_PDF
    auto library = pdf::keep_library_open();
    readers.insert(readers.begin(), pdf_reader());
    stages = {worker::print_words, worker::printed_pages, worker::page_pictures};
#endif
    return worker::run_worker(argc, argv, readers, stages);
}
