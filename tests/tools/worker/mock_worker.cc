// A worker that does what it is told, by the content of the "file": hang, crash, eat memory, print
// garbage. Anything else comes back as it is.

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tools/worker/confine.h"
#include "tools/worker/serve.h"
#include "tools/worker/transfer.h"

namespace {

using namespace cvconv;

[[noreturn]] void hang(bool busy) {
    while (true) {
        if (!busy) {
            ::pause();
        }
    }
}

[[noreturn]] void crash() {
    std::signal(SIGSEGV, SIG_DFL);
    std::raise(SIGSEGV);
    ::_exit(9);
}

void say(const std::string& bytes) {
    (void)::send(worker::supervisor_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
}

Conversion obey(const worker::Request& request, std::string_view order) {
    static int served = 0;
    ++served;
    Conversion result{std::nullopt, Diagnostics(request.options.file_name)};
    if (order == "hang" || order == "spin") {
        hang(order == "spin");
    } else if (order == "crash" || (order == "crash if used" && served > 1) ||
               (order.starts_with("%PDF-crash with fonts") && request.options.read.fonts)) {
        crash();
    } else if (order == "tell of pages") {
        request.options.read.on_page(1, 2);
        request.options.read.on_page(2, 2);
    } else if (order == "leave") {
        ::_exit(0);
    } else if (order == "be killed") {
        std::raise(SIGKILL);
    } else if (order == "garbage") {
        say("Syntax Warning: May not be a PDF file (continuing anyway)\n");
        hang(false);
    } else if (order == "half an answer") {
        say(std::string("cvconv1\n\x40\0\0\0\0\0\0\0half", 20));
        ::_exit(0);
    } else if (order == "endless answer") {
        say(std::string("cvconv1\n\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F", 16));
        hang(false);
    } else if (order == "wrong answer") {
        (void)worker::send(worker::supervisor_socket, "\xC0", worker::Clock::now() + std::chrono::seconds(5));
        hang(false);
    } else if (order == "eat") {
        guarded(result.diagnostics, [] {
            std::vector<std::string> eaten;
            for (int i = 0; i < 64; ++i) {
                eaten.emplace_back(std::size_t{64} << 20U, 'x');
            }
        });
    } else if (order == "abort for want of memory") {
        void* volatile block = std::malloc(std::size_t{64} << 30U);  // volatile: not to be optimised away
        if (block == nullptr) {
            std::abort();
        }
    } else if (order == "throw for want of memory where nobody catches") {
        []() noexcept { std::string(std::size_t{64} << 30U, 'x'); }();
    } else if (order.starts_with("memory")) {
        rlimit limits{};
        ::getrlimit(RLIMIT_AS, &limits);
        result.output = std::to_string(limits.rlim_cur);
    } else if (order == "process") {
        result.output = std::to_string(::getpid());
    } else {
        result.output = std::string(order);
    }
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    std::string mode = argc > 1 ? argv[1] : "";
    if (mode == "confined" && argc > 2) {
        (void)worker::limit_resources(std::stoull(argv[2]));
        (void)worker::filter_system_calls();
    }
    return worker::serve({CVCONV_VERSION, true, true}, obey);
}
