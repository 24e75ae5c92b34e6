// Files into a folder.

#include <filesystem>
#include <map>

#include <fmt/format.h>

#include "tools/command/batch/batch.h"
#include "tools/command/batch/batch_journal.h"
#include "tools/command/batch/batch_report.h"
#include "tools/command/batch/crew.h"
#include "tools/command/batch/file_tasks.h"
#include "tools/worker/files.h"
#include "writers/registry.h"

namespace cvconv::command {
namespace {

namespace fs = std::filesystem;

/// Everything that the outputs depend on, beside the inputs.
std::string options_text(const BatchOptions& options, const ConvertOptions& how) {
    return fmt::format(
        "{} {} {} {} {} {} {} {} {} {} {} {:x} {:x} {} {}", CVCONV_VERSION, options.to, how.from,
        how.recognize.language, how.recognize.min_probability, how.read.ignore_attachments, how.read.limits.max_pages,
        how.read.limits.max_bytes + how.read.limits.max_words + how.read.limits.max_lines,
        options.write.json_resume.schema_version, options.write.json_resume.legacy_keys,
        options.write.json_resume.provenance, hash_of(how.read.password), hash_of(options.write.latex.template_source),
        options.write.latex.template_name, options.common.timeout.value_or(-1));
}

std::string with_shard(std::string_view name, const BatchOptions& options, std::string_view end) {
    return options.sharded ? fmt::format("{}-{}-of-{}{}", name, options.shard.index, options.shard.count, end)
                           : fmt::format("{}{}", name, end);
}

class FileBatch {
public:
    FileBatch(const BatchOptions& options, const ConvertOptions& how, Messages& messages, BatchInputs& inputs)
        : options_(options),
          how_(how),
          inputs_(inputs),
          journal_(options.output, with_shard(".cvconv-done", options, ""), options_text(options, how), options.resume,
                   options.resume || options.prune),
          report_(messages, inputs.size(),
                  options.progress_lines ? BatchReport::Progress::lines : BatchReport::Progress::none),
          tasks_(options.common, options.jobs),
          crew_(options.jobs) {}

    BatchReport& run() {
        bool more = true;
        while (more || !crew_.idle()) {
            while (more && !crew_.full()) {
                more = start_next();
                report_.show_progress();
            }
            for (Crew::Finished& finished : crew_.wait(500)) {
                take(finished);
            }
            report_.show_progress();
        }
        report_.set_retried(tasks_.retried());
        if (options_.prune && inputs_.complete()) {
            report_.set_pruned(journal_.prune(inputs_));
        }
        return report_;
    }

private:
    struct Running {
        BatchInput input;
        std::string output;
        std::uint64_t state;
    };

    /// False after the last input.
    bool start_next() {
        std::optional<BatchInput> input = inputs_.next();
        if (!input) {
            return false;
        }
        if (input->problem) {
            Diagnostics said(input->path);
            said.add(*input->problem, input->problem_detail);
            report_.ended(input->path, {}, said, exit_status(said, options_.policy()));
            return true;
        }
        std::string output = (fs::path(options_.output) / input->output).string();
        std::uint64_t state = journal_.state_of(*input);
        std::error_code none;
        if (options_.resume && state != 0 && journal_.is_done(state) && fs::is_regular_file(output, none)) {
            report_.skipped();
            return true;
        }
        crew_.start(ticket_, [this, path = input->path] {
            worker::Request request;
            request.options = how_;
            return tasks_.run(path, std::move(request));
        });
        running_[ticket_++] = {*std::move(input), std::move(output), state};
        return true;
    }

    void take(Crew::Finished& finished) {
        const Running job = std::move(running_.extract(finished.ticket).mapped());
        apply_strict(options_.common, finished.result);
        Diagnostics& said = finished.result.diagnostics;
        std::error_code none;
        if (finished.result.output && fs::equivalent(job.input.path, job.output, none)) {
            said.add(Code::usage, fmt::format("{} is both input and output", job.output));
        } else if (finished.result.output) {
            fs::create_directories(fs::path(job.output).parent_path(), none);  // what goes wrong is said on writing
            if (write_file(job.output, *finished.result.output, false, said)) {
                journal_.add(job.state, job.input.output);
            }
        }
        report_.ended(job.input.path, job.output, said, exit_status(said, options_.policy()));
    }

    const BatchOptions& options_;
    const ConvertOptions& how_;
    BatchInputs& inputs_;
    BatchJournal journal_;
    BatchReport report_;
    FileTasks tasks_;
    std::map<std::uint64_t, Running> running_;
    std::uint64_t ticket_ = 0;
    Crew crew_;  ///< the last: its threads use what is above
};

}  // namespace

int batch_files(const BatchOptions& options, const ConvertOptions& how, Messages& messages) {
    Diagnostics said;
    BatchSources sources;
    sources.paths = options.sources;
    sources.output_folder = options.output;
    sources.extension = find_writer(options.to)->extensions.front();
    sources.links = options.links == "none" ? Links::none : options.links == "all" ? Links::all : Links::files;
    sources.list_end = options.null_ended ? '\0' : '\n';
    sources.shard = options.shard;
    BatchInputs inputs(sources, said);
    if (said.has_errors()) {
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    std::error_code failed;
    fs::create_directories(options.output, failed);
    if (!fs::is_directory(options.output, failed)) {
        Place place;
        place.file = options.output;
        said.add(Code::output_unwritable, std::move(place), "it cannot be made a folder");
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    FileBatch batch(options, how, messages, inputs);
    BatchReport& report = batch.run();
    report.write_summary(options.summary.empty()
                             ? (fs::path(options.output) / with_shard("summary", options, ".json")).string()
                             : options.summary,
                         said);
    messages.report(said);  // the summary that could not be written
    if (options.prune && !inputs.complete()) {
        messages.say("nothing was pruned: not every folder could be read");
    }
    report.say_summary();
    return static_cast<int>(said.has_errors() ? exit_status(said, {}) : report.status());
}

}  // namespace cvconv::command
