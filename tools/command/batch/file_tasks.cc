#include "tools/command/batch/file_tasks.h"

#include "readers/registry.h"
#include "tools/command/readers.h"
#include "tools/command/worker_programs.h"
#include "tools/worker/files.h"

namespace cvconv::command {
namespace {

Isolation isolation_of(const CommonOptions& common) {
    if (common.timeout == 0 || common.isolation == "off") {
        return Isolation::off;
    }
    return common.isolation == "require" ? Isolation::require : Isolation::best;
}

PoolOptions pool_options(const CommonOptions& common, int workers) {
    PoolOptions options;
    options.program = program_of(Worker::all);
    options.workers = workers;
    options.seconds = common.timeout.value_or(options.seconds);
    options.seconds_of_pictures = common.timeout.value_or(options.seconds_of_pictures);
    options.isolation = isolation_of(common);
    return options;
}

}  // namespace

FileTasks::FileTasks(const CommonOptions& common) : FileTasks(common, 1, false) {}

FileTasks::FileTasks(const CommonOptions& common, int workers) : FileTasks(common, workers, true) {}

FileTasks::FileTasks(const CommonOptions& common, int workers, bool all_in_workers)
    : all_in_workers_(all_in_workers),
      isolation_(isolation_of(common)),
      limits_(common.process_limits()),
      workers_(pool_options(common, workers), program_of(Worker::ocr)) {}

Conversion FileTasks::run(const std::string& path, worker::Request request) {
    request.options.file_name = path;
    Diagnostics said(path);
    std::optional<std::string> bytes = read_file(path, request.options.read.limits.max_bytes, said);
    return bytes ? run_on(*bytes, std::move(request)) : Conversion{std::nullopt, std::move(said)};
}

Conversion FileTasks::run_on(std::string_view bytes, worker::Request request) {
    return run_on(bytes, std::move(request), {});
}

Conversion FileTasks::run_on(std::string_view bytes, worker::Request request, const Cancelled& cancelled) {
    if (all_in_workers_) {
        request.options.read.on_page = nullptr;  // it would be called in several threads
    }
    const Reader* reader = reader_for(available_readers(), bytes, request.options);
    const std::string_view format = reader != nullptr ? reader->name : std::string_view();
    if (all_in_workers_ || format == "pdf" || format == "picture") {
        return workers_.run(request, bytes, format, cancelled);
    }
    auto work = [&] { return worker::run_task(request, bytes, available_readers(), {}); };
    if (isolation_ == Isolation::off) {
        return work();
    }
    ProcessLimits limits = limits_;
    limits.memory_bytes = memory_for(bytes.size(), least_memory, limits_.memory_bytes);
    return run_isolated(work, request.options.file_name, limits);
}

}  // namespace cvconv::command
