// cvconv template [NAME]

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tools/command/commands.h"
#include "tools/worker/files.h"
#include "writers/latex/latex.h"

namespace cvconv::command {

int print_template(const Arguments& arguments) {
    CLI::App app("Prints a built-in LaTeX template, to start one's own from; without a name, lists them.",
                 "cvconv template");
    Messages messages;
    std::string name;
    app.add_option("name", name, "The template's name")->type_name("");
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    if (name.empty()) {
        fmt::print("{}\n", fmt::join(latex_templates(), "\n"));
        return 0;
    }
    std::string_view source = latex_template(name);
    if (source.empty()) {
        return usage_error(messages, fmt::format("no template is called \"{}\": there are {}", name,
                                                 fmt::join(latex_templates(), ", ")));
    }
    Diagnostics said;
    write_file("-", source, false, said);
    messages.report(said);
    return static_cast<int>(exit_status(said, {}));
}

}  // namespace cvconv::command
