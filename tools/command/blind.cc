// cvconv blind FILE [-o OUTPUT]

#include <filesystem>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tools/blind/rules.h"
#include "tools/command/batch/file_tasks.h"
#include "tools/command/blind_options.h"
#include "tools/command/commands.h"
#include "tools/command/output_choice.h"
#include "tools/command/pdf_output.h"
#include "tools/worker/files.h"
#include "writers/registry.h"

namespace cvconv::command {
namespace {

struct BlindCommandOptions {
    CommonOptions common;
    BlindOptions blind;
    OutputChoice out;
    WriteOptions write;
    std::string input;
    std::string report;
    bool no_clobber = false;
};

void declare(CLI::App& app, BlindCommandOptions& options) {
    app.add_option("input", options.input, "File to blind; - reads standard input")->type_name("")->required();
    app.add_option("-o,--output", options.out.output, "File to write, or - for standard output, which is the default")
        ->type_name("FILE");
    app.add_option("-t,--to", options.out.to,
                   "Format of the output; else the output's extension tells, else json-resume")
        ->type_name("FORMAT");
    add_blind_options(app, options.blind, "--profile");
    app.add_option("--report", options.report,
                   "File for what was removed and what is doubtful, as JSON; - writes it to standard output")
        ->type_name("FILE");
    add_write_options(app, options.write);
    app.add_flag("--no-clobber", options.no_clobber, "Never write over an existing file");
    add_common_options(app, options.common);
    app.footer("What each profile hides (x); --hide and --keep take the names of groups:\n\n" +
               blind::table_of_rules() +
               "\nThe result is pseudonymised, not anonymous: look at what the report says is doubtful.\n");
}

void check(const BlindCommandOptions& options, Diagnostics& said) {
    std::error_code none;
    if (is_folder(options.out.output)) {
        said.add(Code::usage,
                 fmt::format("{} is a folder: a file's name would tell whose CV it is", options.out.output));
    } else if (std::filesystem::is_regular_file(options.out.output, none) &&
               std::filesystem::equivalent(options.input, options.out.output, none)) {
        said.add(Code::usage, fmt::format("{} is both input and output", options.input));
    }
    if (options.report == "-" && (options.out.output.empty() || options.out.output == "-")) {
        said.add(Code::usage, "the CV and its report cannot both be written to standard output");
    }
}

Diagnostics run(const BlindCommandOptions& options, ConvertOptions how) {
    worker::Request request;
    request.options = std::move(how);
    Conversion result = FileTasks(options.common).run(options.input, std::move(request));
    apply_strict(options.common, result);
    if (result.output && options.out.pdf) {
        Conversion typeset =
            make_pdf(*result.output, options.write.latex, options.common.seconds_of_slow_work(), options.input);
        result.output = std::move(typeset.output);
        result.diagnostics.append(typeset.diagnostics);
    }
    if (!options.report.empty() && !result.report.empty()) {
        write_file(options.report, result.report, options.no_clobber, result.diagnostics);
    }
    if (result.output) {
        write_file(options.out.output.empty() ? "-" : options.out.output, *result.output, options.no_clobber,
                   result.diagnostics);
    }
    return std::move(result.diagnostics);
}

}  // namespace

int blind_file(const Arguments& arguments) {
    CLI::App app("Writes a CV anew without what tells whose it is: name, contact, and what invites bias.",
                 "cvconv blind");
    Messages messages;
    BlindCommandOptions options;
    declare(app, options);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    Diagnostics said;
    ConvertOptions how = prepare(options.common, messages, said);
    prepare_blinding(options.blind, said);
    check(options, said);
    if (const Writer* writer = choose_writer(options.out, said)) {
        check_write_options(app, options.out.pdf ? "pdf" : writer->name, said);
        how.to = writer->name;
    }
    load_template(options.write.latex, said);
    how.write = options.write;
    how.blind = options.blind.blind;
    if (!said.has_errors()) {
        said = run(options, std::move(how));
    }
    messages.report(said);
    return static_cast<int>(exit_status(said, options.common.policy()));
}

}  // namespace cvconv::command
