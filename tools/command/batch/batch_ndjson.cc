// Lines of JSON in and out: for pipes, and for programs that spread work over machines.

#include <cerrno>
#include <cstring>
#include <deque>

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include "tools/command/batch/batch.h"
#include "tools/command/batch/batch_report.h"
#include "tools/command/batch/crew.h"
#include "tools/command/batch/file_tasks.h"
#include "tools/command/batch/ndjson_request.h"
#include "tools/worker/files.h"

namespace cvconv::command {
namespace {

using Json = nlohmann::ordered_json;
using Request = NdjsonRequest;

/// Standard input, line by line, without waiting where there is nothing. Of a line that is too long
/// only the beginning is kept.
class Lines {
public:
    explicit Lines(std::size_t longest) : longest_(longest) {}

    [[nodiscard]] bool ended() const { return ended_ && begin_ == buffer_.size(); }
    /// There is a line, or the end: next() will not need more.
    [[nodiscard]] bool ready() const { return ended_ || buffer_.find('\n', searched_) != std::string::npos; }
    void read_more() {
        buffer_.erase(0, begin_);
        begin_ = 0;
        searched_ = buffer_.size();
        char chunk[1U << 16U];
        ssize_t got = ::read(STDIN_FILENO, chunk, sizeof chunk);
        if (got > 0) {
            std::string_view part(chunk, static_cast<std::size_t>(got));
            std::size_t line_end = buffer_.size() < longest_ ? 0 : std::min(part.find('\n'), part.size());
            buffer_ += part.substr(line_end);  // what is beyond the longest line is dropped
        } else if (got == 0 || errno != EINTR) {
            ended_ = true;
        }
    }
    [[nodiscard]] std::string next() {
        std::size_t end = std::min(buffer_.find('\n', std::max(begin_, searched_)), buffer_.size());
        std::string line = buffer_.substr(begin_, end - begin_);
        begin_ = searched_ = std::min(end + 1, buffer_.size());
        return line;
    }

private:
    std::size_t longest_;
    std::string buffer_;
    std::size_t begin_ = 0;     ///< of the next line
    std::size_t searched_ = 0;  ///< there is no line end from begin_ to here
    bool ended_ = false;
};

class Pipeline {
public:
    Pipeline(const BatchOptions& options, const ConvertOptions& how, Messages& messages, BatchReport& report)
        : options_(options),
          how_(how),
          messages_(messages),
          report_(report),
          longest_(how.read.limits.max_bytes / 3 * 4 + (1U << 16U)),
          lines_(longest_),
          window_(static_cast<std::size_t>(options.jobs) * 32),
          tasks_(options.common, options.jobs),
          crew_(options.jobs) {}

    /// False if standard output is gone.
    bool run() {
        while (!lines_.ended() || !answers_.empty()) {
            bool wants = !crew_.full() && answers_.size() < window_;
            if (wants && lines_.ready() && !lines_.ended()) {
                accept(lines_.next());
            } else if (wants && !lines_.ended()) {
                wait(STDIN_FILENO);
            } else {
                wait(-1);
            }
            if (!flush()) {
                return false;
            }
        }
        report_.set_retried(tasks_.retried());
        return true;
    }

private:
    /// The answer to one line; `text` when it is ready.
    struct Answer {
        Request request;
        std::string text;
        bool ready = false;
    };

    void accept(const std::string& line) {
        Diagnostics said;
        std::optional<Request> request = parse_ndjson_request(line, longest_, said);
        std::uint64_t ticket = first_ + answers_.size();
        answers_.emplace_back();
        if (!request) {
            answer(ticket, {std::nullopt, said});
            return;
        }
        answers_.back().request = {request->id, request->name, request->is_path, {}};
        crew_.start(ticket, [this, line = *std::move(request)] {
            worker::Request task;
            task.options = how_;
            task.options.file_name = line.name;
            if (!line.is_path) {
                return tasks_.run_on(line.bytes, std::move(task));
            }
            if (line.name == "-") {
                Conversion refused{std::nullopt, Diagnostics(line.name)};
                refused.diagnostics.add(Code::usage, "\"path\" must be a file: standard input has the requests");
                return refused;
            }
            return tasks_.run(line.name, std::move(task));
        });
    }

    void wait(int other) {
        for (Crew::Finished& finished : crew_.wait(1000, other)) {
            answer(finished.ticket, std::move(finished.result));
        }
        pollfd input{other, POLLIN, 0};
        if (other >= 0 && ::poll(&input, 1, 0) > 0) {
            lines_.read_more();
        }
    }

    void answer(std::uint64_t ticket, Conversion result) {
        Answer& answer = answers_[ticket - first_];
        apply_strict(options_.common, result);
        Exit status = exit_status(result.diagnostics, options_.policy());
        report_.count(status);
        Json json = Json::object();
        if (!answer.request.id.is_null()) {
            json["id"] = answer.request.id;
        }
        if (!answer.request.name.empty()) {
            json[answer.request.is_path ? "path" : "name"] = answer.request.name;
        }
        json["status"] = name_of(status);
        json["exit"] = static_cast<int>(status);
        json["diagnostics"] = to_json(result.diagnostics);
        if (result.output) {
            Json parsed = options_.to == "json-resume" ? Json::parse(*result.output, nullptr, false)
                                                       : Json(Json::value_t::discarded);
            json["result"] = parsed.is_discarded() ? Json(*result.output) : std::move(parsed);
        }
        if (!result.report.empty()) {
            json["report"] = Json::parse(result.report, nullptr, false);
        }
        answer.text = json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
        answer.ready = true;
        messages_.log_only(result.diagnostics);
    }

    /// What is ready and has nothing open before it. False if standard output is gone.
    bool flush() {
        while (!answers_.empty() && answers_.front().ready) {
            if (!write_all(STDOUT_FILENO, answers_.front().text)) {
                return false;
            }
            answers_.pop_front();
            ++first_;
        }
        return true;
    }

    const BatchOptions& options_;
    const ConvertOptions& how_;
    Messages& messages_;
    BatchReport& report_;
    std::size_t longest_;
    Lines lines_;
    std::size_t window_;  ///< lines that are worked on or wait for one before them
    FileTasks tasks_;
    std::deque<Answer> answers_;
    std::uint64_t first_ = 0;  ///< the ticket of answers_[0]
    Crew crew_;                ///< the last: its threads use what is above
};

}  // namespace

int batch_ndjson(const BatchOptions& options, const ConvertOptions& how, Messages& messages) {
    BatchReport report(messages, 0, BatchReport::Progress::none);
    Pipeline pipeline(options, how, messages, report);
    if (!pipeline.run()) {
        Diagnostics said("standard output");
        said.add(Code::output_unwritable, std::strerror(errno));
        messages.report(said);
        return static_cast<int>(Exit::output_unwritable);
    }
    Diagnostics said;
    if (!options.summary.empty()) {
        report.write_summary(options.summary, said);
    }
    messages.report(said);
    report.say_summary();
    return static_cast<int>(said.has_errors() ? exit_status(said, {}) : report.status());
}

}  // namespace cvconv::command
