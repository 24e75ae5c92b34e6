#pragma once
// Files that strangers sent, read in processes that can be lost: a crash, a hang or an attack costs
// that one file a diagnostic, and nothing else.
//
//     cvconv::WorkerPool pool({.program = "/usr/libexec/cvconv/cvconv-worker", .workers = 4});
//     cvconv::Conversion result = pool.convert(bytes, options);     // from any thread
//
// A PDF of 2.5 KB can keep poppler busy for ever, one of 3.5 KB make it ask for gigabytes, and it
// crashes on some CVs that are in order. The workers are a program of their own, so that only they
// link it: who uses the pool is not bound by poppler's licence and does not pay its start.

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "tools/library/convert.h"
#include "tools/worker/bounds.h"

namespace cvconv {

namespace worker {
class Process;
struct Request;
}  // namespace worker

enum class Isolation : std::uint8_t {
    best,     ///< as much of it as this system offers; a note says what is missing
    require,  ///< an error where something is missing
    off,      ///< a process of its own without any limits, for looking for bugs
};

struct PoolOptions {
    std::string program;          ///< path of cvconv-worker
    int workers = 1;              ///< most processes at a time; they start when they are needed
    int seconds = usual_seconds;  ///< of time, and of processor time, for one file; 0 = no limit
    int seconds_of_pictures = usual_seconds_of_slow_work;  ///< … where pages are pictures, or are drawn
    std::size_t memory_bytes = most_memory;                ///< of address space, for the largest files
    std::size_t least_memory_bytes = least_memory;         ///< … and for the smallest; bounds.h says what between
    Isolation isolation = Isolation::best;
};

using Cancelled = std::function<bool()>;

class WorkerPool {
public:
    explicit WorkerPool(PoolOptions options);
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;
    ~WorkerPool();

    /// convert(), in a worker. Safe from several threads; waits where all workers are busy. A worker that
    /// was lost is replaced, and the file tried again: in a fresh worker, if others were read in this one
    /// before or it was killed from outside; then without fonts, the usual cause (a warning says so).
    [[nodiscard]] Conversion convert(std::string_view bytes, const ConvertOptions& options);

    /// The same for any task of a worker (tools/worker/tasks.h). `cancelled` is asked some times a second: once it
    /// says yes, the worker is ended, and there is neither an output nor an error.
    [[nodiscard]] Conversion run(worker::Request request, std::string_view bytes, const Cancelled& cancelled = {});

    /// How many processes were started so far.
    [[nodiscard]] int started() const;
    /// How many files cost more than one process so far.
    [[nodiscard]] int retried() const;
    /// The processes that wait for work.
    [[nodiscard]] std::vector<int> idle_processes() const;

private:
    std::unique_ptr<worker::Process> take(Diagnostics& said, const Cancelled& cancelled);
    void give_back(std::unique_ptr<worker::Process> process);
    std::unique_ptr<worker::Process> start(Diagnostics& said, const Cancelled& cancelled);
    [[nodiscard]] bool satisfied_with(const std::string& hello, Diagnostics& said) const;

    PoolOptions options_;
    mutable std::mutex mutex_;
    std::condition_variable free_;
    int busy_ = 0;
    int started_ = 0;
    int retried_ = 0;
    std::vector<std::unique_ptr<worker::Process>> idle_;
};

}  // namespace cvconv
