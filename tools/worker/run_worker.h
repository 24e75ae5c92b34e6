#pragma once
// What the programs that are workers have in common.

#include "tools/worker/tasks.h"

namespace cvconv::worker {

/// Confines itself as the command line says, which a WorkerPool gives: "confined" or "unconfined", and the most bytes
/// of memory. Then serves. Returns the exit status.
[[nodiscard]] int run_worker(int argc, char** argv, const std::vector<Reader>& readers, const PdfStages& stages);

}  // namespace cvconv::worker
