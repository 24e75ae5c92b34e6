#include "readers/reactive_resume/reactive_resume.h"

#include "ir/formats/reactive_resume/reactive_resume.h"
#include "readers/json_resume/mapped.h"

namespace cvconv {

namespace {

/// `metadata` may stand behind the beginning that is looked at; JSON Resume has no `sections`.
bool looks_like_reactive_resume(std::string_view bytes) {
    return json_resume::has_top_objects(bytes, {"basics", "sections"}) ||
           json_resume::has_top_objects(bytes, {"picture", "basics", "summary"});
}

std::optional<Content> read_reactive_resume(std::string_view bytes, const ReadOptions& options,
                                            Diagnostics& diagnostics) {
    return json_resume::read_mapped(bytes, options, reactive_resume::to_resume,
                                    "Reactive Resume's data has objects \"basics\" and \"sections\"", diagnostics);
}

}  // namespace

Reader reactive_resume_reader() {
    return {"reactive-resume",
            "Reactive Resume's export, versions 3 to 5",
            {"json"},
            looks_like_reactive_resume,
            read_reactive_resume,
            false};
}

}  // namespace cvconv
