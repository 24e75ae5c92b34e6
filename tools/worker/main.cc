// cvconv-worker: reads files for `cvconv`, confined. The only program that links poppler, where that was built.
// It is started by a WorkerPool, with a socket as its file descriptor 3.

#include <cstdlib>
#include <string_view>

#include "readers/registry.h"
#include "tools/worker/confine.h"
#include "tools/worker/serve.h"
#include "tools/worker/tasks.h"
#ifdef CVCONV_HAS_PDF
#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/reader.h"
#include "tools/worker/page_pictures.h"
#include "tools/worker/print_words.h"
#include "tools/worker/printed_pages.h"
#endif

int main(int argc, char** argv) {
    using namespace cvconv;
    if (argc != 3) {
        return 2;  // people have no use for it
    }
    worker::Hello hello;
    hello.version = CVCONV_VERSION;
    std::vector<Reader> readers = core_readers();
    worker::PdfStages pdf_stages;
#ifdef CVCONV_HAS_PDF
    auto library = pdf::keep_library_open();
    readers.insert(readers.begin(), pdf_reader());
    pdf_stages = {worker::print_words, worker::printed_pages, worker::page_pictures};
#endif
    if (std::string_view(argv[1]) == "confined") {
        hello.limited = worker::limit_resources(std::strtoull(argv[2], nullptr, 10));
        hello.confined = worker::filter_system_calls();
    }
    return worker::serve(hello, [&](const worker::Request& request, std::string_view bytes) {
        return worker::run_task(request, bytes, readers, pdf_stages);
    });
}
