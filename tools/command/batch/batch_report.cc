#include "tools/command/batch/batch_report.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>
#include <nlohmann/json.hpp>
#include "tools/command/options.h"

namespace cvconv::command {
namespace {

using Json = nlohmann::ordered_json;

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// "4 min 10 s"
std::string duration(double seconds) {
    auto whole = static_cast<long>(seconds + 0.5);
    if (whole >= 3600) {
        return fmt::format("{} h {} min", whole / 3600, whole / 60 % 60);
    }
    return whole >= 60 ? fmt::format("{} min {} s", whole / 60, whole % 60) : fmt::format("{} s", whole);
}

}  // namespace

Exit common_status(const std::map<Exit, std::size_t>& counts) {
    if (counts.size() <= 1) {
        return counts.empty() ? Exit::ok : counts.begin()->first;
    }
    bool some = std::any_of(counts.begin(), counts.end(), [](const auto& c) { return is_converted(c.first); });
    return some ? Exit::partial : Exit::none;
}

bool is_converted(Exit status) {
    return status == Exit::ok || status == Exit::warnings || status == Exit::loss;
}

std::string_view name_of(Exit status) {
    const auto& all = exit_statuses();
    auto found = std::find_if(all.begin(), all.end(), [&](const ExitInfo& info) { return info.exit == status; });
    return found != all.end() ? found->name : "internal";
}

Json to_json(const Diagnostics& diagnostics, Audience audience) {
    Json all = Json::array();
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        all.push_back(to_json(diagnostic, 0, audience));
    }
    for (const auto& [code, count] : diagnostics.suppressed()) {
        all.push_back(to_json(Diagnostic{code, {}, {}}, count, audience));
    }
    return all;
}

void BatchReport::ended(const std::string& path, const std::string& output, const Diagnostics& said, Exit status) {
    messages_.report_errors(said);
    count(status);
    std::set<Code> codes;
    for (const Diagnostic& diagnostic : said.all()) {
        if (info(diagnostic.code).severity == Severity::warning && codes.insert(diagnostic.code).second) {
            ++warnings_[diagnostic.code];
        }
    }
    if (is_converted(status) && said.has(Code::nothing_recognized)) {
        fmt::print(suspects_.get(), "{}\n", line_of(Json{{"file", path}, {"output", output}}));
    }
    if (status != Exit::ok) {
        Json entry = {{"file", path}, {"status", name_of(status)}, {"exit", static_cast<int>(status)}};
        if (is_converted(status)) {
            entry["output"] = output;
        }
        entry["diagnostics"] = to_json(said);
        fmt::print(failures_.get(), "{}\n", line_of(entry));
    }
}

void BatchReport::count(Exit status) {
    ++counts_[status];
}

void BatchReport::show_progress() {
    using namespace std::chrono_literals;
    auto now = std::chrono::steady_clock::now();
    if ((!messages_.terminal() && progress_ == Progress::none) ||
        now - shown_ < (messages_.terminal() ? 200ms : 1000ms)) {
        return;
    }
    shown_ = now;
    double rate = static_cast<double>(done() - skipped_) / std::max(seconds(), 0.001);
    double left = rate > 0 ? static_cast<double>(inputs_ - done()) / rate : 0;
    if (messages_.terminal()) {
        std::size_t filled = inputs_ == 0 ? 0 : 20 * done() / inputs_;
        messages_.progress(fmt::format("[{:#<{}}{:.<{}}] {}/{}, {} failed, {:.0f}/s, {} left", "", filled, "",
                                       20 - filled, done(), inputs_, failed(), rate, duration(left)));
    } else {
        messages_.say(fmt::format("progress: inputs={} done={} failed={} skipped={} rate={:.1f} left={:.0f}", inputs_,
                                  done(), failed(), skipped_, rate, left));
    }
}

