// Converts PDFs in this process or, after `--worker PROGRAM`, in a worker, and nothing else: what isolation costs.

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/reader.h"
#include "tools/worker/pool.h"

int main(int argc, char** argv) {
    using namespace cvconv;
    bool in_worker = argc > 2 && std::string_view(argv[1]) == "--worker";
    PoolOptions pool_options;
    pool_options.program = in_worker ? argv[2] : "";
    WorkerPool pool(pool_options);
    auto library = pdf::keep_library_open();
    std::vector<Reader> readers = core_readers();
    readers.insert(readers.begin(), pdf_reader());
    std::size_t written = 0;
    for (int i = in_worker ? 3 : 1; i < argc; ++i) {
        std::ostringstream file;
        file << std::ifstream(argv[i], std::ios::binary).rdbuf();
        const std::string bytes = std::move(file).str();
        ConvertOptions options;
        options.file_name = argv[i];
        Conversion result = in_worker ? pool.convert(bytes, options) : convert(bytes, options, readers);
        written += result.output.value_or("").size();
    }
    std::printf("%zu bytes\n", written);
    return written > 0 ? 0 : 1;
}
