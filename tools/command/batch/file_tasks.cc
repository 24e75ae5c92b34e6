#include "tools/command/batch/file_tasks.h"

#include "readers/registry.h"
#include "tools/command/linkedin_folder.h"
#include "tools/command/old_word.h"
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
      seconds_of_slow_work_(common.timeout.value_or(usual_seconds_of_slow_work)),
      workers_(pool_options(common, workers), program_of(Worker::ocr)) {}

Conversion FileTasks::run(const std::string& path, worker::Request request, const Cancelled& cancelled) {
    request.options.file_name = path;
    Diagnostics said(path);
    const std::size_t most = request.options.read.limits.max_bytes;
    const bool unpacked = is_linkedin_folder(path);
    std::optional<std::string> bytes =
        unpacked ? archive_of_linkedin_folder(path, most, said) : read_file(path, most, said);
    if (!bytes) {
        return {std::nullopt, std::move(said)};
    }
    if (unpacked && request.options.from.empty()) {
        request.options.from = "linkedin";
    }
    if (request.options.from.empty() && isolation_ != Isolation::require && is_old_word(*bytes)) {
        return run_on_old_word(*bytes, std::move(request), cancelled);
    }
    return run_on(*bytes, std::move(request), cancelled);
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

Conversion FileTasks::run_on_old_word(std::string_view bytes, worker::Request request, const Cancelled& cancelled) {
    Diagnostics said(request.options.file_name);
    const std::optional<std::string> docx = docx_of_old_word(bytes, seconds_of_slow_work_, said, cancelled);
    if (!docx) {
        return {std::nullopt, std::move(said)};
    }
    request.options.from = "docx";
    Conversion result = run_on(*docx, std::move(request), cancelled);
    said.add(Code::format_chosen, "docx: LibreOffice made it of the DOC");
    result.diagnostics.append(said);
    return result;
}

}  // namespace cvconv::command
