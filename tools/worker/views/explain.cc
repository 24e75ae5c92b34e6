#include "tools/worker/views/explain.h"

#include <algorithm>
#include <cstdint>
#include <variant>

#include <fmt/format.h>

#include "ir/formats/europass/base64.h"
#include "tools/worker/views/blinded.h"
#include "tools/worker/views/page_pictures.h"
#include "writers/explain/explanation.h"
#include "writers/explain/page.h"
#include "writers/explain/report.h"

namespace cvconv::worker {
namespace {

/// FNV-1a: tells files apart that nobody made to be alike.
std::string hash_of(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (char c : bytes) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    return fmt::format("{:016x}", hash);
}

/// None for what has no pages; of those that could not be drawn, says how many.
std::vector<explain::PagePicture> pictures_of(const Request& request, std::string_view bytes, const Document& document,
                                              const PdfStages& pdf, Diagnostics& said) {
    const bool has_pages = std::any_of(document.places.begin(), document.places.end(),
                                       [](const Stretch& place) { return place.page > 0; });
    if (!has_pages || pdf.pictures == nullptr) {
        return {};
    }
    std::vector<explain::PagePicture> pictures =
        pdf.pictures(bytes, request.options.read).value_or(std::vector<explain::PagePicture>());
    const auto missing = std::count_if(pictures.begin(), pictures.end(),
                                       [](const explain::PagePicture& picture) { return picture.png.empty(); });
    if (missing > 0) {
        said.add(Code::pages_not_drawn,
                 fmt::format("{} of {}; at most {} are drawn", missing, pictures.size(), most_pictures));
    }
    return pictures;
}

}  // namespace

std::optional<std::string> explain_file(const Request& request, std::string_view bytes,
                                        const std::vector<Reader>& readers, const PdfStages& pdf, Diagnostics& said) {
    std::optional<Content> content = read_content(bytes, request.options, readers, said);
    if (!content) {
        return std::nullopt;
    }
    Document document;
    Cv cv;
    if (Document* read = std::get_if<Document>(&*content)) {
        document = std::move(*read);
        cv = recognize(document, said, request.options.recognize);
    } else {
        cv = std::move(std::get<Cv>(*content));  // structured already: there is no text to point at
    }
    Blinded blinded;
    if (const auto& how = request.options.blind) {
        blinded = blinded_view(document, cv, *how, said);
        if (said.has_errors()) {
            return std::nullopt;
        }
        cv = std::move(blinded.cv);
    }
    std::optional<explain::Explanation> explanation = explain::explain(document, cv, said, blinded.removals);
    if (!explanation) {
        return std::nullopt;
    }
    const std::string& name = request.options.file_name;
    std::vector<explain::PagePicture> pictures;
    if (!request.plain) {
        pictures = pictures_of(request, bytes, document, pdf, said);
    }
    explain::Json made = explain::Json::object();
    made["people"] = explain::report_for_people(*explanation, name);
    made["programs"] = explain::report_for_programs(*explanation, said, name);
    if (!blinded.report.is_null()) {
        made["programs"]["blinded"] = blinded.report;
    }
    if (!request.plain) {
        if (!pictures.empty()) {
            made["thumbnail"] = europass::encode_base64(pictures.front().thumbnail);
        }
        made["page"] = explain::page(*explanation, document, pictures, said, {name, hash_of(bytes), blinded.report});
    }
    return made.dump(-1, ' ', false, explain::Json::error_handler_t::replace);
}

}  // namespace cvconv::worker
