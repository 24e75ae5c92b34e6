// cvconv: converts CVs. This file only finds the subcommand.

#include <algorithm>
#include <exception>
#include <filesystem>
#include <iterator>
#include <string_view>

#include "tools/command/commands.h"
#include "tools/command/option_table.h"
#include "tools/command/suggestions.h"

namespace {

using namespace cvconv;
using namespace cvconv::command;

struct Command {
    std::string_view name;
    int (*run)(const Arguments& arguments);
};

constexpr Command commands[] = {
    {"convert", convert_files},  // also without its name: cvconv in.pdf -o out.json
    {"batch", batch},           {"blind", blind_file}, {"show", show},
    {"explain", explain},       {"apply", apply},      {"validate", validate},
    {"serve", serve},           {"formats", formats},  {"template", print_template},
};

/// The first word that is no flag: `cvconv -q validate cv.json` is validate. Options with a value come
/// behind the command's name, since the value could be the name of a file or of a command.
Arguments::iterator command_word(Arguments& arguments) {
    return std::find_if(arguments.begin(), arguments.end(), [](const std::string& argument) {
        return argument != "-q" && argument != "--quiet" && argument != "-v" && argument != "--verbose";
    });
}

const Command* command_called(std::string_view name) {
    const Command* found = std::find_if(std::begin(commands), std::end(commands),
                                        [&](const Command& command) { return command.name == name; });
    return found != std::end(commands) ? found : nullptr;
}

/// The command that was probably meant by a word that is neither a command nor a file.
const Command* meant_by(const std::string& word) {
    std::error_code none;
    if (word.find_first_of("./-") != std::string::npos || std::filesystem::exists(word, none)) {
        return nullptr;
    }
    std::vector<std::string> names;
    for (const Command& command : commands) {
        names.emplace_back(command.name);
    }
    const std::optional<std::string> meant = nearest(word, names);
    return meant ? command_called(*meant) : nullptr;
}

int help(Arguments::iterator word, Arguments& arguments) {
    const Command* about = std::begin(commands);
    if (++word != arguments.end()) {
        about = command_called(*word);
        if (about == nullptr) {
            Messages messages;
            return usage_error(messages, "no command is called \"" + *word + '"');
        }
    }
    return about->run({"--help"});
}

int dispatch(Arguments arguments) {
    const Command* chosen = std::begin(commands);
    if (arguments == Arguments{option_table_flag}) {
        for (const Command& command : commands) {
            (void)command.run(arguments);
        }
        return 0;
    }
    auto word = command_word(arguments);
    if (word != arguments.end()) {
        if (*word == "help") {
            return help(word, arguments);
        }
        if (const Command* named = command_called(*word)) {
            chosen = named;
            arguments.erase(word);
        } else if (const Command* meant = meant_by(*word)) {
            Messages messages;
            return usage_error(messages, "there is no command and no file \"" + *word + "\": did you mean " +
                                             std::string(meant->name) + '?');
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
