#include "tools/worker/run_worker.h"

#include <cstdlib>
#include <string_view>

#include "tools/worker/confine.h"
#include "tools/worker/serve.h"

namespace cvconv::worker {

int run_worker(int argc, char** argv, const std::vector<Reader>& readers, const PdfStages& stages) {
    if (argc != 3) {
        return 2;  // people have no use for it
    }
    Hello hello;
    hello.version = CVCONV_VERSION;
    if (std::string_view(argv[1]) == "confined") {
        hello.limited = limit_resources(std::strtoull(argv[2], nullptr, 10));
        hello.confined = filter_system_calls();
    }
    return serve(hello, [&](const Request& request, std::string_view bytes) {
        return run_task(request, bytes, readers, stages);
    });
}

}  // namespace cvconv::worker
