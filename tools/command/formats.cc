// cvconv formats [--exit-codes]

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tools/command/commands.h"
#include "tools/command/readers.h"
#include "writers/registry.h"

namespace cvconv::command {
namespace {

template <class Format>
void list(std::string_view title, const std::vector<Format>& all) {
    fmt::print("{}\n", title);
    for (const Format& format : all) {
        fmt::print("  {:<12} {:<28} {}\n", format.name, fmt::format(".{}", fmt::join(format.extensions, " .")),
                   format.summary);
    }
}

}  // namespace

int formats(const Arguments& arguments) {
    CLI::App app("Lists what can be read and written.", "cvconv formats");
    Messages messages;
    bool exit_codes = false;
    app.add_flag("--exit-codes", exit_codes, "List the exit statuses instead");
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    if (exit_codes) {
        for (const ExitInfo& exit : exit_statuses()) {
            fmt::print("{:>3}  {:<18} {}\n", static_cast<int>(exit.exit), exit.name, exit.when);
        }
        return 0;
    }
    list("reads (-f, --from)", available_readers());
    list("writes (-t, --to)", writers());
    fmt::print("  {:<12} {:<28} {}\n", "pdf", ".pdf", "the LaTeX document, typeset: needs TeX");
    fmt::print("\nAn extension names its format too: -f md, -t xml.\n");
    return 0;
}

}  // namespace cvconv::command
