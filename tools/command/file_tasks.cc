#include "tools/command/file_tasks.h"

#include <filesystem>

#include "readers/registry.h"
#include "tools/command/files.h"
#include "tools/command/readers.h"

namespace cvconv::command {
namespace {

namespace fs = std::filesystem;

Isolation isolation_of(const CommonOptions& common) {
    if (common.timeout == 0 || common.isolation == "off") {
        return Isolation::off;
    }
    return common.isolation == "require" ? Isolation::require : Isolation::best;
}

PoolOptions pool_options(const CommonOptions& common, int workers) {
    PoolOptions options;
    options.program = worker_program();
    options.workers = workers;
    options.seconds = common.timeout;
    options.isolation = isolation_of(common);
    return options;
}

/// The bytes say so, or else the name does.
bool is_read_as_pdf(std::string_view bytes, const ConvertOptions& options) {
    const Reader* reader = options.from.empty() ? choose_reader(available_readers(), bytes, options.file_name)
                                                : find_reader(available_readers(), options.from);
    return reader != nullptr && reader->name == "pdf";
}

}  // namespace

std::string worker_program() {
    const std::string name = "cvconv-worker";
    std::error_code none;
    fs::path folder = fs::read_symlink("/proc/self/exe", none).parent_path();
    fs::path beside = folder / name;
    return (fs::exists(beside, none) ? beside : folder.parent_path() / CVCONV_LIBEXEC / name).string();
}

FileTasks::FileTasks(const CommonOptions& common) : FileTasks(common, 1, false) {}

FileTasks::FileTasks(const CommonOptions& common, int workers) : FileTasks(common, workers, true) {}

FileTasks::FileTasks(const CommonOptions& common, int workers, bool all_in_workers)
    : all_in_workers_(all_in_workers),
      isolation_(isolation_of(common)),
      limits_(common.process_limits()),
      workers_(pool_options(common, workers)) {}

Conversion FileTasks::run(const std::string& path, worker::Request request) {
    request.options.file_name = path;
    Diagnostics said(path);
    std::optional<std::string> bytes = read_file(path, request.options.read.limits.max_bytes, said);
    return bytes ? run_on(*bytes, std::move(request)) : Conversion{std::nullopt, std::move(said)};
}

Conversion FileTasks::run_on(std::string_view bytes, worker::Request request) {
    if (all_in_workers_ || is_read_as_pdf(bytes, request.options)) {
        return workers_.run(std::move(request), bytes);
    }
    auto work = [&] { return worker::run_task(request, bytes, available_readers(), {}); };
    return isolation_ == Isolation::off ? work() : run_isolated(work, request.options.file_name, limits_);
}

}  // namespace cvconv::command
