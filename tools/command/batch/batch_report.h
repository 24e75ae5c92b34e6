#pragma once
// What a batch says: how far it is, how it ended, and the same for programs.

#include <chrono>
#include <map>
#include <string>

#include <nlohmann/json_fwd.hpp>
#include "tools/command/batch/hashes.h"
#include "tools/command/messages.h"

namespace cvconv::command {

/// One status for several inputs: the common one if all ended alike; else that some were converted, or
/// that none was.
[[nodiscard]] Exit common_status(const std::map<Exit, std::size_t>& counts);
/// The statuses with which the output is there.
[[nodiscard]] bool is_converted(Exit status);
[[nodiscard]] std::string_view name_of(Exit status);
/// All of them, for programs: an array; what was left out of it as the count `more`.
[[nodiscard]] nlohmann::ordered_json to_json(const Diagnostics& diagnostics, Audience audience = Audience::command);

class BatchReport {
public:
    enum class Progress { none, lines };  ///< on a terminal there is a bar whatever this says

    BatchReport(Messages& messages, std::size_t inputs, Progress progress)
        : messages_(messages),
          inputs_(inputs),
          progress_(progress),
          failures_(temporary_file()),
          suspects_(temporary_file()) {}

    void skipped() { ++skipped_; }
    /// Errors are shown now, warnings counted and shown in the end, a line a kind; all of them with -v.
    void ended(const std::string& path, const std::string& output, const Diagnostics& said, Exit status);
    /// For what is said elsewhere.
    void count(Exit status);
    /// How many took more than one worker.
    void set_retried(int files) { retried_ = files; }
    /// How many outputs of inputs that are gone were removed.
    void set_pruned(std::size_t outputs) { pruned_ = outputs; }
    /// Shows how far it is, at most five times a second on a terminal, else once.
    void show_progress();

    /// The last lines on stderr: how many inputs have each kind of warning, how it ended, and where `summary` is, if
    /// there is one. With -q nothing where all went well.
    void say_summary(const std::string& summary = {});
    /// The same, every failure, and what does not look like a CV, as JSON, into a file that appears whole or not at
    /// all. `said`: what ended the batch before its end, if anything did, which decides the status.
    void write_summary(const std::string& path, Diagnostics& said);
    [[nodiscard]] Exit status() const;
    /// Inputs that were converted, skipped, or failed.
    [[nodiscard]] std::size_t done() const;

private:
    [[nodiscard]] std::size_t failed() const;
    [[nodiscard]] double seconds() const;

    Messages& messages_;
    std::size_t inputs_;
    Progress progress_;
    TemporaryFile failures_;  ///< lines of JSON: there may be many
    TemporaryFile suspects_;  ///< the same, of what was converted and does not look like a CV
    std::map<Exit, std::size_t> counts_;
    std::map<Code, std::size_t> warnings_;  ///< inputs that have each
    std::size_t skipped_ = 0;
    std::size_t pruned_ = 0;
    int retried_ = 0;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point shown_ = begin_;
};

}  // namespace cvconv::command
