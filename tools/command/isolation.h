#pragma once
// Reading a file that a stranger sent, in a process of its own.
//
// A PDF of 2.5 KB can keep poppler busy for ever, and one of 3.5 KB make it ask for gigabytes; what
// no bound of ours reaches is stopped from outside. A child process also cannot take the others of
// a batch with it when it crashes.

#include <functional>

#include "tools/library/convert.h"
#include "tools/worker/bounds.h"

namespace cvconv::command {

struct ProcessLimits {
    int seconds = usual_seconds;             ///< of time and of processor time; 0 = no child process, no limits
    std::size_t memory_bytes = most_memory;  ///< of address space
};

/// The result of `work`, done in a child process. Where the child is stopped or crashes, the result
/// is an error among its diagnostics, which are those of `file_name`.
[[nodiscard]] Conversion run_isolated(const std::function<Conversion()>& work, const std::string& file_name,
                                      const ProcessLimits& limits);

}  // namespace cvconv::command
