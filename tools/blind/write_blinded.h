#pragma once
// The whole of blinding: a Cv in, a file and a report out, or no file.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "tools/blind/options.h"
#include "writers/writer.h"

namespace cvconv::blind {

struct Written {
    std::optional<std::string> output;  ///< nothing where it did not pass its check, or cannot be written
    std::string report;                 ///< JSON (report.h)
};

/// Blinds, writes, and looks for what was hidden in what was written. A file that is no text is searched before it is
/// packed: in each value that it is made of. Options that are not in order are errors.
[[nodiscard]] Written write_blinded(const Cv& cv, const Writer& writer, const WriteOptions& write,
                                    const Options& options, Diagnostics& diagnostics);

}  // namespace cvconv::blind
