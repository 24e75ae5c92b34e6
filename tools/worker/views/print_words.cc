#include "tools/worker/views/print_words.h"

#include <fmt/format.h>

#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/reader.h"
#include "readers/pdf/words/words.h"

namespace cvconv::worker {

std::optional<std::string> print_words(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    if (!pdf_reader().looks_like(bytes)) {
        diagnostics.add(Code::format_mismatch, "only a PDF has words with places");
        return std::nullopt;
    }
    pdf::PdfFile file(bytes, options.password);
    auto pages = pdf::extract_words(file, options, diagnostics);
    return pages ? std::optional(to_lines(*pages)) : std::nullopt;
}

std::string to_lines(const std::vector<pdf::PageWords>& pages) {
    std::string all;
    for (const pdf::PageWords& page : pages) {
        all += fmt::format("page {} {:.0f}x{:.0f}\n", page.number, page.width, page.height);
        for (const pdf::PageWord& word : page.words) {
            all += fmt::format("{:6.1f} {:6.1f} {:6.1f} {:6.1f}  {:4.1f} {}{}{}{}{}{}  {}\n", word.left, word.top,
                               word.right, word.bottom, word.size, word.font, word.bold ? " bold" : "",
                               word.italic ? " italic" : "", word.small_caps ? " small-caps" : "",
                               word.colour != 0 ? fmt::format(" #{:06x}", word.colour) : "",
                               word.certainty < 1 ? fmt::format("{:3.0f}%", 100 * word.certainty) : "", word.text);
        }
    }
    return all;
}

}  // namespace cvconv::worker
