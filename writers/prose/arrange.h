#pragma once
// Cv → the blocks of a document, and what stands beside them: the common part of the writers of Markdown, DOCX and
// HTML.

#include <functional>
#include <optional>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/formats/prose/beside.h"
#include "ir/formats/prose/blocks.h"

namespace cvconv::prose {

struct Arranged {
    Blocks blocks;
    Beside beside;                  ///< makes what a reader reads of the blocks the CV again
    nlohmann::ordered_json resume;  ///< the CV as JSON Resume, with meta.cvconv
};

/// `as_read`: the blocks as the format's reader gives them back, where blanks or line breaks do not survive; what is
/// not the same then stands beside the text as well. Nothing where the Cv has no valid JSON Resume (output_invalid).
[[nodiscard]] std::optional<Arranged> arrange(const Cv& cv, bool iso_dates,
                                              const std::function<Blocks(Blocks)>& as_read, Diagnostics& diagnostics);

}  // namespace cvconv::prose
