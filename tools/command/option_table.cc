#include "tools/command/option_table.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tools/command/readers.h"
#include "writers/latex/latex.h"
#include "writers/registry.h"

namespace cvconv::command {
namespace {

/// CLI11's "auto|always|never:{auto,always,never}" and "N:INT in [0 - 1024]" have the name first and then what is
/// checked; "FILE[:STYLE]" is a name.
std::string name_of_value(const std::string& type) {
    std::size_t end = type.size();
    for (const char* check : {":{", ":INT in", ":FLOAT in"}) {
        end = std::min(end, type.find(check));
    }
    return type.substr(0, end);
}

std::vector<std::string> choices_of(const CLI::Option& option, const std::string& type) {
    const std::string name = option.get_name();
    if (name == "--from") {
        return names_of(available_readers());
    }
    if (name == "--to") {
        std::vector<std::string> names = names_of(writers());
        names.emplace_back("pdf");
        return names;
    }
    if (name == "--template" || name == "name") {
        auto all = latex_templates();
        return {all.begin(), all.end()};
    }
    std::vector<std::string> choices;
    const std::size_t begin = type.find('{');
    const std::size_t end = type.find('}');
    if (begin != std::string::npos && end != std::string::npos) {
        choices = CLI::detail::split(type.substr(begin + 1, end - begin - 1), ',');
    }
    return choices;
}

std::string names_of(const CLI::Option& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.get_snames()) {
        names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        names.push_back("--" + name);
    }
    return fmt::format("{}", fmt::join(names, ","));
}

}  // namespace

std::string option_table(const CLI::App& app) {
    std::string name = app.get_name();
    name = name == "cvconv" ? "convert" : name.substr(name.find(' ') + 1);
    std::string lines = fmt::format("command\t{}\t{}\n", name, app.get_description());
    for (const CLI::Option* option : app.get_options()) {
        const std::string type = option->get_expected_max() > 0 ? option->get_type_name() : "";
        const bool positional = option->get_positional();
        lines += fmt::format("{}\t{}\t{}\t{}\t{}\n", positional ? "argument" : "option",
                             positional ? option->get_name(true) : names_of(*option), name_of_value(type),
                             fmt::join(choices_of(*option, type), " "), option->get_description());
    }
    return lines;
}

}  // namespace cvconv::command
