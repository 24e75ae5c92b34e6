#include "writers/json_resume/resume_tree.h"

#include <string>

#include "ir/formats/json_resume/parse.h"
#include "ir/formats/mapping/tree.h"
#include "writers/json_resume/json_resume.h"

namespace cvconv::json_resume {

std::optional<nlohmann::ordered_json> resume_tree(const Cv& cv, Diagnostics& diagnostics) {
    Cv without_files = cv;
    if (!cv.attachments.empty()) {
        Place place;
        place.pointer = "attachments";
        diagnostics.add(Code::value_not_representable, std::move(place), "files");
        without_files.attachments.clear();
    }
    // What it keeps below meta.cvconv is reported where the format has no place for it.
    Diagnostics said;
    const std::optional<std::string> json = write_json_resume(without_files, {}, said);
    if (!json) {
        diagnostics.append(said);
        return std::nullopt;
    }
    auto tree = parse(*json, 2 * default_depth, diagnostics);
    if (tree) {
        tree->erase("$schema");
        const mapping::Json meta = mapping::member(*tree, "meta");  // there "" says that something is not known
        mapping::remove_empty(*tree);
        mapping::put_all(*tree, "meta", meta);
    }
    return tree;
}

}  // namespace cvconv::json_resume
