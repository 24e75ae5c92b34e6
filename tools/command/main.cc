// cvconv: converts CVs. This file only finds the subcommand.

#include <algorithm>
#include <exception>
#include <filesystem>
#include <iterator>
#include <numeric>
#include <string_view>
#include <utility>

#include "tools/command/commands.h"
#include "tools/command/option_table.h"

namespace {

using namespace cvconv;
using namespace cvconv::command;

struct Command {
    std::string_view name;
    int (*run)(const Arguments& arguments);
};

constexpr Command commands[] = {
    {"convert", convert_files},  // also without its name: cvconv in.pdf -o out.json
    {"batch", batch},           {"show", show},   {"explain", explain}, {"apply", apply},
    {"validate", validate},     {"serve", serve}, {"formats", formats}, {"template", print_template},
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

/// How many letters must be changed, added or left out.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = std::exchange(row[j + 1], std::min({changed, row[j] + 1, row[j + 1] + 1}));
        }
    }
    return row.back();
}

/// The command that was probably meant by a word that is neither a command nor a file.
const Command* meant_by(const std::string& word) {
    std::error_code none;
    if (word.size() < 3 || word.find_first_of("./-") != std::string::npos || std::filesystem::exists(word, none)) {
        return nullptr;
    }
    const Command* nearest = std::min_element(
        std::begin(commands), std::end(commands),
        [&](const Command& a, const Command& b) { return distance(word, a.name) < distance(word, b.name); });
    return nearest->name.starts_with(word) || distance(word, nearest->name) <= 2 ? nearest : nullptr;
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
