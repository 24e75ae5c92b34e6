#pragma once
// The inputs of a batch: folders walked, files named and lists read, each input with the name of its output.
// However many there are, they are kept in temporary files and given out one by one.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ir/diagnostics.h"
#include "tools/command/batch/hashes.h"

namespace cvconv::command {

/// The part i of n (from 0) of the inputs, by a hash of each input's name: the same whatever else is in
/// the batch and whichever machine asks.
struct Shard {
    std::uint64_t index = 0;
    std::uint64_t count = 1;

    [[nodiscard]] bool has(std::string_view id) const { return hash_of(id) % count == index; }
};

/// Which symbolic links inside folders are followed. None is left out without a word but by `none`.
enum class Links { none, files, all };

struct BatchInput {
    std::string path;
    std::string id;               ///< inside its folder, as found: "berlin/cv.pdf"; else as it was given
    std::string output;           ///< inside the output folder: "berlin/cv.pdf.json"
    std::optional<Code> problem;  ///< it is nothing that could be read, for this reason
    std::string problem_detail;
};

/// "cv.pdf", "json" → "cv.pdf.json": whatever lies beside it, an input's output is called the same.
[[nodiscard]] std::string output_name(const std::string& input, std::string_view extension);

struct BatchSources {
    std::vector<std::string> paths;  ///< folders, files, lists of paths; "-" = a list from standard input
    std::string output_folder;       ///< is left out where it lies in a folder
    std::string extension;           ///< of the outputs
    Links links = Links::files;
    char list_end = '\n';  ///< what ends a path in a list
    Shard shard;
    /// What an output is called instead of its input's name, which is given; null = as the input.
    std::function<std::string(std::string_view)> rename = nullptr;
};

class BatchInputs {
public:
    /// Collects from all sources; hidden files are left out. What cannot be read, in a folder or as a whole
    /// source, is an input with a problem; sources that exclude each other are errors among the diagnostics.
    /// Throws std::runtime_error if the disk of temporary files is full.
    BatchInputs(const BatchSources& sources, Diagnostics& said);

    /// How many next() will give.
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::optional<BatchInput> next();
    /// Does any input, of this shard or another, have an output of this name?
    [[nodiscard]] bool has_output(const std::string& name) const { return outputs_.count(hash_of(name)) > 0; }
    /// Every folder was seen whole: what is not among the inputs is not there.
    [[nodiscard]] bool complete() const { return complete_; }

private:
    void walk(const std::string& folder, Diagnostics& said);
    void take_entry(const std::string& path, const std::string& inside, std::vector<std::string>& folders);
    void read_list(const std::string& path);
    void add_file(const std::string& path, Diagnostics& said);
    void add(const std::string& path, const std::string& id, const std::string& name);
    void add_problem(const std::string& path, const std::string& id, Code code, const std::string& detail);
    void add_lost_source(const std::string& path, Code code, const std::string& detail);
    void put(const std::vector<std::string>& fields);
    [[nodiscard]] std::string output_of(const std::string& name) const;

    BatchSources sources_;
    TemporaryFile inputs_;                      ///< path, id, output, problem and its detail, each ended by NUL
    HashFile outputs_;                          ///< names of all outputs, those of the other shards too
    std::map<std::string, std::string> named_;  ///< the outputs of files given one by one, and their paths
    std::set<std::pair<std::uint64_t, std::uint64_t>> entered_;  ///< folders (device, inode), with Links::all
    std::size_t size_ = 0;
    bool complete_ = true;
};

}  // namespace cvconv::command
