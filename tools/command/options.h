#pragma once
// Options that several commands share, and how a command line is parsed.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "tools/command/isolation.h"
#include "tools/command/messages.h"
#include "tools/library/convert.h"

namespace CLI {
class App;
}

namespace cvconv::command {

/// A command's arguments, without its name.
using Arguments = std::vector<std::string>;

/// What has to do with reading the input and with messages; the same for every command.
struct CommonOptions {
    std::string from;
    std::string language;
    std::string password_file;
    std::string log;
    bool ignore_attachments = false;
    bool quiet = false;
    bool verbose = false;
    bool strict = false;
    bool fail_if_warnings = false;
    int max_megabytes = 50;
    int max_pages = 200;
    int max_words = 100'000;
    int max_lines = 20'000;
    std::optional<int> timeout;  ///< seconds; where it is not given, what tools/worker/bounds.h says
    double min_confidence = 0;
    std::string isolation = "auto";
    std::string ocr = "auto";

    [[nodiscard]] ExitPolicy policy() const;
    [[nodiscard]] ProcessLimits process_limits() const;
    /// For TeX.
    [[nodiscard]] int seconds_of_slow_work() const { return timeout.value_or(usual_seconds_of_slow_work); }
};

void add_common_options(CLI::App& app, CommonOptions& options);

/// What has to do with the form of the output.
void add_write_options(CLI::App& app, WriteOptions& write);
/// Says so where an option of the output's form was given that the writer has no use for.
void check_write_options(const CLI::App& app, std::string_view writer, Diagnostics& said);
/// What a usage error says where there is no such format: "--to: no format to write is called \"x\": there are …".
[[nodiscard]] std::string unknown_writer(std::string_view name);
/// With --strict, what looks like no CV is an error, and nothing is to be written.
void apply_strict(const CommonOptions& options, Conversion& result);
/// Where --template names no built-in template but a file, takes that.
void load_template(LatexOptions& write, Diagnostics& said);

/// A file with corrections (tools/library/corrections.h); an empty one is an error.
[[nodiscard]] std::optional<std::string> read_corrections(const std::string& path, Diagnostics& said);

/// Parses. The status to end with if the command ends here: 0 after --help, else that of a usage error.
[[nodiscard]] std::optional<int> parse(CLI::App& app, Arguments arguments, Messages& messages);

/// Applies -q, -v and --log, and makes the library's options of the common ones: reads the password
/// file. Errors go to `diagnostics`.
[[nodiscard]] ConvertOptions prepare(const CommonOptions& options, Messages& messages, Diagnostics& diagnostics);

/// Reads `path` and does `work` on its bytes in a process of its own. What fails is in the result's
/// diagnostics.
using Work = std::function<Conversion(std::string_view bytes, const ConvertOptions& options)>;
[[nodiscard]] Conversion with_file(const std::string& path, const CommonOptions& common, ConvertOptions options,
                                   const Work& work);

/// "2 warnings" for (2, "warning").
[[nodiscard]] std::string counted(int count, std::string_view noun);

}  // namespace cvconv::command
