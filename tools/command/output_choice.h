#pragma once
// Which format an output is written in: what --to says, or else the name of the file.

#include <string>

#include "ir/diagnostics.h"
#include "writers/writer.h"

namespace cvconv::command {

struct OutputChoice {
    std::string output;  ///< a file, a folder, or "-"; empty = standard output
    std::string to;      ///< a writer's name, or "pdf"; empty = the output's extension tells
    bool pdf = false;    ///< a PDF is asked for: by --pdf, --to or the extension
};

[[nodiscard]] bool is_folder(const std::string& path);

/// The writer asked for, or the one whose extension the output file has, else that of JSON Resume; for PDF that of the
/// JSON which the PDF is made of (then `choice.pdf` is set). Null, and why among the diagnostics, if there is none.
[[nodiscard]] const Writer* choose_writer(OutputChoice& choice, Diagnostics& said);

}  // namespace cvconv::command
