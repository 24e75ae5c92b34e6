#include "writers/yamlresume/yamlresume.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/formats/mapping/losses.h"
#include "ir/formats/prose/words.h"
#include "ir/formats/yaml/write.h"
#include "ir/formats/yamlresume/yamlresume.h"
#include "writers/json_resume/resume_tree.h"

namespace cvconv {

std::optional<std::string> write_yamlresume(const Cv& cv, Diagnostics& diagnostics) {
    const auto resume = json_resume::resume_tree(cv, diagnostics);
    if (!resume) {
        return std::nullopt;
    }
    const yamlresume::Json tree = yamlresume::from_resume(*resume, prose::language_of(cv));
    if (const auto back = yamlresume::to_resume(tree)) {
        mapping::report_losses(*resume, back->resume, "YAMLResume", diagnostics);
    }
    if (const std::vector<std::string> places = yamlresume::refused_places(tree); !places.empty()) {
        constexpr std::size_t most = 5;
        std::string named;
        for (std::size_t i = 0; i < std::min(places.size(), most); ++i) {
            named += (i == 0 ? "" : ", ") + places[i];
        }
        diagnostics.add(Code::output_incomplete, fmt::format("{} places, as `yamlresume validate` will say: {}{}",
                                                             places.size(), named, places.size() > most ? " …" : ""));
    }
    return yaml::write(tree);
}

}  // namespace cvconv
