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
    {"batch", batch},
    {"show", show},
    {"validate", validate},
    {"formats", formats},
    {"template", print_template},
};

/// The first word that is no flag: `cvconv -q validate cv.json` is validate. Options with a value come
/// behind the command's name, since the value could be the name of a file or of a command.
Arguments::iterator command_word(Arguments& arguments) {
    return std::find_if(arguments.begin(), arguments.end(), [](const std::string& argument) {
        return argument != "-q" && argument != "--quiet" && argument != "-v" && argument != "--verbose";
    });
}

int dispatch(Arguments arguments) {
    const Command* chosen = std::begin(commands);
    auto word = command_word(arguments);
    if (word != arguments.end()) {
        const Command* named =
            std::find_if(std::begin(commands), std::end(commands), [&](const Command& c) { return c.name == *word; });
        if (named != std::end(commands)) {
            chosen = named;
            arguments.erase(word);
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
