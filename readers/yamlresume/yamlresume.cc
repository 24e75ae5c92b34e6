#include "readers/yamlresume/yamlresume.h"

#include "ir/formats/yamlresume/yamlresume.h"
#include "readers/json_resume/mapped.h"

namespace cvconv {

namespace {

/// "basics" somewhere below "content", and nothing that a JSON Resume or a CV of another format begins with.
bool looks_like_yamlresume(std::string_view bytes) {
    constexpr std::size_t enough = 64 * 1024;
    const std::string_view text = bytes.substr(0, enough);
    const std::size_t key = text.find("basics");
    const std::size_t colon = key == std::string_view::npos ? key : text.find(':', key);
    using json_resume::has_top_objects;
    return colon != std::string_view::npos && colon - key < 16 && has_top_objects(bytes, {"content"}) &&
           !has_top_objects(bytes, {"basics"}) && !has_top_objects(bytes, {"cv"});
}

std::optional<Content> read_yamlresume(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    return json_resume::read_mapped(bytes, options, yamlresume::to_resume,
                                    "YAMLResume's data is a mapping below \"content\"", diagnostics);
}

}  // namespace

Reader yamlresume_reader() {
    return {"yamlresume",
            "YAMLResume, all versions, as YAML or JSON",
            {"yaml", "yml", "json"},
            looks_like_yamlresume,
            read_yamlresume,
            false};
}

}  // namespace cvconv
