#include "writers/reactive_resume/reactive_resume.h"

#include "ir/formats/mapping/losses.h"
#include "ir/formats/prose/words.h"
#include "ir/formats/reactive_resume/reactive_resume.h"
#include "writers/json_resume/resume_tree.h"

namespace cvconv {

std::optional<std::string> write_reactive_resume(const Cv& cv, Diagnostics& diagnostics) {
    const auto resume = json_resume::resume_tree(cv, diagnostics);
    if (!resume) {
        return std::nullopt;
    }
    const mapping::Json tree = reactive_resume::from_resume(*resume, prose::language_of(cv));
    if (auto back = reactive_resume::to_resume(tree)) {
        mapping::remove_empty(back->resume);
        mapping::report_losses(*resume, back->resume, "Reactive Resume", diagnostics);
    }
    return tree.dump(2, ' ', false, mapping::Json::error_handler_t::replace) + '\n';
}

}  // namespace cvconv
