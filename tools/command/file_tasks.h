#pragma once
// A file, and what to do with it, in the kind of process that suits it: PDF in a worker that outlives
// it (tools/worker), everything else in a child of our own (isolation.h), which is there at once.

#include <string>

#include "tools/command/options.h"
#include "tools/worker/pool.h"
#include "tools/worker/tasks.h"

namespace cvconv::command {

class FileTasks {
public:
    /// `at_a_time`: most workers. No process is started before a file needs it.
    explicit FileTasks(const CommonOptions& common, int at_a_time = 1);

    /// Reads `path` ("-" = standard input) and does it. Safe from several threads.
    [[nodiscard]] Conversion run(const std::string& path, worker::Request request);
    /// The same for what was read already; `request.options.file_name` says what it is called.
    [[nodiscard]] Conversion run_on(std::string_view bytes, worker::Request request);

private:
    Isolation isolation_;
    ProcessLimits limits_;
    WorkerPool workers_;
};

/// The program cvconv-pdf-worker: beside this one, or where `cmake --install` puts it.
[[nodiscard]] std::string worker_program();

}  // namespace cvconv::command
