#include "tools/worker/views/printed_pages.h"

#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/reader.h"
#include "readers/pdf/words/words.h"

namespace cvconv::worker {

std::optional<std::vector<PrintedPage>> printed_pages(std::string_view bytes, const ReadOptions& options) {
    if (!pdf_reader().looks_like(bytes)) {
        return std::nullopt;
    }
    Diagnostics said;  // the reader of the document says all of it
    pdf::PdfFile file(bytes, options.password);
    auto pages = pdf::extract_words(file, options, said);
    return pages ? std::optional(as_printed(*std::move(pages))) : std::nullopt;
}

std::vector<PrintedPage> as_printed(std::vector<pdf::PageWords> pages) {
    std::vector<PrintedPage> printed;
    for (pdf::PageWords& page : pages) {
        PrintedPage& made = printed.emplace_back();
        made.number = page.number;
        made.width = page.width;
        made.height = page.height;
        for (pdf::PageWord& word : page.words) {
            made.words.push_back(
                {{word.left, word.top, word.right, word.bottom}, word.size, word.rotation, std::move(word.text)});
        }
        for (const pdf::Panel& panel : page.drawing.drawings.panels) {
            made.panels.push_back({panel.left, panel.top, panel.right, panel.bottom});
        }
        for (const pdf::Mark& mark : page.drawing.drawings.marks) {
            made.drawn.push_back({mark.left, mark.top, mark.right, mark.bottom});
        }
        for (const pdf::Rule& rule : page.drawing.drawings.rules) {
            made.drawn.push_back(rule.upright ? LayoutBox{rule.at, rule.from, rule.at, rule.to}
                                              : LayoutBox{rule.from, rule.at, rule.to, rule.at});
        }
    }
    return printed;
}

}  // namespace cvconv::worker
