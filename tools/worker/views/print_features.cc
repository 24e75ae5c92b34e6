#include "tools/worker/views/print_features.h"

#include <fmt/format.h>

#include "readers/recognize/labels/labelled_sections.h"

namespace cvconv::worker {

std::string print_features(const Document& document) {
    const recognizing::LabellerInput input = recognizing::labeller_input(document, true);
    std::string printed;
    for (std::size_t i = 0; i < input.features.size(); ++i) {
        printed += fmt::format("{}\n    {}\n", input.headed.lines[i].text.of(document.text),
                               fmt::join(input.features[i].names(), " "));
    }
    return printed;
}

}  // namespace cvconv::worker
