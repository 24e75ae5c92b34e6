// cvconv show --stage words|blocks|layout|features|sections|passes|cv FILE

#include <fmt/format.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include "tools/command/batch/file_tasks.h"
#include "tools/command/commands.h"
#include "tools/worker/files.h"

namespace cvconv::command {

int show(const Arguments& arguments) {
    CLI::App app("Shows what was understood on the way from the input to the model.", "cvconv show");
    Messages messages;
    CommonOptions common;
    std::string file;
    std::string stage = "cv";
    std::string output = "-";
    bool plain = false;
    const std::vector<std::string>& names = worker::stages();
    app.add_option("file", file, "File to read; - reads standard input")->type_name("")->required();
    app.add_option("--stage", stage, "How far to go: " + fmt::format("{}", fmt::join(names, ", ")))
        ->type_name("STAGE")
        ->check(CLI::IsMember(names))
        ->capture_default_str();
    app.add_option("-o,--output", output,
                   "File to write (layout is SVG), or - for standard output, which is the default")
        ->type_name("FILE");
    app.add_flag("--plain", plain, "Values only, without places, rules and confidence");
    add_common_options(app, common);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    Diagnostics said;
    ConvertOptions options = prepare(common, messages, said);
    if (stage == "layout" && output == "-" && ::isatty(STDOUT_FILENO) == 1) {
        said.add(Code::usage, "layout is SVG, a picture, and nothing for a terminal: write it with -o FILE.svg");
    }
    if (!said.has_errors()) {
        worker::Request request;
        request.task = stage;
        request.plain = plain;
        request.options = std::move(options);
        Conversion result = FileTasks(common).run(file, std::move(request));
        apply_strict(common, result);
        if (result.output) {
            write_file(output, *result.output, false, result.diagnostics);
        }
        said = std::move(result.diagnostics);
    }
    messages.report(said);
    return static_cast<int>(exit_status(said, common.policy()));
}

}  // namespace cvconv::command
