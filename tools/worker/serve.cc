#include "tools/worker/serve.h"

#include "tools/worker/confine.h"
#include "tools/worker/transfer.h"

namespace cvconv::worker {
namespace {

// A process that has grown, or has done much, is not the one that was tested: a fresh one costs 6 ms.
constexpr std::size_t grown = std::size_t{256} << 20U;
constexpr int many = 10'000;

/// There is nothing to hurry for between two files: a supervisor that ends closes the socket.
Clock::time_point whenever() {
    return Clock::now() + std::chrono::hours(24 * 365);
}

bool out_of_memory(const Diagnostics& diagnostics) {
    for (const Diagnostic& d : diagnostics.all()) {
        if (d.code == Code::limit_reached && d.detail == "memory") {
            return true;
        }
    }
    return false;
}

}  // namespace

int serve(const Hello& hello, const Handler& handler) {
    if (send(supervisor_socket, pack(hello), whenever()) != Transfer::done) {
        return 1;
    }
    std::string packed;
    for (int served = 1;; ++served) {
        if (receive(supervisor_socket, packed, whenever()) != Transfer::done) {
            return 0;
        }
        std::string_view bytes;
        std::optional<Request> request = unpack_request(packed, bytes);
        if (!request) {
            return 1;
        }
        limit_time(request->seconds);
        limit_memory(request->memory_bytes);
        request->options.read.on_page = [](int page, int pages) {
            (void)send(supervisor_socket, pack(Progress{page, pages}), whenever());
        };
        Reply reply{handler(*request, bytes)};
        reply.last = served >= many || out_of_memory(reply.result.diagnostics) || memory_in_use() > grown;
        if (send(supervisor_socket, pack(reply), whenever()) != Transfer::done || reply.last) {
            return 0;
        }
    }
}

}  // namespace cvconv::worker
