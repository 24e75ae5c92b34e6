#pragma once
// The two ways of a batch: files into a folder, and lines of JSON in and out.

#include <string>
#include <vector>

#include "tools/command/batch/batch_inputs.h"
#include "tools/command/blind_options.h"
#include "tools/command/options.h"

namespace cvconv::command {

struct BatchOptions {
    CommonOptions common;
    std::vector<std::string> sources;  ///< folders, files and lists of paths
    std::string output;                ///< the folder
    std::string to = "json-resume";
    std::string summary;  ///< a file; empty = summary.json in the output folder, none where that is blinded
    std::string report;   ///< a file: what blinding did with each input
    WriteOptions write;
    BlindOptions blind;
    Shard shard;
    bool sharded = false;
    bool fail_if_loss = false;
    bool resume = false;
    bool prune = false;
    bool null_ended = false;  ///< the paths of a list end with NUL
    std::string links = "files";
    bool progress_lines = false;
    bool ndjson = false;
    int jobs = 0;  ///< 0 = as many as there are processors, until the options are checked

    [[nodiscard]] ExitPolicy policy() const;
    [[nodiscard]] bool blinds() const { return !blind.profile.empty(); }
};

/// Each gives the exit status.
int batch_files(const BatchOptions& options, const ConvertOptions& how, Messages& messages);
int batch_ndjson(const BatchOptions& options, const ConvertOptions& how, Messages& messages);

}  // namespace cvconv::command
