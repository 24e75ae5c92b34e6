#include "tools/worker/tasks.h"

#include "tools/worker/views/explain.h"
#include "tools/worker/views/print_features.h"
#include "tools/worker/views/print_passes.h"
#include "writers/native/native.h"

namespace cvconv::worker {
namespace {

/// The input as a Document; a structured format has none.
std::optional<Document> document_of(const Request& request, std::string_view bytes, const std::vector<Reader>& readers,
                                    Diagnostics& said) {
    std::optional<Content> content = read_content(bytes, request.options, readers, said);
    if (!content) {
        return std::nullopt;
    }
    if (Document* document = std::get_if<Document>(&*content)) {
        return std::move(*document);
    }
    said.add(Code::format_mismatch, "it is structured already: only --stage cv shows something");
    return std::nullopt;
}

std::optional<std::string> draw(const Request& request, std::string_view bytes, const Document& document,
                                const PdfStages& pdf, Diagnostics& said) {
    std::optional<std::vector<PrintedPage>> pages =
        pdf.pages == nullptr ? std::nullopt : pdf.pages(bytes, request.options.read);
    if (!pages) {
        said.add(Code::format_mismatch, "only a PDF has pages that can be drawn");
        return std::nullopt;
    }
    return layout_svg(*pages, document, outline(document, request.options.recognize));
}

std::optional<std::string> show(const Request& request, std::string_view bytes, const std::vector<Reader>& readers,
                                const PdfStages& pdf, Diagnostics& said) {
    const NativeOptions print{.evidence = !request.plain};
    if (request.task == "words") {
        if (pdf.print_words == nullptr) {
            said.add(Code::format_mismatch, "only a PDF has words with places");
            return std::nullopt;
        }
        return pdf.print_words(bytes, request.options.read, said);
    }
    if (request.task == "explain") {
        return explain_file(request, bytes, readers, pdf, said);
    }
    if (request.task == "cv") {
        std::optional<Cv> cv = read_cv(bytes, request.options, readers, said);
        return cv ? std::optional(to_native(*cv, print)) : std::nullopt;
    }
    std::optional<Document> document = document_of(request, bytes, readers, said);
    if (!document) {
        return std::nullopt;
    }
    if (request.task == "features") {
        return print_features(*document);
    }
    if (request.task == "passes") {
        return print_passes(trace_passes(*document, request.options.recognize));
    }
    if (request.task == "layout") {
        return draw(request, bytes, *document, pdf, said);
    }
    return request.task == "blocks" ? to_native(*document, print)
                                    : to_native(outline(*document, request.options.recognize), *document, print);
}

}  // namespace

const std::vector<std::string>& stages() {
    static const std::vector<std::string> names = {"words", "layout", "blocks", "features", "sections", "passes", "cv"};
    return names;
}

Conversion run_task(const Request& request, std::string_view bytes, const std::vector<Reader>& readers,
                    const PdfStages& pdf) {
    if (request.task == "convert") {
        return convert(bytes, request.options, readers);
    }
    Conversion shown{std::nullopt, Diagnostics(request.options.file_name)};
    guarded(shown.diagnostics, [&] { shown.output = show(request, bytes, readers, pdf, shown.diagnostics); });
    return shown;
}

}  // namespace cvconv::worker
