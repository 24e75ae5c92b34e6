#pragma once
// What can be done with a file: converting it, or showing a stage on the way.

#include "readers/reader.h"
#include "tools/worker/message.h"
#include "tools/worker/views/layout_svg.h"
#include "writers/explain/page.h"

namespace cvconv::worker {

/// Prints the words of a PDF; null where no PDF can be read here.
using WordsPrinter = std::optional<std::string> (*)(std::string_view bytes, const ReadOptions& options,
                                                    Diagnostics& diagnostics);

/// Draws the pages of a PDF (page_pictures.h); null where no PDF can be read here.
using PicturesReader = std::optional<std::vector<explain::PagePicture>> (*)(std::string_view bytes,
                                                                            const ReadOptions& options);

/// What only a program that reads PDF can do.
struct PdfStages {
    WordsPrinter print_words = nullptr;
    PagesReader pages = nullptr;
    PicturesReader pictures = nullptr;
};

/// The names of the stages that can be shown.
[[nodiscard]] const std::vector<std::string>& stages();

/// Does what is asked. Never throws: what fails is among the diagnostics.
[[nodiscard]] Conversion run_task(const Request& request, std::string_view bytes, const std::vector<Reader>& readers,
                                  const PdfStages& pdf);

}  // namespace cvconv::worker