void BatchReport::say_summary(const std::string& summary) {
    for (const auto& [code, count] : warnings_) {
        messages_.say(
            fmt::format("warning: {} of {}: {}", count, counted(static_cast<int>(done()), "input"), info(code).cause));
    }
    std::string line =
        fmt::format("{}: {} converted", counted(static_cast<int>(done()), "input"), done() - failed() - skipped_);
    if (skipped_ > 0) {
        line += fmt::format(", {} skipped", skipped_);
    }
    line += fmt::format(", {} failed", failed());
    std::string separator = " (";
    for (const auto& [status, count] : counts_) {
        if (!is_converted(status)) {
            line += fmt::format("{}{} {}", std::exchange(separator, ", "), count, name_of(status));
        }
    }
    line += separator == ", " ? ")" : "";
    if (pruned_ > 0) {
        line += fmt::format("; {} pruned", counted(static_cast<int>(pruned_), "output"));
    }
    line += fmt::format(" in {}", duration(seconds())) + (summary.empty() ? "" : "; see " + summary);
    failed() > 0 ? messages_.say_always(line) : messages_.say(line);
}

namespace {

/// Lines of JSON become an array, as the last member of what `to` has so far.
void copy_array(std::string_view key, std::FILE* from, std::FILE* to) {
    fmt::print(to, ",\n  \"{}\": [", key);
    std::rewind(from);
    std::string separator = "\n    ";
    char buffer[1U << 16U];
    bool line_begins = true;
    while (std::fgets(buffer, sizeof buffer, from) != nullptr) {
        std::string_view part = buffer;
        fmt::print(to, "{}", line_begins ? std::exchange(separator, ",\n    ") : "");
        line_begins = part.ends_with('\n');
        part.remove_suffix(line_begins ? 1 : 0);
        fmt::print(to, "{}", part);
    }
    fmt::print(to, "{}", separator.starts_with(',') ? "\n  ]" : "]");
}

}  // namespace

void BatchReport::write_summary(const std::string& path, Diagnostics& said) {
    const std::string temporary = path + ".part" + std::to_string(::getpid());
    TemporaryFile file(std::fopen(temporary.c_str(), "w"), &std::fclose);
    bool good = file != nullptr;
    if (good) {
        Json head = {{"inputs", done()},
                     {"converted", done() - failed() - skipped_},
                     {"skipped", skipped_},
                     {"failed", failed()},
                     {"pruned", pruned_},
                     {"retried", retried_},
                     {"seconds", std::round(seconds() * 1000) / 1000},
                     {"exit", static_cast<int>(said.has_errors() ? exit_status(said, {}) : status())}};
        Json statuses = Json::object();
        for (const auto& [status, count] : counts_) {
            statuses[std::string(name_of(status))] = count;
        }
        head["statuses"] = statuses;
        Json warnings = Json::object();
        for (const auto& [code, count] : warnings_) {
            warnings[std::string(info(code).key)] = count;
        }
        head["warnings"] = warnings;
        std::string text = head.dump(2);
        text.resize(text.size() - 2);  // "\n}"
        fmt::print(file.get(), "{}", text);
        copy_array("not_ok", failures_.get(), file.get());
        copy_array("suspects", suspects_.get(), file.get());
        fmt::print(file.get(), "\n}}\n");
        good = std::ferror(file.get()) == 0 && std::fclose(file.release()) == 0 &&
               std::rename(temporary.c_str(), path.c_str()) == 0;
    }
    if (!good) {
        Place place;
        place.file = path;
        said.add(Code::output_unwritable, std::move(place), std::strerror(errno));
        ::unlink(temporary.c_str());
    }
}

Exit BatchReport::status() const {
    std::map<Exit, std::size_t> all = counts_;
    if (skipped_ > 0) {
        all[Exit::ok] += skipped_;
    }
    return common_status(all);
}

std::size_t BatchReport::done() const {
    std::size_t sum = skipped_;
    for (const auto& [status, count] : counts_) {
        sum += count;
    }
    return sum;
}

std::size_t BatchReport::failed() const {
    std::size_t sum = 0;
    for (const auto& [status, count] : counts_) {
        sum += is_converted(status) ? 0 : count;
    }
    return sum;
}

double BatchReport::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
}

}  // namespace cvconv::command
