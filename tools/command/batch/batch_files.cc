// Files into a folder.

#include <atomic>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include "tools/blind/placeholders.h"
#include "tools/command/batch/batch.h"
#include "tools/command/batch/batch_journal.h"
#include "tools/command/batch/batch_report.h"
#include "tools/command/batch/crew.h"
#include "tools/command/batch/file_tasks.h"
#include "tools/command/batch/interruption.h"
#include "tools/worker/files.h"
#include "writers/registry.h"

namespace cvconv::command {
namespace {

namespace fs = std::filesystem;

std::string options_of_blinding(const BatchOptions& options) {
    const blind::Options& blind = options.blind.blind;
    return options.blinds()
               ? fmt::format(" {} {} {} {} {} {:x}", options.blind.profile, fmt::join(blind.hide, ","),
                             fmt::join(blind.keep, ","), options.blind.authors, blind.force, hash_of(blind.key))
               : std::string();
}

/// Everything that the outputs depend on, beside the inputs.
std::string options_text(const BatchOptions& options, const ConvertOptions& how) {
    return fmt::format("{} {} {} {} {} {} {} {} {} {} {} {:x} {:x} {} {}", CVCONV_VERSION, options.to, how.from,
                       how.recognize.language, how.recognize.min_probability, how.read.ignore_attachments,
                       how.read.limits.max_pages,
                       how.read.limits.max_bytes + how.read.limits.max_words + how.read.limits.max_lines,
                       options.write.json_resume.schema_version, options.write.json_resume.legacy_keys,
                       options.write.json_resume.provenance, hash_of(how.read.password),
                       hash_of(options.write.latex.template_source), options.write.latex.template_name,
                       options.common.timeout.value_or(-1)) +
           options_of_blinding(options);
}

std::string with_shard(std::string_view name, const BatchOptions& options, std::string_view end) {
    return options.sharded ? fmt::format("{}-{}-of-{}{}", name, options.shard.index, options.shard.count, end)
                           : fmt::format("{}{}", name, end);
}

/// Where no file can be written into a folder, as on a full disk: why.
std::optional<std::string> why_nothing_is_written(const std::string& folder) {
    constexpr std::size_t block = 4096;  // a full disk may still take a name, and what is smaller than a block
    Diagnostics said;
    const std::string probe = (fs::path(folder) / fmt::format(".cvconv-probe-{}", ::getpid())).string();
    if (!write_file(probe, std::string(block, ' '), false, said)) {
        return said.all().front().detail;
    }
    std::error_code none;
    fs::remove(probe, none);
    return std::nullopt;
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
          crew_(options.jobs) {
        if (!options.report.empty()) {
            blinded_.reset(std::fopen(options.report.c_str(), options.resume ? "a" : "w"));
        }
    }

    /// False where what blinding did could not be kept.
    [[nodiscard]] bool reports_written() {
        return options_.report.empty() ||
               (blinded_ && std::fflush(blinded_.get()) == 0 && std::ferror(blinded_.get()) == 0);
    }

    BatchReport& run() {
        bool more = true;
        while (more || !crew_.idle()) {
            while (more && !crew_.full()) {
                more = start_next();
                report_.show_progress();
            }
            for (Crew::Finished& finished : crew_.wait(500, interruption_.descriptor())) {
                take(finished);
            }
            if (interruption_.came() && !end_) {
                end(Code::interrupted, "");
            }
            more = more && !end_;
            report_.show_progress();
        }
        report_.set_retried(tasks_.retried());
        if (options_.prune && inputs_.complete() && !end_) {
            report_.set_pruned(journal_.prune(inputs_));
        }
        return report_;
    }

    /// What ended it before all was done; nothing where nothing did.
    void say_end(Diagnostics& said) const {
        if (end_) {
            const std::string done =
                fmt::format("{} of {} done", report_.done(), counted(static_cast<int>(inputs_.size()), "input"));
            Place place;
            place.file = *end_ == Code::output_unwritable ? options_.output : "";
            said.add(*end_, std::move(place), end_reason_.empty() ? done : end_reason_ + "; " + done);
        }
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
            return tasks_.run(path, std::move(request), [this] { return given_up_.load(); });
        });
        running_[ticket_++] = {*std::move(input), std::move(output), state};
        return true;
    }

