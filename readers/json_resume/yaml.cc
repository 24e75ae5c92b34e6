#include "readers/json_resume/yaml.h"

#include <algorithm>
#include <array>

#include "ir/formats/yaml/outline.h"
#include "ir/formats/yaml/parse.h"
#include "ir/unicode.h"
#include "readers/json_resume/tree.h"

namespace cvconv {

bool looks_like_json_resume_yaml(std::string_view bytes) {
    static constexpr std::array<std::string_view, 10> sections = {"work",         "volunteer", "education", "awards",
                                                                  "certificates", "skills",    "languages", "interests",
                                                                  "publications", "projects"};
    int lists = 0;
    bool basics = false;
    for (const yaml::TopKey& top : yaml::top_keys(bytes)) {
        const std::string_view below = trim(top.below);
        const bool mapping = below.find(':') != std::string_view::npos;
        basics = basics || (top.key == "basics" && ((top.value.empty() && mapping) || top.value.starts_with('{')));
        const bool section = std::find(sections.begin(), sections.end(), top.key) != sections.end();
        lists +=
            section && ((top.value.empty() && below.starts_with('-') && mapping) || top.value.starts_with('[')) ? 1 : 0;
    }
    return basics || lists > 1;
}

std::optional<Content> read_json_resume_yaml(std::string_view bytes, const ReadOptions& options,
                                             Diagnostics& diagnostics) {
    auto document = yaml::parse(bytes, options.limits.max_depth, diagnostics);
    if (!document) {
        return std::nullopt;
    }
    return json_resume::read_tree(std::move(*document), json_resume::Notation::yaml, diagnostics);
}

Reader json_resume_yaml_reader() {
    return {"json-resume-yaml",
            "JSON Resume written as YAML",
            {"yaml", "yml"},
            looks_like_json_resume_yaml,
            read_json_resume_yaml};
}

}  // namespace cvconv
