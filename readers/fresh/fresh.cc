#include "readers/fresh/fresh.h"

#include "ir/formats/fresh/fresh.h"
#include "readers/json_resume/mapped.h"

namespace cvconv {

namespace {

bool looks_like_fresh(std::string_view bytes) {
    constexpr std::size_t enough = 64 * 1024;
    const std::string_view text = bytes.substr(0, enough);
    const bool named = text.find("FRESH@") != std::string_view::npos || text.find("FRESCA") != std::string_view::npos;
    using json_resume::has_top_objects;
    return !has_top_objects(bytes, {"basics"}) &&
           ((named && has_top_objects(bytes, {"meta"})) || has_top_objects(bytes, {"employment", "contact"}) ||
            has_top_objects(bytes, {"employment", "info"}));
}

std::optional<Content> read_fresh(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    return json_resume::read_mapped(bytes, options, fresh::to_resume,
                                    "FRESH has \"name\", and \"employment\", \"info\" or \"contact\"", diagnostics);
}

}  // namespace

Reader fresh_reader() {
    return {"fresh",
            "FRESH, the format of HackMyResume, as JSON or YAML",
            {"json", "yaml", "yml"},
            looks_like_fresh,
            read_fresh,
            false};
}

}  // namespace cvconv
