#pragma once
// What a batch has done, kept in the output folder (.cvconv-done) for --resume and --prune: a line for each
// output that was written, with a hash of all that it depends on and its name.

#include <string>

#include "tools/command/batch/batch_inputs.h"

namespace cvconv::command {

class BatchJournal {
public:
    /// `options` is everything beside the input that the outputs depend on. With `resume`, what the
    /// folder's journals say (those of other shards too) counts as done; without, nothing does. The journal
    /// starts anew unless `keep`.
    BatchJournal(const std::string& folder, const std::string& name, std::string options, bool resume, bool keep);

    /// What stands for this state of the input: its name, size and times. Take it before reading.
    [[nodiscard]] std::uint64_t state_of(const BatchInput& input) const;
    [[nodiscard]] bool is_done(std::uint64_t state) const { return done_.count(state) > 0; }
    /// After the output is there. A line that cannot be written costs a conversion later, no more.
    void add(std::uint64_t state, const std::string& output);
    /// Removes the outputs that the folder's journals name and that no input has any more, and folders that
    /// are empty then. Gives how many outputs it removed.
    std::size_t prune(const BatchInputs& inputs);

private:
    std::string folder_;
    std::string options_;
    HashFile done_;
    TemporaryFile file_;  ///< a lasting one; null if it cannot be written
};

}  // namespace cvconv::command
