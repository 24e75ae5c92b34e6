#include "tools/command/batch/interruption.h"

#include <cerrno>
#include <system_error>

#include <sys/signalfd.h>
#include <unistd.h>

namespace cvconv::command {
namespace {

bool is_ignored(int signal) {
    struct sigaction now {};
    return ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

Interruption::Interruption() {
    sigemptyset(&signals_);
    for (int signal : {SIGINT, SIGTERM}) {
        if (!is_ignored(signal)) {
            sigaddset(&signals_, signal);
        }
    }
    descriptor_ = ::signalfd(-1, &signals_, SFD_CLOEXEC | SFD_NONBLOCK);
    if (descriptor_ < 0) {
        throw std::system_error(errno, std::generic_category(), "signalfd");
    }
    (void)pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
    for (int signal : {SIGINT, SIGTERM}) {
        (void)std::signal(signal, SIG_IGN);
    }
}

Interruption::~Interruption() {
    give_back();
    ::close(descriptor_);
}

bool Interruption::came() {
    signalfd_siginfo about{};
    if (!came_ && ::read(descriptor_, &about, sizeof about) == sizeof about) {
        came_ = true;
        give_back();
    }
    return came_;
}

void Interruption::give_back() {
    for (int signal : {SIGINT, SIGTERM}) {
        if (sigismember(&signals_, signal) == 1) {
            (void)std::signal(signal, SIG_DFL);
        }
    }
    (void)pthread_sigmask(SIG_UNBLOCK, &signals_, nullptr);
}

}  // namespace cvconv::command
