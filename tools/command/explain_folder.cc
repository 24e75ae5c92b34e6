#include "tools/command/explain_folder.h"

#include <filesystem>
#include <map>
#include <thread>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tools/command/batch/batch_inputs.h"
#include "tools/command/batch/batch_report.h"
#include "tools/command/batch/crew.h"
#include "tools/command/batch/file_tasks.h"
#include "tools/worker/files.h"
#include "writers/explain/review.h"

namespace cvconv::command {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// What a batch writes beside its outputs.
bool is_of_the_batch(const std::string& name) {
    const std::string file = fs::path(name).filename().string();
    return file.starts_with("summary") && file.ends_with(".json");
}

class Review {
public:
    Review(const ExplainFolder& what, const ConvertOptions& how, Messages& messages, BatchInputs& inputs, int jobs)
        : what_(what), how_(how), messages_(messages), inputs_(inputs), tasks_(what.common, jobs), crew_(jobs) {}

    int run() {
        bool more = true;
        while (more || !crew_.idle()) {
            while (more && !crew_.full()) {
                more = start_next();
            }
            for (Crew::Finished& finished : crew_.wait(200)) {
                take(finished);
            }
        }
        Diagnostics said;
        write_file((fs::path(what_.output) / "index.html").string(), explain::review_page(rows_), false, said);
        if (!what_.report.empty()) {
            write_file(what_.report, reports().dump(2, ' ', false, Json::error_handler_t::replace) + '\n', false, said);
        }
        messages_.report(said);
        messages_.say(fmt::format("{} in {}", counted(static_cast<int>(rows_.size()), "document"),
                                  (fs::path(what_.output) / "index.html").string()));
        return static_cast<int>(said.has_errors() ? exit_status(said, {}) : common_status(statuses_));
    }

private:
    /// False after the last input.
    bool start_next() {
        std::optional<BatchInput> input = inputs_.next();
        if (!input) {
            return false;
        }
        if (!what_.originals.empty() && !find_original(*input)) {
            return true;
        }
        if (input->problem) {
            Conversion none{std::nullopt, Diagnostics(input->path)};
            none.diagnostics.add(*input->problem, input->problem_detail);
            keep(*input, none);
            return true;
        }
        crew_.start(ticket_, [this, path = input->path] {
            worker::Request request;
            request.task = "explain";
            request.options = how_;
            return tasks_.run(path, std::move(request));
        });
        running_[ticket_++] = *std::move(input);
        return true;
    }

    /// From an output to what it was made of: "berlin/cv.pdf.json" was "berlin/cv.pdf". False for what is no output.
    bool find_original(BatchInput& input) const {
        if (input.problem) {
            return true;
        }
        const fs::path name = fs::path(input.id).replace_extension();
        const fs::path original = fs::path(what_.originals) / name;
        std::error_code none;
        if (!fs::is_regular_file(original, none)) {
            if (is_of_the_batch(input.id)) {
                return false;
            }
            input.problem = Code::file_missing;
            input.problem_detail = fmt::format("{} was made of it", input.id);
        }
        input.path = original.string();
        input.id = name.string();
        input.output = output_name(input.id, "html");
        return true;
    }

    void take(Crew::Finished& finished) {
        const BatchInput input = std::move(running_.extract(finished.ticket).mapped());
        apply_strict(what_.common, finished.result);
        keep(input, finished.result);
    }

    void keep(const BatchInput& input, Conversion& result) {
        Diagnostics& said = result.diagnostics;
        explain::ReviewRow row;
        row.name = input.id;
        const Json parts = result.output ? Json::parse(*result.output, nullptr, false) : Json();
        if (parts.is_object()) {
            const fs::path page = fs::path(what_.output) / input.output;
            std::error_code none;
            fs::create_directories(page.parent_path(), none);  // what goes wrong is said on writing
            row.report = parts.at("programs");
            row.thumbnail = parts.value("thumbnail", "");
            if (write_file(page.string(), parts.at("page").get_ref<const std::string&>(), false, said)) {
                row.page = input.output;
            }
        }
        for (const Diagnostic& diagnostic : said.all()) {
            if (info(diagnostic.code).severity == Severity::error && row.complaint.empty()) {
                row.complaint = info(diagnostic.code).cause;
            }
        }
        row.status = said.has_errors() ? "failed" : said.has_warnings() ? "warnings" : "ok";
        messages_.report(said);
        ++statuses_[exit_status(said, what_.common.policy())];
        rows_.push_back(std::move(row));
    }

    [[nodiscard]] Json reports() const {
        Json all = Json::array();
        for (const explain::ReviewRow& row : rows_) {
            Json one = row.report.is_null() ? Json{{"file", row.name}} : row.report;
            one["status"] = row.status;
            one["doubt"] = explain::doubt_of(row);
            all.push_back(std::move(one));
        }
        return all;
    }

    const ExplainFolder& what_;
    const ConvertOptions& how_;
    Messages& messages_;
    BatchInputs& inputs_;
    FileTasks tasks_;
    std::vector<explain::ReviewRow> rows_;
    std::map<Exit, std::size_t> statuses_;
    std::map<std::uint64_t, BatchInput> running_;
    std::uint64_t ticket_ = 0;
    Crew crew_;  ///< the last: its threads use what is above
};

}  // namespace

int explain_folder(const ExplainFolder& what, const ConvertOptions& how, Messages& messages) {
    Diagnostics said;
    std::error_code failed;
    if (what.output.empty() || what.output == "-") {
        said.add(Code::usage, "a folder is explained into another: -o FOLDER");
    } else {
        fs::create_directories(what.output, failed);
        if (!fs::is_directory(what.output, failed)) {
            Place place;
            place.file = what.output;
            said.add(Code::output_unwritable, std::move(place), "it cannot be made a folder");
        }
    }
    if (!said.has_errors()) {
        BatchSources sources;
        sources.paths = {what.folder};
        sources.output_folder = what.output;
        sources.extension = "html";
        BatchInputs inputs(sources, said);
        if (!said.has_errors()) {
            const int jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
            return Review(what, how, messages, inputs, jobs).run();
        }
    }
    messages.report(said);
    return static_cast<int>(exit_status(said, {}));
}

}  // namespace cvconv::command
