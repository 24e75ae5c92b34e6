// cvconv: converts CVs. This file only finds the subcommand.

#include <algorithm>
#include <exception>
#include <iterator>
#include <string_view>

#include "tools/command/commands.h"

namespace {

using namespace cvconv;
using namespace cvconv::command;

struct Command {
    std::string_view name;
    int (*run)(const Arguments& arguments);
};

constexpr Command commands[] = {
    {"convert", convert_files},  // also without its name: cvconv in.pdf -o out.json
    {"show", show},
    {"validate", validate},
    {"formats", formats},
};

int dispatch(Arguments arguments) {
    const Command* chosen = std::begin(commands);
    if (!arguments.empty()) {
        const Command* named = std::find_if(std::begin(commands), std::end(commands),
                                            [&](const Command& c) { return c.name == arguments.front(); });
        if (named != std::end(commands)) {
            chosen = named;
            arguments.erase(arguments.begin());
        }
    }
    return chosen->run(arguments);
}

}  // namespace

int main(int argc, char** argv) {
    Diagnostics said;
    int status = 0;
    guarded(said, [&] { status = dispatch(Arguments(argv + std::min(argc, 1), argv + argc)); });
    if (!said.all().empty()) {
        Messages().report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    return status;
}
