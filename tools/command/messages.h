#pragma once
// What the command says while it works: one line a message on stderr, and everything in the log.

#include <fstream>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>
#include "ir/diagnostics.h"

namespace cvconv::command {

/// What is shown on stderr. The log has everything, whatever this says.
enum class Verbosity { errors, warnings, notes };

/// A message as it stands in the log; `more` = how many more like it there were.
[[nodiscard]] nlohmann::ordered_json to_json(const Diagnostic& diagnostic, int more = 0,
                                             Audience audience = Audience::command);
/// As it may be shown: control characters, which could drive a terminal, as "\\x1b".
[[nodiscard]] std::string one_line(std::string_view text);

/// At most `most` characters of a path: the middle is left out, since its beginning and its end tell most.
[[nodiscard]] std::string shortened_path(std::string_view path, std::size_t most);

class Messages {
public:
    /// Colour only if stderr is a terminal and NO_COLOR is not set.
    Messages();

    /// Whose --help a message about the command line points to: "cvconv batch".
    void set_command(std::string name) { command_ = std::move(name); }
    void set_verbosity(Verbosity verbosity) { verbosity_ = verbosity; }
    /// Writes JSON lines to `path` from now on. False if that is not possible.
    [[nodiscard]] bool open_log(const std::string& path);

    /// All of it, in order; then, for each code of which there were too many, how many more.
    void report(const Diagnostics& diagnostics);
    /// The same, but of warnings only the log hears, unless notes are shown as well: who asked counts them.
    void report_errors(const Diagnostics& diagnostics);
    /// For the log only: who asked gets them in another way.
    void log_only(const Diagnostics& diagnostics);
    /// A line that is no diagnostic: "cvconv: 42 inputs: 41 converted, 1 failed". Not shown with -q.
    void say(std::string_view line);
    /// The same, also with -q.
    void say_always(std::string_view line) const;
    /// "[3/42] cv.pdf", on a terminal only; the next message takes its place.
    void progress(int number, int count, std::string_view name);
    /// Any text in that place.
    void progress(std::string_view line);
    [[nodiscard]] bool terminal() const { return terminal_; }

private:
    [[nodiscard]] std::string line_of(const Diagnostic& diagnostic) const;
    void report(const Diagnostics& diagnostics, bool warnings);
    void show(Severity severity, std::string_view line);
    void log(const Diagnostic& diagnostic, int more);

    bool terminal_;
    bool colour_;
    Verbosity verbosity_ = Verbosity::warnings;
    std::string command_ = "cvconv";
    std::ofstream log_;
};

/// A message about the command line, and the status to end with.
int usage_error(Messages& messages, std::string detail);

}  // namespace cvconv::command
