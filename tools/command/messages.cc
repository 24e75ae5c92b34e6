#include "tools/command/messages.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

namespace cvconv::command {
namespace {

std::string_view name_of(Severity severity) {
    switch (severity) {
        case Severity::note: return "note";
        case Severity::warning: return "warning";
        case Severity::error: return "error";
    }
    return "error";
}

std::string_view colour_of(Severity severity) {
    switch (severity) {
        case Severity::note: return "\033[36m";
        case Severity::warning: return "\033[33m";
        case Severity::error: return "\033[31m";
    }
    return "";
}

bool wants_colour() {
    const char* no_color = std::getenv("NO_COLOR");
    const char* term = std::getenv("TERM");
    return (no_color == nullptr || *no_color == '\0') && term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace

std::string one_line(std::string_view text) {
    std::string line;
    for (char c : text) {
        auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F) {
            line += fmt::format("\\x{:02x}", byte);
        } else {
            line += c;
        }
    }
    return line;
}

std::string shortened_path(std::string_view path, std::size_t most) {
    std::vector<std::size_t> beginnings;  // of characters, also where it is no UTF-8
    for (std::size_t at = 0; at < path.size(); ++at) {
        if ((static_cast<unsigned char>(path[at]) & 0xC0U) != 0x80U) {
            beginnings.push_back(at);
        }
    }
    if (beginnings.size() <= most || most < 3) {
        return std::string(path);
    }
    const std::size_t before = (most - 1) / 2;
    const std::size_t behind = most - 1 - before;
    return fmt::format("{}…{}", path.substr(0, beginnings[before]),
                       path.substr(beginnings[beginnings.size() - behind]));
}

namespace {

std::size_t columns_of_terminal() {
    winsize size{};
    constexpr std::size_t usual = 80;
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual;
}

}  // namespace

Messages::Messages() : terminal_(isatty(STDERR_FILENO) == 1), colour_(terminal_ && wants_colour()) {}

bool Messages::open_log(const std::string& path) {
    log_.open(path, std::ios::binary);
    return log_.good();
}

void Messages::report(const Diagnostics& diagnostics) {
    report(diagnostics, true);
}

void Messages::report_errors(const Diagnostics& diagnostics) {
    report(diagnostics, verbosity_ == Verbosity::notes);
}

void Messages::report(const Diagnostics& diagnostics, bool warnings) {
    const auto shown = [&](Code code, std::string_view line) {
        if (const Severity severity = info(code).severity; warnings || severity != Severity::warning) {
            show(severity, line);
        }
    };
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        shown(diagnostic.code, line_of(diagnostic));
        log(diagnostic, 0);
    }
    for (const auto& [code, count] : diagnostics.suppressed()) {
        Diagnostic more{code, {}, fmt::format("{} more like it", count)};
        more.place.file = diagnostics.file();
        shown(code, line_of(more));
        log(more, count);
    }
}

void Messages::log_only(const Diagnostics& diagnostics) {
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        log(diagnostic, 0);
    }
}

std::string Messages::line_of(const Diagnostic& diagnostic) const {
    std::string line = to_line(diagnostic);
    return diagnostic.code == Code::usage ? fmt::format("{}; see {} --help", line, command_) : line;
}

void Messages::say(std::string_view line) {
    if (verbosity_ != Verbosity::errors) {
        say_always(line);
    }
}

void Messages::say_always(std::string_view line) const {
    fmt::print(stderr, "{}cvconv: {}\n", terminal_ ? "\r\033[K" : "", one_line(line));
}

void Messages::progress(int number, int count, std::string_view name) {
    const std::string where = fmt::format("[{}/{}] ", number, count);
    const std::size_t columns = columns_of_terminal();
    progress(where + shortened_path(one_line(name), columns - std::min(columns, where.size() + 1)));
}

void Messages::progress(std::string_view line) {
    if (terminal_ && verbosity_ != Verbosity::errors) {
        fmt::print(stderr, "\r\033[K{}", one_line(line));
        std::fflush(stderr);
    }
}

void Messages::show(Severity severity, std::string_view line) {
    if ((severity == Severity::note && verbosity_ != Verbosity::notes) ||
        (severity == Severity::warning && verbosity_ == Verbosity::errors)) {
        return;
    }
    fmt::print(stderr, "{}cvconv: {}{}{}: {}\n", terminal_ ? "\r\033[K" : "", colour_ ? colour_of(severity) : "",
               name_of(severity), colour_ ? "\033[0m" : "", one_line(line));
}

nlohmann::ordered_json to_json(const Diagnostic& diagnostic, int more, Audience audience) {
    const CodeInfo& about = info(diagnostic.code);
    const Place& place = diagnostic.place;
    nlohmann::ordered_json entry = {{"severity", name_of(about.severity)}, {"key", about.key}};
    auto add = [&](const char* key, const auto& value) {
        if (value != std::decay_t<decltype(value)>{}) {
            entry[key] = value;
        }
    };
    add("file", place.file);
    add("page", place.page);
    add("line", place.line);
    add("column", place.column);
    add("pointer", place.pointer);
    entry["cause"] = about.cause;
    add("detail", diagnostic.detail);
    add("remedy", remedy(diagnostic.code, audience));
    add("more", more);
    return entry;
}

void Messages::log(const Diagnostic& diagnostic, int more) {
    if (!log_.is_open()) {
        return;
    }
    log_ << to_json(diagnostic, more).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    log_.flush();
}

int usage_error(Messages& messages, std::string detail) {
    Diagnostics said;
    said.add(Code::usage, std::move(detail));
    messages.report(said);
    return static_cast<int>(exit_status(said, {}));
}

}  // namespace cvconv::command
