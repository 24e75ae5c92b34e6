#include "readers/rendercv/rendercv.h"

#include "ir/formats/rendercv/rendercv.h"
#include "readers/json_resume/mapped.h"

namespace cvconv {

namespace {

bool looks_like_rendercv(std::string_view bytes) {
    constexpr std::size_t enough = 64 * 1024;
    const std::string_view text = bytes.substr(0, enough);
    // A JSON Resume may stand below "cv", too.
    const bool is_json_resume =
        text.find("\"basics\":") != std::string_view::npos || text.find("\n  basics:") != std::string_view::npos;
    return !is_json_resume && json_resume::has_top_objects(bytes, {"cv"});
}

std::optional<Content> read_rendercv(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    return json_resume::read_mapped(bytes, options, rendercv::to_resume, "RenderCV's data is a mapping below \"cv\"",
                                    diagnostics);
}

}  // namespace

Reader rendercv_reader() {
    return {"rendercv",
            "RenderCV, all versions, as YAML or JSON",
            {"yaml", "yml", "json"},
            looks_like_rendercv,
            read_rendercv,
            false};
}

}  // namespace cvconv
