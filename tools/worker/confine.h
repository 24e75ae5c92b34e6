#pragma once
// What a worker gives up before it looks at anybody's file.

#include <cstddef>

namespace cvconv::worker {

constexpr int memory_ran_out_status = 3;

/// Limits of memory, open files and file size (0: nothing can be written to a file), and no core dumps.
/// False where one of them could not be set. There is no limit of memory under a sanitizer, which
/// reserves terabytes. From here on, a process that aborts because no memory is left ends with
/// memory_ran_out_status instead of the signal.
[[nodiscard]] bool limit_resources(std::size_t memory_bytes);

/// From now on `bytes` of address space, if that is less than limit_resources() set; 0 = as then.
void limit_memory(std::size_t bytes);

/// From now on `seconds` of processor time; the process ends when they are spent. 0 = no limit.
void limit_time(int seconds);

/// From here on the process can work with memory, its open sockets, and files that it opens for
/// reading; everything else (network, other programs, writing, signals to others) fails. False where
/// the system or this build has no such filter.
[[nodiscard]] bool filter_system_calls();

/// Bytes of memory in use now.
[[nodiscard]] std::size_t memory_in_use();

}  // namespace cvconv::worker
