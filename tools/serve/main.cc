// cvconv-server: the program behind `cvconv serve`, with the same options. SIGTERM or SIGINT ends it when what it is at
// is answered, a second one at once.

#include <algorithm>
#include <atomic>
#include <csignal>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "tools/command/messages.h"
#include "tools/command/serve_options.h"
#include "tools/serve/access.h"
#include "tools/serve/service.h"

namespace {

using namespace cvconv;
using namespace cvconv::command;

sigset_t ending_signals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    return set;
}

/// Signals are waited for by a thread, so they are blocked in all. Workers start with none blocked, and inherit that
/// these are ignored: Ctrl-C and systemd send them to workers as well, which have to finish what they are at.
void block_signals() {
    const sigset_t set = ending_signals();
    (void)pthread_sigmask(SIG_BLOCK, &set, nullptr);
    (void)std::signal(SIGTERM, SIG_IGN);
    (void)std::signal(SIGINT, SIG_IGN);
}

void obey_signals(service::Service& service, const std::atomic<bool>& over, Messages& messages, std::mutex& speaking) {
    const sigset_t set = ending_signals();
    int signal = 0;
    for (int count = 0; sigwait(&set, &signal) == 0 && !over; ++count) {
        {
            std::lock_guard lock(speaking);
            messages.say(count == 0 ? "ending; a second signal gives up what is at work" : "giving up");
        }
        count == 0 ? service.end() : service.give_up();
    }
}

int serve(const Arguments& arguments) {
    Messages messages;
    ServeOptions options;
    ConvertOptions how;
    if (std::optional<int> status = parse_serve_options(arguments, options, how, messages)) {
        return *status;
    }
    Diagnostics said;
    std::string token;
    if (!options.token_file.empty()) {
        token = service::read_token(options.token_file, said);
    }
    std::mutex speaking;
    service::Service::Listening listening;
    if (!options.common.log.empty()) {
        listening = [&](const Diagnostics& heard) {
            std::lock_guard lock(speaking);
            messages.log_only(heard);
        };
    }
    block_signals();
    service::Service service(options, how, std::move(token), std::move(listening));
    if (said.has_errors() || !service.open(said)) {
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    messages.say(fmt::format("listening on {}", service.address()));
    std::atomic<bool> over{false};
    std::thread waiting([&] { obey_signals(service, over, messages, speaking); });
    service.run();
    over = true;
    (void)pthread_kill(waiting.native_handle(), SIGTERM);
    waiting.join();
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    Diagnostics said;
    int status = 0;
    guarded(said, [&] { status = serve(Arguments(argv + std::min(argc, 1), argv + argc)); });
    if (!said.all().empty()) {
        Messages().report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    return status;
}
