#include "readers/recognize/spans/section_tokens.h"

namespace cvconv::recognizing {

bool has_labelled_tokens(SectionKind kind) {
    switch (kind) {
        case SectionKind::summary:
        case SectionKind::other: return false;
        default: return true;
    }
}

std::vector<TokenLine> section_tokens(const Document& document, const std::vector<Section>& sections) {
    std::vector<TokenLine> result;
    for (std::size_t s = 0; s < sections.size(); ++s) {
        const Section& section = sections[s];
        if (!has_labelled_tokens(section.kind)) {
            continue;
        }
        int entry = 0;
        int place = 0;
        for (const Line& line : section.lines) {
            if (line.is_beginning() && &line != &section.lines.front()) {
                ++entry;
                place = 0;
            }
            result.push_back({&line, section.kind, s, entry, place++, tokens_of(document.text, line.text)});
        }
    }
    return result;
}

}  // namespace cvconv::recognizing
