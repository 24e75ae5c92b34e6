#include "tools/worker/pool.h"

#include <csignal>

#include <fmt/format.h>

#include "readers/registry.h"
#include "tools/worker/confine.h"
#include "tools/worker/message.h"
#include "tools/worker/process.h"

namespace cvconv {
namespace {

using namespace worker;

constexpr int most_lives = 3;  // processes that one file may cost as it is

Clock::time_point in_seconds(int seconds) {
    return Clock::now() + std::chrono::seconds(seconds > 0 ? seconds : 365 * 24 * 3600);
}

Conversion failed(const std::string& file, Code code, std::string detail) {
    Conversion result{std::nullopt, Diagnostics(file)};
    result.diagnostics.add(code, std::move(detail));
    return result;
}

/// How much time and memory a worker gets for it.
void bound(Request& request, std::size_t size, const PoolOptions& options) {
    if (options.isolation == Isolation::off) {
        request.seconds = 0;
        request.memory_bytes = 0;
    } else if (request.task == "explain") {
        // It draws each page: two seconds and some hundred megabytes for a hundred of them, however small the file is.
        request.seconds = options.seconds_of_pictures;
        request.memory_bytes = options.memory_bytes;
    } else {
        request.seconds = options.seconds;
        request.memory_bytes = memory_for(size, options.least_memory_bytes, options.memory_bytes);
    }
}

}  // namespace

WorkerPool::WorkerPool(PoolOptions options) : options_(std::move(options)) {}

WorkerPool::~WorkerPool() = default;

Conversion WorkerPool::convert(std::string_view bytes, const ConvertOptions& options) {
    Request request;
    request.options = options;
    return run(std::move(request), bytes);
}

Conversion WorkerPool::run(Request request, std::string_view bytes, const Cancelled& cancelled) {
    const std::string file = request.options.file_name;
    bound(request, bytes.size(), options_);
    const int seconds = request.seconds;
    std::string packed = pack(request, bytes);
    Diagnostics said(file);
    int lives = most_lives;
    for (int attempt = 1;; ++attempt) {
        if (attempt == 2) {
            std::lock_guard lock(mutex_);
            ++retried_;
        }
        std::unique_ptr<Process> process = take(said, cancelled);
        if (!process) {
            give_back(nullptr);
            return {std::nullopt, said};
        }
        const bool fresh = process->asked() == 0;
        std::string answer;
        const Clock::time_point deadline = in_seconds(seconds);
        Transfer transfer = process->ask(packed, answer, deadline, cancelled);
        std::optional<Progress> progress;
        while (transfer == Transfer::done && (progress = unpack_progress(answer))) {
            if (request.options.read.on_page) {
                request.options.read.on_page(progress->page, progress->pages);
            }
            transfer = process->listen(answer, deadline, cancelled);
        }
        std::optional<Reply> reply;
        if (transfer == Transfer::done) {
            reply = unpack_reply(answer, file);
        }
        if (reply) {
            give_back(reply->last ? nullptr : std::move(process));
            bool starved = reply->last && reply->result.diagnostics.has(Code::limit_reached);
            if (starved && !fresh && --lives > 0) {
                continue;  // perhaps the files before this one took the memory
            }
            said.append(reply->result.diagnostics);
            if (!request.options.read.fonts) {
                said.add(Code::pdf_read_without_fonts);
            }
            return {std::move(reply->result.output), std::move(said), std::move(reply->result.report)};
        }
        Process::End end = process->end(transfer != Transfer::closed);
        give_back(nullptr);
        if (transfer == Transfer::cancelled) {
            return {std::nullopt, said};
        }
        if (transfer == Transfer::late || end.signal == SIGXCPU) {
            return failed(file, Code::took_too_long, fmt::format("{} seconds", seconds));
        }
        bool killed_by_others = end.signal == SIGKILL && !end.by_us;
        if ((!fresh || killed_by_others) && --lives > 0) {
            continue;
        }
        bool crashed = transfer == Transfer::closed;
        if (crashed && end.status == memory_ran_out_status) {
            return failed(file, Code::limit_reached, "memory");
        }
        if (crashed && !killed_by_others && request.options.read.fonts && looks_like_pdf(bytes)) {
            request.options.read.fonts = false;
            packed = pack(request, bytes);
            continue;
        }
        return failed(file, Code::reader_crashed, crashed ? end.how : "its answer was not understood");
    }
}

int WorkerPool::started() const {
    std::lock_guard lock(mutex_);
    return started_;
}

int WorkerPool::retried() const {
    std::lock_guard lock(mutex_);
    return retried_;
}

std::vector<int> WorkerPool::idle_processes() const {
    std::lock_guard lock(mutex_);
    std::vector<int> ids;
    for (const auto& process : idle_) {
        ids.push_back(process->id());
    }
    return ids;
}

std::unique_ptr<Process> WorkerPool::take(Diagnostics& said, const Cancelled& cancelled) {
    {
        std::unique_lock lock(mutex_);
        auto is_free = [&] { return busy_ < options_.workers; };
        constexpr std::chrono::milliseconds slice(50);
        bool given_up = cancelled && cancelled();
        while (!given_up && !(cancelled ? free_.wait_for(lock, slice, is_free) : (free_.wait(lock, is_free), true))) {
            given_up = cancelled();
        }
        ++busy_;
        if (given_up) {
            return nullptr;  // run() gives it back
        }
        while (!idle_.empty()) {
            std::unique_ptr<Process> process = std::move(idle_.back());
            idle_.pop_back();
            if (process->waits()) {
                return process;
            }
            // It was killed while it had nothing to do, which must not cost the next file one of its lives.
        }
        ++started_;
    }
    return start(said, cancelled);
}

void WorkerPool::give_back(std::unique_ptr<Process> process) {
    {
        std::lock_guard lock(mutex_);
        --busy_;
        if (process) {
            idle_.push_back(std::move(process));
        }
    }
    free_.notify_one();
}

std::unique_ptr<Process> WorkerPool::start(Diagnostics& said, const Cancelled& cancelled) {
    std::string reason;
    for (int lives = most_lives; lives > 0; --lives) {
        std::unique_ptr<Process> process =
            Process::start({options_.program, options_.isolation == Isolation::off ? "unconfined" : "confined",
                            std::to_string(options_.memory_bytes)},
                           reason);
        if (!process) {
            break;
        }
        std::string hello;
        constexpr int patience = 30;
        const Transfer heard = process->listen(hello, in_seconds(patience), cancelled);
        if (heard == Transfer::done) {
            return satisfied_with(hello, said) ? std::move(process) : nullptr;
        }
        if (heard == Transfer::cancelled) {
            return nullptr;
        }
        Process::End end = process->end(false);
        reason = fmt::format("{}: {}", options_.program, end.how);
        if (end.signal != SIGKILL || end.by_us) {
            break;  // else it was killed from outside: that says nothing about the next one
        }
    }
    said.add(Code::worker_unavailable, reason);
    return nullptr;
}

bool WorkerPool::satisfied_with(const std::string& hello, Diagnostics& said) const {
    std::optional<Hello> heard = unpack_hello(hello);
    if (!heard || heard->version != CVCONV_VERSION) {
        said.add(Code::worker_unavailable,
                 fmt::format("{}: {}", options_.program, heard ? "it is of version " + heard->version : "no worker"));
        return false;
    }
    if (options_.isolation == Isolation::off || (heard->confined && heard->limited)) {
        return true;
    }
    std::string missing = !heard->limited ? "no limits of memory and files" : "no filter of system calls";
    if (options_.isolation == Isolation::require) {
        said.add(Code::worker_unavailable, missing + ", and --isolation=require was given");
        return false;
    }
    if (!said.has(Code::isolation_reduced)) {
        said.add(Code::isolation_reduced, missing);
    }
    return true;
}

}  // namespace cvconv
