#pragma once
// A file, and what to do with it, in the kind of process that suits it. A single file: PDF in a worker
// (tools/worker), everything else in a child of our own (isolation.h), which is there at once. Many
// files: all in workers, which live on.

#include <string>

#include "tools/command/options.h"
#include "tools/worker/tasks.h"
#include "tools/worker/workers.h"

namespace cvconv::command {

class FileTasks {
public:
    /// For one file after the other. No process is started before a file needs it.
    explicit FileTasks(const CommonOptions& common);
    /// For many at a time, in that many workers. Only then it is safe to use from several threads: a
    /// child of ours must not be forked where there are some.
    FileTasks(const CommonOptions& common, int workers);

    /// Reads `path` ("-" = standard input; LinkedIn's export may be a folder) and does it. A DOC is made a DOCX by
    /// LibreOffice first (old_word.h); not where isolation is required, nor by run_on(), which is given what strangers
    /// send to a service. What is at work on it is ended once `cancelled` says yes (WorkerPool::run).
    [[nodiscard]] Conversion run(const std::string& path, worker::Request request, const Cancelled& cancelled = {});
    /// The same for what was read already; `request.options.file_name` says what it is called.
    [[nodiscard]] Conversion run_on(std::string_view bytes, worker::Request request);
    /// A worker that is at work on it is ended once `cancelled` says yes (WorkerPool::run).
    [[nodiscard]] Conversion run_on(std::string_view bytes, worker::Request request, const Cancelled& cancelled);

    /// How many files were tried more than once.
    [[nodiscard]] int retried() const { return workers_.retried(); }

private:
    FileTasks(const CommonOptions& common, int workers, bool all_in_workers);
    [[nodiscard]] Conversion run_on_old_word(std::string_view bytes, worker::Request request,
                                             const Cancelled& cancelled);

    bool all_in_workers_;
    Isolation isolation_;
    ProcessLimits limits_;
    int seconds_of_slow_work_;
    worker::Workers workers_;
};

}  // namespace cvconv::command
