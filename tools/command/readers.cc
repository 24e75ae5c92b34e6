#include "tools/command/readers.h"

#include "readers/registry.h"
#include "tools/command/worker_programs.h"
#include "tools/worker/workers.h"

namespace cvconv::command {

const std::vector<Reader>& available_readers() {
#ifdef CVCONV_HAS_PDF
    static const std::vector<Reader> all = worker::readers_with_workers(is_installed(Worker::ocr));
#else
    static const std::vector<Reader> all = core_readers();
#endif
    return all;
}

}  // namespace cvconv::command
