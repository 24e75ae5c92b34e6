#include "tools/command/isolation.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>

#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include "tools/worker/files.h"

namespace cvconv::command {
namespace {

using Json = nlohmann::ordered_json;

/// What travels from the child: a line of JSON about the diagnostics, then the output as it is.
std::string pack(const Conversion& result) {
    Json said = Json::array();
    for (const Diagnostic& d : result.diagnostics.all()) {
        said.push_back({static_cast<int>(d.code), d.place.file, d.place.page, d.place.line, d.place.column,
                        d.place.pointer, d.detail});
    }
    Json more = Json::array();
    for (const auto& [code, count] : result.diagnostics.suppressed()) {
        more.push_back({static_cast<int>(code), count});
    }
    Json head = {{"said", said}, {"more", more}, {"output", result.output.has_value()}, {"report", result.report}};
    return head.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n' + result.output.value_or("");
}

/// Nothing if the child did not come to the end of it.
std::optional<Conversion> unpack(const std::string& packed, const std::string& file_name) {
    std::size_t end = packed.find('\n');
    Json head = Json::parse(packed.substr(0, end), nullptr, false);
    if (end == std::string::npos || head.is_discarded()) {
        return std::nullopt;
    }
    Conversion result{std::nullopt, Diagnostics(file_name)};
    for (const Json& d : head["said"]) {
        result.diagnostics.add(static_cast<Code>(d[0].get<int>()), {d[1], d[2], d[3], d[4], d[5]}, d[6]);
    }
    for (const Json& d : head["more"]) {
        for (int i = 0; i < d[1].get<int>(); ++i) {
            result.diagnostics.add(static_cast<Code>(d[0].get<int>()));
        }
    }
    if (head["output"].get<bool>()) {
        result.output = packed.substr(end + 1);
    }
    result.report = head.value("report", "");
    return result;
}

[[noreturn]] void be_child(int out, const std::function<Conversion()>& work, const ProcessLimits& limits) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    auto seconds = static_cast<rlim_t>(limits.seconds);
    const rlimit time{seconds, seconds + 1};
    const rlimit memory{limits.memory_bytes, limits.memory_bytes};
    const rlimit no_core{0, 0};
    ::setrlimit(RLIMIT_CPU, &time);
    ::setrlimit(RLIMIT_CORE, &no_core);
    if (!under_sanitizer) {
        ::setrlimit(RLIMIT_AS, &memory);
    }
    ::_exit(write_all(out, pack(work())) ? 0 : 1);
}

/// What the child wrote until it closed its end. False if the time was up before.
bool receive(int in, int seconds, std::string& packed) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    while (true) {
        auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        pollfd ready{in, POLLIN, 0};
        int count = left.count() <= 0 ? 0 : ::poll(&ready, 1, static_cast<int>(left.count()));
        if (count == 0) {
            return false;
        }
        char buffer[1U << 16U];
        ssize_t got = count < 0 ? -1 : ::read(in, buffer, sizeof buffer);
        if (got == 0 || (got < 0 && errno != EINTR)) {
            return true;
        }
        packed.append(buffer, got > 0 ? static_cast<std::size_t>(got) : 0);
    }
}

Conversion failed(const std::string& file_name, Code code, std::string detail) {
    Conversion result{std::nullopt, Diagnostics(file_name)};
    result.diagnostics.add(code, std::move(detail));
    return result;
}

}  // namespace

Conversion run_isolated(const std::function<Conversion()>& work, const std::string& file_name,
                        const ProcessLimits& limits) {
    if (limits.seconds <= 0) {
        return work();
    }
    int ends[2];
    if (::pipe(ends) != 0) {
        return failed(file_name, Code::internal_error, std::strerror(errno));
    }
    pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        be_child(ends[1], work, limits);
    }
    ::close(ends[1]);
    if (child < 0) {
        ::close(ends[0]);
        return failed(file_name, Code::internal_error, std::strerror(errno));
    }
    std::string packed;
    bool in_time = receive(ends[0], limits.seconds, packed);
    if (!in_time) {
        ::kill(child, SIGKILL);
    }
    ::close(ends[0]);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (!in_time || (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU)) {
        return failed(file_name, Code::took_too_long, fmt::format("{} seconds", limits.seconds));
    }
    if (std::optional<Conversion> result = unpack(packed, file_name); result && WIFEXITED(status)) {
        return *std::move(result);
    }
    return failed(file_name, Code::internal_error,
                  WIFSIGNALED(status) ? fmt::format("the reader crashed: {}", ::strsignal(WTERMSIG(status)))
                                      : fmt::format("the reader ended with status {}", WEXITSTATUS(status)));
}

}  // namespace cvconv::command