    void take(Crew::Finished& finished) {
        const Running job = std::move(running_.extract(finished.ticket).mapped());
        apply_strict(options_.common, finished.result);
        Diagnostics& said = finished.result.diagnostics;
        if (end_ && !finished.result.output && !said.has_errors()) {
            return;  // it was given up
        }
        std::error_code none;
        if (blinded_ && !finished.result.report.empty()) {
            const nlohmann::ordered_json line = {
                {"file", job.input.path},
                {"output", finished.result.output ? nlohmann::ordered_json(job.output) : nullptr},
                {"report", nlohmann::ordered_json::parse(finished.result.report, nullptr, false)}};
            const std::string text = line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
            std::fputs(text.c_str(), blinded_.get());  // what goes wrong is said at the end
        }
        if (finished.result.output && fs::equivalent(job.input.path, job.output, none)) {
            said.add(Code::usage, fmt::format("{} is both input and output", job.output));
        } else if (finished.result.output) {
            if (write_file(job.output, *finished.result.output, false, said)) {
                journal_.add(job.state, job.input.output);
            } else if (std::optional<std::string> reason = why_nothing_is_written(options_.output); reason && !end_) {
                end(Code::output_unwritable, *std::move(reason));
            }
        }
        report_.ended(job.input.path, job.output, said, exit_status(said, options_.policy()));
    }

    /// Nothing more is begun, and what is at work is given up.
    void end(Code code, std::string reason) {
        end_ = code;
        end_reason_ = std::move(reason);
        given_up_ = true;
    }

    const BatchOptions& options_;
    const ConvertOptions& how_;
    BatchInputs& inputs_;
    BatchJournal journal_;
    BatchReport report_;
    TemporaryFile blinded_{nullptr, &std::fclose};  ///< a lasting one; null where none is asked for
    FileTasks tasks_;
    std::map<std::uint64_t, Running> running_;
    std::uint64_t ticket_ = 0;
    std::optional<Code> end_;
    std::string end_reason_;
    std::atomic<bool> given_up_{false};
    Interruption interruption_;  ///< before the threads
    Crew crew_;                  ///< the last: its threads use what is above
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
    if (options.blinds()) {
        sources.rename = [&](std::string_view name) { return blind::keyed_hash(name, options.blind.blind.key); };
    }
    BatchInputs inputs(sources, said);
    if (said.has_errors()) {
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    std::error_code failed;
    fs::create_directories(options.output, failed);
    const bool made = fs::is_directory(options.output, failed);
    if (std::optional<std::string> reason =
            made ? why_nothing_is_written(options.output) : std::optional<std::string>("it cannot be made a folder")) {
        Place place;
        place.file = options.output;
        said.add(Code::output_unwritable, std::move(place), *std::move(reason));
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    FileBatch batch(options, how, messages, inputs);
    if (!batch.reports_written()) {  // said before hours of work
        said.add(Code::output_unwritable, Place{options.report, 0, 0, 0, ""}, std::strerror(errno));
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    BatchReport& report = batch.run();
    if (!batch.reports_written()) {
        said.add(Code::output_unwritable, Place{options.report, 0, 0, 0, ""}, "reports are missing");
    }
    batch.say_end(said);
    std::string summary = options.summary;
    if (summary.empty() && !options.blinds()) {  // a folder to pass on has no names of those who applied
        summary = (fs::path(options.output) / with_shard("summary", options, ".json")).string();
    }
    if (!summary.empty()) {
        report.write_summary(summary, said);
    }
    if (options.prune && !inputs.complete()) {
        messages.say("nothing was pruned: not every folder could be read");
    }
    report.say_summary(summary);
    messages.report(said);
    return static_cast<int>(said.has_errors() ? exit_status(said, {}) : report.status());
}

}  // namespace cvconv::command
