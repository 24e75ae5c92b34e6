#include "tools/command/readers.h"

#include <fmt/format.h>

#include "readers/registry.h"
#ifdef CVCONV_HAS_PDF
#include "readers/pdf/links.h"
#include "readers/pdf/reader.h"
#include "readers/pdf/words.h"
#endif

namespace cvconv::command {

const std::vector<Reader>& available_readers() {
    static const std::vector<Reader> all = [] {
        std::vector<Reader> readers = core_readers();
#ifdef CVCONV_HAS_PDF
        readers.insert(readers.begin(), pdf_reader());
#endif
        return readers;
    }();
    return all;
}

#ifdef CVCONV_HAS_PDF
std::optional<std::string> list_words(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    if (!pdf_reader().looks_like(bytes)) {
        diagnostics.add(Code::format_mismatch, "only a PDF has words with places");
        return std::nullopt;
    }
    pdf::Annotations annotations = pdf::read_annotations(bytes, options.password, options.limits.max_pages);
    auto pages = pdf::extract_words(bytes, options, annotations.risky_pages, diagnostics);
    if (!pages) {
        return std::nullopt;
    }
    std::string all;
    for (const pdf::PageWords& page : *pages) {
        all += fmt::format("page {} {:.0f}x{:.0f}\n", page.number, page.width, page.height);
        for (const pdf::PageWord& word : page.words) {
            all += fmt::format("{:6.1f} {:6.1f} {:6.1f} {:6.1f}  {:4.1f} {}{}{}{}  {}\n", word.left, word.top,
                               word.right, word.bottom, word.size, word.font, word.bold ? " bold" : "",
                               word.italic ? " italic" : "", word.small_caps ? " small-caps" : "", word.text);
        }
    }
    return all;
}
#else
std::optional<std::string> list_words(std::string_view, const ReadOptions&, Diagnostics& diagnostics) {
    diagnostics.add(Code::usage, "--stage words: this cvconv was built without PDF");
    return std::nullopt;
}
#endif

}  // namespace cvconv::command
