#include "readers/europass/europass.h"

#include <fmt/format.h>

#include "ir/formats/europass/codes.h"
#include "readers/europass/body.h"
#include "readers/europass/candidate/candidate.h"
#include "readers/europass/v3/v3.h"
#include "readers/europass/xml.h"

namespace cvconv {

using namespace europass;

bool looks_like_europass(std::string_view bytes) {
    std::string root = root_name(bytes);
    return root == "Candidate" || root == "SkillsPassport" ||
           (root == "learnerinfo" && bytes.find("europass") != std::string_view::npos);
}

std::optional<Content> read_europass(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    std::unique_ptr<Source> source = Source::parse(bytes, options.limits, diagnostics);
    if (!source) {
        return std::nullopt;
    }
    std::string_view root = source->root().name();
    std::string_view space = source->root_namespace();
    if (std::string_view version = old_version(root, space); !version.empty()) {
        diagnostics.add(Code::format_unsupported, fmt::format("Europass XML {}, of the years before 2012", version));
        return std::nullopt;
    }
    Cv cv;
    if (root == "Candidate" && space == "http://www.europass.eu/1.0") {
        candidate_reader::read(source->root(), cv, diagnostics);
    } else if (root == "SkillsPassport" && space == "http://europass.cedefop.europa.eu/Europass") {
        v3_reader::read(source->root(), cv, diagnostics);
    } else {
        diagnostics.add(Code::format_mismatch, fmt::format("<{}> of namespace \"{}\" is no Europass", root, space));
        return std::nullopt;
    }
    for (std::string& text : source->leftovers()) {
        cv.unclaimed.push_back(found(std::move(text)));
    }
    return Content(std::move(cv));
}

Reader europass_reader() {
    return {
        "europass", "Europass XML: Candidate, SkillsPassport 3.0 to 3.4", {"xml"}, looks_like_europass, read_europass};
}

}  // namespace cvconv
