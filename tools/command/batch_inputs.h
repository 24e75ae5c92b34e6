#pragma once
// The inputs of a batch: folders walked and lists read, each input with the name of its output. However
// many there are, they are kept in temporary files and given out one by one.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ir/diagnostics.h"
#include "tools/command/hashes.h"

namespace cvconv::command {

/// The part i of n (from 0) of the inputs, by a hash of each input's name: the same whatever else is in
/// the batch and whichever machine asks.
struct Shard {
    std::uint64_t index = 0;
    std::uint64_t count = 1;

    [[nodiscard]] bool has(std::string_view id) const { return hash_of(id) % count == index; }
};

struct BatchInput {
    std::string path;
    std::string id;      ///< inside its folder, as found: "berlin/cv.pdf"; from a list, the line itself
    std::string output;  ///< inside the output folder, without the format's extension: "berlin/cv"
};

class BatchInputs {
public:
    /// Collects from folders (with what is in them, without hidden files and without `output_folder`)
    /// and lists of paths, a line each ("-": standard input). What cannot be read is an error among
    /// the diagnostics. Throws std::runtime_error if the disk of temporary files is full.
    BatchInputs(const std::vector<std::string>& sources, const std::string& output_folder, Shard shard,
                Diagnostics& said);

    /// How many next() will give.
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::optional<BatchInput> next();

private:
    void walk(const std::string& folder, const std::string& output_folder, Diagnostics& said);
    void read_list(const std::string& path, Diagnostics& said);
    void add(const std::string& path, const std::string& id, const std::string& output);
    [[nodiscard]] std::string output_of(const std::string& path, const std::string& output) const;

    Shard shard_;
    TemporaryFile inputs_;  ///< path, id and output with its extension, each ended by NUL
    HashFile outputs_;      ///< of all inputs, those of the other shards too: the names that they might take
    std::size_t size_ = 0;
};

}  // namespace cvconv::command
