// Outline → native form: sections, their entries, and the lines of each.

#include <fmt/format.h>

#include "ir/formats/native/syntax.h"
#include "writers/native/native.h"
#include "writers/native/values.h"

namespace cvconv {

std::string to_native(const Outline& outline, const Document& document, const NativeOptions& options) {
    using namespace native;
    std::string text = std::string(outline_marker) + '\n';
    if (!outline.language.empty()) {
        text += "language " + quote(outline.language) + '\n';
    }
    for (const OutlineSection& section : outline.sections) {
        text += fmt::format("section {}", name_of(section.kind));
        if (section.title) {
            text += ' ' + quote(section.title->value) + (options.evidence ? evidence_text(*section.title) : "");
        }
        text += '\n';
        for (const OutlineEntry& entry : section.entries) {
            text += "  entry\n";
            for (const OutlineLine& line : entry.lines) {
                text += fmt::format("    line {} {}", line.block, quote(line.text.of(document.text)));
                text += (options.evidence ? ' ' + places_text({line.text}) : "") + '\n';
            }
        }
    }
    return text;
}

}  // namespace cvconv
