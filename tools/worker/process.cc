#include "tools/worker/process.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/worker/serve.h"

namespace cvconv::worker {
namespace {

/// poppler makes and frees thousands of small things for a page: malloc keeps more of each size at hand than seven, and
/// gives back no memory that the next file needs. Who has tuned glibc otherwise is left alone.
constexpr const char* memory_habits =
    "GLIBC_TUNABLES=glibc.malloc.tcache_count=300:glibc.malloc.top_pad=1048576:glibc.malloc.trim_threshold=67108864:"
    "glibc.malloc.mmap_threshold=33554432";

std::vector<char*> worker_environment() {
    std::vector<char*> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        if (!std::string_view(*variable).starts_with("OMP_")) {
            variables.push_back(*variable);
        }
    }
    if (std::getenv("GLIBC_TUNABLES") == nullptr) {
        variables.push_back(const_cast<char*>(memory_habits));
    }
    // A worker has one thread: the filter of system calls lets it start no other.
    variables.push_back(const_cast<char*>("OMP_THREAD_LIMIT=1"));
    variables.push_back(nullptr);
    return variables;
}

/// posix_spawn and not fork: the supervisor may have threads.
int spawn(pid_t& id, const std::vector<std::string>& command, int socket) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&files);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&files, socket, supervisor_socket);
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    // The files that we have open (journals, logs, others' sockets) are no business of a worker.
    posix_spawn_file_actions_addclosefrom_np(&files, supervisor_socket + 1);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    std::vector<char*> arguments;
    for (const std::string& word : command) {
        arguments.push_back(const_cast<char*>(word.c_str()));
    }
    arguments.push_back(nullptr);
    int error =
        ::posix_spawn(&id, arguments.front(), &files, &attributes, arguments.data(), worker_environment().data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

}  // namespace

std::unique_ptr<Process> Process::start(const std::vector<std::string>& command, std::string& reason) {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        reason = std::strerror(errno);
        return nullptr;
    }
    pid_t id = 0;
    int error = spawn(id, command, ends[1]);
    ::close(ends[1]);
    if (error != 0) {
        ::close(ends[0]);
        reason = fmt::format("{}: {}", command.front(), std::strerror(error));
        return nullptr;
    }
    return std::unique_ptr<Process>(new Process(id, ends[0]));
}

Process::~Process() {
    if (id_ > 0) {
        (void)end(true);
    }
}

Transfer Process::listen(std::string& message, Clock::time_point deadline, const std::function<bool()>& cancelled) {
    Transfer begun = cancelled ? await(socket_, deadline, cancelled) : Transfer::done;
    return begun == Transfer::done ? receive(socket_, message, deadline) : begun;
}

Transfer Process::ask(std::string_view packed, std::string& answer, Clock::time_point deadline,
                      const std::function<bool()>& cancelled) {
    ++asked_;
    Transfer sent = send(socket_, packed, deadline);
    return sent == Transfer::done ? listen(answer, deadline, cancelled) : sent;
}

bool Process::waits() const {
    pollfd one{socket_, POLLIN, 0};
    return ::poll(&one, 1, 0) == 0;
}

Process::End Process::end(bool at_once) {
    ::close(socket_);
    int status = 0;
    pid_t ended = 0;
    // Who has closed its socket is ending: let it, to learn how.
    for (int wait = at_once ? 40 : 0; wait < 40; ++wait) {
        ended = ::waitpid(id_, &status, WNOHANG);
        if (ended != 0) {
            break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(wait < 10 ? 1 : 10));
    }
    bool by_us = ended == 0;
    if (by_us) {
        ::kill(id_, SIGKILL);
        while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
        }
    }
    id_ = 0;
    End end;
    end.by_us = by_us;
    end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    end.status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    end.how = end.signal != 0 ? fmt::format("signal {} ({})", end.signal, ::strsignal(end.signal))
                              : fmt::format("exit {}", end.status);
    return end;
}

}  // namespace cvconv::worker
