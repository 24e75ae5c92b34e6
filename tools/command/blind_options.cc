#include "tools/command/blind_options.h"

#include <CLI/CLI.hpp>

#include "tools/worker/files.h"

namespace cvconv::command {

void add_blind_options(CLI::App& app, BlindOptions& options, const std::string& profile_flag, bool writes) {
    CLI::Option* profile =
        app.add_option(profile_flag, options.profile, "How much is hidden; each hides what those before it do")
            ->type_name("PROFILE")
            ->check(CLI::IsMember(blind::profile_names()));
    std::vector<CLI::Option*> others = {
        app.add_option("--hide", options.blind.hide, "Groups of the table to hide, too; present-employer")
            ->type_name("GROUP,...")
            ->delimiter(','),
        app.add_option("--keep", options.blind.keep, "Groups of the table not to hide")
            ->type_name("GROUP,...")
            ->delimiter(','),
        app.add_option("--authors", options.authors, "What stands for the person among authors of publications")
            ->type_name("code|initials|position")
            ->check(CLI::IsMember(blind::names_of_authors()))
            ->capture_default_str(),
        app.add_option("--key-file", options.key_file,
                       "A secret of 16 bytes or more, so that the same person has the same code; else codes are random")
            ->type_name("FILE")};
    if (writes) {
        others.push_back(
            app.add_flag("--report-values", options.blind.report_values, "Name what was removed in the report"));
        others.push_back(app.add_flag("--force", options.blind.force,
                                      "Write it even if something that was to be removed is still there"));
    }
    if (profile_flag != "--blind") {
        options.profile = "fair";
        profile->capture_default_str();
        return;
    }
    for (CLI::Option* option : others) {
        option->needs(profile);
    }
}

void prepare_blinding(BlindOptions& options, Diagnostics& said) {
    options.blind.profile = blind::profile(options.profile).value_or(blind::Profile::fair);
    options.blind.authors = blind::authors(options.authors).value_or(blind::Authors::code);
    if (options.key_file.empty()) {
        options.blind.key = blind::random_key();
    } else {
        Diagnostics heard(options.key_file);
        constexpr std::size_t largest = 4096;
        options.blind.key = read_file(options.key_file, largest, heard).value_or("");
        said.append(heard);
        if (heard.has_errors()) {
            return;
        }
    }
    blind::check_options(options.blind, said);
}

}  // namespace cvconv::command
