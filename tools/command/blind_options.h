#pragma once
// The options of blinding.

#include <string>

#include "tools/blind/options.h"

namespace CLI {
class App;
}

namespace cvconv::command {

struct BlindOptions {
    std::string profile;  ///< empty = nothing is blinded
    std::string authors = "code";
    std::string key_file;
    blind::Options blind;
};

/// `profile_flag` chooses the profile: "--profile" where the command blinds anyway, "--blind" where it need not;
/// without it the others mean nothing then. `writes`: what is blinded is written to a file, so that there is a check
/// and a report.
void add_blind_options(CLI::App& app, BlindOptions& options, const std::string& profile_flag, bool writes = true);

/// Reads the key, or takes a random one where there is no file; what is wrong is an error among the diagnostics.
void prepare_blinding(BlindOptions& options, Diagnostics& said);

}  // namespace cvconv::command
