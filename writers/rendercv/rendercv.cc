#include "writers/rendercv/rendercv.h"

#include "ir/formats/mapping/losses.h"
#include "ir/formats/prose/words.h"
#include "ir/formats/rendercv/rendercv.h"
#include "ir/formats/yaml/write.h"
#include "writers/json_resume/resume_tree.h"

namespace cvconv {

std::optional<std::string> write_rendercv(const Cv& cv, Diagnostics& diagnostics) {
    const auto resume = json_resume::resume_tree(cv, diagnostics);
    if (!resume) {
        return std::nullopt;
    }
    const rendercv::Json tree = rendercv::from_resume(*resume, prose::language_of(cv));
    if (const auto back = rendercv::to_resume(tree)) {
        mapping::report_losses(*resume, back->resume, "RenderCV", diagnostics);
    }
    return yaml::write(tree);
}

}  // namespace cvconv
