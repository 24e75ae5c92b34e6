// cvconv apply RESUME.json CORRECTIONS.json [-o FILE]

#include <CLI/CLI.hpp>

#include "tools/command/commands.h"
#include "tools/command/isolation.h"
#include "tools/library/corrections.h"
#include "tools/worker/files.h"

namespace cvconv::command {

int apply(const Arguments& arguments) {
    CLI::App app("Applies corrections, as the page of `cvconv explain` saves them, to a JSON Resume.", "cvconv apply");
    Messages messages;
    std::string file;
    std::string corrections;
    std::string output = "-";
    std::string schema_version = "1.3.1";
    bool no_clobber = false;
    app.add_option("file", file, "JSON Resume; - reads standard input")->type_name("")->required();
    app.add_option("corrections", corrections, "The corrections: a JSON Patch (RFC 6902)")->type_name("")->required();
    app.add_option("-o,--output", output, "File to write, or - for standard output, which is the default")
        ->type_name("FILE");
    app.add_option("--schema-version", schema_version, "The schema that the result must follow")
        ->type_name("VERSION")
        ->check(CLI::IsMember({"1.0.0", "1.3.1"}))
        ->capture_default_str();
    app.add_flag("--no-clobber", no_clobber, "Never write over an existing file");
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    constexpr std::size_t largest = 50U << 20U;
    Conversion result{std::nullopt, Diagnostics(file)};
    std::optional<std::string> resume = read_file(file, largest, result.diagnostics);
    std::optional<std::string> patch = read_corrections(corrections, result.diagnostics);
    if (resume && patch) {
        // In a child: both may come from anybody.
        result = run_isolated(
            [&] {
                Conversion applied{std::nullopt, Diagnostics(file)};
                guarded(applied.diagnostics, [&] {
                    applied.output = apply_corrections(*resume, *patch, schema_version, applied.diagnostics);
                });
                return applied;
            },
            file, ProcessLimits{});
    }
    if (result.output) {
        write_file(output, *result.output, no_clobber, result.diagnostics);
    }
    messages.report(result.diagnostics);
    return static_cast<int>(exit_status(result.diagnostics, {}));
}

}  // namespace cvconv::command
