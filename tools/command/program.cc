#include "tools/command/program.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cvconv::command {

namespace fs = std::filesystem;

WorkingFolder::WorkingFolder() : path_((fs::temp_directory_path() / "cvconv-XXXXXX").string()) {
    made_ = ::mkdtemp(path_.data()) != nullptr;
}

WorkingFolder::~WorkingFolder() {
    std::error_code none;
    if (made_) {
        fs::remove_all(path_, none);
    }
}

std::string WorkingFolder::operator/(std::string_view name) const {
    return fmt::format("{}/{}", path_, name);
}

namespace {

/// Words as exec takes them.
std::vector<char*> pointers_to(const std::vector<std::string>& words) {
    std::vector<char*> pointers;
    for (const std::string& word : words) {
        pointers.push_back(const_cast<char*>(word.c_str()));
    }
    pointers.push_back(nullptr);
    return pointers;
}

std::vector<std::string> environment_of(const Program& program) {
    std::vector<std::string> all;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string_view text = *entry;
        const std::string_view name = text.substr(0, text.find('='));
        const auto is_named = [&](const auto& own) { return own.first == name; };
        if (std::none_of(program.environment.begin(), program.environment.end(), is_named)) {
            all.emplace_back(text);
        }
    }
    for (const auto& [name, value] : program.environment) {
        all.push_back(fmt::format("{}={}", name, value));
    }
    return all;
}

void limit(int resource, std::size_t most) {
    if (most > 0) {
        const rlimit both{most, most};
        static_cast<void>(::setrlimit(static_cast<__rlimit_resource_t>(resource), &both));
    }
}

/// In the child: only what is safe where other threads may hold locks, so nothing that takes memory.
[[noreturn]] void become(const Program& program, char* const* words, char* const* environment, const char* folder) {
    ::setpgid(0, 0);
    int nothing = ::open("/dev/null", O_RDWR);
    for (int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        ::dup2(nothing, standard);
    }
    ::close_range(STDERR_FILENO + 1, ~0U, 0);
    limit(RLIMIT_FSIZE, program.largest_file);
    limit(RLIMIT_AS, program.memory);
    if (program.offline) {
        // Where that is not allowed the program still has its other bounds; nothing is gained by not running it.
        static_cast<void>(::unshare(CLONE_NEWUSER | CLONE_NEWNET));
    }
    if (::chdir(folder) == 0) {
        ::execvpe(words[0], words, environment);
    }
    ::_exit(127);
}

}  // namespace

Ended run_program(const Program& program, const std::string& folder, int seconds,
                  const std::function<bool()>& cancelled) {
    const std::vector<char*> words = pointers_to(program.arguments);
    const std::vector<std::string> environment = environment_of(program);
    const std::vector<char*> entries = pointers_to(environment);
    pid_t child = ::fork();
    if (child < 0) {
        return Ended::not_started;
    }
    if (child == 0) {
        become(program, words.data(), entries.data(), folder.c_str());
    }
    ::setpgid(child, child);  // here too: whoever is first, the group is there before it has to be stopped
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    // It is left as it ended until its group was stopped, so that the group's number is nobody else's by then.
    siginfo_t ended{};
    bool late = false;
    bool given_up = false;
    while (::waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid == 0) {
        late = seconds > 0 && std::chrono::steady_clock::now() > deadline;
        given_up = !late && cancelled && cancelled();
        if (late || given_up) {
            break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    ::kill(-child, SIGKILL);  // with what it started, and may have left behind
    int status = 0;
    ::waitpid(child, &status, 0);
    if (late || given_up) {
        return late ? Ended::late : Ended::cancelled;
    }
    bool started = !(WIFEXITED(status) && WEXITSTATUS(status) == 127);
    return !started ? Ended::not_started : WIFEXITED(status) && WEXITSTATUS(status) == 0 ? Ended::well : Ended::badly;
}

}  // namespace cvconv::command
